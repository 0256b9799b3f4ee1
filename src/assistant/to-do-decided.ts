import { eventOf } from '../docket/entry-event.ts';
import { lawOf, takesNoAnswer } from '../law/case-law.ts';
import { commandIn } from '../next/command-tasks.ts';
import { decidedTasks } from '../next/decided-tasks.ts';
import type { NextStep } from '../next/schema.ts';
import { judgmentIn } from '../next/stage.ts';
import { beginsCase, callOf, followsJudgment, kindOf } from '../papers/kind-of.ts';
import type { CaseFacts } from './facts-schema.ts';
import type { Situation } from './situation.ts';
import { type ToDo, toDo } from './to-do.ts';

/** What follows a decision of the court, for whoever is sued. */
interface Decided {
  /** What protects, before all else. */
  first: ToDo[];
  /** An appeal, its times, and how it is collected. */
  after: ToDo[];
  /** Whether an answer to a lawsuit may still be due: only a paper says that it was decided. */
  isOpen: boolean;
}

/** So many stand before the question whether the decision is real. */
const MOST_FIRST = 3;

/** The papers that were read or are listed, each once. */
function papersOf({ documents }: CaseFacts) {
  const says = (documents.says ?? []).map(({ documentId, filename, docType }) => ({
    ...{ id: documentId, filename, docType },
  }));
  const known = new Set(says.map(({ id }) => id));
  return [...says, ...documents.listed.filter(({ id }) => !known.has(id))];
}

/** Entries of the docket as they followed one another. */
function docketOf({ docket }: CaseFacts) {
  const all = [...new Set([...docket.newest, ...docket.telling])];
  return all
    .map((entry) => ({ text: entry.description, event: eventOf(entry), date: entry.date }))
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
}

const asToDo = (
  { key, title, why, points = [] }: NextStep,
  keys: readonly string[],
  urgency: ToDo['urgency'],
) =>
  toDo({
    id: key,
    what: `${title}.`,
    why: [why, ...points].join(' '),
    ...{ keys, urgency },
    ...(key === 'judgment aside' && {
      paper: 'A motion to set the judgment aside, with the answer that you would file',
      action: { type: 'open', label: 'Open your answer', place: 'answer' } as const,
    }),
  });

const CHECK =
  'Compare its court and its number with those on your summons. Until the clerk says that a judgment stands in this case, the time to answer runs. If a default was entered, the clerk takes no answer: ask the judge to set it aside, and attach the answer.';

/** What a judgment, or what carries one out, asks of whoever is sued; null where nothing shows one. */
export function decidedHere({
  facts,
  court,
  kind,
  ended,
  answered,
  answerDue,
  served,
  complaints,
}: Situation): Decided | null {
  const papers = papersOf(facts).map((paper) => ({ ...paper, kind: kindOf(paper.docType) }));
  const docket = docketOf(facts);
  const titled = papers.map((paper) => ({ title: paper.filename, kind: paper.kind, date: null }));
  const judgment = judgmentIn({ papers: titled, docket });
  const following = papers.filter((paper) => followsJudgment(paper.kind));
  if (judgment === null && following.length === 0) return null;
  const law = lawOf(facts.case);
  const own = { jurisdiction: court, kind, court: law.court };
  const hasFirst = papers.some(({ docType }) => beginsCase(docType));
  const isOnDocket = judgment?.isOnDocket === true;
  const isOpen =
    (hasFirst || complaints > 0 || answerDue !== null || served !== null) &&
    answered === null &&
    !isOnDocket &&
    ended === null &&
    !takesNoAnswer(own);
  const tasks = decidedTasks({
    ...{ caseId: facts.case.id, law: own, judgment, isUnanswered: isOpen },
    command: commandIn({
      kinds: papers.map((paper) => paper.kind),
      hasDocket: facts.docket.total > 0,
      timeline: facts.deadlines.map((each) => each.kind),
    }),
    calls: [...new Set(papers.flatMap((paper) => callOf(paper.kind) ?? []))],
  });
  const isDecision = (paper: (typeof titled)[number]) => judgmentIn({ papers: [paper], docket: [] }) !== null;
  const shown = following[0] ?? papers[titled.findIndex(isDecision)];
  const keys = [shown === undefined ? 'docket:total' : `document:${shown.id}`];
  // What the docket says of its end leads to the entry itself, with the times that run from it.
  const urgency = ended === null ? 'at-once' : 'soon';
  const all = tasks.map((task) => asToDo(task, keys, urgency));
  const check = toDo({
    ...{ id: 'decision check', why: CHECK, urgency: 'at-once', keys },
    what: 'Ask the clerk whether that decision is real, and in this case.',
  });
  return {
    first: [...all.slice(0, MOST_FIRST), ...(isOpen ? [check] : [])],
    after: all.slice(MOST_FIRST).map((each) => ({ ...each, urgency: 'soon' })),
    isOpen,
  };
}
