import { applyCode } from '#src/review/codes.ts';
import type { CodeChange, ReviewDocument } from '#src/review/schema.ts';
import { amount } from '#src/text/words.ts';
import { privilegeLabel, productionText } from './review-words.ts';

type Documents = readonly ReviewDocument[];

export function codeDocuments(
  documents: Documents,
  ids: ReadonlySet<string>,
  change: CodeChange,
): ReviewDocument[] {
  return documents.map((document) => (ids.has(document.id) ? applyCode(document, change) : document));
}

/** The documents with a change taken back where they still have what it gave them: a later change of a field stays. */
export function uncodeDocuments(
  documents: Documents,
  before: Documents,
  change: CodeChange,
): ReviewDocument[] {
  const known = new Map(before.map((document) => [document.id, document]));
  return documents.map((document) => {
    const was = known.get(document.id);
    if (was === undefined) return document;
    const became = applyCode(was, change);
    const back = { ...document };
    if (document.privilegeStatus === became.privilegeStatus) back.privilegeStatus = was.privilegeStatus;
    if (document.documentCategory === became.documentCategory) back.documentCategory = was.documentCategory;
    if (document.custodian === became.custodian) back.custodian = was.custodian;
    if (document.productionStatus === became.productionStatus) back.productionStatus = was.productionStatus;
    if (document.relevanceScore === became.relevanceScore) back.relevanceScore = was.relevanceScore;
    if (document.tags.join('\n') === became.tags.join('\n')) back.tags = was.tags;
    return back;
  });
}

/** What a change does, in words: 'Privileged', 'Custodian: Rosa Whitfield'. */
export function changeText(change: CodeChange): string {
  const {
    privilegeStatus,
    documentCategory,
    custodian,
    productionStatus,
    relevanceScore,
    addTags,
    removeTags,
  } = change;
  const parts = [
    privilegeStatus === undefined ? null : privilegeLabel(privilegeStatus),
    documentCategory === undefined ? null : `Type: ${documentCategory ?? 'cleared'}`,
    custodian === undefined ? null : `Custodian: ${custodian ?? 'cleared'}`,
    productionStatus === undefined
      ? null
      : `Production: ${productionStatus === null ? 'cleared' : productionText(productionStatus)}`,
    relevanceScore === undefined
      ? null
      : `Relevance: ${relevanceScore === null ? 'cleared' : `${relevanceScore}/100`}`,
    addTags?.length ? `Tagged ${addTags.join(', ')}` : null,
    removeTags?.length ? `No longer tagged ${removeTags.join(', ')}` : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** 'Document Updated', '5,000 documents updated'. */
export function changedTitle(count: number): string {
  return count === 1 ? 'Document Updated' : `${amount(count, 'document')} updated`;
}
