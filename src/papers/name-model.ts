import type { HeadOdds } from './caption-line-model.ts';
import type { GridCell } from './caption-pieces.ts';
import { STATE_NAMES } from './caption-place.ts';
import { formWords, nameFeatures, WORD } from './name-features.ts';
import { WEIGHTS } from './name-weights.ts';
import type { AnalysisParty } from './schema.ts';

/** Below this hardly a name of courts that were left out was found (see what the training prints). */
const NO_NAME = -4;

/** What is hardly a name by its words, and by its place in the head (see what the training of the lines prints). */
const HARDLY_NAME = -2.5;
const NO_LINE = 0.1;
const TOLD = 0.5;
/** 'Poe v. Lund' on a line, 'VS LUND' beside its other side: a name is told by the sign. */
const TITLE = /(?:^|\s)v(?:s|ersus)?\.?\s\p{L}/iu;

let loaded: ReadonlyMap<string, number> | undefined;

function weights(): ReadonlyMap<string, number> {
  loaded ??= new Map(
    WEIGHTS.split('\n').map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1)) / 100] as const;
    }),
  );
  return loaded;
}

/** A feature that no form's word is among the others. */
export const NO_FORM_WORD = 'unknown words';

/** The sum of what is known of features: above 0 they are more likely a party's name than anything else of a head. */
export function scoreOf(features: readonly string[], known: ReadonlyMap<string, number> = weights()): number {
  const hasWord = features.some((feature) => feature.startsWith(WORD) && known.has(feature));
  const all = hasWord ? features : [...features, NO_FORM_WORD];
  return all.reduce((sum, feature) => sum + (known.get(feature) ?? 0), known.get('bias') ?? 0);
}

/** Whether a name is made of words that forms print, and of no other. */
export function isOfFormWords(name: string, known: ReadonlyMap<string, number> = weights()): boolean {
  const words = formWords(name);
  return words.length > 0 && !STATE_NAMES.test(name) && words.every((word) => known.has(`${WORD}${word}`));
}

/** 'drop' for what a form prints, 'unsure' for what is hardly a name, 'weak' for what only would not be missed. */
export type NameDoubt = 'drop' | 'unsure' | 'weak';

/**
 * What two small models, learned from the heads of papers of other courts, think of words that the rules took for a name:
 * the one of its words and what stands around them, the other of its line among all lines of the head. Null where neither
 * has a doubt that counts.
 */
export function doubtOf(
  { name, evidence }: AnalysisParty,
  { cells, versus, odds }: { cells: readonly GridCell[]; versus: number; odds: HeadOdds },
): NameDoubt | null {
  const cell = cells.find(({ start, end }) => start <= evidence.start && end > evidence.start);
  if (cell === undefined) return null;
  const score = scoreOf(nameFeatures(name, { cell, cells, versus }));
  if (score < NO_NAME) return isOfFormWords(name) ? 'drop' : 'unsure';
  // Either model alone is often wrong; what both think is no name, seldom is one.
  const isTitle = TITLE.test(cell.text);
  const isNoLine = !isTitle && (odds.at('party', evidence.start, evidence.end) ?? 1) < NO_LINE;
  if (!isNoLine || score >= 0) return null;
  // Running words name parties, too.
  const isTold = (odds.at('prose', evidence.start, evidence.end) ?? 0) > TOLD;
  return score < HARDLY_NAME && !isTold ? 'unsure' : 'weak';
}
