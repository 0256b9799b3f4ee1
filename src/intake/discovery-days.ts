import { CALIFORNIA_SILENCE } from '../discovery/duties.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import { lateNotes } from '../law/warnings.ts';
import { ANSWER_REQUESTS, REQUESTS_SERVED } from '../next/day-name.ts';
import type { KindId } from '../papers/kinds.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import { endBySent, sentIn } from './certificate.ts';
import { type Counting, made } from './counting.ts';
import { byDay, type DaySource } from './day-source.ts';
import type { RequestsOnPaper } from './discovery-schema.ts';
import { daysOfLine, namedDay } from './line-days.ts';
import { type ReadPaper, textOf } from './paper.ts';
import { isRulesTime, requestLines, rulesForRequests } from './requests-time.ts';
import type { Day } from './schema.ts';

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

/** What the day is called for whoever made the requests. */
const THEIR_ANSWERS = 'The other side’s answers to your requests are due';

const SAYS_ADMITTED =
  /\b(?:deemed|considered|taken\s+as|treated\s+as|count(?:s|ed)?\s+as|(?:is|are|be|stand)(?:\s+conclusively)?)\s+(?:conclusively\s+)?admitted\b/i;

/** What one side asks of the other by a paper, or by the certificate that tells of it; undefined of all others. */
export function requestsOf(paper: ReadPaper, today: string): RequestsOnPaper | undefined {
  const words = textOf(paper).replace(/\s+/g, ' ');
  const tells = paper.kind === 'certificate' && REQUESTS_SERVED.test(words);
  const asks = paper.kind === null ? undefined : (ASKS[paper.kind] ?? (tells ? 'several' : undefined));
  if (asks === undefined) return undefined;
  const side = WHOSE.flatMap((pattern) => pattern.exec(textOf(paper))?.[1] ?? [])[0] ?? '';
  const saysAdmitted = SAYS_ADMITTED.test(words);
  return { asks, by: sideOfRole(side), sent: sentIn(paper, today), ...(saysAdmitted && { saysAdmitted }) };
}

const FROM_SERVICE =
  'The time starts when the requests are served on you. If they were mailed, that is the day they were mailed: look for a “certificate of service” at the end. If that day is earlier, your time ends earlier.';

/** The day to answer requests by as the rules count it: the earliest from what their certificate and the person say. */
function countedDay(counting: Counting, requests: RequestsOnPaper): Day | null {
  const rules = rulesForRequests(counting.law, requests);
  const first = endBySent(counting, requests.sent, rules);
  if (first === null) return null;
  return made(counting, {
    ...{ what: ANSWER_REQUESTS, date: first.counted.dueDate, time: first.counted.dueTime, isSure: false },
    ...{ steps: first.counted.steps, citation: first.counted.citation, ruleKey: first.rule.id },
    warnings: requests.sent === null ? [FROM_SERVICE, ...first.warnings] : first.warnings,
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

/** What silence does to statements that are to be admitted: by the law of the court, else by the paper's own word. */
function silenceWords({ law: { jurisdiction }, proposal }: Counting): string | null {
  const { requests, role } = proposal;
  const mayAdmit = requests?.asks === 'admissions' || requests?.saysAdmitted === true;
  if (requests === undefined || !mayAdmit || (requests.by !== null && requests.by === role.value))
    return null;
  const admits = jurisdiction === null ? null : COURT_SYSTEMS[jurisdiction].silenceAdmits;
  if (admits === 'by-order')
    return `What you do not answer in time can be taken as true. ${CALIFORNIA_SILENCE}`;
  const says = requests.saysAdmitted === true ? 'The paper says it. ' : '';
  const what = admits === 'by-itself' || says !== '' ? 'counts' : 'can count';
  return `What you do not answer in time ${what} as admitted. ${says}The court can then take it as true without any proof. Admit or deny each number, in writing.`;
}

/** The days of what one side asks of the other. */
export const REQUESTS: DaySource = {
  days: withRequests,
  why: silenceWords,
  leads: ({ what }) => (what === THEIR_ANSWERS ? 'never' : null),
};
