import type { ActionType, SuggestedAction } from '../conversations/reply-schema.ts';
import { subjectsFor } from './asked-object.ts';
import { type FactTopic, factTopic, isRuleTopic } from './fact-topics.ts';
import type { CaseFacts } from './facts-schema.ts';
import { plainWords } from './plain-words.ts';
import { countFromQuestion } from './rule-count.ts';
import { countAction, rulesOn, subjectOf } from './rule-lines.ts';
import { SUGGESTED_PROMPTS } from './schema.ts';
import { readSituation, type Situation } from './situation.ts';
import { toDosOf } from './to-do-rules.ts';

const MOST_ACTIONS = 4;
/** Of these, so many may come from what there is to do; the rest belongs to the question. */
const MOST_OF_NEEDS = 3;
/** What is good to have at some time: offered only to who asks what to do. */
const HOUSE = ['docket', 'participants'];

/** The page where the rows stand that answer a fact. */
const OF_TOPIC: Readonly<Partial<Record<FactTopic, SuggestedAction>>> = {
  judge: open('Open the docket', 'docket'),
  decisions: open('Open your documents', 'documents'),
  'last-entry': open('Open the docket', 'docket'),
  'entry-count': open('Open the docket', 'docket'),
  answered: open('Open the docket', 'docket'),
  served: open('Open the summons page', 'summons'),
  parties: open('Open the people of the case', 'participants'),
  'party-count': open('Open the people of the case', 'participants'),
  discovery: open('Open discovery', 'ediscovery'),
  'draft-answer': open('Open your answer', 'answer'),
  overdue: open('Open the timeline', 'timeline'),
  hearing: open('Open the timeline', 'timeline'),
  'next-deadline': open('Open the timeline', 'timeline'),
  'answer-due': open('Open the timeline', 'timeline'),
  'self-service': open('Open the summons page', 'summons'),
  late: open('Open your answer', 'answer'),
  silence: open('Open your answer', 'answer'),
};

function open(label: string, place: Extract<SuggestedAction, { type: 'open' }>['place']): SuggestedAction {
  return { type: 'open', label, place };
}

/** What a question of procedure leads to: the deadline of its rule, counted from the day that the question names. */
function ofRules(topic: FactTopic, question: string, situation: Situation): SuggestedAction[] {
  if (!isRuleTopic(topic) || topic === 'company' || topic === 'self-service') return [];
  if (topic === 'counted-day') {
    const count = countFromQuestion(question, situation);
    return (count?.counted ?? [])
      .slice(0, 2)
      .map(({ rule }) =>
        countAction(rule, `Put ${rule.name.replace(/ Due$/, '')} on the timeline`, count?.day.date ?? null),
      );
  }
  const isOfTime = topic === 'answer-due' || topic === 'response-due';
  const [subject, another] = isOfTime ? subjectsFor(question, situation) : [subjectOf(plainWords(question))];
  // Which of several is meant, the person has to say first.
  if (subject === undefined || another !== undefined) return [];
  // The days to answer are the other side's where a plaintiff asks.
  if (subject === 'answer' && situation.facts.side === 'plaintiff') return [];
  const [rule] = rulesOn(subject, situation);
  if (rule === undefined || (subject === 'answer' && situation.answerDue !== null)) return [];
  const trigger = subject === 'answer' ? (situation.served?.date ?? null) : null;
  return [countAction(rule, `Count the day: ${rule.name.replace(/ Due$/, '')}`, trigger)];
}

/** The question to ask after each kind. */
const NEXT: Readonly<Record<ActionType, ActionType>> = {
  summary: 'deadlines',
  deadlines: 'next-steps',
  strategy: 'documents-to-prepare',
  'documents-to-prepare': 'next-steps',
  'next-steps': 'documents-to-prepare',
  'case-fact': 'next-steps',
  'document-question': 'summary',
};

/** What belongs to the kind of question, whatever there is to do. */
function ofQuestion(
  actionType: ActionType,
  { documents, deadlines, answer, side }: CaseFacts,
): SuggestedAction[] {
  const hasDates = deadlines.some(({ date, status }) => date !== null && status !== 'done');
  switch (actionType) {
    case 'deadlines':
    case 'next-steps':
      return [
        hasDates ? open('Open the timeline', 'timeline') : open('Open the deadline calculator', 'calculator'),
      ];
    case 'strategy':
      return side === 'plaintiff' ? [] : [open('Open your answer', 'answer')];
    case 'documents-to-prepare':
      return answer === null ? [] : [open('Check a draft against your papers', 'check-draft')];
    case 'document-question':
    case 'case-fact':
    case 'summary':
      return documents.total === 0 ? [] : [open('Open your documents', 'documents')];
  }
}

function sameThing(a: SuggestedAction, b: SuggestedAction): boolean {
  if (a.type === 'open' && b.type === 'open') return a.place === b.place;
  if (a.type === 'upload' || b.type === 'upload') return a.type === b.type;
  return JSON.stringify({ ...a, label: '' }) === JSON.stringify({ ...b, label: '' });
}

/**
 * What a person may do next, by rule from what the case holds, whichever engine answered: at most four, each of which
 * does one thing, what cannot wait first. A question that found nothing leads to an upload.
 */
export function suggestActions({
  actionType,
  facts,
  answer,
  question = '',
}: {
  actionType: ActionType;
  facts: CaseFacts;
  question?: string;
  answer: { found: boolean };
}): SuggestedAction[] {
  const isOneThing = actionType === 'case-fact' || actionType === 'document-question';
  const topic = actionType === 'case-fact' ? factTopic(question) : null;
  const own = topic === null ? undefined : OF_TOPIC[topic];
  const situation = readSituation(facts, question);
  const needs = toDosOf(situation).flatMap(({ id, action, paper, urgency }) =>
    action === null ||
    (HOUSE.includes(id) && actionType !== 'next-steps') ||
    (isOneThing && urgency !== 'at-once') ||
    (actionType === 'documents-to-prepare' && paper === null && urgency !== 'at-once')
      ? []
      : [action],
  );
  const missing: SuggestedAction[] = answer.found
    ? []
    : [{ type: 'upload', label: 'Upload the paper that says it' }];
  const prompt = SUGGESTED_PROMPTS.find((each) => each.actionType === NEXT[actionType]);
  const ask: SuggestedAction[] = prompt ? [{ type: 'ask', label: prompt.text, message: prompt.text }] : [];
  const chosen: SuggestedAction[] = [];
  const add = (actions: readonly SuggestedAction[], most: number) => {
    for (const action of actions) {
      if (chosen.length < most && !chosen.some((each) => sameThing(each, action))) chosen.push(action);
    }
  };
  add(missing, 1);
  // A question about one fact is not the moment for everything there is to do, only for what cannot wait.
  const counting = topic === null ? [] : ofRules(topic, question, situation);
  add(counting, 2);
  if (own) add([own], 3);
  const isCounted = (action: SuggestedAction) =>
    action.type === 'create-deadline' &&
    counting.some((each) => each.type === 'create-deadline' && each.deadlineType === action.deadlineType);
  add(
    needs.filter((action) => !isCounted(action)),
    isOneThing ? 2 : MOST_OF_NEEDS,
  );
  add(ofQuestion(actionType, facts), MOST_ACTIONS);
  add(ask, MOST_ACTIONS);
  return chosen;
}
