import type { GridCell } from './caption-pieces.ts';
import { STATE_NAMES } from './caption-place.ts';
import { formWords, nameFeatures, WORD } from './name-features.ts';
import { WEIGHTS } from './name-weights.ts';
import type { AnalysisParty } from './schema.ts';

/** Below this hardly a name of courts that were left out was found (see what the training prints). */
const NO_NAME = -4;

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

/**
 * What a small model, learned from the heads of papers of other courts, thinks of words that the rules took for a name:
 * 'drop' for what a form prints, 'unsure' for what is hardly a name; null where it has no doubt that counts.
 */
export function doubtOf(
  { name, evidence }: AnalysisParty,
  { cells, versus }: { cells: readonly GridCell[]; versus: number },
): 'drop' | 'unsure' | null {
  const cell = cells.find(({ start, end }) => start <= evidence.start && end > evidence.start);
  if (cell === undefined) return null;
  if (scoreOf(nameFeatures(name, { cell, cells, versus })) >= NO_NAME) return null;
  return isOfFormWords(name) ? 'drop' : 'unsure';
}
