import { dayNumber, spell } from '../law/calendar-days.ts';
import type { CaseLaw } from '../law/case-law.ts';
import { noteOf, noteWords } from '../law/notes.ts';
import { onlyKindOf } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import { timeOfDay } from '../text/day-words.ts';
import { isDoubted, isMine } from './from-papers.ts';
import { isMotionResponse, speaksOfMotion } from './motion-response.ts';
import type { CaseOfSteps, KeptFact, PaperOfCase } from './paper-of-case.ts';
import type { NextStep } from './schema.ts';
import { step, type Task } from './task-step.ts';

/** What papers of a case set for a motion that this side has to meet. */
export interface MotionAhead {
  /** What the paper is called that sets it, and its document. */
  title: string;
  documentId: string;
  /** The next day to respond, or the last one that has passed, YYYY-MM-DD; null where none is set. */
  respondBy: string | null;
  /** That day has passed. */
  isLate: boolean;
  hearing: { date: string; time: string | null } | null;
}

const SETS: ReadonlySet<KindId | null> = new Set<KindId>([
  'order',
  'minute-entry',
  'notice-hearing',
  'notice',
  'motion',
]);
/** A schedule gives days for motions that nobody has made yet. */
const TO_COME = /\b(?:dispositive|pre-?trial|all|any) motions\b/i;

/** The motion whose response or hearing a paper sets from today on; null where none does. The newest paper goes first. */
export function motionAhead({
  papers,
  today,
  side,
  command,
}: Pick<CaseOfSteps, 'papers' | 'today' | 'side' | 'command'>): MotionAhead | null {
  const setting = papers.filter(({ docType }) => SETS.has(onlyKindOf(docType)));
  const found = setting
    .map((paper) => ({
      paper,
      responses: paper.facts.flatMap((fact) => responseDay(fact, { side, command })),
      hearing: hearingOf(paper, today),
    }))
    .filter(({ responses, hearing }) => hearing !== null || responses.some((date) => date >= today));
  const [newest] = found;
  if (newest === undefined) return null;
  // A notice of the hearing may be newer than the order that sets the day to respond.
  const all = setting
    .flatMap(({ facts }) => facts.flatMap((fact) => responseDay(fact, { side, command })))
    .toSorted();
  const respondBy = all.find((date) => date >= today) ?? all.at(-1) ?? null;
  return {
    title: newest.paper.title,
    documentId: newest.paper.documentId,
    respondBy,
    isLate: respondBy !== null && respondBy < today,
    hearing: found.find(({ hearing }) => hearing !== null)?.hearing ?? null,
  };
}

function responseDay(fact: KeptFact, reader: Pick<CaseOfSteps, 'side' | 'command'>): string[] {
  if (fact.kind !== 'deadline' || isDoubted(fact)) return [];
  const { date } = fact.value;
  const isResponse = isMotionResponse(fact.label, fact.quote) && !TO_COME.test(`${fact.label} ${fact.quote}`);
  return isMine(fact, reader) && isResponse && date ? [date] : [];
}

function hearingOf({ facts }: PaperOfCase, today: string): MotionAhead['hearing'] {
  const found = facts.flatMap((fact) => {
    if (fact.kind !== 'hearing' || isDoubted(fact) || !speaksOfMotion(`${fact.label} ${fact.quote}`))
      return [];
    const { date, time } = fact.value;
    return date && date >= today ? [{ date, time: time ?? null }] : [];
  });
  return found.toSorted((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}

/** What leaving a fact out may do, where the rule on it is not known. */
const UNDISPUTED_ELSEWHERE =
  'Answer each fact that they say nobody disputes. What you leave out may count as admitted.';
const PROOF =
  'Put your proof with it: a statement that you sign under oath, papers, receipts. To say “not true” is not enough.';

/** `isSummary`: it asks to win without a trial. */
export type Motion = MotionAhead & { isSummary: boolean };

interface Meeting {
  caseId: string;
  law: Pick<CaseLaw, 'jurisdiction'>;
  motion: Motion;
  /** Whether an answer was filed, is asked for already, or is nothing that this side or this kind of case files. */
  isAnswered: boolean;
}

/** What a motion of the other side asks of this one, in the order in which it is done. */
export function motionTasks({ caseId, law, motion, isAnswered }: Meeting): NextStep[] {
  const { title, documentId, respondBy, hearing, isSummary } = motion;
  const by = respondBy === null ? '' : ` by ${spell(dayNumber(respondBy))}`;
  const without = isSummary
    ? 'It asks the judge to decide the case without a trial.'
    : 'If nobody responds, the judge may grant it.';
  const known = noteOf(law, 'undisputed-facts');
  const facts = known === null ? UNDISPUTED_ELSEWHERE : noteWords(known);
  const look = { label: 'Look at it', path: `/cases/${caseId}/documents/${documentId}` };
  const tasks: Task[] = [
    {
      key: 'motion get',
      title: 'Get the motion, if you do not have it',
      why: `${title} speaks of a motion. ${without} If it is theirs, read what it asks and every paper that came with it. The clerk can give you a copy.`,
      action: look,
    },
    {
      key: 'motion respond',
      title: `Write your response to the motion, and file it${by}`,
      why: [
        ...(isSummary
          ? [facts, PROOF]
          : ['Say why the judge should not grant it, and put your proof with it.']),
        ...(respondBy === null ? ['Ask the clerk today by when it is due.'] : []),
        ...(motion.isLate
          ? ['That day has passed. File it today, and ask in the same paper that it be taken late.']
          : []),
        'Send the other side a copy the same day.',
      ].join(' '),
    },
    ...(hearing === null
      ? []
      : [
          {
            key: 'motion hearing',
            title: `Be at the hearing on ${spell(dayNumber(hearing.date))}${hearing.time === null ? '' : ` at ${timeOfDay(hearing.time)}`}`,
            why: 'Bring your response, your proof and two copies. If you are not there, the judge can decide without you.',
            state: 'soon' as const,
          },
        ]),
    ...(isAnswered
      ? []
      : [
          {
            key: 'motion answer',
            title: 'Ask the clerk if your answer is on file',
            why: 'Nothing here shows that the complaint was answered. If it was not, a response to the motion alone may not save you: file both. Ask today.',
          },
        ]),
  ];
  return tasks.map(step);
}
