import { isHeading, linesBetween, type Paper } from '../../papers/paper.ts';
import type { FactPlace, FoundFact } from '../schema.ts';
import type { Candidate } from './candidates.ts';
import { type Clause, shortened } from './clause.ts';
import { findClocks } from './clocks.ts';
import { hearingWords, namesSitting } from './labels.ts';
import { isDoubtful } from './mention.ts';
import { NO_NAME } from './no-name.ts';
import { placeIn } from './places.ts';
import type { SetInRows } from './sittings.ts';

export const LONGEST_WHAT = 240;

/** The words that name a sitting, and where its day stands in them. */
export function sittingWords(
  paper: Paper,
  { mention, passage, before }: Candidate,
  clause: Clause,
): { words: string; at: number } {
  const start = passage.toSource(mention.start);
  const line = linesBetween(paper, start, start + 1)[0];
  // A row of a schedule that begins with its day names its own sitting.
  if (line && paper.text.slice(line.start, start).trim() === '') {
    const row = clause.text.slice(
      mention.start - clause.start,
      line.end - start + mention.start - clause.start,
    );
    if (namesSitting(row)) return { words: row, at: 0 };
  }
  // 'The case is set for trial on' stands at the end of the line before its day.
  const lead = /(?:^|[.;]\s)([^.;]{3,160}\s(?:on|for|at|to|is|until))\s*$/i.exec(before)?.[1];
  if (lead !== undefined && !namesSitting(clause.text)) {
    const words = `${lead} ${clause.text}`;
    return { words, at: words.length - clause.text.length + mention.start - clause.start };
  }
  return { words: clause.text, at: mention.start - clause.start };
}

const TITLE_LINES = 30;

/** The heading of a paper that names a hearing with its matter. */
export function titleOf(paper: Paper): string {
  for (const line of paper.lines.slice(0, TITLE_LINES)) {
    const words = paper.text.slice(line.start, Math.min(line.end, line.start + 160)).trim();
    if (/\b(?:hearing|trial)\s(?:on|for|re|regarding)\s/i.test(words) && isHeading(words)) return words;
  }
  return '';
}

/** A hearing that rows set: its time and place stand in rows of their own. */
export function hearingInRows(
  { passage, mention, clock }: Candidate,
  { what, time, place: room, isUnsure = false }: SetInRows,
  { date, place }: { date: string; place: FactPlace },
): FoundFact {
  const words = hearingWords(what, 0);
  const value = {
    what: shortened(what, LONGEST_WHAT),
    date,
    time: clock?.time ?? findClocks(time)[0]?.time ?? null,
    place: room ?? placeIn(passage.text.slice(mention.start)),
  };
  const certainty = isUnsure || isDoubtful(mention) ? 'unsure' : 'certain';
  const label = words.label === NO_NAME ? 'Hearing' : words.label;
  return { ...place, kind: 'hearing', label, certainty, value };
}
