import { isInsideSentence } from '../../text/chunks.ts';
import { MONTH_WORD } from '../../text/day-words.ts';
import { jointsOf } from './next-statement.ts';

/** A stretch of a passage. */
export interface Clause {
  start: number;
  end: number;
  text: string;
}

const SUBJECT_AND_VERB =
  '(?:(?:the|any|each|all|such|either|no|said)\\s)?\\S{1,24}(?:\\s\\S{1,24}){0,3}\\s(?:shall|must|will|may|is|are|has|have|should)\\b';
/** Where one statement ends and the next begins: a point, a semicolon, or a comma before another subject and its verb. */
const BOUNDARY = new RegExp(
  `(?<![A-Z]|\\b(?:Nos?|Exs?|Secs?|Arts?|Paras?|Rev|Hon|Dept|Mr|Ms|Mrs|Dr|St|Civ|Fed|Inc|[ap]\\.m|Rm|vs?|${MONTH_WORD}))[.?!]["')]?\\s{1,3}(?=[A-Z"(\\d[])|;\\s{1,3}|,\\s{1,2}(?:and|but)\\s{1,2}(?=${SUBJECT_AND_VERB})|\\s(?=\\(?[a-z0-9]{1,2}\\)\\s[A-Z])`,
  'g',
);
const LEAD =
  /^(?:[\s,;:.)\]•●▪*–—-]+|\(?\d{1,3}[a-z]?[.)]\s+|\(?[a-z][.)]\s+|(?:and|but|or|that|also|then|further)\s+(?:that\s+)?)+/i;
const LONGEST = 300;
/** A statement that begins with its time: who must do what comes behind the exceptions, as in 'Within 21 days … — you must'. */
const BEGINS_WITH_TIME = /^(?:within|(?:no|not) later than|(?:on or )?before|by|after)\b/i;
const LONGEST_WITH_EXCEPTIONS = 520;

/** How far a statement is read, in characters. */
export function longestOf(statement: string): number {
  return BEGINS_WITH_TIME.test(statement) ? LONGEST_WITH_EXCEPTIONS : LONGEST;
}

/** The statement of a passage in which a stretch stands. */
export function clauseAt(text: string, start: number, end: number): Clause {
  let from = 0;
  let to = text.length;
  for (const { index, after } of boundariesOf(text)) {
    if (after <= start) from = after;
    else if (index >= end) {
      to = index + (text.charAt(index) === '.' ? 1 : 0);
      break;
    }
  }
  const longest = longestOf(text.slice(from, from + 20));
  if (to - from > longest) {
    from = Math.max(from, wordStart(text, start - LONGEST * 0.6));
    to = Math.min(to, Math.max(end, wordEnd(text, from + longest)));
  }
  const lead = LEAD.exec(text.slice(from, start))?.[0].length ?? 0;
  from += lead;
  while (to > from && /[\s,]/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to, text: text.slice(from, to) };
}

/** Where a statement ends and where the next begins, in order of place. */
function* boundariesOf(text: string): Generator<{ index: number; after: number }> {
  const sure = [...text.matchAll(BOUNDARY)].flatMap(({ index, 0: mark }) =>
    mark.startsWith('.') && isInsideSentence(text, index, index + 1)
      ? []
      : [{ index, after: index + mark.length, isJoint: () => true }],
  );
  const joints = [...jointsOf(text)].map(({ index, end, isJoint }) => ({ index, after: end, isJoint }));
  let from = 0;
  for (const { index, after, isJoint } of [...sure, ...joints].sort((a, b) => a.index - b.index)) {
    if (index < from || !isJoint(from)) continue;
    from = after;
    yield { index, after };
  }
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', Math.max(0, Math.floor(at)));
  return at <= 0 || space < 0 ? 0 : space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return at >= text.length || space < 0 ? text.length : space;
}

/** Cut at a word to a length that a screen bears. */
export function shortened(text: string, longest: number): string {
  const even = text.replace(/\s+/g, ' ').trim();
  if (even.length <= longest) return even;
  return `${even.slice(0, wordEnd(even, longest - 1))}…`;
}
