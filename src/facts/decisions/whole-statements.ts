import type { Paper } from '../../papers/paper.ts';
import type { PaperView, Statement } from '../statements.ts';
import { type Passage, passageOf } from '../times/passage.ts';

/** What cannot be the end of a sentence: 'the motion is', 'the Circuit Court for', 'are hereby'. */
const DANGLING =
  /\b(?:is|are|be|been|hereby|respectfully|of|for|the|a|an|and|or|to|that|by|with|in|on|from|as|against|this|its|his|her|their)\s*$/i;
const ENDED = /[.;:!?]["”')\]]{0,2}\s*$/;
/** A verb of decision or its manner in capitals, as courts print them, at the beginning of a line. */
const PRINTED =
  /^\s*(?:GRANTED|DENIED|DISMISSED|AFFIRMED|REVERSED|VACATED|REMANDED|SUSTAINED|OVERRULED|ADOPTED|APPROVED|STAYED|CLOSED|MOOT|AS MOOT|IN PART|WITH(?:OUT)? (?:PREJUDICE|LEAVE))\b/;
/** The same as an opinion sets it apart at its end: 'the judgment is / Affirmed.' */
const SET_APART = /^[\s\d–—-]*(?:Affirmed|Reversed|Vacated|Remanded|Dismissed|Denied|Granted)\b/;
/** A page's own number in between. */
const PAGE_MARK = /^[\s\d–—-]*$/;
const LONGEST = 1500;
const MOST_JOINED = 3;

/**
 * The statements of a paper, those made whole whose lines were taken apart: where courts print what they do in capitals, a
 * new line of capitals looks like a heading.
 */
export function wholeStatements({ paper, statements }: PaperView): Statement[] {
  const whole: Statement[] = [];
  let joined = 0;
  for (const statement of statements) {
    if (PAGE_MARK.test(statement.passage.text)) continue;
    const around = aroundNotes(paper, whole.at(-1), statement);
    if (around !== null) {
      whole[whole.length - 1] = around;
      continue;
    }
    const last = whole.at(-1);
    if (last && joined < MOST_JOINED && continues(last, statement)) {
      const passage = passageOf(paper, last.start, statement.end);
      whole[whole.length - 1] = { ...last, passage, end: statement.end };
      joined += 1;
    } else {
      whole.push(statement);
      joined = 0;
    }
  }
  return whole;
}

/** A note at the foot of a page: its number, then its first word. */
const NOTE = /(?:^|\n)\s*\d{1,2}\s+(?=\p{Lu})/u;

/** A statement that goes on upon the next page, without the notes at the foot of the first. */
function aroundNotes(paper: Paper, before: Statement | undefined, next: Statement): Statement | null {
  if (!before || next.end - before.start > 2 * LONGEST) return null;
  const turned = paper.pageStarts.find((at) => at > before.start && at <= next.end);
  if (turned === undefined) return null;
  const own = NOTE.exec(paper.text.slice(before.start, before.end));
  // The note may have been read together with either half.
  const isBehind = own === null && NOTE.exec(next.passage.text)?.index === 0 && turned > next.start;
  if (own === null && !isBehind) return null;
  const first = own === null ? before.passage : passageOf(paper, before.start, before.start + own.index);
  const second = isBehind ? passageOf(paper, turned, next.end) : next.passage;
  if (ENDED.test(first.text) || !/^\s*\p{Ll}/u.test(second.text)) return null;
  const from = first.text.length + 1;
  const passage: Passage = {
    text: `${first.text} ${second.text}`,
    toSource: (at) => (at < from ? first.toSource(at) : second.toSource(at - from)),
  };
  return { ...before, passage, end: next.end };
}

function continues(before: Statement, { passage: { text }, end }: Statement): boolean {
  const words = before.passage.text;
  if (ENDED.test(words) || end - before.start > LONGEST) return false;
  return PRINTED.test(text)
    ? /\p{L}{3}/u.test(words)
    : DANGLING.test(words) && (/\p{Lu}{4}/u.test(text) || SET_APART.test(text));
}
