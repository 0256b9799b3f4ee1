import { useState } from 'react';
import type { DocketDocument } from '#src/docket/schema.ts';

type Papers = readonly DocketDocument[] | undefined;

function isSame(before: Papers, now: Papers): boolean {
  if (before === undefined || now === undefined) return before === now;
  return (
    before.length === now.length &&
    before.every((paper, index) => {
      const other = now[index];
      return (
        paper.id === other?.id &&
        paper.filename === other.filename &&
        paper.title === other.title &&
        paper.docType === other.docType &&
        paper.docDate === other.docDate
      );
    })
  );
}

/**
 * The documents as far as papers of a docket are told by them. While a document is read its row changes many times a
 * second; what is told here does not, and matching ten thousand entries takes a second.
 */
export function usePapers(documents: Papers): Papers {
  const [papers, setPapers] = useState(documents);
  if (papers === documents || isSame(papers, documents)) return papers;
  setPapers(documents);
  return documents;
}
