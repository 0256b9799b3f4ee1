import { beginsCase, isSummons } from '../papers/kind-of.ts';
import type { Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';
import { placeOf } from './said-facts.ts';
import { sentencesOf } from './said-sentences.ts';

const WHOSE = "(?:her|his|your|their|its|the|defendant(?:['’]s|s['’])?)";
/** An answer as something that is there: it can be struck, was filed, or says something. */
const IS_THERE = new RegExp(
  [
    `\\b(?:str(?:ik(?:e|es|ing)|uck)|stricken|amend(?:s|ed|ing)?|withdraw\\w*) ${WHOSE} answer\\b`,
    `\\b${WHOSE} answer (?:will|may|shall|is|be|to be) (?:be )?(?:struck|stricken)\\b`,
    `\\b(?:defendants?|respondents?|tenants?|you|he|she|they)(?: (?!not\\b|has\\b|have\\b|never\\b)\\w+){0,3} (?:filed|served) (?:an|his|her|its|their|your) answer\\b(?! (?:to (?:the )?(?:interrogator|request)))`,
    String.raw`\b(?:admit\w*|den(?:y|ies|ied)|stat(?:e|es|ed)|assert\w*|rais(?:e|es|ed)) (?:\w+ ){0,6}in (?:her|his|its|their) answer\b`,
  ].join('|'),
  'i',
);
const UNDONE = /\b(?:no|not|never|fail\w*|must|shall|unless|if)\b.{0,60}\bfil\w+\b.{0,20}\banswer/i;

/** Where a paper speaks of an answer to the complaint as one that is there; null where none does. */
export function answerSpokenOf(facts: CaseFacts): Place | null {
  const papers = (facts.documents.says ?? []).filter(
    ({ docType }) => !isSummons(docType) && !beginsCase(docType),
  );
  const spoken = new Set(papers.map(({ documentId }) => documentId));
  const quotes = papers.flatMap((paper) => paper.facts.map((fact) => placeOf({ paper, fact })));
  const found = sentencesOf(facts, quotes).find(({ text, documentId }) => {
    if (!spoken.has(documentId)) return false;
    const words = text.replace(/\s+/g, ' ');
    return IS_THERE.test(words) && !UNDONE.test(words);
  });
  return found ?? null;
}
