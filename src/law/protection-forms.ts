import type { CourtFolder } from './courts/court-system.ts';
import { FOLDERS } from './courts/index.ts';
import type { ProtectionForms } from './courts/protection-forms.ts';

/** The forms of the courts of a state by its USPS code; where nobody knows the state, all that are known. */
function formsOf(state: string | null): readonly ProtectionForms[] {
  return Object.values<CourtFolder>(FOLDERS).flatMap((folder) =>
    folder.protectionForms === undefined || (state !== null && folder.state !== state)
      ? []
      : [folder.protectionForms],
  );
}

/** A form by its letters and its number, with the row that it is of. */
export interface ProtectionForm {
  family: string;
  number: string;
  forms: ProtectionForms;
}

/** The form of such an order whose name these words have; null where they have none of the state's. */
export function protectionFormIn(words: string, state: string | null): ProtectionForm | null {
  for (const forms of formsOf(state)) {
    const families = Object.keys(forms.families).join('|');
    const numbers = Object.values(forms.numbers).join('|');
    const [, family, number] = new RegExp(String.raw`\b(${families})-(${numbers})\b`).exec(words) ?? [];
    if (family !== undefined && number !== undefined) return { family, number, forms };
  }
  return null;
}
