import { isByCourt, kindOf } from '../papers/kind-of.ts';
import type { Paper } from '../papers/paper.ts';
import { pageAt } from '../text/pages.ts';
import type { FoundFact, Period } from './schema.ts';
import { findDays } from './times/days.ts';

/** What a time of a court's paper runs from: its own entry, its signing, its day whichever that is, service, or another event. */
export type StartEvent = 'entry' | 'signing' | 'making' | 'service' | 'other';

const SERVICE =
  /\b(?:serv(?:ed|ice|ing)|recei(?:ved?|pt|ving)|notice|notif\w+|mail(?:ed|ing)|deliver\w*|get|got|given)\b/i;
const DECISION = '(?:order|judgment|ruling|decision|decree|opinion|minute\\s?order)';
const NOUN = new RegExp(`\\b${DECISION}\\b`, 'i');
const OF_ITSELF = /\b(?:this|hereof|herein|today|its|it)\b/i;
/** 'this dismissal order', 'this final written decision': what kind of order it is makes it no other one. */
const NO_KIND = '(?:your|my|our|his|her|their|its|hearing|trial|motion|the|this|that|of|on|to|for|and)';
const KIND_OF_THIS = new RegExp(
  `(?<=\\bthis\\s)(?:(?!${NO_KIND}\\b)[\\p{L}-]+\\s){1,3}(?=${DECISION}\\b)`,
  'giu',
);
/** Words of which the event is made where it is the paper's own making and nothing else. */
const OWN =
  /^(?:entry|entered|entering|filing|filed|docket(?:ed|ing)?|date|day|of|this|the|its|it|is|was|been|being|hereof|herein|today|orders?|judgment|ruling|decision|decree|opinion|memorandum|and|minute|final|issu(?:ance|ed|ing)|sign(?:ing|ed)|on|which|that|said|from|after|following|court's|clerk's|written)$/i;

/** What a time runs from, by the paper's own words for it. */
export function startEvent(from: string, docType: string | null): StartEvent {
  if (SERVICE.test(from)) return 'service';
  const words = from
    .replace(KIND_OF_THIS, '')
    .split(/[^\p{L}'’]+/u)
    .filter((word) => word !== '');
  if (!words.every((word) => OWN.test(word.replace('’', "'")))) return 'other';
  const isJudgmentsOwn = /judgment/i.test(from) && /judgment/i.test(docType ?? '');
  // 'entry of the order' may be that of another one.
  if (NOUN.test(from) && !OF_ITSELF.test(from) && !isJudgmentsOwn) return 'other';
  // What is filed and called 'its' or 'it' may as well be a motion.
  if (/\bfil/i.test(from) && /\bits?\b/i.test(from) && !/\b(?:this|here)/i.test(from)) return 'other';
  if (/\b(?:entry|enter|fil|docket)/i.test(from)) return 'entry';
  return /\bsign/i.test(from) ? 'signing' : 'making';
}

/** Whether a time runs from the making of the very paper that gives it: 'its entry', 'the date it is signed'. */
export function runsFromOwnMaking(from: string): boolean {
  const event = startEvent(from, null);
  return OF_ITSELF.test(from) && event !== 'service' && event !== 'other';
}

const UNIT = /\b(?:days?|weeks?|months?|years?)\b/gi;

/** What the time of a fact runs from: 'within 14 days of notice of this order' runs from the notice. */
export function startEventOf(
  { quote, value: { period } }: Extract<FoundFact, { kind: 'deadline' }>,
  docType: string | null,
): StartEvent {
  const from = period?.from ?? '';
  const words = quote.replace(/\s+/g, ' ');
  const at = from === '' ? -1 : words.indexOf(from.replace(/\s+/g, ' '));
  const unit = [...words.slice(0, Math.max(at, 0)).matchAll(UNIT)].at(-1);
  return unit !== undefined && SERVICE.test(words.slice(unit.index, at))
    ? 'service'
    : startEvent(from, docType);
}

interface StartPlace {
  date: string;
  start: number;
  end: number;
}

const REACH = 6000;
const ENTERED = /^[^\p{L}\n]{0,80}(?:(?:date|order|judgment)\s{1,2})?entered\b[^.;\n]{0,80}/iu;
const SIGNED =
  /^[^\p{L}\n]{0,80}(?:(?:it\sis\s)?(?:hereby\s)?so\sordered|ordered|dated|signed|done(?:\s(?:and\s)?(?:ordered|signed))?|date)\b[^.;\n]{0,100}/iu;
/** As electronic filing systems write it. */
const TRANSACTION = /\btransaction\s{1,2}was\s{1,2}(?:entered|received|filed)\b[^.\n]{0,60}/i;
/** A time that somebody has, and none that has to pass first. */
const LIMITS = /\b(?:within|no(?:t)?\slater\sthan|not\smore\sthan)\b/i;

/** Days that lines of a pattern name at the head and the end of a paper, with their places. */
function daysOfLines(paper: Paper, pattern: RegExp): StartPlace[] {
  return paper.lines.flatMap(({ start, end }) => {
    if (start > REACH && end < paper.text.length - REACH) return [];
    const words = pattern.exec(paper.text.slice(start, Math.min(end, start + 240)));
    const day = words === null ? undefined : findDays(words[0]).find(({ date }) => date?.length === 10);
    if (words === null || !day?.date) return [];
    return [{ date: day.date, start: start + words.index, end: start + words.index + day.end }];
  });
}

/** The one day that all of these name; null where there is none, or they differ. */
function theOne(places: readonly StartPlace[]): StartPlace | null {
  const [first] = places;
  return first !== undefined && places.every(({ date }) => date === first.date) ? first : null;
}

function startsOf(paper: Paper, facts: readonly FoundFact[]) {
  const stamps = facts.flatMap((fact) =>
    fact.kind === 'filed' && fact.certainty === 'certain'
      ? [{ date: fact.value.date, start: fact.start, end: fact.end }]
      : [],
  );
  const entered = [...daysOfLines(paper, ENTERED), ...daysOfLines(paper, TRANSACTION)];
  const signed = daysOfLines(paper, SIGNED);
  return {
    entry: theOne([...entered, ...stamps]),
    signing: theOne(signed),
    making: theOne([...entered, ...stamps, ...signed]),
  };
}

/** Whether a paper tells of a court's order whose times run from itself; one that is only proposed has no day yet. */
function setsTimes(docType: string | null): boolean {
  const kind = docType === null ? null : kindOf(docType);
  return docType !== null && (kind === 'notice-filing' || (isByCourt(docType) && kind !== 'proposed-order'));
}

/**
 * The facts of a court's paper, with the day on which its times began where they run from its own entry, signing or
 * day, and that day stands in it for sure: a stamp, a line 'Entered', the signature. Where these differ none is given.
 */
export function withOwnStart(
  facts: readonly FoundFact[],
  paper: Paper,
  { docType, docDate }: { docType: string | null; docDate: string | null },
): FoundFact[] {
  if (!setsTimes(docType)) return [...facts];
  const isRunning = (fact: FoundFact) => fact.kind === 'deadline' && !fact.value.date && fact.value.period;
  if (!facts.some(isRunning)) return [...facts];
  const starts = startsOf(paper, facts);
  return facts.map((fact): FoundFact => {
    if (fact.kind !== 'deadline' || fact.value.date || !fact.value.period) return fact;
    const { period } = fact.value;
    if (period.from === '' && !LIMITS.test(fact.quote)) return fact;
    const event = startEventOf(fact, docType);
    const place = event === 'service' || event === 'other' ? null : starts[event];
    if (place === null || (event === 'making' && docDate !== null && docDate !== place.date)) return fact;
    return { ...fact, value: { ...fact.value, period: { ...period, started: startedAt(paper, place) } } };
  });
}

function startedAt({ text, pageStarts }: Paper, { date, start, end }: StartPlace): Period['started'] {
  return { date, page: pageAt(pageStarts, start), start, end, quote: text.slice(start, end) };
}
