import type { Paper } from '../../papers/paper.ts';
import { pageAt } from '../../text/pages.ts';
import type { FactPlace } from '../schema.ts';
import type { Candidate } from './candidates.ts';
import type { Clause } from './clause.ts';
import { passageOf } from './passage.ts';
import { stretchOfRow } from './rows.ts';

/**
 * The row of a schedule in which a day stands, as its statement: sentences run through such rows. Its offsets count as
 * those of the passage do, though the row may begin before it. Null where the day stands in no row of its own.
 */
export function clauseOfRow(
  paper: Paper,
  { mention, passage }: Candidate,
): { clause: Clause; place: FactPlace } | null {
  if (mention.form !== 'day') return null;
  const at = passage.toSource(mention.start);
  const row = stretchOfRow(paper, at);
  if (row === null || row.end < at + mention.end - mention.start) return null;
  const { text } = passageOf(paper, row.start, row.end);
  const start = mention.start - (at - row.start);
  const place = {
    page: pageAt(paper.pageStarts, row.start),
    ...row,
    quote: paper.text.slice(row.start, row.end),
  };
  return { clause: { start, end: start + text.length, text }, place };
}
