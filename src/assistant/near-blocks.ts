import { type QuestionTerm, readQuestion } from '../conversations/question.ts';
import { isOnlyLabels } from '../conversations/unfilled.ts';
import { indexTerms } from '../text/tokenize.ts';
import { withPlainSums } from './choose-facts.ts';
import type { Place } from './draft.ts';
import { paperTermsFor } from './paper-words.ts';

const LONGEST = 420;
const SHORTEST = 20;
const MOST = 2;
/** Share of the telling words of a question that a block has to hold to come near. */
const LEAST = 0.3;
/** What a block counts for holding the sort of thing that was asked for. */
const FOR_EVIDENCE = 0.6;
/** What it counts for having what was asked for as its title. */
const FOR_TITLE = 0.8;
const TITLE = /^\W*(?:\d{1,3}[.)]|[IVX]{1,5}\.|§ ?\d+)?\s*(\p{Lu}[\p{Lu}'’ &/-]{3,50})[.:](?=\s)/u;
const LEAST_WEIGHT = 0.5;
/** A title has to hold more than this share of a question. */
const LEAST_OF_TITLE = 0.5;
const FEWEST_WORDS = 2;

/** Paragraphs of a passage; a long one by its lines. Time grows with the text. */
function blocksOf(place: Place): Place[] {
  const blocks: Place[] = [];
  let from = 0;
  let text = '';
  const close = () => {
    if (text.trim().length >= SHORTEST)
      blocks.push({ ...place, text, start: place.start === null ? null : place.start + from });
    text = '';
  };
  let at = 0;
  for (const line of place.text.split('\n')) {
    const isTitled = TITLE.test(line);
    if (line.trim() === '' || isTitled || text.length + line.length > LONGEST) close();
    if (text === '') from = at;
    text = text === '' ? line : `${text}\n${line}`;
    if (line.trim() === '') text = '';
    at += line.length + 1;
  }
  close();
  return blocks.map((block) => trimmed(block)).filter((block) => block.text.length <= LONGEST * 2);
}

function trimmed(block: Place): Place {
  const lead = block.text.length - block.text.trimStart().length;
  return { ...block, text: block.text.trim(), start: block.start === null ? null : block.start + lead };
}

/** Share of the telling words of a question that some words hold, 0 to 1. */
export function shareHeld(question: string, text: string): number {
  const telling = readQuestion(question).terms.filter(({ weight }) => weight >= LEAST_WEIGHT);
  const all = telling.reduce((sum, { weight }) => sum + weight, 0);
  const held = new Set(indexTerms(withPlainSums(text)));
  const own = telling.filter(({ term, said }) => said?.test(text) ?? held.has(term));
  return all === 0 ? 0 : own.reduce((sum, { weight }) => sum + weight, 0) / all;
}

const holdsTerm = (
  { term, said }: Pick<QuestionTerm, 'term' | 'said'>,
  text: string,
  held: ReadonlySet<string>,
) => said?.test(text) ?? (held.has(term) || paperTermsFor(term).some((other) => held.has(other)));

export interface NearBlock {
  place: Place;
  score: number;
  /** Its own title is what was asked for, or it holds all that was. */
  answers: boolean;
}

/**
 * Paragraphs, clauses and rows of forms that hold words of a question and the sort of thing that it asks for: what has no
 * sentences is not found by sentences. The nearest first.
 */
export function nearBlocks(question: string, passages: readonly Place[], most = MOST): NearBlock[] {
  const { terms, asked } = readQuestion(question);
  const seen = new Set<string>();
  const blocks = passages.flatMap(blocksOf).flatMap((place) => {
    const key = `${place.documentId} ${place.text}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ place, held: new Set(indexTerms(withPlainSums(place.text))) }];
  });
  // A word that stands in few places tells where to look; one in none of them tells nothing.
  const telling = terms
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .flatMap((each) => {
      const count = blocks.filter(({ place, held }) => holdsTerm(each, place.text, held)).length;
      const rarity = count === 0 ? 1 : Math.log(1 + blocks.length / count) / Math.log(1 + blocks.length);
      return [{ ...each, weight: each.weight * rarity }];
    });
  const all = telling.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return [];
  return blocks
    .flatMap(({ place, held }): NearBlock[] => {
      const isHeld = (each: (typeof telling)[number]) => holdsTerm(each, place.text, held);
      const share = telling.reduce((sum, each) => sum + (isHeld(each) ? each.weight : 0), 0) / all;
      if (share < LEAST) return [];
      const title = new Set(indexTerms(TITLE.exec(place.text)?.[1] ?? ''));
      const ofTitle = telling.filter(({ term, said }) => said === undefined && title.has(term));
      const isTitled = ofTitle.reduce((sum, { weight }) => sum + weight, 0) > all * LEAST_OF_TITLE;
      const isWhole = telling.length >= FEWEST_WORDS && share > 0.99;
      const evidence =
        asked.length === 0 ? 0 : asked.filter((each) => each.evidence.test(place.text)).length / asked.length;
      return [
        {
          place,
          answers: (isTitled || isWhole) && !isOnlyLabels(place.text),
          score: share + FOR_EVIDENCE * evidence + (isTitled ? FOR_TITLE : 0),
        },
      ];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}
