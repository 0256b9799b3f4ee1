import { statedDates } from '../docket/stated-dates.ts';
import { findDates } from '../papers/dates.ts';
import { amount, listed } from '../text/words.ts';
import { type BuiltinReply, Draft, type Place } from './draft.ts';
import { entryKey } from './entry-key.ts';
import { deadlineText } from './fact-lines.ts';
import { sayCaseNumbers } from './fact-numbers.ts';
import { isProposed } from './fact-proposed.ts';
import type { CaseFacts, PaperSays } from './facts-schema.ts';
import { lookedAt } from './looked-at.ts';
import { notCivil } from './not-civil.ts';
import { saidDays } from './said-days.ts';
import { dayOfFact, type PaperFact, placeOf, saidFacts } from './said-facts.ts';
import { sentencesOf } from './said-sentences.ts';
import { sayFact } from './say-fact.ts';
import { type Situation, unknownRules } from './situation.ts';
import { toDosOf } from './to-do-rules.ts';
import { toDoLine } from './to-do-words.ts';
import { day, dayAndDistance } from './words.ts';

const MOST_LATE = 5;
const MOST_COMING = 8;
const MOST_UNDATED = 4;
const MOST_SUMMONSES = 3;
const MOST_SAID = 12;
const MOST_PERIODS = 8;
const MOST_UNPLACED = 4;
const MOST_PASSED = 2;

/** Something that has a day, wherever that is kept. */
interface DatedLine {
  date: string;
  text: string;
  key: string;
}

function timelineLines({ facts, today }: Situation): DatedLine[] {
  return facts.deadlines.flatMap((deadline) =>
    deadline.date === null || deadline.status === 'done'
      ? []
      : [
          {
            date: deadline.date,
            text: `${deadline.date < today ? deadlineText(deadline, today).replace(', overdue', '') : deadlineText(deadline, today)}.`,
            key: `deadline:${deadline.id}`,
          },
        ],
  );
}

function discoveryLines({ facts, today }: Situation): DatedLine[] {
  return facts.discovery.flatMap(({ id, title, dueDate, direction, items, answered }) => {
    if (dueDate === null || (items > 0 && answered >= items)) return [];
    const whose =
      direction === 'ours'
        ? 'The other side’s answers to'
        : direction === 'theirs'
          ? 'Your answers to'
          : 'Answers to';
    return [
      {
        date: dueDate,
        text: `${whose} ${title}: ${dayAndDistance(dueDate, today)}.`,
        key: `discovery:${id}`,
      },
    ];
  });
}

/** Days that the docket names and the timeline does not have. */
function docketLines({ facts, today }: Situation): DatedLine[] {
  const known = new Set(facts.deadlines.map(({ date }) => date));
  return facts.docket.newest.flatMap((entry) =>
    statedDates(entry.description).flatMap(({ date, kind, words }) => {
      if (date < today || kind === 'served' || kind === 'sent' || known.has(date)) return [];
      known.add(date);
      const number = entry.entryNumber === null ? '' : ` (no. ${entry.entryNumber})`;
      const said = words.replace(/\s+/g, ' ');
      return [
        {
          date,
          text: `${dayAndDistance(date, today)}: the docket says ‘${said}’${number}.`,
          key: `docket:${entryKey(entry)}`,
        },
      ];
    }),
  );
}

/** When the answers to summonses are due by the rule: to a plaintiff the other side's. */
function answerLines({ facts, today, isCivil, answered }: Situation): DatedLine[] {
  if (!isCivil || answered !== null) return [];
  return facts.summonses.slice(0, MOST_SUMMONSES).flatMap(({ id, defendantName, response }) => {
    if (response.state !== 'counted') return [];
    const who = facts.side === 'defendant' ? 'Answer to the summons' : `Answer of ${defendantName}`;
    const text = `${who}: by the rule ${dayAndDistance(response.date, today)}, counted from service on ${day(response.servedDate)} (${response.citation}).`;
    return [{ date: response.date, text, key: `summons:${id}` }];
  });
}

function sayDays(draft: Draft, situation: Situation): void {
  const { today } = situation;
  const all = [
    ...timelineLines(situation),
    ...discoveryLines(situation),
    ...docketLines(situation),
    ...answerLines(situation),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const late = all.filter(({ date }) => date < today);
  const coming = all.filter(({ date }) => date >= today);
  for (const { text, key } of late.slice(0, MOST_LATE)) draft.point(`Overdue: ${text}`, key);
  if (late.length > MOST_LATE) draft.point(`and ${amount(late.length - MOST_LATE, 'more day')} that passed.`);
  for (const { text, key } of coming.slice(0, MOST_COMING)) draft.point(text, key);
  if (coming.length > MOST_COMING) draft.point(`and ${amount(coming.length - MOST_COMING, 'later day')}.`);
  if (!timelineLines(situation).length)
    draft.absent(['deadline', 'hearing', 'offer'], 'No open deadline on your timeline has a date.');
}

/** Summonses that are served and whose day to answer cannot be counted. */
function sayUncounted(draft: Draft, { facts, isCivil }: Situation): void {
  if (!isCivil) return;
  for (const { id, defendantName, response } of facts.summonses.slice(0, MOST_SUMMONSES)) {
    if (response.state === 'needs-receipt-day') {
      draft.point(
        `The summons to ${defendantName} went by mail or courier. Enter the day on which the receipt was signed. The time to answer runs from that day.`,
        `summons:${id}`,
      );
    }
    if (response.state === 'uncounted') {
      draft.point(
        `The summons to ${defendantName} was served on ${day(response.servedDate)}; the rule of this court is not known here. The summons says how many days there are to answer.`,
        `summons:${id}`,
      );
    }
  }
}

function sayUndated(draft: Draft, { facts }: Situation): void {
  const undated = facts.deadlines.filter(({ date, status }) => date === null && status !== 'done');
  if (undated.length === 0) return;
  draft.point(
    `Without a date on your timeline: ${listed(
      undated.map(({ kind }) => kind),
      MOST_UNDATED,
    )}.`,
    ...undated.slice(0, 2).map(({ id }) => `deadline:${id}`),
  );
}

function isOnlyProposed({ fact }: PaperFact): boolean {
  return fact.kind === 'hearing' && isProposed(fact.quote);
}

/** What the papers themselves ask by when, of every kind of paper; how many days and periods were told. */
export function sayPaperDays(draft: Draft, facts: CaseFacts): number {
  const { today } = facts;
  const all = saidDays(facts);
  const coming = all.filter(({ date }) => date !== null && date >= today);
  const periods = all.filter(({ date }) => date === null);
  const passed = all.filter(({ date }) => date !== null && date < today).slice(0, MOST_PASSED);
  if (all.length > 0) draft.fromDocuments();
  for (const { said } of coming.slice(0, MOST_SAID))
    sayFact(draft, said, today, isOnlyProposed(said) ? 'Only proposed: ' : '');
  if (coming.length > MOST_SAID)
    draft.point(`and ${amount(coming.length - MOST_SAID, 'later day')} that your papers name.`);
  for (const { said } of periods.slice(0, MOST_PERIODS)) sayFact(draft, said, today, 'To count: ');
  if (periods.length > MOST_PERIODS)
    draft.point(`and ${amount(periods.length - MOST_PERIODS, 'more time')} to count.`);
  for (const { said } of passed) sayFact(draft, said, today, 'Passed: ');
  return coming.length + periods.length;
}

const CALLED_OFF = /\b(?:vacated|supersed\w+|cancel\w*|called off|withdrawn)\b/i;

/** Places at which a day or a time stands that no fact tells; what has certainly passed is left out. */
function untold(facts: CaseFacts): Place[] {
  const { documents, today } = facts;
  const papers = documents.says ?? [];
  const unplaced = papers.flatMap((paper) =>
    paper.unplaced
      .filter(({ quote }) => !findDates(quote).some(({ date }) => date < today))
      .map((fact): Place => ({ ...placeIn(paper), page: fact.page, start: fact.start, text: fact.quote })),
  );
  const told = saidFacts(facts, ['deadline', 'hearing', 'offer']).filter((each) => dayOfFact(each) !== null);
  const days = new Set(told.map((each) => `${each.paper.documentId} ${dayOfFact(each)}`));
  const quotes = papers.flatMap((paper) =>
    paper.facts
      .filter(({ kind, status }) => status !== 'dismissed' && kind !== 'sum' && kind !== 'filed')
      .map((fact) => placeOf({ paper, fact })),
  );
  const isOpen = ({ text }: Place) => !CALLED_OFF.test(text);
  const inWords = sentencesOf(facts, quotes)
    .filter(isOpen)
    .filter(({ documentId, text }) =>
      findDates(text.replace(/\s+/g, ' ')).some(
        ({ date }) => date > today && date.length === 10 && !days.has(`${documentId} ${date}`),
      ),
    );
  const isTold = (place: Place) =>
    unplaced.some((one) => one.documentId === place.documentId && place.text.includes(one.text));
  return [...inWords.filter((place) => !isTold(place)), ...unplaced];
}

function placeIn({ documentId, filename }: PaperSays) {
  return { documentId, filename };
}

/**
 * Days and periods that nobody could give a meaning, in their words. That no day was found, of `found`, is said only
 * where none stands there.
 */
export function sayUnplaced(draft: Draft, facts: CaseFacts, found: number, where: string): void {
  const open = untold(facts);
  if (open.length === 0) {
    if (found === 0 && facts.documents.total > 0) draft.say(`I found no day to come in ${where}.`);
    return;
  }
  const [isOne, it] = open.length === 1 ? [true, 'it'] : [false, 'them'];
  draft.say(
    found === 0
      ? `${isOne ? 'A day or a time stands' : 'Days or times stand'} in ${where} that I could not read for sure. Read ${it} there:`
      : `${amount(open.length, 'more day or time', 'more days or times')} ${isOne ? 'is' : 'are'} named that I could not place. Read ${it} there:`,
  );
  for (const place of open.slice(0, MOST_UNPLACED))
    draft.point(
      `${place.filename}, page ${place.page}: ${draft.quote(place)}`,
      `document:${place.documentId}`,
    );
}

/** What is late, what comes by day, what has no day, and what the papers themselves ask by when. */
export function deadlinesReply(situation: Situation, passages: readonly Place[]): BuiltinReply {
  const { facts } = situation;
  const draft = new Draft(facts);
  for (const line of notCivil(situation)) draft.say(line);
  const needs = toDosOf(situation, passages);
  const find = (ids: readonly string[]) => ids.flatMap((id) => needs.find((each) => each.id === id) ?? []);
  const first = find(['ended', 'default', 'eviction', 'clock', 'answer', 'court']);
  for (const each of first) if (each.urgency === 'at-once') draft.say(toDoLine(draft, each));
  sayCaseNumbers(draft, facts);
  draft.fromCase();
  sayDays(draft, situation);
  sayUncounted(draft, situation);
  for (const each of find(['serve', 'silence', 'motion'])) draft.point(toDoLine(draft, each));
  sayUndated(draft, situation);
  const found = sayPaperDays(draft, facts);
  sayUnplaced(draft, facts, found, 'these papers');
  if (facts.documents.total > 0) draft.say(lookedAt(facts));
  draft.say(
    `A date that a judge sets comes before any rule. Check each day against the paper it comes from.${unknownRules(situation)}`,
  );
  return draft.finish();
}
