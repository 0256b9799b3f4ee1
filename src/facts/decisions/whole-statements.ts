import type { PaperView, Statement } from '../statements.ts';
import { passageOf } from '../times/passage.ts';

/** What cannot be the end of a sentence: 'the motion is', 'the Circuit Court for', 'are hereby'. */
const DANGLING =
  /\b(?:is|are|be|been|hereby|respectfully|of|for|the|a|an|and|or|to|that|by|with|in|on|from|as|against|this|its|his|her|their)\s*$/i;
const ENDED = /[.;:!?]["”')\]]{0,2}\s*$/;
/** A verb of decision or its manner in capitals, as courts print them, at the beginning of a line. */
const PRINTED =
  /^\s*(?:GRANTED|DENIED|DISMISSED|AFFIRMED|REVERSED|VACATED|REMANDED|SUSTAINED|OVERRULED|ADOPTED|APPROVED|STAYED|CLOSED|MOOT|AS MOOT|IN PART|WITH(?:OUT)? (?:PREJUDICE|LEAVE))\b/;
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

function continues(before: Statement, { passage: { text }, end }: Statement): boolean {
  const words = before.passage.text;
  if (ENDED.test(words) || end - before.start > LONGEST) return false;
  return PRINTED.test(text) ? /\p{L}{3}/u.test(words) : DANGLING.test(words) && /\p{Lu}{4}/u.test(text);
}
