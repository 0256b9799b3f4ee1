import { findDays } from '../facts/times/days.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { ANSWER_REQUESTS, REQUESTS_SERVED } from '../next/day-name.ts';
import type { KindId } from '../papers/kinds.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import { countable } from './answer-time.ts';
import { countByRule } from './by-rule.ts';
import { CHECK, type Counting, doubtsOf, made } from './counting.ts';
import type { DaySource } from './day-source.ts';
import type { RequestsOnPaper } from './discovery-schema.ts';
import type { ReadPaper } from './paper.ts';
import type { Day, Proposal, Service } from './schema.ts';

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

const textOf = ({ head, beginning = head }: ReadPaper) => beginning;
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
  const date = findDays(words).find((day) => day.date?.length === 10)?.date ?? null;
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

/** The rules by which such requests are answered. */
function rulesFor(law: CaseLaw, requests: RequestsOnPaper): CourtRule[] {
  const all = rulesOfCase(law);
  const ofPapers = all.filter(({ event }) => event === 'request-served');
  const ofAll = all.filter(({ event }) => event === 'requests-served');
  if (requests.asks === 'papers') return ofPapers.length > 0 ? ofPapers : ofAll;
  return requests.asks === 'several' ? [...ofAll, ...ofPapers] : ofAll;
}

/** Whether the time to answer requests starts when they are served. */
export const startsRequests = (law: CaseLaw, { requests }: Pick<Proposal, 'requests'>): boolean =>
  requests !== undefined && rulesFor(law, requests).length > 0;

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

/** The days of requests with the one to answer them by: the earliest that their certificate and the person's word give. */
function withRequests(counting: Counting, days: readonly Day[]): Day[] {
  const { law, proposal } = counting;
  const { requests, role } = proposal;
  if (requests === undefined) return [...days];
  const rules = rulesFor(law, requests);
  const printed = new Set(
    proposal.deadlines.flatMap(({ label, period }) => {
      const time = countable(period);
      return rules.some((rule) => time?.unit === 'days' && rule.days === time.count) ? [label] : [];
    }),
  );
  const rest = days.filter(({ what }) => !printed.has(what) && what !== ANSWER_REQUESTS);
  // Whoever made them waits for the other side.
  if (requests.by !== null && requests.by === role.value) return rest;
  const { sent } = requests;
  const told = sent === null ? null : earliest(bySent(counting, sent), rules);
  // Whoever does not know the day goes by what the paper says of it.
  const isSaid = sent === null || (counting.service?.date != null && !isOneMailing(counting.service, sent));
  const said = isSaid ? earliest(counting, rules) : null;
  const found = [told, said].flatMap((each) => each ?? []);
  const [first] = found.toSorted((one, other) => one.counted.dueDate.localeCompare(other.counted.dueDate));
  if (first === undefined) return [...days];
  const shorter = days.filter(
    ({ what, date }) => !rest.some((day) => day.what === what && day.date === date),
  );
  const least = shorter.find(({ date }) => date < first.counted.dueDate && !printed.size);
  if (least !== undefined) return [...days];
  return [
    ...rest,
    made(counting, {
      ...{ what: ANSWER_REQUESTS, date: first.counted.dueDate, time: first.counted.dueTime, isSure: false },
      ...{ steps: first.counted.steps, citation: first.counted.citation, ruleKey: first.rule.id },
      warnings: [
        ...startNotes(counting, sent, first === told),
        ...(first === told ? [] : doubtsOf(counting)),
        ...first.rule.warnings,
        ...first.counted.caveats,
      ],
    }),
  ];
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
export const REQUESTS: DaySource = { days: withRequests };
