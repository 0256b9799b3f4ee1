import type { NoteRow } from '../law-note.ts';
import type { SourceKey } from './sources.ts';

/** What the law of California says of things that are no deadlines. */
export const NOTES = [
  {
    id: 'officer-comes',
    title: 'How an officer gives a place back',
    text: 'In California the officer first gives five days. They run from the day the writ was handed over, or from the day it was mailed to you after it was posted.',
    citation: 'CCP 715.020',
    source: 'ccp715_020',
  },
  {
    id: 'claim-handed-in',
    title: 'Where a claim of exemption is handed in',
    text: 'You give it to the levying officer, most often the sheriff.',
    citation: 'CCP 703.520',
    source: 'ccp703_520',
  },
  {
    id: 'undisputed-facts',
    title: 'Answering the facts of a motion for summary judgment',
    text: 'Hand in a separate statement that answers each numbered fact. Without it the court may grant the motion.',
    citation: 'CCP 437c',
    source: null,
  },
  {
    id: 'locked-out',
    title: 'When a landlord locks somebody out of a home',
    text: 'In California no landlord may lock you out of your home, or take your things out, without a court order. Call the police, and say that you live there. You can ask the court for money for each day.',
    citation: 'its Civil Code, § 789.3',
    source: 'civ789_3',
    caveat: 'We read this law in a copy of 2010: ask legal help if it still reads so.',
  },
  {
    id: 'left-behind',
    title: 'Things left behind after an eviction',
    text: 'In California the owner must most often keep your things for 15 days after the officer came, and give them back if you pay a fair sum for the storage. Ask for them in writing today.',
    citation: 'CCP 1174',
    source: null,
  },
] as const satisfies readonly NoteRow<SourceKey>[];
