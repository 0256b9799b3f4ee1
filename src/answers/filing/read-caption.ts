import type { ComplaintCaption } from '../../drafting/blocks.ts';
import { readCaption } from '../../papers/caption.ts';
import { readPaper } from '../../papers/paper.ts';

/** A caption and a title stand on the first pages; nothing behind them is looked at. */
const HEAD_LETTERS = 40_000;

/** The head of a complaint out of its extracted text, as an answer's caption needs it. Deterministic. */
export function readComplaintHead(text: string): Omit<ComplaintCaption, 'documentId' | 'filename'> {
  const { court, caseNumber, parties, title } = readCaption(readPaper(text.slice(0, HEAD_LETTERS)));
  return {
    title: title?.text ?? null,
    court: court === null ? [] : captionLinesOf(court.evidence.quote),
    caseNumber: caseNumber?.text ?? null,
    parties: parties.map(({ name, role }) => ({ name, role })),
  };
}

/** The lines of a court's name as they are printed. */
export function captionLinesOf(quote: string): string[] {
  return quote
    .split(/[\n\f]/)
    .map(withoutLineNumber)
    .filter((line) => line !== '');
}

/** Numbers at the left edge are the pleading paper's. */
function withoutLineNumber(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[1-9]|1\d|2[0-8])(?: (?=\D)|$)/, '');
}
