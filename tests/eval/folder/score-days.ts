import { locateQuote } from '#src/text/quotes.ts';
import { type Figure, figure } from './figure.ts';
import type { DayRead, PaperRead } from './paper-read.ts';
import { periodKey, squeezed } from './same.ts';
import type { TrueDay, Truth } from './truth.ts';

/** A day and a period by their values; none where there is only a sentence. */
function keysOf({ date, period }: Pick<TrueDay, 'date' | 'period'>): string[] {
  return [...(date === null ? [] : [date]), ...(period === null ? [] : [periodKey(period)])];
}

/** What must be named, each once: a day, a period, or either of the two where the label gives both. */
function wantedOf(days: readonly TrueDay[]): string[][] {
  const must = days.filter(({ isOptional }) => !isOptional).map(keysOf);
  return [...new Map(must.map((keys) => [keys.join(' or '), keys])).values()].filter(
    ({ length }) => length > 0,
  );
}

export interface DayTally {
  path: string;
  /** Values that must be named, and those that are. */
  wanted: string[];
  found: string[];
  /** Those of the wanted that the label gives as law alone, told of anybody. */
  law: string[];
  /** Different values that were offered, and those of them that the label does not have; null where it is not whole. */
  offered: string[];
  wrong: string[] | null;
  sentences: { text: string; isFound: boolean }[];
  /** Wanted values by the status that the label gives them. */
  byStatus: { status: string; isFound: boolean }[];
}

const DAYS_OF_A_ROW = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g;

/** At least so much of the shorter of the two stands in the other: a fact quotes its clause alone. */
const OVERLAP = 0.5;

/**
 * A form that nobody filled in names neither day nor period: there is nothing to offer but the place, shown as one that has to
 * be looked at. The sets of sentences count it so as well.
 */
function isShown(sentence: string, read: Pick<PaperRead, 'unplaced'> | null, text: string): boolean {
  const { verified, start, end } = locateQuote(text, sentence);
  const reach = end + BLANK_REACH;
  return verified && (read?.unplaced ?? []).some((place) => place.start < reach && start < place.end);
}

/** The line to write on stands behind the words that a label quotes. */
const BLANK_REACH = 40;

function isOffered(sentence: string, offered: readonly DayRead[], text: string): boolean {
  const { verified, start, end } = locateQuote(text, sentence);
  return offered.some((day) => {
    const shared = Math.min(end, day.end) - Math.max(start, day.start);
    const shorter = Math.min(end - start, day.end - day.start);
    if (verified && shared > 0 && shared >= OVERLAP * shorter) return true;
    const words = text.slice(day.start, day.end);
    // A label names the row of a table without the days that stand between its words.
    return [words, words.replace(DAYS_OF_A_ROW, ' ')].some((each) =>
      squeezed(each).includes(squeezed(sentence)),
    );
  });
}

/** The days of one paper against its label; null where the label says nothing of them. */
export function tallyDays(
  truth: Truth,
  read: Pick<PaperRead, 'days' | 'unplaced'> | null,
  text: string,
): DayTally | null {
  if (truth.days === undefined) return null;
  const offered = read?.days ?? [];
  const values = [...new Set(offered.flatMap(keysOf))];
  const known = new Set(truth.days.flatMap(keysOf));
  const must = truth.days.filter(({ isOptional }) => !isOptional);
  const wanted = wantedOf(truth.days);
  const binding = new Set(
    must.filter(({ status }) => status !== 'law-only').map((day) => keysOf(day).join(' or ')),
  );
  const isFound = (keys: readonly string[]) => keys.some((key) => values.includes(key));
  const sentences = [...new Set(must.flatMap(({ sentence }) => sentence ?? []))];
  const valued = new Set(must.flatMap((day) => (keysOf(day).length > 0 ? (day.sentence ?? []) : [])));
  return {
    path: truth.path,
    wanted: wanted.map((keys) => keys.join(' or ')),
    found: wanted.filter(isFound).map((keys) => keys.join(' or ')),
    law: wantedOf(must.filter(({ status }) => status === 'law-only'))
      .map((keys) => keys.join(' or '))
      .filter((value) => !binding.has(value)),
    offered: values,
    wrong: truth.isExhaustive ? values.filter((value) => !known.has(value)) : null,
    sentences: sentences.map((sentence) => ({
      text: sentence,
      isFound: isOffered(sentence, offered, text) || (!valued.has(sentence) && isShown(sentence, read, text)),
    })),
    byStatus: must.flatMap((day) => {
      const keys = keysOf(day);
      return keys.length === 0 || day.status === null
        ? []
        : [{ status: day.status.toLowerCase(), isFound: isFound(keys) }];
    }),
  };
}

export function dayFigures(tallies: readonly DayTally[]): Figure[] {
  const wanted = tallies.flatMap(({ path, wanted: all, found }) =>
    all.map((value) => ({ path, value, isFound: found.includes(value) })),
  );
  const whole = tallies.filter(({ wrong }) => wrong !== null);
  const wrong = whole.flatMap((tally) =>
    (tally.wrong ?? []).map((value) => `${tally.path}: offered ${value}`),
  );
  const offered = whole.reduce((sum, tally) => sum + tally.offered.length, 0);
  const setting = tallies.filter((tally) => tally.wanted.length > 0);
  const statuses = tallies.flatMap(({ byStatus }) => byStatus);
  const bound = tallies.flatMap(({ wanted: all, found, law }) =>
    all.filter((value) => !law.includes(value)).map((value) => ({ isFound: found.includes(value) })),
  );
  const missed = wanted
    .filter(({ isFound }) => !isFound)
    .map(({ path, value }) => `${path}: not found ${value}`);
  return [
    figure('found, of all that are labeled', wanted.length - missed.length, wanted.length, missed),
    // What a paper only tells of the law binds nobody; it is not to be shown as a day that somebody has to meet.
    figure('found, of those that bind somebody', bound.filter(({ isFound }) => isFound).length, bound.length),
    figure('wrong, of those offered on papers labeled whole', wrong.length, offered, wrong),
    figure(
      'papers all of whose days are found',
      setting.filter((tally) => tally.found.length === tally.wanted.length).length,
      setting.length,
    ),
    ...[...new Set(statuses.map(({ status }) => status))].sort().map((status) => {
      const own = statuses.filter((one) => one.status === status);
      return figure(`labeled ‘${status}’: found`, own.filter(({ isFound }) => isFound).length, own.length);
    }),
  ];
}

export function sentenceFigures(tallies: readonly DayTally[]): Figure[] {
  const all = tallies.flatMap(({ path, sentences }) => sentences.map((sentence) => ({ path, ...sentence })));
  const missed = all.filter(({ isFound }) => !isFound).map(({ path, text }) => `${path}: “${text}”`);
  return [figure('deadline sentences found', all.length - missed.length, all.length, missed)];
}

/** Of papers that set days, what the reply to 'What are my deadlines?' says of them. */
export function replyFigures(papers: readonly { truth: Truth; read: PaperRead | null }[]): Figure[] {
  const setting = papers.flatMap(({ truth, read }) => {
    const wanted = wantedOf(truth.days ?? []);
    const replied = read?.replied ?? null;
    const said = new Set([...(replied?.dates ?? []), ...(replied?.periods ?? []).map(periodKey)]);
    return wanted.length === 0
      ? []
      : [
          {
            path: truth.path,
            wanted,
            named: wanted.filter((keys) => keys.some((key) => said.has(key))),
            isNone: read !== null && replied === null,
          },
        ];
  });
  const sum = (of: 'wanted' | 'named') => setting.reduce((total, one) => total + one[of].length, 0);
  const all = setting.filter(({ wanted, named }) => wanted.length === named.length);
  const none = setting.filter(({ isNone }) => isNone);
  return [
    figure('days and periods named', sum('named'), sum('wanted')),
    figure(
      'papers that set days, all of them named',
      all.length,
      setting.length,
      setting
        .filter((one) => !all.includes(one))
        .map(({ path, wanted, named }) => `${path}: ${named.length} of ${wanted.length} named`),
    ),
    figure(
      'papers that set days, of which it says that there are none',
      none.length,
      setting.length,
      none.map(({ path }) => path),
    ),
  ];
}
