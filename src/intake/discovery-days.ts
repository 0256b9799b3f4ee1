import { dayNumber, spell } from '../law/calendar-days.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { lateNotes } from '../law/warnings.ts';
import { ANSWER_REQUESTS, REQUESTS_SERVED } from '../next/day-name.ts';
import type { KindId } from '../papers/kinds.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import { countByRule } from './by-rule.ts';
import { CHECK, type Counting, doubtsOf, made } from './counting.ts';
import { byDay, type DaySource } from './day-source.ts';
import type { RequestsOnPaper } from './discovery-schema.ts';
import { daysOfLine, namedDay } from './line-days.ts';
import { type ReadPaper, textOf } from './paper.ts';
import { isRulesTime, requestLines, rulesForRequests } from './requests-time.ts';
import type { Day, Service } from './schema.ts';
import { wholeDay } from './whole-days.ts';

const ASKS: Readonly<Partial<Record<KindId, RequestsOnPaper['asks']>>> = {
  interrogatories: 'questions',
  production: 'papers',
  admissions: 'admissions',
  'discovery-request': 'several',
};
const SIDE = '(plaintiff|petitioner|defendant|respondent)';
const WHOSE = [
  new RegExp(`\\bpropounding\\s+party\\b\\s*:?\\s*${SIDE}`, 'iu'),
  new RegExp(
    `\\b${SIDE}\\b[^.:;\\n]{0,60}?(?:['’]s|s['’])\\s+(?:[\\p{L}-]+\\s+){0,5}?(?:interrogator|requests?|discovery|demand)`,
    'iu',
  ),
];
const CERTIFICATE =
  /\b(?:certificate|proof|declaration|affidavit|affirmation)\s+of\s+(?:service|mailing)\b|\bI\s+(?:hereby\s+)?certify\s+that\b/gi;
const LONGEST = 1_500;
const WAYS = [
  ['electronic', /\be-?mail(?:ed)?\b|\belectronic(?:ally)?\b|\be-?(?:fil\w+|serv\w+)\b/i],
  ['personal', /\bhand[\s-]?deliver\w*|\bpersonal(?:ly)?\s+(?:serv\w+|deliver\w*|hand\w*)|\bby\s+hand\b/i],
  ['mail', /\b(?:mailed|mailing|mail|postage|first[\s-]class)\b/i],
] as const;
const NO_POST = /\be-?mail\w*|\belectronic\s+mail\b|\bmail(?:ing)?\s+address\b/gi;

/** What the day is called for whoever made the requests. */
const THEIR_ANSWERS = 'The other side’s answers to your requests are due';

/** With the end of a long paper, which its beginning does not hold. */
const wholeOf = (paper: ReadPaper) => {
  const { ending } = paper;
  const text = textOf(paper);
  return ending === undefined || text.endsWith(ending) ? text : `${text}\n${ending}`;
};

/** How and when a paper says at its end that it was sent; null where that is not read. */
function sentIn(paper: ReadPaper, today: string): RequestsOnPaper['sent'] {
  const text = wholeOf(paper);
  const at = [...text.matchAll(CERTIFICATE)].map(({ index }) => index);
  const from = paper.kind === 'certificate' ? at[0] : at.at(-1);
  if (from === undefined) return null;
  const words = text.slice(from, from + LONGEST).replace(/\s+/g, ' ');
  const date = wholeDay(words);
  if (date === null || date > today) return null;
  const ways = WAYS.filter(([way, pattern]) =>
    pattern.test(way === 'mail' ? words.replace(NO_POST, ' ') : words),
  );
  const [only] = ways;
  return { date, method: only !== undefined && ways.length === 1 ? only[0] : 'unknown' };
}

/** What one side asks of the other by a paper, or by the certificate that tells of it; undefined of all others. */
export function requestsOf(paper: ReadPaper, today: string): RequestsOnPaper | undefined {
  const words = textOf(paper).replace(/\s+/g, ' ');
  const tells = paper.kind === 'certificate' && REQUESTS_SERVED.test(words);
  const asks = paper.kind === null ? undefined : (ASKS[paper.kind] ?? (tells ? 'several' : undefined));
  if (asks === undefined) return undefined;
  const side = WHOSE.flatMap((pattern) => pattern.exec(textOf(paper))?.[1] ?? [])[0] ?? '';
  return { asks, by: sideOfRole(side), sent: sentIn(paper, today) };
}

type Counted = NonNullable<ReturnType<typeof countByRule>>;

interface Ending {
  counted: Counted;
  rule: CourtRule;
}

function earliest(counting: Counting, rules: readonly CourtRule[]): Ending | null {
  const found = rules.flatMap((rule) => {
    const counted = countByRule(counting, rule);
    return counted === null ? [] : [{ counted, rule }];
  });
  return found.toSorted((one, other) => one.counted.dueDate.localeCompare(other.counted.dueDate))[0] ?? null;
}

const bySent = (counting: Counting, { date, method }: Service & { date: string }): Counting => ({
  ...counting,
  started: date,
  service: { date, method },
  isKnown: true,
});

/** What a person says came by mail was sent on the day that its certificate names, if that is not later. */
const isOneMailing = (service: Service | null, sent: RequestsOnPaper['sent']): boolean =>
  service !== null &&
  sent !== null &&
  service.method === 'mail' &&
  sent.method === 'mail' &&
  (service.date === null || sent.date <= service.date);

const HOW = {
  personal: 'was handed over',
  mail: 'was mailed',
  electronic: 'was sent electronically',
  unknown: 'was sent',
} as const;

/** The day to answer requests by as the rules count it: the earliest from what their certificate and the person say. */
function countedDay(counting: Counting, requests: RequestsOnPaper): Day | null {
  const rules = rulesForRequests(counting.law, requests);
  const { sent } = requests;
  const told = sent === null ? null : earliest(bySent(counting, sent), rules);
  // Whoever does not know the day goes by what the paper says of it.
  const isSaid = sent === null || (counting.service?.date != null && !isOneMailing(counting.service, sent));
  const said = isSaid ? earliest(counting, rules) : null;
  const found = [told, said].flatMap((each) => each ?? []);
  const [first] = found.toSorted((one, other) => one.counted.dueDate.localeCompare(other.counted.dueDate));
  if (first === undefined) return null;
  return made(counting, {
    ...{ what: ANSWER_REQUESTS, date: first.counted.dueDate, time: first.counted.dueTime, isSure: false },
    ...{ steps: first.counted.steps, citation: first.counted.citation, ruleKey: first.rule.id },
    warnings: [
      ...startNotes(counting, sent, first === told),
      ...(first === told ? [] : doubtsOf(counting)),
      ...first.rule.warnings,
      ...first.counted.caveats,
    ],
  });
}

/** The days of requests with those to answer them by: what the paper names, and the earliest of what it gives and the rule counts. */
function withRequests(counting: Counting, days: readonly Day[]): Day[] {
  const { requests, role } = counting.proposal;
  if (requests === undefined) return [...days];
  const lines = requestLines(counting);
  // Whoever made them waits for the other side.
  if (requests.by !== null && requests.by === role.value)
    return [...days, ...lines.flatMap((due) => namedDay(counting, due, THEIR_ANSWERS) ?? [])];
  const counted = countedDay(counting, requests);
  const named = lines.filter(({ date }) => date !== null).flatMap((due) => daysOfLine(counting, due));
  const worded = lines
    .filter((due) => due.date === null && (counted === null || !isRulesTime(counting, due)))
    .flatMap((due) => daysOfLine(counting, due));
  return [...days, ...keptOf({ counted, named, worded }, counting.today)];
}

interface Found {
  counted: Day | null;
  named: readonly Day[];
  worded: readonly Day[];
}

/** Every day that is named; of the others the earliest and the first to come, unless a named one to come is before it. That they differ is told. */
function keptOf({ counted, named, worded }: Found, today: string): Day[] {
  const times = [...(counted === null ? [] : [counted]), ...worded].toSorted(byDay);
  const firsts = new Set([times[0], times.find(({ daysLeft }) => daysLeft >= 0)].flatMap((day) => day ?? []));
  const isCovered = (day: Day) =>
    named.some(({ date, daysLeft }) => date === day.date || (date < day.date && daysLeft >= 0));
  const kept = [...named, ...[...firsts].filter((day) => !isCovered(day))].toSorted(byDay);
  const dates = [...new Set([...named, ...times].map(({ date }) => date))].toSorted();
  if (dates.length < 2) return kept;
  const spelled = dates.map((date) => spell(dayNumber(date))).join(' and ');
  const two = `There is more than one day for this: ${spelled}. Go by the first one. If the other side gave you more time, get that in writing. Ask the clerk if the later day counts.`;
  return kept.map((day) => {
    const late = lateNotes(day.date, today, day.time);
    return { ...day, isSure: false, warnings: [...new Set([...late, two, ...day.warnings])] };
  });
}

/** From where the day was counted, and what speaks against it. */
function startNotes(
  { service, started }: Counting,
  sent: RequestsOnPaper['sent'],
  isBySent: boolean,
): string[] {
  if (sent === null)
    return [
      'The time starts when the requests are served on you. If they were mailed, that is the day they were mailed: look for a “certificate of service” at the end. If that day is earlier, your time ends earlier.',
    ];
  const says = `Its certificate of service says that it ${HOW[sent.method]} on ${spell(dayNumber(sent.date))}.`;
  const mail =
    sent.method === 'mail'
      ? ' Service by mail is complete on the day of the mailing, and mail adds days.'
      : '';
  if (
    service === null ||
    service.date === null ||
    (service.date === sent.date && service.method === sent.method)
  )
    return [`${says}${mail} We counted from that day. ${CHECK}`];
  const came = `You said that it came on ${spell(dayNumber(service.date))}.`;
  if (isOneMailing(service, sent)) return [`${says}${mail} We counted from that day. ${came} ${CHECK}`];
  const from = isBySent ? sent.date : (started ?? service.date);
  return [
    `${says} ${came} The two do not agree. We show the earlier day, counted from ${spell(dayNumber(from))}. ${CHECK}`,
  ];
}

/** The days of what one side asks of the other. */
export const REQUESTS: DaySource = {
  days: withRequests,
  leads: ({ what }) => (what === THEIR_ANSWERS ? 'never' : null),
};
