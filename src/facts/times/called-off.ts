import type { Candidate } from './candidates.ts';
import { isOtherStatement, sideAlone } from './other-statement.ts';
import type { CalledOff } from './struck.ts';

const OFF =
  /^((?:(?!\b(?:after|if|unless|until)\b)[^.;]){0,120}?)\b(?:(is|was)|are|were|(?<!\b(?:may|might|can|could|would)\s)be|been)\s{1,2}(?:hereby\s{1,2}|now\s{1,2}|therefore\s{1,2})?(?:vacated|cancell?ed|stricken|terminated|withdrawn|crossed\s{1,2}out|(?:taken|marked|struck)\s{1,2}(?:off|down|out)|dropped)\b(?![^.;]{0,100}?\b(?:if|unless|in\s{1,2}the\s{1,2}event|after\s{1,2}(?:that|this|which|then)|thereafter|automatically|at\s{1,2}that\s{1,2}time)\b)/i;
const MOVED =
  /^([^.;\d]{0,80}?)\b(?:(is|was|has\s{1,2}been)|are|were|have\s{1,2}been)\s{1,2}(?:hereby\s{1,2}|now\s{1,2})?(?:continued|adjourned|rescheduled|reset|moved|postponed|extended|enlarged)\b(?!\s{1,2}(?:only|in\s{1,2}part))/i;
const SET =
  /\b(?:set|scheduled|noticed|fixed|calendared|deadline\s{1,2}of|hearing\s{1,2}of|due)\s{1,2}(?:\S{1,12}\s{1,2}){0,3}$/i;
const SITTING_OR_TIME =
  '(?:hearings?|trials?|conferences?|settings?|dates?|deadlines?|depositions?|mediations?|sales?|appearances?|arguments?|inspections?|matters?|cut-?offs?)';
/** 'vacates the hearing of', 'strikes the trial setting of': nothing between that sets another day. */
const ENDED_BY = new RegExp(
  `\\b(?:vacat(?:es?|ing)|cancel(?:s|ing|ling)?|strik(?:es?|ing))\\s(?:(?!and\\b|to\\b|until\\b)[\\w'/-]+\\s){0,6}?${SITTING_OR_TIME}\\b(?:(?!\\band\\b|\\bto\\b|\\buntil\\b|\\bre-?set|\\bresched|\\bby\\b|\\bbefore\\b)[^.;]){0,50}$`,
  'i',
);
/** 'continues the trial from', 'is moved from'; the day to which it goes follows. */
const FROM =
  /\b(?:continu|adjourn|reschedul|postpon|mov|reset|chang|extend|enlarg|advanc|push)\w*\b[^.;]{0,60}?\bfrom\s(?:\w{3,9},?\s)?$/i;
const MOVES =
  /\b(?:continues?|adjourns?|reschedules?|postpones?|moves?|resets?|changes?|extends?|continuing|adjourning|rescheduling|moving|resetting|extending)\s(?:(?!to\b|until\b|for\b)[\w'/-]+\s){0,6}?(?:\w{3,9},?\s)?$/i;
const TO_ANOTHER = /^[^.;\d]{0,60}?\b(?:to|until|for|through|and\sresets?\sit)\s[^.;]{0,30}?\d/i;
const INSTEAD =
  /\b(?:instead\sof|in\slieu\sof|rather\sthan|no\slonger|in\splace\sof|replaces?|supersedes?)\s(?:(?!before\b|by\b|until\b|within\b)\w+\s){0,4}?$/i;
/** 'The answer, which was due', 'originally set for': said of a day in whose place another is named. */
const WAS_SET =
  /\b(?:(?:was|were|had\sbeen)\s(?:\w+\s)?|(?:originally|previously|formerly|initially|first)\s)(?:due|set|scheduled|noticed|fixed|calendared)\s(?:(?:on|by|for|to be)\s)?(?:\w{3,9},?\s)?$/i;
const IS_NOW = /^[^.;\d]{0,60}?\b(?:is|are)\s(?:now|hereby|instead)\b/i;
/** 'The response, now due December 4, shall be filed by': between commas, of a day that is to be another one. */
const STOOD =
  /,\s(?:which\s(?:is|are|was|were)\s)?(?:now|currently|presently|originally|previously|formerly|first|initially|otherwise)?\s?(?:due|set|scheduled|returnable)\s(?:(?:on|by|for)\s)?(?:\w{3,9},?\s)?$/i;
const SHALL_BE =
  /^,\s(?:shall|must|will|may|is|are)\s(?:(?:now|instead|hereby)\s)?(?:be\s)?(?:\w+\s){1,3}?(?:by|on|until|to|for|within|(?:no|not)\slater\sthan|on\sor\sbefore)\s[^.;]{0,30}?\d/i;
const REACH = 160;

/** A text without points that end no sentence: 'a.m.', 'Dept. 4'; its length may change. */
export function withoutInnerPoints(text: string): string {
  return text
    .replace(/\b[ap]\.\s?m\./gi, (clock) => clock.replaceAll('.', ' '))
    .replace(/\b(?:No|Dept|Rm|Hon|Mr|Ms|Mrs|Dr|St|Div)\./g, (word) => word.replace('.', ' '));
}

/**
 * Whether the words around a day that was set take it back: 'the hearing set for May 4 is vacated', 'the court continues
 * the May 4 trial to', 'is moved from May 4 to June 2'.
 */
export function isCalledOff(text: string, start: number, end: number): boolean {
  const after = withoutInnerPoints(text.slice(end, end + REACH));
  const lead = text.slice(Math.max(0, start - REACH), start);
  const off = OFF.exec(after);
  if (off !== null && !isOthers(off)) return true;
  if (ENDED_BY.test(lead) || INSTEAD.test(lead)) return true;
  if (WAS_SET.test(lead) && IS_NOW.test(after)) return true;
  if (STOOD.test(lead) && SHALL_BE.test(after)) return true;
  // What is moved for one side alone stands for the other.
  if (sideAlone(text.slice(start)) !== null) return false;
  const moved = SET.test(lead.slice(-60)) ? MOVED.exec(after) : null;
  if (moved !== null && !isOthers(moved)) return true;
  return TO_ANOTHER.test(after) && (FROM.test(lead) || MOVES.test(lead));
}

/** Whether what is taken back is something else than what the day is of: a threat, or what follows from being late. */
const isOthers = ([, between = '', one]: RegExpExecArray): boolean =>
  isOtherStatement(between, one !== undefined);

const NEAR_OFF = 90;

/** What a day was for that is taken back: a sitting, a deadline, or either of them where nothing says which. */
export function offDays({ passage, mention }: Candidate, date: string): CalledOff[] {
  const around = passage.text.slice(Math.max(0, mention.start - NEAR_OFF), mention.end + NEAR_OFF);
  const isDue = /\b(?:deadline|due|time to|cut-?off|last day)\b/i.test(around);
  return isDue ? [{ date, isSitting: false }] : [{ date, isSitting: true }];
}
