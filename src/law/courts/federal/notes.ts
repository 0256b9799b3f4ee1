import type { LawNote } from '../law-note.ts';

/** What the federal rules say of things that are no deadlines. */
export const NOTES: readonly LawNote[] = [
  {
    id: 'default-set-aside',
    title: 'Setting a default aside',
    text: 'The judge can do it for good cause.',
    citation: 'FRCP 55(c)',
    source: null,
  },
  {
    id: 'undisputed-facts',
    title: 'Answering the facts of a motion for summary judgment',
    text: 'Answer each fact. The court may take as true what you do not dispute with proof.',
    citation: 'FRCP 56',
    source: null,
  },
];
