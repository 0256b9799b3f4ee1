import { statedDates } from '../docket/stated-dates.ts';
import { daysAhead } from './days-ahead.ts';
import { entryKey } from './entry-key.ts';
import { deadlineText } from './fact-lines.ts';
import { type FactReplier, MOST_TOLD } from './fact-replier.ts';
import { hearingsAhead, isSitting, sittingIn } from './hearings-ahead.ts';
import { notCivil } from './not-civil.ts';
import { missedSentence, sayNoAnswerRule } from './rule-lines.ts';
import { sayDaysAhead } from './say-days-ahead.ts';
import { answerDayFrom } from './situation.ts';
import { answerTime } from './to-do-defendant.ts';
import { day, dayAndDistance, shortened } from './words.ts';

export const overdue: FactReplier = ({ situation: { facts, today }, draft }) => {
  const late = facts.deadlines.filter(({ status }) => status === 'overdue');
  if (late.length === 0)
    draft.point(
      'Nothing on your timeline is overdue. What is not on the timeline is not counted.',
      'case:title',
    );
  for (const deadline of late.slice(0, MOST_TOLD))
    draft.point(`${deadlineText(deadline, today)}.`, `deadline:${deadline.id}`);
  const requests = facts.discovery.filter(
    ({ dueDate, direction, items, answered }) =>
      dueDate !== null && dueDate < today && direction !== 'ours' && (items === 0 || answered < items),
  );
  for (const { id, title, dueDate } of requests.slice(0, MOST_TOLD)) {
    if (dueDate !== null)
      draft.point(`Answers to ${title}: their day was ${dayAndDistance(dueDate, today)}.`, `discovery:${id}`);
  }
  return true;
};

export const nextDeadline: FactReplier = ({ situation: { facts, today }, draft }) => {
  const late = facts.deadlines.filter(({ status, date }) => status === 'overdue' && date !== null);
  const [next, after] = daysAhead(facts);
  for (const deadline of late.slice(0, 3))
    draft.point(
      `Overdue already: ${deadlineText(deadline, today).replace(/, overdue/, '')}.`,
      `deadline:${deadline.id}`,
    );
  if (next) draft.point(`Next: ${deadlineText(next, today)}.`, `deadline:${next.id}`);
  if (after) draft.point(`After that: ${deadlineText(after, today)}.`, `deadline:${after.id}`);
  if (!next)
    draft.absent(
      ['deadline', 'hearing', 'offer'],
      late.length > 0
        ? 'No other open deadline has a date to come.'
        : 'No open deadline on your timeline has a date. That does not mean that none is running.',
      'case:title',
    );
  return true;
};

export const hearing: FactReplier = ({ situation: { facts, today }, draft, question }) => {
  const asked = sittingIn(question)?.toLowerCase() ?? 'hearing';
  const fits = (text: string) =>
    asked === 'hearing' || asked === 'court date' ? isSitting(text) : text.toLowerCase().includes(asked);
  const stages = facts.deadlines.filter(
    ({ kind, date, status }) => fits(kind) && date !== null && status !== 'done',
  );
  for (const stage of stages.slice(0, 4))
    draft.point(`${deadlineText(stage, today)}.`, `deadline:${stage.id}`);
  const entries = facts.docket.newest.flatMap((entry) =>
    statedDates(entry.description)
      .filter(({ kind, date }) => kind === 'hearing' && date >= today && fits(entry.description))
      .map(({ date }) => ({ entry, date })),
  );
  for (const { entry, date } of entries.slice(0, 3)) {
    draft.point(
      `${dayAndDistance(date, today)}, by the docket${entry.entryNumber === null ? '' : ` (no. ${entry.entryNumber})`}: ${shortened(entry.description, 160)}`,
      `docket:${entryKey(entry)}`,
    );
  }
  if (stages.length + entries.length === 0) return false;
  draft.say('Courts move dates: check the day with the clerk or on the court’s website before you go.');
  return true;
};

const MOST_OTHERS = 2;

export const answerDue: FactReplier = ({ situation, draft }) => {
  const { answered, answerDue: due, docketAnswerDay, served, facts, today } = situation;
  const ordered = situation.orderedAnswerDay;
  const [notCivilWords] = notCivil(situation);
  const [ahead] = situation.answerRule === null && due === null ? hearingsAhead(situation) : [];
  if (ahead !== undefined) {
    draft.fromCase();
    draft.point(`${deadlineText(ahead, today)}.`, `deadline:${ahead.id}`);
  }
  if (notCivilWords !== undefined) draft.say(notCivilWords, 'case:type');
  else sayNoAnswerRule(draft, situation);
  draft.fromCase();
  if (due !== null) draft.point(`${deadlineText(due, today)}.`, `deadline:${due.id}`);
  if (ordered !== null) {
    draft.point(
      `${dayAndDistance(ordered.date, today)}, by a paper of the court, if it is you whom it means; it comes before the days of the rules. It says: ${draft.quote(ordered.place)}`,
      ordered.key,
    );
  }
  const other =
    facts.side === 'plaintiff' ? facts.summonses.filter(({ response }) => response.state === 'counted') : [];
  for (const { id, defendantName, response } of other.slice(0, 4)) {
    if (response.state === 'counted')
      draft.point(
        `${defendantName}: by the rule ${dayAndDistance(response.date, today)}, counted from ${day(response.servedDate)} (${response.citation}).`,
        `summons:${id}`,
      );
  }
  if (docketAnswerDay !== null)
    draft.point(
      `The docket names ${dayAndDistance(docketAnswerDay.date, today)} for an answer. Check that it is about you.`,
      docketAnswerDay.key,
    );
  if (answered !== null) draft.point(`An answer is there already: ${answered.text}.`, answered.key);
  if (due === null && other.length === 0) {
    const counted = served === null ? null : answerDayFrom(served.date, situation);
    if (served !== null && counted !== null) {
      draft.point(
        `By ${served.text} a summons was served on ${day(served.date)}: if that was service on you, the last day by the rule is ${dayAndDistance(counted, today)}.`,
        served.key,
      );
    }
    if (ahead === undefined && !situation.isBeforeCase)
      draft.absent(['deadline'], 'Your timeline has no day for the answer.', 'case:title');
    // A paper may want a response of another kind by then.
    sayDaysAhead(draft, facts, { most: MOST_OTHERS, except: ahead?.id, lead: 'Next on your timeline: ' });
  }
  if (situation.answerRule !== null) {
    draft.point(answerTime(situation));
    const missed = missedSentence(situation.answerRule);
    if (missed !== null && facts.side !== 'plaintiff') draft.point(missed);
    if (due === null && served === null && facts.side !== 'plaintiff')
      draft.point('Say here on which day you were served, and the last day is counted from it.');
  }
  return true;
};
