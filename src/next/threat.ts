import { NO_NAME } from '../facts/times/no-name.ts';

/** What the other side does if it does not get what it asks for: nothing that the reader has to do. */
const THREAT =
  /^(?:file|start|bring|commence|begin) (?:an? |the )?(?:law)?(?:suit|action)\b|^file for (?:an? )?eviction\b|^sue\b/i;
const IF_NOT = /\b(?:if|unless)\b[^.]*\b(?:will|may)\b/i;
const SUES =
  /\b(?:fil(?:e|ing)|start|bring|commenc(?:e|ing)) (?:an? |the )?(?:law)?(?:suit|action)\b|\bsue\b/i;
/** The reader's own time to sue, after which it is too late. */
const READER_SUES =
  /\byou (?:(?:may|must|can|should|want to|wish to|have to|need to) )?(?:file|bring|start|commence|sue)\b|\byour (?:claim|right)s?\b|\bright to sue\b|\bbarred\b/i;

/** Whether a time only says after which day the other side may go to court. */
export function isThreat({ label, quote }: { label: string; quote: string }): boolean {
  const threatens = THREAT.test(label) || (label === 'Deadline' && SUES.test(quote));
  return threatens && IF_NOT.test(quote) && !READER_SUES.test(quote);
}

/** Whether a day says nothing of what is to be done: beside a named duty of the same paper and day it is that duty. */
export const saysNoDuty = (day: { label: string; quote: string }): boolean =>
  day.label === 'Deadline' || day.label === NO_NAME || isThreat(day);
