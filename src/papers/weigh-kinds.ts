import { pageOf } from '../text/pages.ts';
import { type Opinion, SORTS, type Sort } from './kind-model.ts';
import { type KindId, kindById } from './kinds.ts';

/** What decided, in the paper's own words; offsets into the extracted text, page 1-based. */
export interface Cue {
  quote: string;
  page: number;
  start: number;
  end: number;
}

/** What one rule says of a paper; the confidence is 0–1. */
export interface Vote {
  type: KindId;
  confidence: number;
  because: string;
  cue: Cue | null;
}

/** What a paper of a sort is taken for where no title says more. */
const PLAIN_KINDS: Readonly<Record<Sort, KindId>> = {
  complaint: 'complaint',
  answer: 'answer',
  motion: 'motion',
  order: 'order',
  notice: 'notice',
  summons: 'summons',
  discovery: 'discovery-request',
  docket: 'docket',
  email: 'email',
  'court-paper': 'other',
  letter: 'letter',
  agreement: 'contract',
  everyday: 'other',
};

/** How much a rule's vote counts against the model's share, both as odds; found on papers that neither was made from. */
const FIT = { rules: 2, model: 0.6, open: 0.3, other: 0.4, slope: 0.85, shift: 0.06 };

const odds = (share: number) => Math.log(share / (1 - share));
const within = (share: number) => Math.min(0.98, Math.max(0.02, share));

/**
 * The kinds that come into question, the likeliest first, each with how sure that is: what the rules say (title, form,
 * wording), weighed with what the model of words makes of the paper. Empty where neither knows anything.
 */
export function weigh(votes: readonly Vote[], { shares, telling, isBlank }: Opinion, text: string): Vote[] {
  if (isBlank) return [...votes];
  const shareOf = (coarse: string) =>
    SORTS.reduce(
      (sum, sort, at) => (kindById(PLAIN_KINDS[sort]).coarse === coarse ? sum + (shares[at] ?? 0) : sum),
      0,
    );
  const seen = new Set(votes.map(({ type }) => kindById(type).coarse));
  const added = SORTS.flatMap((sort, at) => {
    const type = PLAIN_KINDS[sort];
    const { coarse } = kindById(type);
    if (seen.has(coarse) || (shares[at] ?? 0) < 0.05) return [];
    return [{ type, confidence: FIT.open, because: '', cue: null }];
  });
  const candidates = [...votes, ...added.filter(({ type }) => type !== 'other')];
  // A title that is hardly one has to stand against the paper's being of no kind that is known.
  if (candidates.length > 0 && !seen.has('other')) candidates.push({ ...NO_KIND, confidence: FIT.other });
  const scores = candidates.map(
    ({ type, confidence }) =>
      FIT.rules * odds(within(confidence)) + FIT.model * Math.log(0.01 + shareOf(kindById(type).coarse)),
  );
  const raised = scores.map((score) => Math.exp(score));
  const total = raised.reduce((sum, each) => sum + each, 0);
  const [best, ...others] = candidates
    .map((candidate, at) => ({
      ...candidate,
      confidence: sureness((raised[at] ?? 0) / Math.max(total, 1e-9)),
    }))
    .sort((one, other) => other.confidence - one.confidence);
  if (!best) return [];
  return [best.because === '' ? { ...best, ...wordsFor(best.type, telling, text) } : best, ...others];
}

const NO_KIND = {
  type: 'other',
  because: 'Neither a title nor its wording says clearly what kind of paper it is.',
  cue: null,
} as const;

function sureness(share: number): number {
  const value = FIT.slope * odds(Math.min(0.99, Math.max(0.01, share))) + FIT.shift;
  return 1 / (1 + Math.exp(-value));
}

function wordsFor(type: KindId, telling: readonly string[], text: string): Pick<Vote, 'because' | 'cue'> {
  const cue = telling.map((words) => placeOf(words, text)).find((place) => place !== null) ?? null;
  const name = kindById(type).name.toLowerCase();
  const because = cue
    ? `No title says so; its words are those of ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}, such as “${cue.quote}” (page ${cue.page}).`
    : `No title says so; its words are most like those of ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}.`;
  return { because, cue };
}

const HEAD = 12_000;

function placeOf(words: string, text: string): Cue | null {
  const [one = '', other] = words.split(' ');
  const pattern = new RegExp(
    `(?<!\\p{L})${one}${other === undefined ? '' : `[^\\p{L}\\n]{1,3}${other}`}(?!\\p{L})`,
    'iu',
  );
  const hit = /^\p{L}+$/u.test(words.replace(' ', '')) ? pattern.exec(text.slice(0, HEAD)) : null;
  if (!hit) return null;
  const [start, end] = [hit.index, hit.index + hit[0].length];
  return { quote: hit[0], page: pageOf(text, start), start, end };
}
