import { findDays } from './days.ts';
import { ACTS, AFTER_VERB, type Span } from './duty-words.ts';
import { findPeriods } from './periods.ts';

const LEAD_OF_TIME = String.raw`(?:within|(?:no|not) later than|on or before|by)\b`;
/** Where a second act with a time of its own begins: '… within 24 hours and file a receipt within 48 hours'. */
const NEXT_ACT = new RegExp(
  String.raw`,?\s(?:and|then|and then)\s(?=(?:(?:also|shall|must|will|to|have to|has to|is to|are to|further|promptly)\s){0,3}(?:${ACTS})\b|${LEAD_OF_TIME})|,\s(?=(?:${ACTS})\s${AFTER_VERB})`,
  'gi',
);
/** What leads to a time that stands before its act: 'and within 48 hours file a receipt'. */
const BEGINS_WITH_TIME = new RegExp(`^${LEAD_OF_TIME}`, 'i');
const ACT_FIRST = new RegExp(String.raw`^[\s,]{0,3}(?:${ACTS})\b`, 'i');

/** Whether nothing stands before a time but what leads to it: its act stands behind it. */
const isFirst = (lead: string): boolean =>
  /^\W*(?:\w+\W+){0,4}$/.test(lead) && BEGINS_WITH_TIME.test(lead.trim());

/**
 * The part of a clause that the time at this stretch is for. An order that sets two times in one sentence asks for two
 * things, each by its own; of a clause with one time, or with two for one act, it is the whole. Where the time stands
 * before its act, the part is what stands behind it.
 */
export function ownPart(text: string, { start, end }: Span): Span {
  const found = [...text.matchAll(NEXT_ACT)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  if (found.length === 0) return { start: 0, end: text.length };
  const times = [...findDays(text), ...findPeriods(text)].toSorted((one, other) => one.start - other.start);
  const leadsToTime = (joint: Span) => BEGINS_WITH_TIME.test(text.slice(joint.end));
  // 'Within 30 days, and no later than December 7': two times for one act.
  const joints = found.filter((joint) => {
    const time = times.find((each) => each.start >= joint.end);
    return !leadsToTime(joint) || (time !== undefined && ACT_FIRST.test(text.slice(time.end)));
  });
  const last = Math.max(-1, ...times.map((time) => time.end).filter((at) => at <= start));
  const next = Math.min(...times.map((time) => time.start).filter((at) => at >= end));
  const head =
    last === -1 ? undefined : joints.findLast((joint) => joint.start >= last && joint.start < start);
  const tail =
    next === Infinity || isFirst(text.slice(head?.end ?? 0, start))
      ? undefined
      : joints.find((joint) => joint.start >= end && joint.start < next);
  const from = head === undefined ? 0 : leadsToTime(head) ? end : head.end;
  return { start: from, end: tail?.start ?? text.length };
}
