import { cuePairs } from './grammar-cues.ts';
import type { Absences, Features } from './passage-features.ts';
import { CUES, GATE, RANK } from './passage-weights.ts';

/** How well a stretch answers a question beside the others of its passages; only differences mean something. */
export function rankOf(features: Features, asked: readonly string[], given: readonly string[]): number {
  const own = Object.entries(features).reduce((sum, [name, value]) => sum + (RANK[name] ?? 0) * value, 0);
  return cuePairs(asked, given).reduce((sum, pair) => sum + (CUES[pair] ?? 0), own);
}

/** Whether a stretch may be an answer at all, however well it ranks: it holds what was asked for where that is needed. */
export function mayAnswer({ lacks, strict, own, evidence }: Features): boolean {
  return lacks === 0 && strict === 0 && (own > 0 || evidence > 0);
}

/** What is known of the best stretch for whether it answers at all. */
export interface Best {
  features: Features;
  /** Its rank. */
  rank: number;
  /** How far it stands before the next one that says something else. */
  margin: number;
  /** Weight of all that the question names. */
  asked: number;
  /** What the grammar of the question asks for, and what its own gives. */
  cues: readonly string[];
  given: readonly string[];
  absences: Absences;
}

const MOST_MARGIN = 4;
const MOST_ASKED = 6;
const HIGH_RANK = 10;

/** The same as features of one model; `wordy` is a question of many telling words. */
export function gateFeatures(best: Best): Readonly<Record<string, number>> {
  const { features, rank, margin, asked, cues, given, absences } = best;
  return {
    ...features,
    ...absences,
    ...Object.fromEntries(cues.map((cue) => [`asks ${cue}`, 1])),
    ...Object.fromEntries(cuePairs(cues, given).map((pair) => [pair, 1])),
    bias: 1,
    score: rank / HIGH_RANK,
    margin: Math.min(MOST_MARGIN, margin) / MOST_MARGIN,
    wordy: Math.min(MOST_ASKED, asked) / MOST_ASKED,
    thin: asked < 1.2 ? 1 : 0,
  };
}

/** 0–1: the share of such stretches that answered, measured on papers that were left out. */
export function chanceOf(best: Best): number {
  const sum = Object.entries(gateFeatures(best)).reduce(
    (all, [name, value]) => all + (GATE[name] ?? 0) * value,
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}
