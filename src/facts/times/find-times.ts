import type { Paper } from '../../papers/paper.ts';
import { prayerStart } from '../../papers/relief.ts';
import type { Sentence } from '../../papers/sentences.ts';
import { pageAt } from '../../text/pages.ts';
import type { Actor, Certainty, FactPlace, FoundFact } from '../schema.ts';
import { isActBy } from './act-by.ts';
import { actorOf, actorOfRow, governmentOf } from './actor.ts';
import { ASKED_FOR, askingOf, isPrayerItem, withoutGranted } from './asked.ts';
import { isCalledOff, offDays } from './called-off.ts';
import { type Candidate, findCandidates, type TimesContext } from './candidates.ts';
import { type Clause, clauseAt, shortened } from './clause.ts';
import { columnOf, dutyInColumn, setInColumn, summonsEnds } from './column-heads.ts';
import { dutyOf } from './duty.ts';
import { withHearingDay } from './event-reading.ts';
import { actorOfException, isExceptionFor } from './exceptions.ts';
import { isFieldOfDue } from './field-days.ts';
import { findFiled } from './filed.ts';
import { setByFields } from './head-days.ts';
import { actorOfItem, listedUnder } from './head-lists.ts';
import { hearingInRows, LONGEST_WHAT, sittingWords, titleOf } from './hearing-facts.ts';
import { isIdleDay } from './idle-days.ts';
import { hearingWords, namesSitting } from './labels.ts';
import { isDoubtful } from './mention.ts';
import { NONE, type Odds, oddsOf } from './model.ts';
import { isNarrated } from './narrated.ts';
import { INSTALLMENT, isNoDuty, isStamped, saysNothing } from './no-duty.ts';
import { NO_NAME } from './no-name.ts';
import { isNotDue } from './not-due.ts';
import { saysOpen } from './offered.ts';
import { oneDutyEach } from './one-duty.ts';
import { sideOfMoved } from './other-statement.ts';
import { isDayOfMaking, ownDay } from './own-day.ts';
import { sideOf } from './paper-side.ts';
import { placeIn, withZip, ZIP_REACH } from './places.ts';
import { columnAsking } from './proposed-columns.ts';
import { readerOf } from './reader.ts';
import { dayToCome, endOfOffer, isUnderADay, readingOf, withShorter } from './readings.ts';
import { findOpenDays } from './referred-days.ts';
import { clauseOfRow } from './row-clause.ts';
import { isLedTo, nameOfRow } from './row-name.ts';
import { isSitting, type SetInRows } from './sittings.ts';
import { type CalledOff, findStrikes, withoutStruck } from './struck.ts';
import { told } from './told-you.ts';

export type { TimesContext } from './candidates.ts';

export interface FoundTimes {
  facts: FoundFact[];
  unplaced: FactPlace[];
}

/** From here on a day is held for history or law; below it is shown, if only as one without a meaning. */
const SURELY_NONE = 0.8;
const CERTAIN = 0.85;
const LIKELY = 0.6;
/** From here on a day with its time of the day is a hearing, whatever its words. */
const SURELY_SITTING = 0.6;
/** The same of a day without an hour, in a paper that commands. */
const SITTING_BEYOND_DOUBT = 0.9;
/** The same where it is next to nothing else than a day to come. */
const PROBABLY_SITTING = 0.45;
/** From here on a day of the week is due, though nothing names what for. */
const SURELY_DUE = 0.8;
const SURELY_UNNAMED = 0.5;
/** Up to here a day to come is shown for what it most likely is, though no known word names it; in what courts command, and elsewhere. */
const HARDLY_NONE = { commands: 0.5, neither: 0.3, tells: 0.3, teaches: 0.2 } as const;
/** Of a day that its sentence moves for one side alone, or that fills a field of what is due. */
const DUE: Odds = { none: 0, deadline: 1, hearing: 0, offer: 0 };

/**
 * What a paper asks for by a day or within a time, the hearings it sets, until when it offers something, and when it
 * was filed. Every day, time and period is found first and kept unless its sentence tells what was, states the law, or
 * measures something; a kept one to which no meaning can be given is in `unplaced`, and so is one that cannot be read.
 */
export function findTimes(paper: Paper, sentences: readonly Sentence[], given: TimesContext): FoundTimes {
  const facts: FoundFact[] = findFiled(paper, given.dated);
  const unplaced: FactPlace[] = [];
  const unread: FactPlace[] = [];
  const calledOff: CalledOff[] = [];
  const seen = new Set<string>();
  const context = { ...given, dated: ownDay(paper, given.dated, given.docType) };
  const reader = readerOf(paper, context.docType);
  const setting: Setting = { paper, context, reader, government: governmentOf(paper) };
  const prayer = sideOf(context.docType) === 'tells' ? prayerStart(paper) : Number.POSITIVE_INFINITY;
  const { candidates, heaps } = findCandidates(paper, sentences, context);
  for (const { start, end } of heaps) unplaced.push(placeOf(paper, start, end));
  for (const candidate of candidates) {
    const { mention, passage } = candidate;
    const rows = mention.form === 'day' ? setByFields(paper, candidate, context) : null;
    const column = columnOf(paper, candidate, context.dated);
    if (column?.says === 'unknown') unplaced.push(mentionPlace(paper, candidate));
    if (column?.says === 'unknown' || column?.says === 'was') continue;
    const isSet =
      (column !== null && column.says !== null) ||
      sideOfMoved(passage.text, mention.start, mention.end) !== null ||
      isFieldOfDue(passage.text.slice(0, mention.start));
    const isLed = candidate.side === 'commands' && isLedTo(paper, candidate);
    const odds = isSet ? DUE : told((given.odds ?? oddsOf)(candidate.features), candidate, isLed);
    const asking =
      rows === null
        ? (columnAsking(paper, passage.toSource(mention.start)) ??
          askingOf(passage.text, mention.start, mention.end))
        : null;
    const isPrayed =
      passage.toSource(mention.start) >= prayer &&
      (odds.none < SURELY_NONE || WITHIN.test(passage.text.slice(0, mention.start))) &&
      isPrayerItem(passage.text);
    const isAsked = (asking === 'asked' && mention.form !== 'weekday') || isPrayed;
    if (asking === 'refused') continue;
    if (isDayOfMaking(passage.text, mention) || isNotDue(candidate, paper)) continue;
    if (rows === null && isNarrated(candidate, context.dated)) continue;
    if (
      asking === 'replaced' ||
      (asking !== 'stands' && isCalledOff(passage.text, mention.start, mention.end))
    ) {
      if (candidate.date !== null) calledOff.push(...offDays(candidate, candidate.date));
      continue;
    }
    if (rows === null && !isAsked && odds.none >= SURELY_NONE && !saysOpen(candidate, context.docType))
      continue;
    if (isPast(candidate, context.dated) || (rows === null && isIdleDay(paper, candidate, context.docType)))
      continue;
    const set = rows ?? setInColumn(column);
    const fact = factOf(setting, candidate, isAsked ? { ...odds, none: 0 } : odds, { rows: set, isAsked });
    if (fact !== null && isAsked) {
      if (fact.kind === 'deadline' || fact.kind === 'hearing')
        for (const each of withShorter(fact, mention)) facts.push({ ...each, ...ASKED_FOR });
      continue;
    }
    if (fact === null && isNamed(candidate)) unplaced.push(mentionPlace(paper, candidate));
    else if (fact === null) continue;
    else
      for (const each of withItems(setting, candidate, fact).flatMap((one) => withShorter(one, mention)))
        if (isNew(seen, each)) facts.push(each);
  }
  for (const { start, end } of findOpenDays(paper, facts, unplaced)) unread.push(placeOf(paper, start, end));
  const inOrder = facts.sort((a, b) => a.start - b.start);
  const standing = withoutStruck(inOrder, findStrikes(paper, sentences), calledOff);
  return {
    facts: asDrafted(withHearingDay(oneDutyEach(withoutGranted(standing))), context.docType),
    unplaced: [...unplaced, ...unread].sort((a, b) => a.start - b.start),
  };
}

/** What a party drafts for the judge to sign binds nobody until then, however plainly it orders. */
function asDrafted(facts: FoundFact[], docType: string | null): FoundFact[] {
  if (!/\bproposed\b/i.test(docType ?? '')) return facts;
  return facts.map((fact) =>
    fact.kind === 'deadline' || fact.kind === 'hearing' ? { ...fact, certainty: 'unsure' } : fact,
  );
}

/** A day that only its event tells, and that asks for nothing, is no day. */
const isNamed = ({ mention }: Candidate): boolean => mention.form !== 'period' || mention.count !== 0;

interface Setting {
  paper: Paper;
  context: TimesContext;
  reader: Actor;
  government: Actor;
}

/** 'within ten days' of a prayer is asked for, whatever is likely else. */
const WITHIN = /\b(?:within|by|before|no later than|not later than)\s$/i;

/** What courts set by a day is no offer of theirs. */
const COURTS = /order|judgment|docket|minute|summons|citation|subpoena|writ|warrant|decree|calendar/i;
/** Papers in which somebody asks to be paid; no court has ordered it. */
const BILLS = /\b(?:bill|invoice|statement(?! of claim)|letter|e-?mail|collection|estimate)\b/i;
const BILLED = 'Payment that they ask for';
const COMMANDS =
  /\b(?:must|shall|due|deadline|(?:is|are|be|it is|hereby|further|so)\s(?:\w+\s)?(?:ordered|required)|no later than|not later than|on or before|cut-?off|set|ddl)\b/i;

/** A day of the paper's own date or before it is history, unless something is said to be due by it. */
function isPast({ mention, date, features, passage }: Candidate, dated: string | null): boolean {
  // Told from the day of an older mail that is quoted.
  if (mention.form === 'weekday') return date !== null && dated !== null && date < dated;
  if (mention.form !== 'day' || dated === null) return false;
  const isMonth = mention.date?.length === 7 && !mention.date.startsWith('--');
  if (isMonth && mention.date !== null && mention.date < dated.slice(0, 7))
    return !COMMANDS.test(passage.text);
  if (date === null || date > dated) return false;
  const isAsked = features.includes('lead:by') || features.includes('Lnear=due');
  return !isAsked || (date < dated && !COMMANDS.test(passage.text));
}

/**
 * A paper says the same more than once: in a table and in its text. Two duties of one day may share a label; whether they
 * are one is told by their words.
 */
function isNew(seen: Set<string>, { kind, value, label }: FoundFact): boolean {
  const what = kind === 'deadline' ? value.what.toLowerCase() : '';
  const key = JSON.stringify([kind, label.toLowerCase(), { ...value, what }]);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function factOf(
  { paper, context, reader, government }: Setting,
  candidate: Candidate,
  odds: Odds,
  { rows, isAsked }: { rows: SetInRows | null; isAsked: boolean },
): FoundFact | null {
  const { mention, passage, clock } = candidate;
  const date = dayToCome(candidate, context.dated);
  const schedule = clauseOfRow(paper, candidate);
  const clause = schedule?.clause ?? clauseAt(passage.text, mention.start, mention.end);
  if (clause.text === '') return null;
  const place = schedule?.place ?? clausePlace(paper, candidate, clause);
  const isOfOthers = isExceptionFor(passage.text, mention);
  const certainty = isOfOthers ? 'unsure' : certaintyOf(candidate, odds, context.dated);
  const common = { ...place, certainty };
  const time = clock?.time ?? null;
  if (rows !== null && date !== null) return hearingInRows(candidate, rows, { date, place });
  if (
    saysOpen(candidate, context.docType) ||
    (odds.none < NONE &&
      odds.offer > Math.max(odds.deadline, odds.hearing) &&
      !COURTS.test(context.docType ?? ''))
  ) {
    if (INSTALLMENT.test(passage.text.slice(0, mention.start))) return null;
    const until = date ?? endOfOffer(mention, context.dated);
    const what = shortened(clause.text, LONGEST_WHAT);
    return { ...common, kind: 'offer', label: 'They offer until', value: { what, until } };
  }
  if (odds.none >= NONE) return null;
  if (odds.hearing > odds.deadline && date !== null && !isActBy(clause, candidate)) {
    const isSure =
      (candidate.side === 'commands' && odds.hearing >= SITTING_BEYOND_DOUBT) ||
      (clock !== null &&
        (odds.hearing >= SURELY_SITTING ||
          (odds.hearing >= PROBABLY_SITTING && odds.none <= HARDLY_NONE[candidate.side])));
    if (AGREEMENTS.test(context.docType ?? '') && !namesSitting(clause.text)) return null;
    if (!saysNothing(clause.text) && (isSure || isSitting(paper, place, candidate.before))) {
      const said = placeIn(passage.text.slice(mention.start)) ?? placeIn(clause.text);
      const room = withZip(said, paper.text.slice(place.end, place.end + ZIP_REACH));
      const { words, at } = sittingWords(paper, candidate, clause);
      const { what, label } = hearingWords(words, at, titleOf(paper));
      // A day of which nothing says that somebody sits is no hearing, unless all around it does.
      if (label === NO_NAME && odds.hearing < SURELY_UNNAMED) return null;
      if (label === NO_NAME && !isSitting(paper, place, candidate.before))
        return { ...common, kind: 'deadline', label, value: { what, who: 'unsaid', date, time } };
      const name = label === NO_NAME ? 'Court date' : label;
      return { ...common, kind: 'hearing', label: name, value: { what, date, time, place: room } };
    }
    if (!candidate.features.includes('lead:by') && odds.none > HARDLY_NONE[candidate.side]) return null;
  }
  const reading = readingOf(mention, date);
  if (reading === null) return null;
  const column = columnOf(paper, candidate, context.dated);
  const row = nameOfRow(paper, candidate) ?? (column && dutyInColumn(column));
  const duty = dutyOf({
    text: clause.text,
    ...stretchOf(candidate, clause),
    row,
    docType: context.docType,
    event: mention.form === 'period' ? mention.event : '',
    isDayAnEvent: isUnderADay(mention) || !isNamed(candidate),
  });
  const isWeak =
    common.certainty === 'unsure' || (candidate.side !== 'commands' && common.certainty === 'likely');
  const isVague = isWeak && odds.deadline < SURELY_DUE;
  const isToCome =
    mention.form === 'day' &&
    date !== null &&
    odds.none <= HARDLY_NONE[candidate.side] &&
    !isStamped(clause.text, mention.start - clause.start);
  if (!isAsked && isNoDuty(clause, duty, { isWeak, isVague, isToCome }, mention)) return null;
  const who =
    (isOfOthers ? actorOfException(passage.text, mention, government) : null) ??
    sideOfMoved(passage.text, mention.start, mention.end) ??
    (row === null ? null : actorOfRow(row)) ??
    actorOf({
      clause: clause.text,
      before: schedule === null ? candidate.before : '',
      reader,
      government,
    });
  const ends = row !== null && summonsEnds(row, context.docType);
  if (ends) return { ...common, ...ends, kind: 'deadline', value: { ...ends.value, time, ...reading } };
  const value = { what: duty.what, who, time, ...reading };
  const label = duty.label === 'Payment due' && BILLS.test(context.docType ?? '') ? BILLED : duty.label;
  return { ...common, kind: 'deadline', label, value };
}

/** A day that heads a list is the day of each of its items; of any other fact itself. */
function withItems(
  { paper, context, reader, government }: Setting,
  candidate: Candidate,
  fact: FoundFact,
): FoundFact[] {
  const { mention, passage } = candidate;
  if (fact.kind !== 'deadline') return [fact];
  const clause = clauseAt(passage.text, mention.start, mention.end);
  const day = stretchOf(candidate, clause);
  const head = { clause, day, toSource: (at: number) => passage.toSource(at) };
  const items = listedUnder(paper, head, context.docType);
  if (items.length === 0) return [fact];
  return items.map(({ place, text, what, label }) => {
    const own = actorOf({ clause: text, before: '', reader, government });
    return {
      ...fact,
      ...place,
      label,
      value: { ...fact.value, what, who: actorOfItem(own, fact.value.who) },
    };
  });
}

/** Walk-throughs, beginnings of terms and deliveries have their hours too. */
const AGREEMENTS = /lease|rental|contract|agreement|policy|estimate|invoice|receipt|bill/i;
/** The day with its time of the day, where that stands next to it, by offsets of the clause. */
function stretchOf({ mention, clock }: Candidate, clause: Clause): { start: number; end: number } {
  const isNear = clock !== null && clock.end <= mention.start && mention.start - clock.end < 6;
  const end =
    clock !== null && clock.start >= mention.end && clock.start - mention.end < 8 ? clock.end : mention.end;
  const start = isNear ? clock.start : mention.start;
  return { start: Math.max(0, start - clause.start), end: Math.min(clause.text.length, end - clause.start) };
}

function certaintyOf({ mention, date, isWorkedOut }: Candidate, odds: Odds, dated: string | null): Certainty {
  const sure = 1 - odds.none;
  if (sure < LIKELY || isDoubtful(mention)) return 'unsure';
  if (mention.form === 'weekday') return sure < CERTAIN ? 'unsure' : 'likely';
  if (date !== null && dated !== null && date < dated) return 'unsure';
  if (isWorkedOut || sure < CERTAIN) return 'likely';
  return mention.form === 'period' && mention.unit === 'hours' ? 'likely' : 'certain';
}

function clausePlace(paper: Paper, { passage }: Candidate, clause: Clause): FactPlace {
  return placeOf(
    paper,
    passage.toSource(clause.start),
    passage.toSource(Math.max(clause.start, clause.end - 1)) + 1,
  );
}

function mentionPlace(paper: Paper, { passage, mention }: Candidate): FactPlace {
  return placeOf(paper, passage.toSource(mention.start), passage.toSource(mention.end - 1) + 1);
}

function placeOf(paper: Paper, start: number, end: number): FactPlace {
  return { page: pageAt(paper.pageStarts, start), start, end, quote: paper.text.slice(start, end) };
}
