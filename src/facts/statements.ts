import type { Paper } from '../papers/paper.ts';
import type { Sentence } from '../papers/sentences.ts';
import { pageAt } from '../text/pages.ts';
import type { Certainty, FactContent, FoundFact } from './schema.ts';
import { type PaperSide, sideOf } from './times/paper-side.ts';
import { type Passage, passageOf } from './times/passage.ts';

/** A paper with its sentences, letter for letter, as every finder of facts reads it. */
export interface PaperView {
  paper: Paper;
  /** In the words of the product; null where nobody knows. */
  docType: string | null;
  side: PaperSide;
  /** In order of place. */
  statements: readonly Statement[];
}

export interface Statement {
  passage: Passage;
  start: number;
  end: number;
  /** The end of the statement before, for what begins with 'Otherwise'. */
  before: string;
}

export function viewOf(paper: Paper, sentences: readonly Sentence[], docType: string | null): PaperView {
  const statements: Statement[] = [];
  let before = '';
  for (const { start, end } of sentences) {
    const passage = passageOf(paper, start, end);
    statements.push({ passage, start, end, before });
    before = passage.text.slice(-200);
  }
  return { paper, docType, side: sideOf(docType), statements };
}

export interface Wording {
  label: string;
  certainty: Certainty;
}

/** A fact with the words between two offsets of the whole text. */
export function factAt(
  paper: Paper,
  start: number,
  end: number,
  content: FactContent,
  { label, certainty }: Wording,
): FoundFact {
  const place = { page: pageAt(paper.pageStarts, start), start, end, quote: paper.text.slice(start, end) };
  return { ...content, ...place, label, certainty };
}

/** The same between two places of a passage. */
export function factIn(
  paper: Paper,
  passage: Passage,
  { start, end }: { start: number; end: number },
  content: FactContent,
  wording: Wording,
): FoundFact {
  return factAt(
    paper,
    passage.toSource(start),
    passage.toSource(Math.max(start, end - 1)) + 1,
    content,
    wording,
  );
}

const ORDER: Readonly<Record<Certainty, number>> = { certain: 0, likely: 1, unsure: 2 };

/** The surest of a kind, in the order of the text. */
export function mostImportant(
  facts: readonly FoundFact[],
  most: number,
  weigh: (fact: FoundFact) => number = () => 0,
): FoundFact[] {
  if (facts.length <= most) return [...facts];
  return facts
    .toSorted((a, b) => weigh(b) - weigh(a) || ORDER[a.certainty] - ORDER[b.certainty] || a.start - b.start)
    .slice(0, most)
    .sort((a, b) => a.start - b.start);
}
