import type { Draft, Place } from './draft.ts';
import type { Situation } from './situation.ts';

export interface FactQuestion {
  situation: Situation;
  draft: Draft;
  question: string;
  /** What search found for the question. */
  passages?: readonly Place[];
}

/** Says what the rows hold; false where they hold nothing about it, so that the documents are asked. */
export type FactReplier = (asked: FactQuestion) => boolean;

/** Rows told at most in one answer. */
export const MOST_TOLD = 8;
