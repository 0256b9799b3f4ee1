import type { KindId } from '../papers/kinds.ts';
import { splitSentences } from '../text/sentence-end.ts';

/** What a paper tells of a place that somebody rents, beside its days. */
export interface Tenancy {
  /** It speaks of a store, an office or another place of business: a law on homes may not govern it. */
  isCommercial: boolean;
  /** It is against everybody who lives there, and not the persons named alone. */
  namesOccupants: boolean;
  /** Whoever rents the place asked the court to be let back in. */
  isRenters: boolean;
}

const BUSINESS =
  '(?:store|shop|office|restaurant|warehouse|salon|bakery|garage|gym|studio|clinic|caf[eé]|bar|market|factory|workshop|storefront|business)';
const COMMERCIAL = new RegExp(
  `\\b(?:commercial|non-?residential)\\s+(?:\\w+\\s+)?(?:leases?|tenan\\w+|premises|property|space|units?|buildings?|landlord|rental|unlawful|evictions?|possession)\\b|\\b(?:retail|office|store|shop|restaurant|warehouse|business|industrial)\\s+(?:space|premises|leases?|units?)\\b|\\b(?:leas(?:e[ds]?|ing)|rent(?:s|ed|al)?|tenancy|premises|occup(?:y|ies|ied))\\b[^.;\\n]{0,50}\\b(?:as|for|of|is)\\s+(?:an?|the|his|her|its|their)\\s+(?:\\w+\\s+)?${BUSINESS}\\b`,
  'i',
);
/** What houses people is a home, even where an office manages it. */
const NO_BUSINESS = /\b(?:leasing|rental|management|manager['’]s|clerk['’]s|law)\s+offices?\b/gi;
const OCCUPANTS =
  /\b(?:all|any)\s+(?:and\s+all\s+)?(?:other\s+|unknown\s+|unnamed\s+|known\s+and\s+unknown\s+)*(?:occupants?|persons?\s+(?:in\s+possession|occupying|living|residing|in\s+or\s+upon)|subtenants?|residents)\b|\ball\s+persons\s+from\s+the\s+premises\b|\band\s+all\s+others\b/i;
const PETITION_OF_RENTER =
  /\b(?:petition|complaint|application|motion)\s+(?:for\s+(?:restitution|re-?entry|possession)\s+)?(?:filed\s+)?(?:by|of)\s+(?:the\s+)?(?:residents?|tenants?)\b|\btenant['’]?s['’]?\s+(?:petition|complaint|assertion)\b/i;
/** What a motion of a tenant asks for beside it lets nobody in. */
const ASKS_BACK =
  /\b(?:petition|complaint|application)\s+for\s+(?:restitution|re-?entry|possession)\s+(?:was\s+)?(?:filed\s+)?(?:by|of)\s+(?:the\s+)?(?:residents?|tenants?)\b|\b(?:residents?|tenants?)['’]?s?['’]?\s+(?:petition|complaint|application)\s+for\s+(?:restitution|re-?entry|possession)\b/i;
const LET_BACK_IN =
  /\b(?:restor\w*|return\w*|deliver\w*)\b(?:(?!\bto\b)[^.;]){0,90}\b(?:possession|premises|home|dwelling)\b(?:(?!\bto\b)[^.;]){0,60}\bto\s+(?:the\s+)?(?:residents?|tenants?)\b|\b(?:restor\w*|readmit\w*|return\w*)\s+(?:the\s+)?(?:residents?|tenants?)\s+to\s+(?:the\s+)?(?:possession|premises|home|dwelling)\b/i;
const REFUSED = /\b(?:denied|dismissed|not|refused|withdrawn)\b/i;

/** Whether words are of what somebody who rents a place filed against its owner. */
export const isRentersPetition = (words: string): boolean => PETITION_OF_RENTER.test(words);

/** What a paper tells of the place; nothing of it is law. */
export function readTenancy(text: string): Tenancy {
  const words = text.replace(/\s+/g, ' ');
  return {
    isCommercial: COMMERCIAL.test(words.replace(NO_BUSINESS, ' ')),
    namesOccupants: OCCUPANTS.test(words),
    isRenters: splitSentences(words).some(
      (sentence) => (ASKS_BACK.test(sentence) || LET_BACK_IN.test(sentence)) && !REFUSED.test(sentence),
    ),
  };
}

/** Papers that decide who has the place; what a petition asks for is not decided. */
const DECIDING: ReadonlySet<KindId> = new Set<KindId>([
  'judgment',
  'default-judgment',
  'agreed-judgment',
  'writ',
  'eviction-writ',
]);

/** What papers of one case tell of it together. */
export function tenancyAmong(papers: readonly { kind: KindId | null; text: string }[]): Tenancy {
  const read = papers.map(({ kind, text }) => ({ kind, ...readTenancy(text) }));
  return {
    isCommercial: read.some((each) => each.isCommercial),
    namesOccupants: read.some((each) => each.namesOccupants),
    isRenters: read.some(({ kind, isRenters }) => isRenters && kind !== null && DECIDING.has(kind)),
  };
}
