import type { Jurisdiction } from '../law/court-systems.ts';
import { noteOf, noteWords } from '../law/notes.ts';

/** Where a claim of exemption is handed in, as a sentence; `state` is a USPS code. */
export function claimedAt(where: { state: string | null } | { jurisdiction: Jurisdiction | null }): string {
  const note = noteOf(where, 'claim-handed-in');
  return note === null ? 'You hand it in at the court.' : noteWords(note);
}
