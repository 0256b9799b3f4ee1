import { type Figure, figure } from './figure.ts';
import type { FieldRead, PaperRead, PartyRead } from './paper-read.ts';
import { sameCourt, sameName, sameNumber } from './same.ts';
import type { Side, TrueParty, Truth } from './truth.ts';

export const CAPTION_FIELDS = ['plaintiffs', 'defendants', 'court', 'number'] as const;
export type CaptionField = (typeof CAPTION_FIELDS)[number];

/** 'unsure': the product says that it does not know, right or not. */
export type Verdict = 'right' | 'unsure' | 'wrong' | 'missing';

export interface Judged {
  path: string;
  field: CaptionField;
  verdict: Verdict;
  /** What the product gave is right, however sure it is. */
  isTrue: boolean;
  isQuoted: boolean;
  hasBox: boolean;
  wanted: string;
  found: string;
}

/**
 * Pairs every true name with a name of its own among those found: one that `fits` first, else the first of that name. The
 * rest on either side is left.
 */
function pairNames<T extends { text: string }, W extends { name: string }>(
  found: readonly T[],
  wanted: readonly W[],
  fits: (found: T, wanted: W) => boolean = () => true,
): { pairs: { found: T; wanted: W }[]; missed: W[]; extra: T[] } {
  const extra = [...found];
  const pairs: { found: T; wanted: W }[] = [];
  const missed: W[] = [];
  for (const one of wanted) {
    const named = extra.filter(({ text }) => sameName(text, one.name));
    const taken = named.find((each) => fits(each, one)) ?? named[0];
    if (taken === undefined) missed.push(one);
    else {
      extra.splice(extra.indexOf(taken), 1);
      pairs.push({ found: taken, wanted: one });
    }
  }
  return { pairs, missed, extra };
}

interface Given {
  wanted: string[];
  parts: FieldRead[];
  isTrue: boolean;
}

function givenOf(field: CaptionField, truth: Truth, read: CaptionRead | null): Given | null {
  if (field === 'plaintiffs' || field === 'defendants') {
    const wanted = truth[field];
    if (wanted === undefined || wanted.length === 0) return null;
    const side: Side = field === 'plaintiffs' ? 'plaintiff' : 'defendant';
    const all = read?.parties ?? [];
    const named = wanted.map((name) => ({ name }));
    const own = pairNames(
      all.filter((party) => party.side === side),
      named,
    );
    // Who appeals, or writes, stands on no side by the paper's own words: the name counts, as it does among the parties.
    const beside = pairNames(
      all.filter((party) => party.side === 'unsaid'),
      own.missed,
    );
    const parts = [...own.pairs, ...beside.pairs].map(({ found }) => found).concat(own.extra);
    return { wanted, parts, isTrue: beside.missed.length === 0 && own.extra.length === 0 };
  }
  if (field === 'court') {
    const part = read?.court ?? null;
    if (!truth.court) return null;
    const isTrue = part !== null && sameCourt(part.text, truth.court);
    return { wanted: [truth.court], parts: part === null ? [] : [part], isTrue };
  }
  const part = read?.number ?? null;
  if (!truth.numbers) return null;
  const isTrue = part !== null && truth.numbers.some((number) => sameNumber(part.text, number));
  return { wanted: truth.numbers, parts: part === null ? [] : [part], isTrue };
}

/** What of a reading is judged here. */
type CaptionRead = Pick<PaperRead, 'court' | 'number' | 'parties'>;

/** Each caption field that the label gives, and what became of it. A paper that could not be read misses all. */
export function judgeCaption(truth: Truth, read: CaptionRead | null): Judged[] {
  return CAPTION_FIELDS.flatMap((field): Judged[] => {
    const given = givenOf(field, truth, read);
    if (given === null) return [];
    const { wanted, parts, isTrue } = given;
    const verdict =
      parts.length === 0
        ? 'missing'
        : parts.some(({ isUnsure }) => isUnsure)
          ? 'unsure'
          : isTrue
            ? 'right'
            : 'wrong';
    return [
      {
        ...{ path: truth.path, field, verdict, isTrue: isTrue && parts.length > 0 },
        isQuoted: parts.every((part) => part.isQuoted),
        hasBox: parts.every((part) => part.hasBox),
        wanted: wanted.join('; '),
        found: parts.map(({ text }) => text).join('; '),
      },
    ];
  });
}

/** Shares of a field, or of all together, over papers of one sort. */
export function captionFigures(words: string, judged: readonly Judged[]): Figure[] {
  const of = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict);
  const lines = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(
      ({ path, field, verdict, wanted, found }) =>
        `${path}: ${field} ${verdict}: “${found}”, not “${wanted}”`,
    );
  const all = judged.length;
  const unsure = of('unsure');
  return [
    figure(`${words}: right`, of('right').length, all, lines),
    figure(`${words}: marked unsure`, unsure.length, all),
    figure(`${words}: wrong`, of('wrong').length, all),
    figure(`${words}: missing`, of('missing').length, all),
    ...(unsure.length > 0
      ? [
          figure(
            `${words}: right among those marked unsure`,
            unsure.filter(({ isTrue }) => isTrue).length,
            unsure.length,
          ),
        ]
      : []),
  ];
}

/** Right fields that come with words that stand in the paper, and with a box on the page. */
export function evidenceFigures(words: string, judged: readonly Judged[]): Figure[] {
  const right = judged.filter(({ verdict }) => verdict === 'right');
  return [
    figure(
      `${words}: right ones whose quotation stands there`,
      right.filter(({ isQuoted }) => isQuoted).length,
      right.length,
    ),
    figure(
      `${words}: right ones with a box on the page`,
      right.filter(({ hasBox }) => hasBox).length,
      right.length,
    ),
  ];
}

export interface PartyTally {
  path: string;
  wanted: number;
  found: number;
  /** Names in common; of these, those on the right side. */
  named: number;
  sided: number;
  missed: string[];
  extra: string[];
}

const fits = (party: PartyRead, { side }: TrueParty) =>
  party.side === side ||
  party.side === 'unsaid' ||
  side === 'unsaid' ||
  side === 'other' ||
  party.side === 'other';

/** The names that a paper gives its parties against those of its label; names marked unsure are not counted as found. */
export function tallyParties(truth: Truth, read: PaperRead | null): PartyTally | null {
  if (truth.parties === undefined || truth.parties.length === 0) return null;
  const found = (read?.parties ?? []).filter(({ isUnsure }) => !isUnsure);
  const { pairs, missed, extra } = pairNames(found, truth.parties, fits);
  return {
    path: truth.path,
    wanted: truth.parties.length,
    found: found.length,
    named: pairs.length,
    sided: pairs.filter((pair) => fits(pair.found, pair.wanted)).length,
    missed: missed.map(({ name }) => name),
    extra: extra.map(({ text }) => text),
  };
}

export function partyFigures(tallies: readonly PartyTally[]): Figure[] {
  const sum = (of: (tally: PartyTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const [named, found, wanted] = [sum((t) => t.named), sum((t) => t.found), sum((t) => t.wanted)];
  const extra = tallies.flatMap(({ path, extra: names }) =>
    names.map((name) => `${path}: no party “${name}”`),
  );
  const missed = tallies.flatMap(({ path, missed: names }) =>
    names.map((name) => `${path}: not found “${name}”`),
  );
  const sided = sum((t) => t.sided);
  const whole = tallies.filter((t) => t.sided === t.wanted && t.sided === t.found).length;
  return [
    figure('precision, name and side', sided, found),
    figure('recall, name and side', sided, wanted),
    figure('precision of the names alone', named, found, extra),
    figure('recall of the names alone', named, wanted, missed),
    figure('papers whose parties are all there, and no other', whole, tallies.length),
  ];
}
