import { format } from 'date-fns';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Document } from '#src/documents/schema.ts';
import { kindFor } from '#src/papers/kind-of.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';
import { FactsCard } from '../facts/facts-card.tsx';
import { paths } from '../paths.ts';
import { formatDay, formatSize } from '../text/format.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { CategoryMenu, useChangeCategory } from './category-menu.tsx';
import { ReadingNotice } from './reading-notice.tsx';
import { readingWords } from './reading-state.tsx';
import { TextVersions } from './text-versions.tsx';

interface DetailsPanelProps {
  document: Document;
  canEdit: boolean;
  isBesideChat?: boolean;
}

/** What is known of a document: its category, its facts, and the analysis. */
export function DetailsPanel({ document, canEdit, isBesideChat = false }: DetailsPanelProps) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-5 sm:px-6">
      {document.status !== 'ready' && (
        // The notice brings its own margins, for where it stands above a whole page.
        <div className="-mx-4 -mt-4">
          <ReadingNotice document={document} canEdit={canEdit} />
        </div>
      )}
      <Suggestion document={document} canEdit={canEdit} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="text-muted">Category</span>
        {canEdit ? <CategoryMenu document={document} /> : <Badge>{document.docType ?? 'Other'}</Badge>}
      </div>
      <FactsCard document={document} canEdit={canEdit} />
      <AnalysisCard document={document} canEdit={canEdit} isBesideChat={isBesideChat} />
      <TextVersions document={document} canEdit={canEdit} />
      <Card>
        <CardHeader title="About this file" />
        <CardBody>
          <dl className="figures grid grid-cols-1 gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
            <Fact label="Date of the document">
              {document.docDate ? formatDay(document.docDate) : 'Not found'}
            </Fact>
            <Fact label="Uploaded">{format(document.uploadedAt, 'MMM d, yyyy h:mm a')}</Fact>
            <Fact label="Pages">
              {document.pageCount ?? (document.status === 'ready' ? 'No fixed pages' : 'Not known')}
            </Fact>
            <Fact label="Size">{formatSize(document.size)}</Fact>
            <Fact label="State">{readingWords(document)}</Fact>
            {document.duplicateOf !== null && (
              <Fact label="Duplicate">
                <Link
                  to={paths.document(document.caseId, document.duplicateOf)}
                  className="text-accent underline underline-offset-4"
                >
                  The same file was uploaded before
                </Link>
              </Fact>
            )}
            {document.hash !== null && (
              <Fact label="Proof that the file did not change (SHA-256 fingerprint)">
                <span className="font-mono text-xs break-all">{document.hash}</span>
              </Fact>
            )}
          </dl>
        </CardBody>
      </Card>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What the text says the paper is, when that differs from where it is filed; taken over in one press. */
function Suggestion({ document, canEdit }: { document: Document; canEdit: boolean }) {
  const change = useChangeCategory();
  const { suggestedDocType: suggested } = document;
  if (suggested === null || suggested === 'Other' || suggested === document.docType) return null;
  const { filedAs } = kindFor(suggested);
  if (filedAs === document.docType) return null;
  // Less sure than this it is a guess by the name, which the person has seen when they chose.
  if (document.suggestedConfidence !== null && document.suggestedConfidence < SURE_ENOUGH) return null;
  return (
    <Alert
      title={`This reads like: ${suggested}`}
      actions={
        canEdit && (
          <Button
            size="small"
            variant="secondary"
            busy={change.isPending}
            onClick={() => change.mutate({ id: document.id, docType: filedAs })}
          >
            File it under {filedAs}
          </Button>
        )
      }
    >
      {document.suggestedBecause}
    </Alert>
  );
}
