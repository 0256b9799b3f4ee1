import type { Candidate } from './candidates.ts';

/** 'by giving the other party not less than', 'agrees to give Tenant', 'by serving': somebody has to tell so early. */
const GIVES =
  /\b(?:(?:by|upon)\s(?:giving|serving|providing|sending|delivering)|agrees?\sto\s(?:first\s)?(?:give|serve|provide|send|deliver))\s(?:[\p{L}’'-]+\s){0,7}?(?:(?:at\sleast|(?:no|not)\s(?:less|fewer)\sthan|a\sminimum\sof|with)\s)?$/iu;
const NOTICE = /^['’]?\s(?:(?:prior|advance|advanced|written|clear|court)\s|\band\s){0,4}notice\b/i;

/** Whether a time says how early somebody has to tell of what he wants: 'by giving sixty days’ written notice'. */
export function isNoticeToGive({ mention, passage, side }: Candidate): boolean {
  if (mention.form !== 'period' || side === 'tells' || side === 'teaches') return false;
  const lead = passage.text.slice(Math.max(0, mention.start - 160), mention.start);
  return GIVES.test(lead) && NOTICE.test(passage.text.slice(mention.unitEnd, mention.unitEnd + 60));
}
