/**
 * Categories of papers that state a claim, to which an answer or a reply is made (FRCP 7(a), 8(b); Rule 1-007 NMRA):
 * 'Complaint', 'First Amended Complaint', 'Petition for Restitution', 'Third-Party Complaint', 'Counterclaims'.
 */
const CLAIM =
  /^(?:(?:first|second|third|fourth|verified|amended|supplemental|original|third[- ]party|class[- ]action|civil)\s+)*(?:complaint|petition|counter-?\s?claim|cross-?\s?claim|cross-?\s?complaint)s?(?:\s+(?:for|in|of)\s.*)?$/i;

/** Of these a category says nothing about what the paper is. */
const OPEN = /^other$/i;

interface Categorized {
  filename: string;
  /** What a person filed it as. */
  docType: string | null;
  /** What its words say it is. */
  suggestedDocType: string | null;
}

export function isClaim(category: string | null): boolean {
  return CLAIM.test(category?.trim() ?? '');
}

/**
 * Why no answer is made to a paper; null when one can be. What a person chose goes before what its words say, so that
 * a category can be put right.
 */
export function whyNotAnswered({ filename, docType, suggestedDocType }: Categorized): string | null {
  const chosen = docType === null || OPEN.test(docType.trim()) ? null : docType.trim();
  if (isClaim(chosen ?? suggestedDocType)) return null;
  const found = suggestedDocType === null || OPEN.test(suggestedDocType) ? null : suggestedDocType;
  const what =
    chosen !== null
      ? `“${filename}” is filed as “${chosen}”`
      : found !== null
        ? `“${filename}” seems to be of the kind “${found}”`
        : `“${filename}” does not read like a complaint`;
  return `${what}. An answer is made to a complaint, a petition, a counterclaim or a crossclaim. If this is one, change its category to “Complaint” and try again.`;
}
