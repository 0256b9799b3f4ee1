import type { PartyRole } from '#src/papers/schema.ts';
import type { Sheet } from './sheet.ts';

/** A design of a caption with invented people, and what it says. */
export interface Design {
  name: string;
  /** Words of the court's name that a reading must have; null where no court is named. */
  court: string | null;
  /** One of these, where a paper prints several; null for none. */
  numbers: readonly string[] | null;
  parties: readonly (readonly [role: PartyRole, name: string])[];
  /** How its title begins; null where it has none that a reader would call so. */
  title: string | null;
  print(sheet: Sheet): Sheet;
}

export const SAYS =
  'The parties have been told of what follows and were given time to say what they wish to say of it, and the court has read all of the papers that they have filed since then.';
