import { startEvent } from '../facts/own-start.ts';
import type { FoundFact } from '../facts/schema.ts';
import { isNameless } from '../facts/times/no-name.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { tokenize } from '../text/tokenize.ts';
import { BACK_DAY, DISPUTE, isAnswerToLawsuit, OUT_DAY } from './day-names.ts';
import { isDispute } from './dispute.ts';

export type Deadline<Fact extends FoundFact = FoundFact> = Fact & { kind: 'deadline' };

const terms = (words: string) => new Set(tokenize(words).map(({ term }) => term));
/** Words of one act: whoever has a day for his answer has one for what the summons calls a responsive pleading. */
const ANSWERS = terms('answer respond response responsive appear appearance plead defenses');
const SUED = terms('lawsuit suit complaint petition summons citation');
/** Requests for discovery are answered too, and motions; neither is the answer to the lawsuit. */
const OTHER_ANSWERS = terms('interrogatory interrogatories requests request admissions discovery motion');
/** Names that say nothing of what is to be done: each such time is a need of its own. */
export const isUnnamed = (label: string): boolean => isNameless(label) || label === 'Payment due';
/** The need of the answer to the lawsuit itself. */
export const ANSWER = 'the answer';

/** The words of a name or a duty that tell it from others, those of one act as one. */
function stems(words: string): Set<string> {
  const told = tokenize(words).filter(({ word }) => !STOP_WORDS.has(word.toLowerCase()));
  return new Set(told.map(({ term }) => (ANSWERS.has(term) ? 'answer' : SUED.has(term) ? 'lawsuit' : term)));
}

/** Whether these words name the answer to the lawsuit itself. */
function isAnswer(words: ReadonlySet<string>): boolean {
  return words.has('answer') && ![...words].some((word) => OTHER_ANSWERS.has(word));
}

/** 'Written response due', 'Present an answer': an answer and nothing else by its name. */
export const isAnswerAlone = (label: string): boolean =>
  [...stems(label)].filter((word) => !OF_ANSWER.has(word)).join() === 'answer';

/** 'Answer', 'Your answer due' in a paper that begins a case: of what, its service or its papers tell. */
export function isBareAnswer(label: string, from: string): boolean {
  return isAnswerAlone(label) && startEvent(from, null) === 'service' && !/\b(?:motion|request)/i.test(from);
}
/** Words that stand with an answer and name nothing else. */
const OF_ANSWER = terms('file serve present written due defendant clerk court claim');

/** What is needed within a time: the same of however many papers ask for the same thing after the same event. */
export function needOf(
  { label, value, start }: Deadline,
  documentId: string,
  { isOfFirstPaper = false } = {},
): string {
  const named = stems(label);
  const event = value.period?.from ?? '';
  if (isAnswer(named) && stems(`${label} ${value.what} ${event}`).has('lawsuit')) return ANSWER;
  if (isOfFirstPaper && isBareAnswer(label, event)) return ANSWER;
  if (isUnnamed(label)) return `${documentId} ${start}`;
  const time = value.period ? `${value.period.count} ${value.period.unit}` : '';
  return [...named, ...stems(event)].sort().join(' ') + time;
}

const wordsOf = ({ label, value }: Extract<FoundFact, { kind: 'deadline' | 'hearing' | 'offer' }>) =>
  stems(`${label} ${value.what}`);

/** A time that runs from a writ or a notice itself to the day on which an officer may come. */
const FROM_ITSELF = /\bthis\s(?:notice|writ|warrant|paper)\b/i;
/** Whether a paper's duty by the day on which an officer may come is no other than that: to be out. */
const isBeingOut = (label: string): boolean => isUnnamed(label) || label === 'Move out';
const isOfOfficer = (kind: string): boolean => kind === OUT_DAY || kind === BACK_DAY;

/** Whether an entry of the timeline with this name is for what a paper asks within a time. */
export function isNamedFor(kind: string, fact: Deadline, need: string): boolean {
  if (isOfOfficer(kind)) return isBeingOut(fact.label) && FROM_ITSELF.test(fact.value.period?.from ?? '');
  // A right to dispute a debt stands on the timeline by a name of its own.
  if (kind === DISPUTE) return isDispute(fact.quote);
  if (isAnswerToLawsuit(kind)) return need === ANSWER;
  const named = stems(kind);
  const asked = wordsOf(fact);
  return named.size > 0 && [...named].every((word) => asked.has(word));
}

type Dated = Extract<FoundFact, { kind: 'deadline' | 'hearing' | 'offer' }>;

/** Whether an entry of the timeline on the same day is for what a paper names: another thing may be due that day. */
export function isSameDayEntry(kind: string, fact: Dated): boolean {
  if (isOfOfficer(kind)) return isBeingOut(fact.label);
  const asked = wordsOf(fact);
  return [...stems(kind)].some((word) => asked.has(word));
}

/** Whether two facts of one day are of one thing, told twice. */
export function isSameDuty(one: Dated, other: Dated): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'hearing' && other.kind === 'hearing')
    return !one.value.time || !other.value.time || one.value.time === other.value.time;
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = [...first].filter((word) => second.has(word));
  return shared.length * 2 >= Math.min(first.size, second.size);
}

/** Whether an entry of the timeline and a day that a paper names are of one thing, by their names. */
export function isSameThing(kind: string, what: string): boolean {
  const areAnswers = [kind, what].map(isAnswerToLawsuit);
  if (areAnswers.includes(true)) return !areAnswers.includes(false);
  const [one, other] = [stems(kind), stems(what)];
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one];
  return fewer.size > 0 && [...fewer].every((word) => more.has(word));
}
