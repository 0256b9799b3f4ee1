import { citedTimeFrom } from '../law/rule-days.ts';
import { endsAsCompany } from '../participants/organization.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import { isUnnamed } from '../participants/unnamed.ts';
import type { Proposal } from './schema.ts';

/** The United States and its offices, and whoever is sued as the head of one. */
const GOVERNMENT =
  /^(?:the\s+)?(?:united\s+states\b|u\.?\s?s\.?\s+\p{Lu}|federal\s+\p{L}+\s+(?:administration|agency|bureau|commission)\b)|\b(?:secretary|commissioner|administrator|director|postmaster)\b.*\bof\s+(?:the\s+)?(?:u\.?\s?s\.?|united\s+states|social\s+security|veterans\s+affairs|homeland\s+security|defense|state|labor|education|the\s+(?:army|navy|air\s+force|interior|treasury))\b/iu;

/** Whether the government of the United States alone is sued: its time to answer is nobody's who holds the paper. */
export function isAgainstGovernment({ value }: Pick<Proposal['parties'], 'value'>): boolean {
  const sued = value.filter(({ name, role }) => sideOfRole(role) === 'defendant' && !isUnnamed(name));
  return sued.length > 0 && sued.every(({ name }) => GOVERNMENT.test(name));
}

/** Whether the United States, or an office of it, is one of the parties, on either side. */
export const hasGovernment = ({ value }: Pick<Proposal['parties'], 'value'>): boolean =>
  value.some(({ name }) => GOVERNMENT.test(name) && !endsAsCompany(name));

export const GOVERNMENT_ANSWERS = `The government of the United States is the one who is sued here. It has to answer, most often within ${citedTimeFrom('us-attorney-served')}. That time is not yours.`;
