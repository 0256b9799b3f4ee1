import { beginsCase, type ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** What an eviction asks for. */
export const TO_LEAVE = 'The landlord asks the court to make the tenant leave.';

/** An eviction says what it wants by its kind: most print no sum, and not always the word 'possession'. */
export function asksToLeave(paper: ReadPaper, { value, certainty }: Proposal['kind']): boolean {
  const isTenants = TENANTS.test(paper.head.slice(0, TITLE_WITHIN));
  return value === 'eviction' && certainty !== 'unsure' && beginsCase(paper) && !isTenants;
}

/** What a tenant files against the owner, after a lockout or for repairs. */
const TENANTS =
  /\b(?:petition|complaint|application|motion) (?:by|of) (?:the )?(?:residents?|tenants?)\b|\btenant['’]?s['’]? (?:petition|complaint|assertion)\b|\b(?:illegal |unlawful )?lock-?out\b/i;
const TITLE_WITHIN = 2500;
