import { isRentersPetition } from '../facts/tenancy.ts';
import { beginsCase, type ReadPaper, topOf } from './paper.ts';
import type { Proposal } from './schema.ts';

/** What an eviction asks for. */
export const TO_LEAVE = 'The landlord asks the court to make the tenant leave.';

/** An eviction says what it wants by its kind: most print no sum, and not always the word 'possession'. */
export function asksToLeave(paper: ReadPaper, { value, certainty }: Proposal['kind']): boolean {
  const title = topOf(paper);
  const isTenants = isRentersPetition(title) || LOCKOUT.test(title);
  return value === 'eviction' && certainty !== 'unsure' && beginsCase(paper) && !isTenants;
}

/** What a tenant files against the owner after it. */
const LOCKOUT = /\b(?:illegal |unlawful )?lock-?out\b/i;
