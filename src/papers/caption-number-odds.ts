import type { HeadOdds } from './caption-line-model.ts';
import { isOfBelow, type NumberFound, numberIn, OTHER_NUMBER } from './caption-number.ts';
import { isCode } from './caption-number-shapes.ts';
import { evidenceAt, type Paper, plain } from './paper.ts';

/** Of lines of courts that were left out, this likely, nearly all held the number (see what the training prints). */
const SURE = 0.9;
/** Figures and letters run together by signs. */
const RUN = /(?<![\w-])(?=[\w:./-]*\d)[A-Za-z\d][\w:./-]*[\dA-Za-z](?![\w-])/g;

/** The number on the line that the model of lines takes for the number's, where the rules find none that is called so. */
export function likeliestNumber(paper: Paper, found: NumberFound | null, odds: HeadOdds): NumberFound | null {
  if (found?.isLabeled) return found;
  const own =
    found === null
      ? 0
      : (odds.at('number', found.statement.evidence.start, found.statement.evidence.end) ?? 1);
  const best = odds.lines.reduce<HeadOdds['lines'][number] | null>(
    (top, line) => (line.number > Math.max(own, top?.number ?? SURE) ? line : top),
    null,
  );
  if (best === null) return found;
  const { text, start } = best.cell;
  // Its own words call it the number of another court or of no case.
  const cells = odds.lines.map(({ cell }) => cell);
  if (OTHER_NUMBER.test(text) || isOfBelow(cells, best.cell)) return found;
  const value = numberIn(text)?.value ?? text.match(RUN)?.find(isCode);
  // A blank within it was not filled in.
  if (value === undefined || /_{2}/.test(value)) return found;
  const from = start + text.indexOf(value);
  return {
    statement: { text: plain(value), evidence: evidenceAt(paper, from, from + value.length) },
    isLabeled: false,
  };
}
