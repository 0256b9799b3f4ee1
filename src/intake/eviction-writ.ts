import { findClocks } from '../facts/times/clocks.ts';
import { findDays } from '../facts/times/days.ts';
import { findPeriods } from '../facts/times/periods.ts';
import { addDays, dayNumber, spell } from '../law/calendar-days.ts';
import { OUT_DAY } from '../next/day-names.ts';
import { splitSentences } from '../text/sentence-end.ts';
import { noFactId, type TimeOnPaper } from './lines-schema.ts';
import { type ReadPaper, textOf } from './paper.ts';
import type { Proposal } from './schema.ts';
import { wholeDays } from './whole-days.ts';

const COMES =
  /\b(?<!\b(?:was|were|been|has|had|have)\s(?:\w+\s)?)(?:execut\w*|(?:vacate|removal|move-?out)\s+date|carr(?:y|ied)\s+out|enforce[ds]?|evict(?:ed)?|eviction\s+date|lock\w*[\s-]?out|vacated?|remove[ds]?|restored?|turned?\s+over|surrender(?:ed)?|put\s+(?:you\s+)?out|move\s+out|leave|return|will\s+be\s+at|on\s+or\s+(?:after|before)|(?:not|no)\s+(?:later|earlier|sooner)\s+than)\b/gi;
/** What was before: a day beside one of these is the judgment's, or the paper's own. */
const BEHIND =
  /\b(?:judgments?|entered|rendered|obtained|signed|issued|posted|(?<!(?:vacate|eviction|removal|lock-?out|move-?out)\s)dated?|filed|granted|received)\b/gi;
const NEAR = 90;
const BESIDE = 10;
const AT_ONCE = /\b(?:forthwith|immediately|at\s+once|without\s+delay)\b/i;
/** The officer is told to act so; 'I will immediately enforce the writ' tells what follows a day. */
const ACTS_SO =
  /\b(?:writ|warrant)\b[^.;]{0,60}\b(?:shall|must|is\s+to|will|may)\s+be\s+(?:\w+\s+)?(?:executed|enforced|carried\s+out)\b|\b(?:commanded|directed|ordered)\b[^.;]{0,60}\b(?:remove|evict|execute|restore|put)\b/i;
/** 'On the fourteenth day after the date of this notice'. */
const OF_THIS =
  /\b(?:date|day|posting|service)\s+(?:of|on)\s+this\s+(?:notice|writ|warrant|paper)\b|\b(?:date|day|time|hour|moment)\s+(?:that\s+)?this\s+(?:notice|writ|warrant|paper)\s+(?:was|is)\s+(?:posted|served|given)\b/i;
const OWN_DAY =
  /(?:^|[.;\n])[^\S\n]*(?:date(?:d)?(?:\s+(?:of|this))?(?:\s+(?:this\s+)?(?:notice|posting|issue|issuance))?|issued|posted|signed)\b\s*:?[^.;\n]{0,40}/gim;

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

/** The day on which an officer comes; `steps` where it is counted from the day that the paper bears. */
interface OfficersDay {
  date: string;
  /** HH:MM. */
  time: string | null;
  steps?: string[];
}

/** The day that such a paper bears, where 'Issued', 'Posted' or 'Date of notice' leads to it. */
function bornOn(paper: ReadPaper): string | null {
  const lines = (textOf(paper).match(OWN_DAY) ?? []).flatMap(wholeDays);
  return lines.toSorted()[0] ?? paper.docDate;
}

/** 'At 10:00 a.m.' right behind a day or right before it. */
function timeBeside(sentence: string, start: number, end: number): string | null {
  const isBeside = (clock: { start: number; end: number }) =>
    (clock.start >= end && clock.start - end < BESIDE) || (clock.end <= start && start - clock.end < BESIDE);
  return findClocks(sentence).find(isBeside)?.time ?? null;
}

function namedIn(paper: ReadPaper): OfficersDay[] {
  const born = bornOn(paper);
  return splitSentences(textOf(paper)).flatMap((sentence) =>
    findDays(sentence).flatMap(({ date, start, end }) => {
      const comes = nearest(COMES, sentence, start, end);
      const isComing = Number.isFinite(comes) && comes <= nearest(BEHIND, sentence, start, end);
      if (!isComing || date?.length !== 10 || (born !== null && date <= born)) return [];
      return [{ date, time: timeBeside(sentence, start, end) }];
    }),
  );
}

function countedIn(paper: ReadPaper): OfficersDay[] {
  const born = bornOn(paper);
  if (born === null) return [];
  return splitSentences(textOf(paper)).flatMap((sentence) =>
    findPeriods(sentence).flatMap((period) => {
      const { count, unit, direction, event, start, end } = period;
      const isOwn = OF_THIS.test(event) && (unit === 'days' || unit === 'hours') && direction === 'after';
      if (!isOwn || count === null || !Number.isFinite(nearest(COMES, sentence, start, end))) return [];
      if (unit === 'hours') return [afterHours(paper, born, count)];
      const date = addDays(born, count);
      const steps = [
        `The paper bears ${spell(dayNumber(born))}. The day after is day 1.`,
        `Day ${count} is ${spell(dayNumber(date))}. The officer may come on it, or some days later.`,
      ];
      return [{ date, time: null, steps }];
    }),
  );
}

/** Hours run on from the one at which it was posted, whatever is closed. */
function afterHours(paper: ReadPaper, born: string, hours: number): OfficersDay {
  const date = addDays(born, Math.floor(hours / 24));
  const line = (textOf(paper).match(OWN_DAY) ?? []).find((each) => wholeDays(each).includes(born)) ?? '';
  const hour = hours % 24 === 0 ? (findClocks(line)[0]?.time ?? null) : null;
  const steps = [
    `The paper bears ${spell(dayNumber(born))}. It gives ${hours} hours.`,
    `They end on ${spell(dayNumber(date))}, up to the hour at which they began. Hours run on over weekends and holidays.`,
  ];
  return { date, time: hour, steps };
}

/** The day on which the officer comes, as the paper names or counts it: the earliest after its own; null where none was read. */
export function officerComes(papers: readonly ReadPaper[]): OfficersDay | null {
  const writs = papers.filter(isEvictionWrit);
  const named = writs.flatMap(namedIn);
  const days = named.length > 0 ? named : writs.flatMap(countedIn);
  return days.toSorted((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}

/** Whether such a paper tells the officer to act at once. */
export const comesAtOnce = (papers: readonly ReadPaper[]): boolean =>
  papers
    .filter(isEvictionWrit)
    .flatMap((paper) => splitSentences(textOf(paper)))
    .some((sentence) => AT_ONCE.test(sentence) && ACTS_SO.test(sentence));

/** The lines of such a paper: the officer's day is a day of its own, and nobody is heard on it. */
export function withOfficersDay<
  Lines extends Pick<Proposal, 'deadlines' | 'hearings' | 'decision' | 'outFrom'>,
>(lines: Lines, { time: hour = null, steps }: Partial<Pick<OfficersDay, 'time' | 'steps'>>): Lines {
  const { deadlines, hearings, decision, outFrom: out } = lines;
  if (decision !== 'eviction-writ' || !out) return lines;
  // The time in words is that of the day which was counted from it.
  const isCounted = (each: { date: string | null; period?: TimeOnPaper | null }) =>
    steps !== undefined && OF_THIS.test(each.period?.from ?? '');
  const named = [...hearings, ...deadlines].filter((each) => each.date === out || isCounted(each));
  const [first] = named.toSorted((one, other) => Number(one.time === null) - Number(other.time === null));
  const rest = deadlines.filter((each) => each.date !== out && !isCounted(each));
  const { certainty = 'unsure', factId = noFactId({ label: OUT_DAY, date: out }) } = first ?? {};
  const time = first?.time ?? hour;
  const line = {
    label: OUT_DAY,
    date: out,
    time,
    period: null,
    certainty,
    factId,
    who: 'defendant' as const,
    ...(steps && { counted: { citation: '', steps, caveats: [] } }),
  };
  return {
    ...lines,
    hearings: hearings.filter(({ date }) => date !== out),
    deadlines: [line, ...rest],
  };
}

/** What it is, and that nothing is answered by it. */
export const writSays = (tenancy: Proposal['tenancy']): string =>
  `This is an order by which an officer puts somebody out of ${tenancy?.isCommercial === true ? 'a place of business' : 'a home'}. A judge has decided before. It is not a paper to answer. To stop it, somebody must ask the court at once.`;
