import { endsAsCompany } from './organization.ts';

const DOES = String.raw`(?:(?:john|jane|j\.)\s+)?(?:does?|roes?)(?:[\s,#.–-]|\b(?:nos?|through|thru|to|and|inclusive|does?|roes?|john|jane|[ivxl]+|[a-z])\b|\d)*`;
const ALL_WHO =
  '(?:any\\s+and\\s+all|any|all|every|each)\\b.{0,60}?\\b(?:occupants?|others?|persons?|people|part(?:y|ies)|tenants?|subtenants?|residents?|heirs|claimants?|in\\s+possession)\\b.*';
const UNKNOWN =
  '(?:the\\s+)?(?:unknown|unnamed|other)\\s+(?:\\p{L}+\\s+){0,3}(?:occupants?|persons?|part(?:y|ies)|tenants?|subtenants?|residents?|heirs|claimants?|spouses?|defendants?|others?)\\b.*';
const UNNAMED = new RegExp(`^(?:and\\s+)?(?:${DOES}|${ALL_WHO}|${UNKNOWN})$`, 'iu');

/** Whether a caption names nobody by it: 'DOES 1-10', 'All Other Occupants', 'Unknown Tenant #1'. */
export const isUnnamed = (name: string): boolean => UNNAMED.test(name.trim()) && !endsAsCompany(name);

/** Those who are named first, each group in its order. */
export function namedFirst<Party extends { name: string }>(parties: readonly Party[]): Party[] {
  return parties.toSorted((one, other) => Number(isUnnamed(one.name)) - Number(isUnnamed(other.name)));
}
