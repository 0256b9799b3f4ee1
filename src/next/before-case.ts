import { isCorrespondence, isOutOfCourt, kindOf } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import { DISPUTE, THEY_WILL } from './day-names.ts';
import { isNamedFor, needOf } from './needs.ts';
import type { PaperOfCase } from './paper-of-case.ts';

interface WhatIsHere {
  side: 'plaintiff' | 'defendant' | 'attorney';
  /** Whether a court or a number of one was entered. */
  isAtCourt: boolean;
  /** Of its papers; null where nobody could tell. */
  kinds: readonly (KindId | null)[];
  /** Entries of a docket, or a summons that is kept. */
  hasDocket: boolean;
  /** A day of a hearing or a trial, of a paper or of the timeline. */
  hasSitting: boolean;
  /** Somebody said that they were served. */
  isServed: boolean;
}

/** Whether letters are all there is: somebody wants something, and nothing shows that a court was asked. */
export function isBeforeCase({
  side,
  isAtCourt,
  kinds,
  hasDocket,
  hasSitting,
  isServed,
}: WhatIsHere): boolean {
  if (side === 'plaintiff' || isAtCourt || hasDocket || hasSitting || isServed) return false;
  return kinds.every(isOutOfCourt) && kinds.some(isCorrespondence);
}

const LETTER = ['The letter came', 'Your answer to it', 'What they do next'];
const NOTICE = ['The notice came', 'What you do about it', 'What they do next'];

interface Letters {
  papers: readonly { id?: string; kind: KindId | null; date?: string | null }[];
  timeline: readonly { kind: string; isDone: boolean; documentId?: string | null }[];
  /** What was read in the papers of the case. */
  read?: readonly Pick<PaperOfCase, 'documentId' | 'docType' | 'facts'>[];
  /** YYYY-MM-DD. */
  today: string;
}

/** Whether an entry of the timeline is for what a letter asks for: it came from it, or has the name of a duty in it. */
function isOfLetter(
  { kind, documentId }: Letters['timeline'][number],
  { papers, read = [] }: Letters,
): boolean {
  if (kind.startsWith(THEY_WILL)) return false;
  if (kind === DISPUTE) return true;
  if (papers.some(({ id, kind: of }) => id !== undefined && id === documentId && isCorrespondence(of)))
    return true;
  return read
    .filter(({ docType }) => isCorrespondence(kindOf(docType)))
    .some((letter) =>
      letter.facts.some(
        (fact) => fact.kind === 'deadline' && isNamedFor(kind, fact, needOf(fact, letter.documentId)),
      ),
    );
}

/** What whoever got a letter goes through while nobody has sued: none of it is a step of a lawsuit. */
export function stageOfLetter(letters: Letters) {
  const { papers, timeline, today } = letters;
  const stages = papers.some(({ kind }) => kind === 'eviction-notice') ? NOTICE : LETTER;
  const isAnswered = timeline.some((entry) => entry.isDone && isOfLetter(entry, letters));
  const came = papers.flatMap(({ kind, date }) =>
    isCorrespondence(kind) && date && date <= today ? [date] : [],
  );
  return {
    key: 'before' as const,
    label: stages[isAnswered ? 2 : 1] ?? '',
    stages,
    days: [came.sort()[0] ?? null, null, null],
    done: [true, isAnswered, false],
    answered: null,
    why: 'What is here was not sent by a court, and has no number of one. If a paper of a court comes, add it the same day.',
  };
}
