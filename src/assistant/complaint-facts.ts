import { isFederal, recognizeCourt } from '../law/courts/recognize.ts';
import { claimsPossession, speaksOfPossession } from '../papers/claims-possession.ts';
import { beginsCase } from '../papers/kind-of.ts';
import { US_STATES } from '../states.ts';
import type { AnalysisFact, CaseFacts } from './facts-schema.ts';
import type { ReadComplaint } from './known-facts.ts';

function isReadComplaint(fact: AnalysisFact): fact is ReadComplaint {
  return fact.analysis.type === 'complaint';
}

/** Of the papers that were read as complaints: filed as one, with counts, the latest. */
export function newestComplaint({ documents }: CaseFacts): ReadComplaint | null {
  const isFiled = ({ docType }: AnalysisFact) => Number(beginsCase(docType));
  const hasClaims = ({ analysis }: ReadComplaint) => Number(analysis.claims.length > 0);
  const sorted = documents.analyses
    .filter(isReadComplaint)
    .toSorted(
      (a, b) =>
        isFiled(b) - isFiled(a) ||
        hasClaims(b) - hasClaims(a) ||
        (b.docDate ?? '').localeCompare(a.docDate ?? ''),
    );
  return sorted[0] ?? null;
}

/** How many paragraphs of a complaint carry a number of their own. */
export function numberedParagraphs({ analysis }: ReadComplaint): number {
  return analysis.factual_allegations.filter(({ number }) => number !== null).length;
}

/** The court that a complaint names, where it is in another state than the case's or federal and the case's is not. */
export function otherCourtOf({ case: item }: CaseFacts, complaint: ReadComplaint | null): string | null {
  const named = complaint?.analysis.court?.text ?? null;
  if (named === null || item.state === null) return null;
  const states = US_STATES.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(named));
  const isElsewhere = states.length === 1 && states[0]?.code !== item.state;
  const [theirs, own] = [{ courtName: named }, item].map((source) => recognizeCourt(source).court);
  const isInFederal = item.courtName !== null && isFederal(theirs) && !isFederal(own);
  return isElsewhere || isInFederal ? named.replace(/\s+/g, ' ').trim() : null;
}

/** Whether a case is about leaving a home: by its own name, or by what the complaint claims and asks for. */
export function concernsEviction(facts: CaseFacts, complaint: ReadComplaint | null): boolean {
  const { title, description } = facts.case;
  const named = [title, description ?? '', complaint?.filename ?? ''];
  return (
    named.some(speaksOfPossession) || (complaint !== null && claimsPossession(complaint.analysis) === true)
  );
}
