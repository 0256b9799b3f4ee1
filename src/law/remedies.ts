import { COURT_SYSTEMS, type Jurisdiction } from './court-systems.ts';
import type { CourtFolder } from './courts/court-system.ts';
import { FOLDERS } from './courts/index.ts';
import type { Remedy } from './courts/remedy.ts';

/** What can still be asked of the courts of a state after a rented place was given back; none where nothing was read. */
export function remediesIn(state: string | null): readonly Remedy[] {
  if (state === null) return [];
  return Object.values<CourtFolder>(FOLDERS).find((folder) => folder.state === state)?.remedies ?? [];
}

/** The same of the courts that share their rules. */
export function remediesOf(jurisdiction: Jurisdiction | null): readonly Remedy[] {
  return jurisdiction === null ? [] : remediesIn(FOLDERS[COURT_SYSTEMS[jurisdiction].calendar].state);
}

/** A remedy with what has to be known of it and the law that it rests on, in one line of sentences. */
export function remedyWords({ text, caveats, citation }: Remedy): string {
  return [text, ...caveats, `(${citation}.)`].join(' ');
}
