import { isCorrespondence, isOutOfCourt } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';

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
