import { type ReactNode, useMemo, useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { deadlineOffers } from '#src/docket/deadline-offers.ts';
import { explainEntry } from '#src/docket/explain-entry.ts';
import { matchDocuments } from '#src/docket/match-documents.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { lawOf } from '#src/law/case-law.ts';
import { CreateDeadlineDialog, type DeadlinePrefill } from '../timeline/create-deadline-dialog.tsx';
import { UploadDialog } from '../uploads/upload-dialog.tsx';
import { EntryContext, type EntryHelp } from './entry-context.ts';
import { usePapers } from './use-papers.ts';

interface EntryProviderProps {
  item: Case;
  /** Undefined while they are loaded, or could not be. */
  documents: readonly DocumentRow[] | undefined;
  children: ReactNode;
}

/** Around everything that shows entries: what they mean, and the two dialogs that are begun from them. */
export function EntryProvider({ item, documents, children }: EntryProviderProps) {
  const [counting, setCounting] = useState<DeadlinePrefill | null>(null);
  const [isUploading, setUploading] = useState(false);
  const { id: caseId, memberRole, state } = item;
  const { jurisdiction, kind } = lawOf(item);
  const papers = usePapers(documents);
  const help = useMemo((): EntryHelp => {
    const byId = new Map(papers?.map((paper) => [paper.id, paper]));
    return {
      caseId,
      explain: explainEntry,
      offers: (entry) => deadlineOffers(entry, { jurisdiction, kind }),
      findPapers: (entries) => papers && matchDocuments(entries, papers),
      document: (id) => byId.get(id),
      openDeadline: can(memberRole, 'deadline:create') ? setCounting : null,
      openUpload: can(memberRole, 'document:create') ? () => setUploading(true) : null,
    };
  }, [caseId, memberRole, jurisdiction, kind, papers]);
  return (
    <EntryContext value={help}>
      {children}
      {counting !== null && (
        <CreateDeadlineDialog
          caseId={caseId}
          caseState={state}
          prefill={counting}
          onClose={() => setCounting(null)}
        />
      )}
      {isUploading && (
        <UploadDialog
          caseId={caseId}
          documentCount={documents?.length ?? 0}
          onClose={() => setUploading(false)}
        />
      )}
    </EntryContext>
  );
}
