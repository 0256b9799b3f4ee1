import type { Paper } from './paper.ts';
import type { AnalysisParty } from './schema.ts';

const LABEL_BEFORE = 40;
/** Whom an agency decides about: on the papers of a court these are the sides of a case, before an agency nobody sues. */
const OF_AGENCY =
  /\b(?:claimants?|employers?|employees?|insurers?|carriers?|beneficiar(?:y|ies)|recipients?)(?:['’]s)?(?:\s+names?)?\s*:\s*$/i;

/** The people whom a notice of an agency names by what they are there, and by no side of a lawsuit. */
export function withoutSides<Party extends AnalysisParty>(paper: Paper, parties: readonly Party[]): Party[] {
  return parties.map((party) => {
    const { start } = party.evidence;
    return OF_AGENCY.test(paper.text.slice(Math.max(0, start - LABEL_BEFORE), start))
      ? { ...party, role: 'other' }
      : party;
  });
}
