import type { PersonRule } from './court-system.ts';

/** The forms on which the courts of a state order somebody to keep away from somebody; a row of plain data. */
export interface ProtectionForms {
  /** By the letters that their numbers begin with: the kind of case that they are used in, and whether they are on firearms alone. */
  families: Readonly<Record<string, { kind: 'family' | 'civil'; isOnFirearms?: boolean }>>;
  /** Their numbers behind those letters. */
  numbers: {
    /** The notice of the hearing, which orders nothing itself. */
    notice: string;
    /** The order until the hearing, and the one that is made after it. */
    order: string;
    orderAfter: string;
    /** The order by which another day is set. */
    newDay: string;
    /** On which whoever it is against answers, and by which another day is asked for. */
    answer: string;
    otherDay: string;
  };
  /** Who brings the answer to whoever asked, and who brings the papers to whoever it is against. */
  answerServedBy: PersonRule;
  papersServedBy: PersonRule;
}
