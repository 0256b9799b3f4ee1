import { findDays } from './days.ts';
import { ACTS, type Span } from './duty-words.ts';
import { findPeriods } from './periods.ts';

const LEAD_OF_TIME = String.raw`(?:within|(?:no|not) later than|on or before|by)\b`;
/** Where a second act with a time of its own begins: '… within 24 hours and file a receipt within 48 hours'. */
const NEXT_ACT = new RegExp(
  String.raw`,?\s(?:and|then|and then)\s(?=(?:(?:also|shall|must|will|to|have to|has to|is to|are to|further|promptly)\s){0,3}(?:${ACTS})\b|${LEAD_OF_TIME})`,
  'gi',
);
/** 'Within 48 hours file a receipt': what leads to a time that stands before its act. */
const BEGINS_WITH_TIME = new RegExp(`^${LEAD_OF_TIME}`, 'i');
const ACT_FIRST = new RegExp(String.raw`^[\s,]{0,3}(?:${ACTS})\b`, 'i');

/**
 * The part of a clause that the time at this stretch is for. An order that sets two times in one sentence asks for two
 * things, each by its own; of a clause with one time, or with two that nothing tells apart, it is the whole. A part
 * that begins with its time is the act behind it.
 */
export function ownPart(text: string, { start, end }: Span): Span {
  const whole = { start: 0, end: text.length };
  const joints = [...text.matchAll(NEXT_ACT)];
  if (joints.length === 0) return whole;
  const times = [...findDays(text), ...findPeriods(text)];
  const last = Math.max(-1, ...times.map((time) => time.end).filter((at) => at <= start));
  const next = Math.min(...times.map((time) => time.start).filter((at) => at >= end));
  // The event of a time may hold the words that join the next one to it.
  const head = last === -1 ? undefined : joints.findLast(({ index }) => index >= last && index < start);
  const tail = next === Infinity ? undefined : joints.find(({ index }) => index >= end && index < next);
  const from = head === undefined ? 0 : head.index + head[0].length;
  const to = tail?.index ?? text.length;
  const isBeforeAct = BEGINS_WITH_TIME.test(text.slice(from, to)) && ACT_FIRST.test(text.slice(end, to));
  return { start: head !== undefined && isBeforeAct ? end : from, end: to };
}
