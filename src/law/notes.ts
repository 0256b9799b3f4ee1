import { COURT_SYSTEMS, type Jurisdiction } from './court-systems.ts';
import type { CourtFolder } from './courts/court-system.ts';
import { FOLDERS } from './courts/index.ts';
import type { LawNote, NoteId } from './courts/law-note.ts';
import { OTHER_STATES } from './other-states.ts';
import { personSentence } from './person-sentence.ts';

/** Whose law is asked: of the courts that share their rules, else of a state by its USPS code. */
interface Where {
  jurisdiction?: Jurisdiction | null;
  state?: string | null;
}

function notesOf({ jurisdiction = null, state = null }: Where): readonly LawNote[] {
  if (jurisdiction !== null) return FOLDERS[COURT_SYSTEMS[jurisdiction].calendar].notes;
  if (state === null) return [];
  const folder = Object.values<CourtFolder>(FOLDERS).find((each) => each.state === state);
  return folder?.notes ?? OTHER_STATES[state] ?? [];
}

/** What the law of a court says of this; null where nothing is known of it. */
export function noteOf(where: Where, id: NoteId): LawNote | null {
  const { jurisdiction = null } = where;
  const holds = ({ system }: LawNote) => system === undefined || system === jurisdiction;
  return notesOf(where).find((note) => note.id === id && holds(note)) ?? null;
}

/** Its sentences with the law that they rest on, and that they are from memory where they are. */
export function noteWords({ text, citation, source, caveat }: LawNote): string {
  const told = personSentence({ text, citation, isFromMemory: source === null });
  return caveat === undefined ? told : `${told} ${caveat}`;
}
