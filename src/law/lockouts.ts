import { noteOf, noteWords } from './notes.ts';

/** Where the law of a state was not read: whom to ask. */
const ANYWHERE = {
  'locked-out':
    'Most states let no owner lock you out of your home without a court order. We have not read the law of this state: ask legal help today. You can also call the police, on the line that is not for emergencies, and say that you live there.',
  'left-behind':
    'How long the owner must keep your things differs by state, and we have not read it for this one. Ask legal help and the officer today.',
} as const;

/** What the law of a state says to somebody who is locked out of a home: of the way back in, or of the things that are left behind. */
export function lockoutIn(state: string | null, id: keyof typeof ANYWHERE): string {
  const note = noteOf({ state }, id);
  return note === null ? ANYWHERE[id] : noteWords(note);
}
