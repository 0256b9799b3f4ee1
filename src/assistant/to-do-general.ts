import { answerDeadlines } from '../answers/filing/deadline.ts';
import { statedDates } from '../docket/stated-dates.ts';
import { daysBetween } from '../law/calendar-days.ts';
import { periodOf } from '../law/court-rule.ts';
import { indexTerms } from '../text/tokenize.ts';
import { amount, listed } from '../text/words.ts';
import { courtPapers, decisionsOf } from './decisions.ts';
import { asTitle } from './draft.ts';
import { dueName } from './due-name.ts';
import { entryKey } from './entry-key.ts';
import type { CaseFacts } from './facts-schema.ts';
import { saidDays } from './said-days.ts';
import { dayOfFact, saidFacts } from './said-facts.ts';
import { ruleWords, type Situation } from './situation.ts';
import { type ToDo, toDo } from './to-do.ts';
import { paperToDos } from './to-do-papers.ts';
import { day, dayAndDistance } from './words.ts';

const MOST_DEADLINES = 12;
const MOST_ASKS = 3;

/** Words of a deadline's name that do not say which one it is. */
const NAMELESS = new Set(['due', 'deadline', 'date', 'day', 'last', 'file', 'serve']);

interface Dated {
  kind: string;
  date: string;
  deadlineType: string | null;
}

function isAnswer(deadline: Dated): boolean {
  return answerDeadlines([{ ...deadline, isFinished: false }]).length > 0;
}

/** Whether two rows of a timeline are one duty: on one day, both the answer, or the one named as the other and more. */
function isSameDuty(a: Dated, b: Dated): boolean {
  if (a.date !== b.date) return false;
  if (isAnswer(a) && isAnswer(b)) return true;
  const [less = [], more = []] = [a, b]
    .map(({ kind }) => indexTerms(kind).filter((term) => !NAMELESS.has(term)))
    .sort((x, y) => x.length - y.length);
  return less.length > 0 && less.every((term) => more.includes(term));
}

function deadlineNeeds({ facts, answerDue, answered, today }: Situation): ToDo[] {
  // A defendant's own answer has its own words; to a plaintiff it is what the other side has to do.
  const toldApart = facts.side === 'attorney' || answered !== null ? null : answerDue;
  const open = facts.deadlines
    .flatMap((deadline) => (deadline.date === null ? [] : [{ ...deadline, date: deadline.date }]))
    .filter(({ status }) => status !== 'done');
  return open
    .filter((deadline, at) => !open.slice(0, at).some((before) => isSameDuty(before, deadline)))
    .filter(
      (deadline) => toldApart === null || (deadline.id !== toldApart.id && !isSameDuty(toldApart, deadline)),
    )
    .slice(0, MOST_DEADLINES)
    .map(({ id, kind, date, status, ruleReference }) => {
      const rule = ruleReference === null ? '' : ` (${ruleReference})`;
      const isLate = status === 'overdue';
      return toDo({
        id: `deadline ${id}`,
        what: isLate
          ? `${kind}: its day was ${dayAndDistance(date, today)}. Do it now, or mark it as done if it is.`
          : `${kind}: ${dayAndDistance(date, today)}.`,
        why: isLate
          ? `It stands open on your timeline${rule}. If it is really missed, ask the clerk today whether you can ask the court for more time.`
          : `It stands on your timeline${rule}.`,
        date,
        urgency: isLate ? 'at-once' : 'soon',
        keys: [`deadline:${id}`],
        action: { type: 'open-milestone', label: `Open “${asTitle(kind, 40)}”`, milestoneId: id },
      });
    });
}

/** Whether all that a day is named for is an offer. */
function isOffered(facts: CaseFacts, date: string): boolean {
  const named = saidFacts(facts, ['deadline', 'hearing', 'offer']).filter((each) => dayOfFact(each) === date);
  return named.length > 0 && named.every(({ fact }) => fact.kind === 'offer');
}

/** Days to come that papers or the docket name and the timeline does not have. */
function dayNeeds({ facts, today, orderedAnswerDay, answered, answerDue }: Situation): ToDo[] {
  const known = new Set(facts.deadlines.map(({ date }) => date));
  // Told already, as the day for the answer.
  if (orderedAnswerDay !== null && answered === null && answerDue === null) known.add(orderedAnswerDay.date);
  const papers = saidDays(facts)
    .flatMap(({ place, date }) =>
      date !== null && date >= today && !known.has(date) ? [{ place, date }] : [],
    )
    .map(({ place, date }) =>
      isOffered(facts, date)
        ? toDo({
            id: `day ${date}`,
            what: `An offer in ${place.filename}, page ${place.page}, ends ${dayAndDistance(date, today)}.`,
            why: 'You do not have to take it. Ask legal help before you sign or pay: it may give something up.',
            date,
            urgency: 'later',
            keys: [`document:${place.documentId}`],
            place,
          })
        : toDo({
            id: `day ${date}`,
            what: `Put ${dayAndDistance(date, today)} on your timeline if it is about you: ${place.filename}, page ${place.page}, names it.`,
            why: 'Your timeline has nothing on that day.',
            date,
            keys: [`document:${place.documentId}`],
            place,
            action: {
              type: 'create-deadline',
              label: `Put ${day(date)} on the timeline`,
              name: dueName(place),
              date,
              deadlineType: null,
              triggerDate: null,
            },
          }),
    );
  const docket = facts.docket.newest.flatMap((entry) =>
    statedDates(entry.description)
      .filter(({ date, kind }) => date >= today && !known.has(date) && kind !== 'served' && kind !== 'sent')
      .map(({ date, kind }) =>
        toDo({
          id: `day ${date}`,
          what: `Put ${dayAndDistance(date, today)} on your timeline: the docket names it as ${kind === 'hearing' ? 'the day of a hearing or conference' : 'a day by which something is due'}.`,
          why: `Docket${entry.entryNumber === null ? '' : ` no. ${entry.entryNumber}`}${entry.date === null ? '' : ` of ${day(entry.date)}`} says it; your timeline has nothing on that day.`,
          date,
          keys: [`docket:${entryKey(entry)}`],
          action: {
            type: 'create-deadline',
            label: `Put ${day(date)} on the timeline`,
            name: kind === 'hearing' ? 'Hearing' : 'Day named on the docket',
            date,
            deadlineType: null,
            triggerDate: null,
          },
        }),
      ),
  );
  return [...docket, ...papers].slice(0, MOST_ASKS);
}

function courtNeeds({ otherCourt, complaint, facts }: Situation): ToDo[] {
  const evidence = complaint?.analysis.court?.evidence;
  if (otherCourt === null || complaint === null || !evidence?.verified) return [];
  const { documentId, filename } = complaint;
  return [
    toDo({
      id: 'court',
      what: 'Check the court of this case: the complaint names another.',
      why: `Entered here is ${facts.case.courtName ?? 'no court'}, and the times that are counted here are those of that court.`,
      urgency: 'at-once',
      keys: ['case:court', `document:${documentId}`],
      place: { documentId, filename, page: evidence.page, start: evidence.start, text: evidence.quote },
      action: { type: 'open-document', label: 'Open the complaint', documentId, page: evidence.page },
    }),
  ];
}

/** Rules on what can still be done after a judgment, by their names in the deadline engine. */
const AFTER_JUDGMENT =
  /^(?:(?:notice of |eviction )?appeal (?:in a limited case |to (?:district|county) court )?due$|(?:motion|notice of intention to move) for new trial|motion to alter|motion to set aside default (?:judgment|or)|move before writ)/i;
/** Days after which nothing of this can usually be in time. */
const LONG_AGO = 60;

function endNeeds({ ended, rules: known, isCivil, today }: Situation): ToDo[] {
  if (ended === null) return [];
  const rules = isCivil ? known.filter(({ name }) => AFTER_JUDGMENT.test(name)) : [];
  const times = rules.map(
    (rule) =>
      `${rule.name.replace(/ Due$/, '')}: ${periodOf(rule)} from ${rule.startsFrom} (${ruleWords(rule)})`,
  );
  const isOld = ended.date !== null && daysBetween(ended.date, today) > LONG_AGO;
  const short =
    times.length === 0
      ? ''
      : ` If it went against you, the times to do something about it are short. ${times.join('; ')}.`;
  return [
    toDo({
      id: 'ended',
      what: `Read the entry of ${ended.date === null ? 'the docket' : day(ended.date)} on the docket: it may end the case or a part of it.`,
      why: isOld
        ? 'Ask the clerk whether the case is closed, and whether anything can still be done.'
        : `Ask the clerk today whether the case is closed.${short}`,
      urgency: isOld ? 'soon' : 'at-once',
      keys: [ended.key],
      action: { type: 'open', label: 'Open the docket', place: 'docket' },
    }),
  ];
}

/** The newest paper of the court, in a case that is under way: what it asks for comes before what rules ask for. */
function orderNeeds({ facts, underWay, ended }: Situation): ToDo[] {
  const [newest] = courtPapers(facts);
  if (newest === undefined || underWay === null || ended?.isClosed) return [];
  const [place = null] = decisionsOf(facts, newest.id);
  const { id, filename, docDate } = newest;
  return [
    toDo({
      id: `order ${id}`,
      what: `Check that you did what the newest paper of the court here asks: ${filename}${docDate === null ? '' : `, ${day(docDate)}`}.`,
      why: 'What a judge orders comes before any rule, and there may be a newer order on the docket.',
      urgency: 'soon',
      keys: [`document:${id}`],
      place,
      action: {
        type: 'open-document',
        label: `Open ${asTitle(filename, 40)}`,
        documentId: id,
        page: place?.page ?? null,
      },
    }),
  ];
}

function unreadNeeds({ facts }: Situation): ToDo[] {
  const failed = facts.documents.unread.filter(({ isFailed }) => isFailed);
  const [first] = failed;
  if (first === undefined) return [];
  const count = facts.documents.failed;
  return [
    toDo({
      id: 'unread',
      what: `Read ${count === 1 ? `${first.filename} yourself` : `the ${amount(count, 'paper')} that could not be read here yourself`}, and upload a better copy if you can.`,
      why: `Nothing said here takes account of ${count === 1 ? 'it' : 'them'}${
        count === 1
          ? ''
          : `: ${listed(
              failed.map(({ filename }) => filename),
              3,
            )}`
      }.`,
      urgency: 'soon',
      keys: failed.slice(0, 4).map(({ id }) => `document:unread ${id}`),
      action: {
        type: 'open-document',
        label: `Open ${asTitle(first.filename, 40)}`,
        documentId: first.id,
        page: null,
      },
    }),
  ];
}

function houseNeeds({ facts, isCivil, isBeforeCase }: Situation): ToDo[] {
  const { documents, docket, participants } = facts;
  const needs: ToDo[] = [];
  if (documents.total === 0) {
    needs.push(
      toDo({
        id: 'upload',
        what: 'Upload the papers you were given and those you filed.',
        why: 'There is no paper in this case yet, so nothing can be read, quoted or counted. Photos of the pages will do.',
        urgency: 'at-once',
        keys: ['document:total'],
        action: { type: 'upload', label: 'Upload your papers' },
      }),
    );
  }
  if (docket.total === 0 && !isBeforeCase) {
    needs.push(
      toDo({
        id: 'docket',
        what: 'Get the docket from the court’s website or the clerk, and paste it here.',
        why: 'The docket is the court’s own list of what happened and of the days the judge set; those days come before any rule.',
        urgency: 'soon',
        keys: ['docket:total'],
        action: { type: 'open', label: 'Open the docket', place: 'docket' },
      }),
    );
  }
  if (participants.length === 0) {
    needs.push(
      toDo({
        id: 'participants',
        what: 'Enter the people of the case, with their addresses.',
        why: `Nobody is entered yet${isCivil ? '; captions, the summons and certificates of service take names and addresses from there' : ''}.`,
        urgency: 'later',
        action: { type: 'open', label: 'Add the people of the case', place: 'participants' },
      }),
    );
  }
  return needs;
}

/** What holds for either side and, but for motions and exhibits, in any kind of case. */
export function generalToDos(situation: Situation): ToDo[] {
  return [
    ...deadlineNeeds(situation),
    ...dayNeeds(situation),
    ...endNeeds(situation),
    ...courtNeeds(situation),
    ...orderNeeds(situation),
    ...paperToDos(situation),
    ...unreadNeeds(situation),
    ...houseNeeds(situation),
  ];
}
