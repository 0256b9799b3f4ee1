import { statesClaim } from '../papers/kind-of.ts';
import { visibleName } from '../text/visible-name.ts';

/** Of these a category says nothing about what the paper is. */
const OPEN = /^other$/i;

interface Categorized {
  filename: string;
  /** What a person filed it as. */
  docType: string | null;
  /** What its words say it is. */
  suggestedDocType: string | null;
}

/** Whether a category is one of papers that an answer or a reply is made to. */
export function isClaim(category: string | null): boolean {
  return statesClaim(category);
}

/**
 * Why no answer is made to a paper; null when one can be. What a person chose goes before what its words say, so that
 * a category can be put right.
 */
export function whyNotAnswered(paper: Categorized): string | null {
  const { docType, suggestedDocType } = paper;
  const chosen = docType === null || OPEN.test(docType.trim()) ? null : docType.trim();
  if (isClaim(chosen ?? suggestedDocType)) return null;
  const found = suggestedDocType === null || OPEN.test(suggestedDocType) ? null : suggestedDocType;
  const name = visibleName(paper.filename);
  const what =
    chosen !== null
      ? `“${name}” is filed as “${chosen}”`
      : found !== null
        ? `“${name}” seems to be of the kind “${found}”`
        : `“${name}” does not read like a complaint`;
  return `${what}. An answer is made to a complaint, a petition, a counterclaim or a crossclaim. If this is one, change its category to “Complaint” and try again.`;
}
