import { createContext, useContext } from 'react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { paths } from '../paths.ts';

type DocumentLink = (document: Pick<DocumentRow, 'id' | 'caseId'>) => string;

function pageOf({ id, caseId }: Pick<DocumentRow, 'id' | 'caseId'>): string {
  return paths.document(caseId, id);
}

/** Where a card of the list leads: to the document's page, except in the workspace, which shows it beside the list. */
export const DocumentLinkContext = createContext<DocumentLink>(pageOf);

export function useDocumentLink(): DocumentLink {
  return useContext(DocumentLinkContext);
}
