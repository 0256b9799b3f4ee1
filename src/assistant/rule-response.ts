import { EVENTS } from '../law/events.ts';
import { subjectsFor } from './asked-object.ts';
import { sayOrders } from './fact-orders.ts';
import type { FactReplier } from './fact-replier.ts';
import { notCivil } from './not-civil.ts';
import { OTHER_PAPERS } from './rule-answering.ts';
import { sayFromPapers } from './rule-find.ts';
import { extensionSentence, missedSentence, rulesOn, sayNoRules, sayRules } from './rule-lines.ts';
import { dayAndDistance } from './words.ts';

/** The time to answer another paper than the complaint, or each time that may be meant. */
export const responseDue: FactReplier = (asked) => {
  const { situation, draft, question, passages = [] } = asked;
  const { facts, today } = situation;
  const subjects = subjectsFor(question, situation);
  const [notCivilWords] = notCivil(situation);
  if (notCivilWords !== undefined) {
    draft.say(notCivilWords, 'case:type', 'case:court');
    draft.point('Ask the clerk today which rule gives the time for this paper, and by which day.');
    return true;
  }
  const [first] = subjects;
  if (subjects.length === 1 && first !== undefined) sayOrders(asked, first);
  if (sayNoRules(draft, situation)) return true;
  if (subjects.length > 1)
    draft.say('Each paper has its own time, and the question does not say which one is meant:');
  for (const subject of subjects)
    sayRules(draft, situation, subject, OTHER_PAPERS[subject] ?? 'the time to answer the complaint');
  const rules = subjects.flatMap((subject) => rulesOn(subject, situation));
  const [only] = rules;
  const isCounted =
    subjects.length === 1 && only !== undefined && sayFromPapers(draft, only, { situation, passages });
  if (subjects.length === 1) {
    const missed = rules.map(missedSentence).filter((each) => each !== null);
    for (const each of new Set(missed)) draft.point(each);
    const [rule] = rules;
    if (rule !== undefined && rules.length === 1) draft.point(extensionSentence(rule));
  }
  if (subjects.includes('discovery') || subjects.includes('admissions'))
    for (const { id, title, dueDate, direction } of facts.discovery) {
      if (dueDate !== null && direction === 'theirs')
        draft.point(`Answers to ${title}: ${dayAndDistance(dueDate, today)}.`, `discovery:${id}`);
    }
  if (rules.length > 0 && subjects.length === 1 && !isCounted) {
    for (const asked of new Set(rules.map(({ event }) => EVENTS[event].question))) draft.point(asked);
    draft.say(
      'Ask again with that day, and say whether the paper came by mail: the last day is then counted. A day that a judge set, or that the paper itself names, comes first.',
    );
  }
  return true;
};
