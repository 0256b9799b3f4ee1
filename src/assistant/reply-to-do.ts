import { listed } from '../text/words.ts';
import { type BuiltinReply, Draft, type Place } from './draft.ts';
import { isAboutWholeCase } from './intent.ts';
import { notCivil } from './not-civil.ts';
import { inPaperWords } from './paper-words.ts';
import { sayBeside } from './said-reply.ts';
import { type Situation, unknownRules } from './situation.ts';
import type { ToDo } from './to-do.ts';
import { toDosOf } from './to-do-rules.ts';
import { toDoLine, wordsOf } from './to-do-words.ts';
import { day, dayAndDistance } from './words.ts';

const MOST_PAPERS = 7;
const FIRST_STEPS = 3;
const LATER_STEPS = 3;
const MOST_CLOSEST = 2;

function sayNote(draft: Draft, situation: Situation): void {
  const { facts } = situation;
  for (const line of notCivil(situation)) draft.say(line);
  if (facts.side === 'attorney' && situation.isCivil) {
    draft.say(
      'You are set up as an attorney, so we do not know which side you are on. What only one side has to do is left out.',
    );
  }
}

/** What the papers say closest to what a question names beside 'what do I do': that one thing was asked too. */
function sayClosest(draft: Draft, { facts }: Situation, passages: readonly Place[], question: string): void {
  if (isAboutWholeCase(question)) return;
  const mended = inPaperWords(question, facts, passages);
  sayBeside(draft, { question: mended, facts, passages }, { told: [], most: MOST_CLOSEST, isOpen: true });
}

function endWords(situation: Situation): string {
  return `This comes from your records and from rules, not from judgment. Orders of your judge come first.${unknownRules(situation)}`;
}

function whenOf({ date, urgency }: ToDo, today: string): string {
  if (date !== null) return `${dayAndDistance(date, today)}: `;
  return urgency === 'at-once' ? 'Now: ' : '';
}

/** The papers that still have to be made, received or filed, each with the reason. */
export function papersReply(
  situation: Situation,
  passages: readonly Place[],
  question: string,
): BuiltinReply {
  const { facts, today } = situation;
  const draft = new Draft(facts);
  const needs = toDosOf(situation, passages);
  const papers = needs.filter(({ paper }) => paper !== null);
  sayNote(draft, situation);
  draft.fromCase();
  for (const each of papers.slice(0, MOST_PAPERS)) {
    const when = each.date === null ? '' : ` (${dayAndDistance(each.date, today)})`;
    draft.point(`${each.paper}${when}. ${each.why}${wordsOf(draft, each)}`, ...each.keys);
  }
  if (papers.length === 0) {
    draft.point(
      facts.documents.total === 0
        ? 'No paper can be named yet: there is nothing in this case to go by. Upload what you were given and what you filed.'
        : 'By the rules that are checked here, no paper is missing. That does not mean that none is: an order or a notice may ask for one.',
      'document:total',
    );
  }
  const orders = needs.find(({ id }) => id.startsWith('day '));
  if (orders) draft.point(toDoLine(draft, orders));
  const { byType } = facts.documents;
  if (byType.length > 0) {
    draft.point(
      `Here already: ${listed(
        byType.map(({ type, count }) => `${type} (${count.toLocaleString('en-US')})`),
        8,
      )}.`,
      'document:total',
    );
  }
  sayClosest(draft, situation, passages, question);
  draft.say(endWords(situation));
  return draft.finish({ most: 0.8 });
}

/** The answer and its day are one duty, told as one: whoever reads two looks for two papers. */
function asOneAnswer(needs: readonly ToDo[]): ToDo[] {
  const clock = needs.find(({ id }) => id === 'clock');
  const answer = needs.find(({ id }) => id === 'answer');
  if (clock === undefined || answer === undefined) return [...needs];
  const keys = [...new Set([...clock.keys, ...answer.keys])];
  const isOfAnswer = /\bFile your answer\b/.test(clock.what);
  const one =
    answer.date !== null && clock.date === null
      ? { ...answer, why: `${answer.why} Your timeline has no day for it yet.`, keys }
      : { ...clock, what: isOfAnswer ? clock.what : `${clock.what} Then: ${answer.what}`, keys };
  return needs.flatMap((each) =>
    each === needs.find((first) => first === clock || first === answer)
      ? one
      : each === clock || each === answer
        ? []
        : each,
  );
}

/** The first three things to do, what cannot wait first, then by day; then what comes after. */
export function stepsReply(situation: Situation, passages: readonly Place[], question: string): BuiltinReply {
  const { facts, today } = situation;
  const draft = new Draft(facts);
  const needs = asOneAnswer(toDosOf(situation, passages));
  sayNote(draft, situation);
  draft.fromCase();
  for (const each of needs.slice(0, FIRST_STEPS)) {
    const isDated = each.date !== null && each.what.includes(day(each.date));
    const when = isDated ? '' : whenOf(each, today);
    draft.point(`${when}${toDoLine(draft, each)}`);
  }
  if (needs.length === 0) {
    draft.point(
      'Nothing that is checked here by rule is open: no dated deadline, no paper that is missing, no request without an answer. Look at the docket once a week.',
      'document:total',
    );
  }
  const later = needs.slice(FIRST_STEPS, FIRST_STEPS + LATER_STEPS);
  if (later.length > 0) draft.say('After that:');
  for (const each of later) draft.point(each.what, ...each.keys);
  sayClosest(draft, situation, passages, question);
  draft.say(endWords(situation));
  return draft.finish({ most: 0.8 });
}
