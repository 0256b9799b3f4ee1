import type { ComplaintAnalysis } from './schema.ts';

const POSSESSION =
  /\bevict|unlawful detainer|restitution of (?:the )?premises|writ of restitution|possession of (?:the |said )?(?:premises|property|dwelling|apartment|rental|house|unit)|petition by owner|summary process|forcible (?:entry|detainer)|landlord['’]?s petition/i;

/** Whether words speak of putting somebody out of a home or a shop. */
export function speaksOfPossession(words: string): boolean {
  return POSSESSION.test(words);
}

/**
 * Whether a complaint claims or asks that somebody leave a home or a shop: without that it is no eviction. Null where
 * neither its claims nor what it asks for could be read.
 */
export function claimsPossession({
  claims,
  relief,
}: Pick<ComplaintAnalysis, 'claims' | 'relief'>): boolean | null {
  if (claims.length === 0 && relief.length === 0) return null;
  return [...relief.map(({ text }) => text), ...claims.map(({ title }) => title)].some(speaksOfPossession);
}
