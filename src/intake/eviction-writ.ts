import { findDays } from '../facts/times/days.ts';
import { OUT_DAY } from '../next/day-names.ts';
import { splitSentences } from '../text/sentence-end.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

const COMES =
  /\b(?:execut\w*|evict(?:ed)?|eviction\s+date|lock\w*[\s-]?out|vacated?|remove[ds]?|restored?|put\s+(?:you\s+)?out|move\s+out|leave|return|will\s+be\s+at|on\s+or\s+after|(?:not|no)\s+later\s+than)\b/gi;
/** What was before: a day beside one of these is the judgment's, or the paper's own. */
const BEHIND =
  /\b(?:judgments?|entered|rendered|obtained|signed|issued|posted|dated?|filed|granted|received)\b/gi;
const NEAR = 90;

/** Whether by this paper an officer puts somebody out of a home. */
export const isEvictionWrit = ({ kind }: Pick<ReadPaper, 'kind'>): boolean => kind === 'eviction-writ';

/** How far the nearest of these words is from a day; Infinity where none is near. */
function nearest(words: RegExp, sentence: string, start: number, end: number): number {
  const before = sentence.slice(Math.max(0, start - NEAR), start);
  // A day of making may follow behind 'at 9:00 a.m.', after which no sentence seems to end.
  const [after = ''] = sentence.slice(end, end + NEAR).split(/;|\.\s+(?=\p{Lu})/u);
  const behind = [...before.matchAll(words)].at(-1);
  const ahead = [...after.matchAll(words)][0];
  return Math.min(
    behind === undefined ? Number.POSITIVE_INFINITY : before.length - behind.index - behind[0].length,
    ahead === undefined ? Number.POSITIVE_INFINITY : ahead.index,
  );
}

/** The day on which the officer comes, as the paper names it: the earliest after its own; null where it names none. */
export function officerComes(papers: readonly ReadPaper[]): string | null {
  const days = papers.filter(isEvictionWrit).flatMap(({ head, beginning = head, docDate }) =>
    splitSentences(beginning)
      .flatMap((sentence) =>
        findDays(sentence).filter(({ start, end }) => {
          const comes = nearest(COMES, sentence, start, end);
          return Number.isFinite(comes) && comes <= nearest(BEHIND, sentence, start, end);
        }),
      )
      .flatMap(({ date }) => (date?.length === 10 && (docDate === null || date > docDate) ? [date] : [])),
  );
  return days.toSorted()[0] ?? null;
}

/** The lines of such a paper: the officer's day is a day of its own, and nobody is heard on it. */
export function withOfficersDay<Lines extends Pick<Proposal, 'deadlines' | 'hearings' | 'form' | 'outFrom'>>(
  lines: Lines,
): Lines {
  const { deadlines, hearings, form, outFrom: out } = lines;
  if (form !== 'eviction-writ' || !out) return lines;
  const named = [...hearings, ...deadlines].filter(({ date }) => date === out);
  const [first] = named.toSorted((one, other) => Number(one.time === null) - Number(other.time === null));
  const rest = deadlines.filter(({ date }) => date !== out);
  const { time = null, certainty = 'unsure', factId = '' } = first ?? {};
  const line = {
    label: OUT_DAY,
    date: out,
    time,
    period: null,
    certainty,
    factId,
    who: 'defendant' as const,
  };
  return {
    ...lines,
    hearings: hearings.filter(({ date }) => date !== out),
    deadlines: first === undefined ? rest : [line, ...rest],
  };
}

/** What it is, and that nothing is answered by it. */
export const WRIT_SAYS =
  'This is an order by which an officer puts somebody out of a home. A judge has decided before. It is not a paper to answer. To stop it, somebody must ask the court at once.';
