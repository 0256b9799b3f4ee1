import type { NoteRow } from '../law-note.ts';
import type { SourceKey } from './sources.ts';

/** What the law of Texas says of things that are no deadlines. */
export const NOTES = [
  {
    id: 'officer-comes',
    title: 'When an officer gives a place back',
    text: 'In Texas a constable must most often post a warning 24 hours before.',
    citation: null,
    source: null,
  },
  {
    id: 'locked-out',
    title: 'When a landlord changes the locks over rent',
    text: 'In Texas a landlord who changes the locks over rent must give you a new key at any hour, if you pay or not. Ask for the key now, and note the time. If you get none, ask the justice court today for a writ of reentry.',
    citation: 'Texas Property Code, § 92.0081',
    source: 'tx_prop_92_0081',
  },
  {
    id: 'left-behind',
    title: 'Things left behind after an eviction',
    text: 'In Texas the officer may have your things put outside.',
    citation: null,
    source: null,
  },
] as const satisfies readonly NoteRow<SourceKey>[];
