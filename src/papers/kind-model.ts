import type { TextLine } from '../text/lines.ts';
import { kindFeatures } from './kind-features.ts';
import { WEIGHTS } from './kind-weights.ts';
import { type KindId, kindById } from './kinds.ts';

/**
 * What the model tells apart: the eval's words, with the papers of 'other' that have little in common taken apart, and
 * those that mean something of their own for the person who gets them.
 */
export const SORTS = [
  'complaint',
  'answer',
  'motion',
  'order',
  'writ',
  'garnishment',
  'notice',
  'notice-hearing',
  'notice-filing',
  'eviction-notice',
  'summons',
  'discovery',
  'docket',
  'email',
  'court-paper',
  'letter',
  'demand-letter',
  'offer',
  'messages',
  'agreement',
  'lease',
  'statement',
  'receipt',
  'medical',
  'everyday',
] as const;
export type Sort = (typeof SORTS)[number];

interface Model {
  /** Where a feature's weights begin among all weights. */
  places: ReadonlyMap<string, number>;
  weights: Int8Array;
}

let loaded: Model | undefined;

/** The weights are unpacked when the first paper is read: `\n`-separated features, then one signed byte for each sort. */
function load(): Model {
  if (loaded) return loaded;
  const raw = atob(WEIGHTS.bytes);
  const weights = Int8Array.from(raw, (character) => character.charCodeAt(0));
  const places = new Map(
    WEIGHTS.features.split('\n').map((feature, index) => [feature, (index + 1) * SORTS.length]),
  );
  loaded = { places, weights };
  return loaded;
}

export interface Opinion {
  /** How likely each sort is, in the order of `SORTS`; the shares add up to 1. */
  shares: number[];
  /** The words that speak most for the likeliest sort, best first. */
  telling: string[];
  /** How many of the paper's words, pairs of words and shapes it knows. */
  known: number;
  /** It knows none of the paper's words, or there are none. */
  isBlank: boolean;
}

const MOST_TELLING = 5;

/** What the model thinks of a paper with these lines. */
export function opinionOn(lines: readonly TextLine[]): Opinion {
  const { places, weights } = load();
  const sums: number[] = SORTS.map((_, sort) => weights[sort] ?? 0);
  const known: [feature: string, place: number][] = [];
  for (const feature of kindFeatures(lines)) {
    const place = places.get(feature);
    if (place === undefined) continue;
    known.push([feature, place]);
    for (let sort = 0; sort < SORTS.length; sort += 1)
      sums[sort] = (sums[sort] ?? 0) + (weights[place + sort] ?? 0);
  }
  const shares = softmax(sums.map((sum) => (sum * WEIGHTS.scale) / damping(known.length)));
  const likeliest = shares.indexOf(Math.max(...shares));
  const telling = known
    .filter(([feature]) => /^[hwz]\p{L}{3}/u.test(feature))
    .sort(([, one], [, other]) => (weights[other + likeliest] ?? 0) - (weights[one + likeliest] ?? 0))
    .slice(0, MOST_TELLING)
    .map(([feature]) => feature.slice(1));
  return {
    shares,
    telling,
    known: known.length,
    isBlank: known.every(([feature]) => feature.startsWith('s')),
  };
}

/** Long papers hold many features that say the same: their sum is not worth as much as if each stood alone. */
export function damping(known: number): number {
  return Math.sqrt(Math.max(1, known / 12));
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / total);
}

/** The papers of 'other' that a court case makes. */
const COURT_PAPERS: ReadonlySet<KindId> = new Set([
  'affidavit',
  'certificate',
  'stipulation',
  'status-report',
  'disclosure-statement',
  'transcript',
  'exhibit',
]);

const isSort = (word: string): word is Sort => SORTS.some((sort) => sort === word);

/** What the model calls a kind. */
export function sortOf(id: KindId): Sort {
  if (id === 'contract') return 'agreement';
  if (id === 'eviction-writ') return 'writ';
  // A kind and one of the eval's words may have the same name: 'notice', 'docket'.
  if (isSort(id)) return id;
  const { coarse } = kindById(id);
  return coarse === 'other' ? (COURT_PAPERS.has(id) ? 'court-paper' : 'everyday') : coarse;
}
