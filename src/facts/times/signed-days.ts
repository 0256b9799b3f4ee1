import { isHeading, type Paper } from '../../papers/paper.ts';
import { findClocks } from './clocks.ts';
import { findDays } from './days.ts';
import { indexOf, type Row, rowsAround } from './rows.ts';
import { saysSitting } from './sitting-words.ts';

/** Who signs an order, below its day: 'Mara Quill, Judge', 'JUDGE OR COMMISSIONER'; a row 'Judge: …' names who hears it. */
const SIGNER =
  /^[^:\d]{0,60}\b(?:judges?|justice|commissioner|magistrate|referee|judicial officer)\b[^:\d]{0,40}$/i;
const SIGNER_LINES_DOWN = 4;
const SIGNERS_DOWN = 2;
/** The hour below its day, and the line that is signed on. */
const HOUR_OR_RULE = /^(?:time\b.{0,30}|[\W_]*)$/i;
const RULE = /_{4,}|\/s\//i;
/** What ends an order, just before the day on which it was signed. */
const ENDS_ORDER =
  /\b(?:signed|dated|(?:so|is) ordered|done|entered|approved)(?:\s(?:on|and \w+|in chambers))?\W{0,4}$/i;
/** 'The hearing is set', 'Trial will be held at the time below': a sentence whose day stands in the rows below it. */
const SETS =
  /\b(?:hearing|trial|conference|mediation|arbitration|deposition|examination|argument|sentencing|arraignment|sale|matter|case|motion)\b[^.;]{0,120}\b(?:is|are|be|been|shall|will|must|hereby)\b[^.;]{0,60}\b(?:set|scheduled|rescheduled|held|heard|continued|adjourned|called|noticed|tried|conducted)\b/i;
const STAMPED =
  /\b(?:filed|received|entered|recorded|endorsed|stamped|dated|signed|issued|mailed|printed)\b[^\p{L}]*(?:on|at)?[^\p{L}]*$/iu;
const REACH_UP = 300;
const CLOCK_REACH = 60;

/**
 * Whether a row 'Date: … Time: …' above a judge's name is the day on which an order was signed, and not one on which
 * somebody is heard. It is where it bears the marks of a signature and the order has set a later day and hour before it;
 * it may be where only one of these holds. It is not where its heading, or the sentence before it, sets a hearing.
 */
export function signingAt(paper: Paper, row: Row): 'signed' | 'unsure' | null {
  const at = indexOf(paper, row.line);
  const below = paper.lines
    .slice(at + 1, at + 1 + SIGNER_LINES_DOWN)
    .map(({ start, end }) => paper.text.slice(start, Math.min(end, start + 120)).trim());
  const signers = below.filter((words) => !HOUR_OR_RULE.test(words)).slice(0, SIGNERS_DOWN);
  const signer = signers.find((words) => SIGNER.test(words));
  if (signer === undefined) return null;
  const top = Math.min(row.line.start, ...rowsAround(paper, row.line, 2).map(({ line }) => line.start));
  const above = paper.text.slice(Math.max(0, top - REACH_UP), top).trim();
  if (setsBelow(above)) return null;
  const isRuled = below.slice(0, below.indexOf(signer) + 1).some((words) => RULE.test(words));
  const isEnd = isRuled || ENDS_ORDER.test(above);
  const own = findDays(paper.text.slice(row.line.start, row.line.end))[0]?.date ?? null;
  const set = daysSetIn(paper.text.slice(0, row.line.start)).filter((date) => date !== own);
  if (isEnd && own !== null && set.length > 0 && set.every((date) => date > own)) return 'signed';
  return isEnd || set.length > 0 ? 'unsure' : null;
}

/** Whether what stands just above rows names a hearing whose day they give. */
function setsBelow(above: string): boolean {
  const last = above.split('\n').at(-1)?.trim() ?? '';
  if (saysSitting(last) && (isHeading(last) || /:$/.test(last)) && findDays(last).length === 0) return true;
  const sentence =
    above
      .split(/\n\s*\n|[.;]\s/)
      .at(-1)
      ?.replace(/\s+/g, ' ') ?? '';
  return (
    findDays(sentence).length === 0 && (SETS.test(sentence) || (/:$/.test(sentence) && saysSitting(sentence)))
  );
}

/** The days that a text sets with their hours for a sitting; a stamp sets none, and office hours have no day. */
function daysSetIn(text: string): string[] {
  const clocks = findClocks(text);
  if (clocks.length === 0) return [];
  return findDays(text).flatMap(({ start, end, date }) => {
    const lead = text.slice(Math.max(0, start - 200), start);
    const sentence = lead.split(/\n\s*\n|[.;]\s/).at(-1) ?? '';
    const hasHour = clocks.some(
      (clock) => clock.start - end < CLOCK_REACH && start - clock.end < CLOCK_REACH,
    );
    return date?.length === 10 && hasHour && saysSitting(sentence) && !STAMPED.test(lead) ? [date] : [];
  });
}
