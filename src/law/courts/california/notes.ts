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
] as const satisfies readonly NoteRow<SourceKey>[];
