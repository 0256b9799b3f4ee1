import type { NoteRow } from '../law-note.ts';
import type { SourceKey } from './sources.ts';

/** What the law of New Mexico says of things that are no deadlines. */
export const NOTES = [
  {
    id: 'officer-comes',
    title: 'When an officer gives a home back',
    text: 'In New Mexico the writ names the day, from three to seven days after the judgment.',
    citation: 'NMSA 1978, § 47-8-46',
    source: 'nmsa_47_8_46',
  },
  {
    id: 'let-back-in',
    title: 'When somebody who rents a home is let back in',
    text: 'In New Mexico the sheriff does it within 24 hours after the judgment, if the writ is asked for.',
    citation: 'NMSA 1978, § 47-8-46(B)',
    source: 'nmsa_47_8_46',
    caveat: 'We read this law in a copy of 2019: ask the clerk.',
  },
  {
    id: 'undisputed-facts',
    title: 'Answering the facts of a motion for summary judgment',
    text: 'Answer each numbered fact by its number. What you do not dispute counts as admitted.',
    citation: 'Rule 1-056 NMRA',
    source: 'rule_1_056',
    system: 'new_mexico_district',
  },
  {
    id: 'locked-out',
    title: 'When an owner locks somebody out of a home',
    text: 'In New Mexico no owner may change the locks of a home, or take your things out, without a court order. Ask the court today to let you back in. You owe no rent for the days you are kept out.',
    citation: 'NMSA 1978, § 47-8-36',
    source: 'nmsa_47_8_36',
  },
  {
    id: 'left-behind',
    title: 'Things left behind after a writ of restitution',
    text: 'In New Mexico the owner may need to keep your things for only three days after the officer came.',
    citation: 'NMSA 1978, § 47-8-34.1(C)',
    source: null,
  },
] as const satisfies readonly NoteRow<SourceKey>[];
