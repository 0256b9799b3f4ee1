import { findDays } from '../facts/times/days.ts';
import { OUT_DAY } from './judgments.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** What such a paper is called, where that is the whole of its title: 'Notice of application for writ' is another. */
const TITLE =
  /^(?:(?:alias|pluries|amended|second|summary process)\s+)*(?:(?:writ|warrant)s?\s+of\s+(?:restitution|possession|eviction|removal|assistance|re-?entry)|execution\s+for\s+possession)\b\s*(?:$|[(:,.–-]|(?:for|of|after|and|by|to)\b)/i;
/** The boxes of a form on which several writs are printed. */
const TICKED_HOME = /(?:\[\s?[xX✓✔☒]\s?\]|[☒✓✔])\s*(?:possession\s+of\s+)?real\s+property\b/i;
const EMPTY_HOME = /(?:\[\s?\]|[☐□])\s*(?:possession\s+of\s+)?real\s+property\b/i;
const OFFICER = /\b(?:sheriff|marshal|constable|levying officer|deput(?:y|ies))\b/i;
const NO_OFFICER = /\bdeputy\s+(?:clerk|attorney)\b|^(?:\d+\.\s*)?to\b/i;
const PUTS_OUT =
  /\b(?:evict\w*|lock\w*[\s-]?out|vacate|put\s+(?:you\s+)?out|remov\w*|restitution|possession)\b/i;
const HOME =
  /\b(?:premises|dwelling|residence|apartment|real property|tenants?|occupants?|residents?|evict\w*|restitution|home|house|foreclos\w*)\b/i;
/** A truck or goods are taken by writs of the same name; what is left in a home is told of where somebody leaves it. */
const THINGS = /\b(?:claim and delivery|replevin|vehicle|VIN|automobile|truck|collateral)\b/i;
const GOODS = /\bpersonal property\b/i;
const REAL = /\b(?:real property|premises|dwelling|apartment|unlawful detainer|evict\w*)\b/i;
const STOPPED =
  /\b(?:is|are|be|been|hereby)\s+(?:\w+\s+)?(?:stayed|quashed|recalled|vacated|cancell?ed|set\s+aside)\b|\bshall\s+not\b[^.]{0,40}\b(?:remove|evict|execute|enforce)/i;
const CONDITION = /\b(?:if|unless|until)\b/i;
const COMES =
  /\b(?:execut\w*|evict(?:ed)?|eviction\s+date|lock\w*[\s-]?out|vacated?|remove[ds]?|restored?|put\s+(?:you\s+)?out|move\s+out|leave|return|will\s+be\s+at|on\s+or\s+after|(?:not|no)\s+later\s+than)\b/gi;
/** What was before: a day beside one of these is the judgment's, or the paper's own. */
const BEHIND =
  /\b(?:judgments?|entered|rendered|obtained|signed|issued|posted|dated?|filed|granted|received)\b/gi;
const TITLE_WITHIN = 4000;
const WIDEST = 80;
const NEAR = 90;
const SENTENCE = /(?<=[\p{L}\d]{3}\.)\s+(?=\p{Lu})/u;

/** A line of a head or a title: its long words begin large, and no sentence ends in it. */
const isHeading = (line: string) =>
  line.length <= WIDEST &&
  !/[.?!]$/.test(line) &&
  (line.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** Whether an officer wrote it: in the lines above its words, or where it is signed. */
function isOfficers(lines: readonly string[]): boolean {
  return [...lines.slice(0, 10), ...lines.slice(-6)].some(
    (line) => OFFICER.test(line) && !NO_OFFICER.test(line) && isHeading(line),
  );
}

/** Whether by this paper an officer puts somebody out of a home: a judge has decided before. */
export function isEvictionWrit({ kind, head }: Pick<ReadPaper, 'kind' | 'head'>): boolean {
  if (kind !== 'writ') return false;
  const lines = head
    .slice(0, TITLE_WITHIN)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const text = lines.join(' ').replace(/\s+/g, ' ');
  if (TICKED_HOME.test(text)) return true;
  if (EMPTY_HOME.test(text)) return false;
  const isStopped = text.split(SENTENCE).some((each) => STOPPED.test(each) && !CONDITION.test(each));
  const isOfThings = THINGS.test(text) || (GOODS.test(text) && !REAL.test(text));
  if (isStopped || isOfThings || !HOME.test(text)) return false;
  const isTitled = lines.some((line) => isHeading(line) && TITLE.test(line)) && OFFICER.test(text);
  return isTitled || (isOfficers(lines) && PUTS_OUT.test(text));
}

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
    beginning
      .replace(/\s+/g, ' ')
      .split(SENTENCE)
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
