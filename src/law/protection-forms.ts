import type { CourtFolder } from './courts/court-system.ts';
import { FOLDERS } from './courts/index.ts';
import type { ProtectionForms } from './courts/protection-forms.ts';

/** A form by its letters and its number, with the row that it is of. */
export interface ProtectionForm {
  family: string;
  number: string;
  forms: ProtectionForms;
}

/** The forms of each state that has some, and how their names are written. */
const KNOWN = Object.values<CourtFolder>(FOLDERS).flatMap(({ state, protectionForms: forms }) => {
  if (forms === undefined) return [];
  const [families, numbers] = [Object.keys(forms.families), Object.values(forms.numbers)];
  const pattern = new RegExp(String.raw`\b(${families.join('|')})-(${numbers.join('|')})\b`);
  return [{ state, forms, pattern }];
});

/**
 * The form of such an order whose name these words have; null where they have none. Of a state by its USPS code only its own
 * count; where nobody knows the state, all that are known.
 */
export function protectionFormIn(words: string, state: string | null): ProtectionForm | null {
  for (const known of KNOWN) {
    if (state !== null && known.state !== state) continue;
    const [, family, number] = known.pattern.exec(words) ?? [];
    if (family !== undefined && number !== undefined) return { family, number, forms: known.forms };
  }
  return null;
}
