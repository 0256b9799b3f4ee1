import { pageOf } from '../text/pages.ts';
import { type Opinion, SORTS, type Sort, sortOf } from './kind-model.ts';
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
  /** Whether the paper's own title says it. */
  isTitle?: boolean;
  /** Whether the name of the file alone says it. */
  isName?: boolean;
}

/**
 * Sorts that are weighed as one against all others: what they have in common is told more surely than what tells them
 * apart. The sorts of no row are papers of no kind that is known.
 */
const FAMILIES: readonly (readonly Sort[])[] = [
  ['complaint'],
  ['answer'],
  ['motion'],
  ['order', 'writ', 'garnishment'],
  ['notice', 'notice-hearing', 'notice-filing', 'eviction-notice'],
  ['summons'],
  ['discovery'],
  ['docket'],
  ['email'],
  ['letter', 'demand-letter', 'offer'],
  ['messages'],
  ['agreement', 'lease'],
  ['statement', 'receipt'],
  ['medical'],
];

/** What a paper of a sort is taken for where no title says more. */
function plainKind(sort: Sort): KindId {
  if (sort === 'discovery') return 'discovery-request';
  if (sort === 'agreement') return 'contract';
  if (sort === 'court-paper' || sort === 'everyday') return 'other';
  return sort;
}

/** How much a rule's vote counts against the model's share, both as odds; found on papers that neither was made from. */
const FIT = { rules: 2, model: 0.8, open: 0.3, other: 0.5, slope: 0.6, shift: 0.9, finer: 0.6 };

/** Of fewer words that it knows, the model alone is never sure. */
const FEW_WORDS = 24;
const UNSURE = 0.5;
/** From here on the words of a paper bear out the name of its file. */
const MOSTLY = 0.5;

const HOME =
  /\b(?:rent(?:al|ed)?|tenan(?:t|ts|cy)|landlord|lessor|lessee|leases?|premises|dwelling|apartment|occupan(?:t|ts|cy)|evict\w*|possession|quit|vacate|move[- ]out|household|unit)\b/gi;
const WORDS_OF_HOME = 2;

/** Whether a text speaks of a home or a shop that somebody rents: without that nobody is put out of one. */
function speaksOfHome(text: string): boolean {
  const words = text.slice(0, HEAD).match(HOME) ?? [];
  return new Set(words.map((word) => word.toLowerCase())).size >= WORDS_OF_HOME;
}

const odds = (share: number) => Math.log(share / (1 - share));
const within = (share: number) => Math.min(0.98, Math.max(0.02, share));

interface Candidate extends Vote {
  /** What the model gives for it. */
  share: number;
}

/**
 * The kinds that come into question, the likeliest first, each with how sure that is: what the rules say (title, form,
 * wording), weighed with what the model of words makes of the paper. Empty where neither knows anything.
 */
export function weigh(
  votes: readonly Vote[],
  { shares, telling, known, isBlank }: Opinion,
  text: string,
): Vote[] {
  if (isBlank) return [...votes];
  const isOfHome = speaksOfHome(text);
  const shareOf = (sort: Sort) =>
    sort === 'eviction-notice' && !isOfHome ? 0 : (shares[SORTS.indexOf(sort)] ?? 0);
  const sum = (sorts: readonly Sort[]) => sorts.reduce((total, sort) => total + shareOf(sort), 0);
  const likeliest = (sorts: readonly Sort[]) =>
    sorts.reduce((best, sort) => (shareOf(sort) > shareOf(best) ? sort : best), sorts[0] ?? 'everyday');
  const familyOf = (id: KindId) => FAMILIES.find((family) => family.includes(sortOf(id)));
  const sameWord = (id: KindId) =>
    SORTS.filter((sort) => kindById(plainKind(sort)).coarse === kindById(id).coarse);
  const candidates: Candidate[] = votes.map((vote) => ({ ...vote, share: sum(sameWord(vote.type)) }));
  const seen = new Set(votes.flatMap(({ type }) => [familyOf(type) ?? []]));
  const words = new Set(votes.map(({ type }) => kindById(type).coarse));
  for (const family of FAMILIES) {
    const type = plainKind(likeliest(family));
    const { coarse } = kindById(type);
    if (seen.has(family) || (coarse !== 'other' && words.has(coarse)) || sum(family) < 0.05) continue;
    candidates.push({ type, confidence: FIT.open, because: '', cue: null, share: sum(family) });
  }
  // A title that is hardly one has to stand against the paper's being of no kind that is known.
  if (candidates.length > 0 && !words.has('other'))
    candidates.push({ ...NO_KIND, confidence: FIT.other, share: sum(['everyday', 'court-paper']) });
  const scores = candidates.map(
    ({ confidence, share }) => FIT.rules * odds(within(confidence)) + FIT.model * Math.log(0.01 + share),
  );
  const raised = scores.map((score) => Math.exp(score));
  const total = raised.reduce((all, each) => all + each, 0);
  const [best, ...others] = candidates
    .map(({ share: _, ...vote }, at) => ({
      ...vote,
      confidence: sureness((raised[at] ?? 0) / Math.max(total, 1e-9)),
    }))
    .sort((one, other) => other.confidence - one.confidence);
  if (!best) return [];
  const family = FAMILIES.find(
    (sorts) => !best.isTitle && sorts.some((sort) => plainKind(sort) === best.type),
  );
  const finest = family && likeliest(family);
  // What a file is called says nothing of what stands in it: of words enough, the words decide.
  if (best.isName && known >= FEW_WORDS) {
    if (sum(familyOf(best.type) ?? []) < MOSTLY) best.confidence = Math.min(best.confidence, UNSURE);
    else best.because = '';
  }
  const isModels = best.because === '' && known < FEW_WORDS;
  if (isModels || best.because === NO_KIND.because) best.confidence = Math.min(best.confidence, UNSURE);
  if (family && finest && shareOf(finest) > FIT.finer * sum(family)) best.type = plainKind(finest);
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
