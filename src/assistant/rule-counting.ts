import { EVENTS } from '../law/events.ts';
import { lateNotes } from '../law/warnings.ts';
import { timeOfDay } from '../text/day-words.ts';
import type { Draft } from './draft.ts';
import type { FactReplier } from './fact-replier.ts';
import { sayLate } from './rule-answering.ts';
import { type CountedTime, type CountFromQuestion, countFromQuestion } from './rule-count.ts';
import { missedSentence, ruleSentence, sayNoAnswerRule, sayNoRules } from './rule-lines.ts';
import { ruleWords, type Situation } from './situation.ts';
import { day, dayAndDistance } from './words.ts';

const MOST_COUNTED = 3;
const ABOUT_MAIL = /\b(?:mail|courier|receipt)\w*\b/i;

/** The caveat that matters most: where it came by mail, what is said of mail. */
function caveatOf({ court: { caveats } }: CountedTime, { serviceMethod }: CountFromQuestion): string | null {
  const ofMail = serviceMethod === 'mail' ? caveats.find((caveat) => ABOUT_MAIL.test(caveat)) : undefined;
  return ofMail ?? caveats[0] ?? null;
}

/** 'Count 30 days, every day.': the days on the way are no deadlines, and who is in a hurry takes one for it. */
function withoutDaysBetween(step: string): string {
  return step.replace(/: \w{3}, \w{3} \d{1,2} is day \d+ … .*$/, '.');
}

function sayCounted(
  draft: Draft,
  { counted, count, before }: { counted: CountedTime; count: CountFromQuestion; before: CountedTime | null },
  today: string,
): void {
  const { rule, court } = counted;
  const time = court.dueTime === null ? '' : `, by ${timeOfDay(court.dueTime)}`;
  draft.point(
    `${rule.name.replace(/ Due$/, '')}: ${dayAndDistance(court.dueDate, today)}${time}, by ${ruleWords(rule)}.`,
    'case:court',
  );
  // Counted alike, the steps are told once.
  if (before?.court.dueDate === court.dueDate && before.rule.days === rule.days) return;
  for (const step of court.steps) draft.say(`  ${withoutDaysBetween(step)}`);
  for (const { question } of court.needs) draft.point(`It can be later: ${question}`);
  const caveat = caveatOf(counted, count);
  if (caveat !== null) draft.point(caveat);
  const missed = missedSentence(rule);
  if (missed !== null) draft.point(missed);
  for (const note of lateNotes(court.dueDate, today)) draft.point(note);
}

function sayYear(draft: Draft, { day: { date, isYearGuessed } }: CountFromQuestion): void {
  if (isYearGuessed)
    draft.say(`You named no year. ${day(date)} is taken, the last such day that is not after today.`);
}

/** The question that a day still to come, or none that can be used, is met with. */
function askForDay(draft: Draft, { day: { date }, rules }: CountFromQuestion, situation: Situation): void {
  const event = rules[0]?.event ?? 'summons-served';
  draft.say(
    `${day(date)} is still to come (today is ${day(situation.today)}), so nothing is counted from it. ${EVENTS[event].question}`,
    'case:court',
  );
}

export const countedDay: FactReplier = ({ situation, draft, question }) => {
  const count = countFromQuestion(question, situation);
  if (count === null) return false;
  const isOfAnswer = count.subjects.join() === 'answer';
  if (isOfAnswer ? sayNoAnswerRule(draft, situation) : sayNoRules(draft, situation)) return true;
  if (count.isFuture) {
    askForDay(draft, count, situation);
    return true;
  }
  sayYear(draft, count);
  if (count.counted.length === 0) {
    const [rule] = count.rules;
    if (rule === undefined)
      draft.say(
        `Among the rules of ${situation.courtWords} that are kept here, none gives a time from that day. Ask the clerk which one does.`,
        'case:court',
      );
    else {
      draft.say(ruleSentence(rule), 'case:court');
      draft.point(EVENTS[rule.event].question);
    }
    return true;
  }
  const [first] = count.counted;
  if (first !== undefined && count.subjects.includes('appeal'))
    draft.say(`It is taken for ${first.rule.startsFrom}. If that was another day, name that one.`);
  if (count.subjects.length > 1)
    draft.say('Each paper has its own time, and the question does not say which one is meant:');
  for (const [at, counted] of count.counted.slice(0, MOST_COUNTED).entries())
    sayCounted(draft, { counted, count, before: count.counted[at - 1] ?? null }, situation.today);
  draft.say('A day that a judge set, or that the paper itself names, comes before this.');
  const isPast = first !== undefined && first.court.dueDate < situation.today;
  if (isPast && isOfAnswer && first.rule.isAnswer && situation.facts.side !== 'plaintiff')
    sayLate(draft, situation);
  return true;
};

/** The days that were counted for a question, as lines that an answer may repeat. */
export function countedLines(question: string, situation: Situation): string[] {
  const count = countFromQuestion(question, situation);
  if (count === null) return [];
  return [
    `The day named in the question: ${day(count.day.date)}; today: ${day(situation.today)}`,
    ...count.counted.flatMap(({ court }) => [
      `Counted by ${court.citation}: ${day(court.dueDate)}`,
      ...court.steps,
      ...court.caveats,
    ]),
  ];
}
