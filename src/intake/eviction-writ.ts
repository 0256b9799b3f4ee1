import { findDays } from '../facts/times/days.ts';
import type { KindId } from '../papers/kinds.ts';
import { OUT_DAY } from './judgments.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** What such a paper is called: a command to an officer to put somebody out, or the officer's own notice of it. */
const NAMES =
  /\b(?:writ|warrant)s?\s+of\s+(?:restitution|possession|eviction|removal|assistance|re-?entry)\b|\bwrit\s+of\s+execution\b[^.;]{0,60}\b(?:possession|eviction|premises)\b|\bexecution\s+for\s+possession\b|\b(?:notice|warning)\s+of\s+(?:lock-?\s?out|(?:the\s+)?(?:sheriff|marshal|constable)['’]?s?\s+(?:sale and\s+)?eviction)\b|\b(?:sheriff|marshal|constable)['’]?s?\s+(?:\w+\s+)?(?:notice|warning)\s+(?:of\s+(?:eviction|possession|lock-?\s?out)|to\s+(?:vacate|tenant))\b|\border\s+(?:of|for)\s+(?:eviction|possession)\b/i;
const OFFICER = /\b(?:sheriff|marshal|constable|levying officer|deputy)\b/i;
/** A landlord who says that he will fetch a writ has none. */
const THREAT =
  /\b(?:will|may|can|could|shall)\s+(?:\w+\s+){0,3}(?:seek|ask|apply|request|file|sue|obtain|get)\b/i;
const COMES =
  /\b(?:execut\w*|evict\w*|lock\w*[\s-]?out|vacate|remov\w*|restor\w*|possession|restitution|put\s+out|move\s+out|leave)\b/i;
const TITLE_WITHIN = 2500;
const SENTENCE = /(?<=[\p{L}\d]{3}\.)\s+(?=\p{Lu})/u;

const CARRIES: ReadonlySet<KindId | null> = new Set<KindId | null>([
  ...(['writ', 'order', 'notice', 'eviction-notice', 'letter', 'other'] as const),
  null,
]);

/** Whether by this paper an officer puts somebody out of a home: a judge has decided before. */
export function isEvictionWrit({ kind, head }: Pick<ReadPaper, 'kind' | 'head'>): boolean {
  if (!CARRIES.has(kind)) return false;
  const top = head.slice(0, TITLE_WITHIN).replace(/\s+/g, ' ');
  const name = NAMES.exec(top);
  if (name === null) return false;
  if (kind === 'writ') return true;
  const around = top.slice(Math.max(0, name.index - 160), name.index);
  return OFFICER.test(top) && !THREAT.test(around);
}

/** The day on which the officer comes, as the paper names it: the earliest after its own; null where it names none. */
export function officerComes(papers: readonly ReadPaper[]): string | null {
  const days = papers.filter(isEvictionWrit).flatMap(({ head, beginning = head, docDate }) =>
    beginning
      .replace(/\s+/g, ' ')
      .split(SENTENCE)
      .filter((sentence) => COMES.test(sentence))
      .flatMap((sentence) =>
        findDays(sentence).filter(
          ({ start }) => !BEHIND.test(sentence.slice(Math.max(0, start - 50), start)),
        ),
      )
      .flatMap(({ date }) => (date?.length === 10 && (docDate === null || date > docDate) ? [date] : [])),
  );
  return days.toSorted()[0] ?? null;
}

/** Days of what was before: 'judgment entered on', 'issued', 'dated'. */
const BEHIND =
  /\b(?:entered|rendered|signed|issued|dated|filed|granted|judgment(?:\s+of)?)(?:\s+(?:on|this|the|in this \w+|herein))*[\s,:]*$/i;

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

/** How an officer comes, by state; nobody read these laws for it, so each is said to be from memory. */
const OFFICERS: Readonly<Record<string, string>> = {
  NM: 'In New Mexico the writ names the day, from three to seven days after the judgment (NMSA 1978, § 47-8-46).',
  CA: 'In California the sheriff most often posts a notice that gives five days first.',
  TX: 'In Texas a constable must most often post a warning 24 hours before.',
  FL: 'In Florida the sheriff posts the writ on the door, and may come after 24 hours.',
  NY: 'In New York a marshal or a sheriff must give 14 days’ notice first.',
};

/** What has to be known at once of such a paper, with the law of its state. */
export function writWords(state: string | null, day: string | null): string {
  const known = state === null ? undefined : OFFICERS[state];
  const memory = known === undefined || state === 'NM' ? '' : ' That is from memory: ask the clerk.';
  const when =
    day === null
      ? 'We read no day on which the officer comes. Call the clerk today, and the officer named on the paper, and ask for it.'
      : 'The officer comes on the day above, or soon after it.';
  return `A judge gave the home back to the owner. ${when} ${known === undefined ? 'We do not know the law of this court for it: call the clerk today.' : `${known}${memory}`} Do this today: call legal help and say this day first. Ask the clerk how to ask the judge for a stay. A stay lets you remain for a time. Ask it before the day. Pack papers, medicine, and what you need. Take pets with you. Only the officer may put you out: the owner may not change the locks alone.`;
}
