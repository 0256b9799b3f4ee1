import { ArrowLeft, FileSearch } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { useSelection } from '../documents/bulk-selection.ts';
import { useTextMatches } from '../documents/use-matching.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Empty } from '../ui/empty.tsx';
import { Guide } from '../ui/guide.tsx';
import { UploadDialog } from '../uploads/upload-dialog.tsx';
import { UploadStrip } from '../uploads/upload-strip.tsx';
import { useLeaveWarning } from '../uploads/use-uploads.ts';
import { AnalysisStrip } from './analysis-strip.tsx';
import { AnalyzeDialog, beginsUnasked } from './analyze-dialog.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { DetailPane } from './detail-pane.tsx';
import { filterDocuments } from './review-filter.ts';
import { ReviewHeader } from './review-header.tsx';
import { ReviewList } from './review-list.tsx';
import { arrange, familyOf } from './review-order.ts';
import { privilegeOf } from './review-words.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useAnalysis } from './use-analysis.ts';
import type { Coding, EditedField } from './use-coding.ts';
import { useInlineEdit } from './use-inline-edit.ts';
import { useReadingAlong } from './use-reading-along.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewPlace } from './use-review-place.ts';

interface ReviewDeskProps {
  item: Case;
  documents: readonly ReviewDocument[];
  coding: Coding;
}

/** The list and the document that is open; on a phone one or the other. */
export function ReviewDesk({ item, documents, coding }: ReviewDeskProps) {
  const caseId = item.id;
  const moves = useReviewPlace();
  const { documentId, filter, sort } = moves.place;
  const text = useTextMatches(caseId, useDeferredValue(filter.text.trim()));
  const filtered = useMemo(() => filterDocuments(documents, filter, text.ids), [documents, filter, text.ids]);
  const rows = useMemo(() => arrange(filtered.documents, sort), [filtered.documents, sort]);
  const shown = useMemo(() => rows.map(({ document }) => document), [rows]);
  const selection = useSelection(documents, shown);
  const analysis = useAnalysis(caseId);
  const editing = useInlineEdit<EditedField>().of(documentId ?? '');
  const [isReading, setReading] = useReadingAlong();
  /** Chosen documents about which is asked before they are analyzed. */
  const [asked, setAsked] = useState<readonly ReviewDocument[] | null>(null);
  const [opened, setOpened] = useState<'upload' | 'fields' | null>(null);
  const desk = useRef<HTMLDivElement>(null);
  useLeaveWarning();
  // The next document is read from its top.
  useEffect(() => {
    if (documentId !== null) desk.current?.scrollTo({ top: 0 });
  }, [documentId]);

  const current = useMemo(
    () => documents.find(({ id }) => id === documentId) ?? null,
    [documents, documentId],
  );
  const at = shown.findIndex(({ id }) => id === documentId);
  const canEdit = can(item.memberRole, 'document:update');
  const onUpload = can(item.memberRole, 'document:create') ? () => setOpened('upload') : null;
  const step = (id: string) => moves.open(id, documentId !== null);

  const position = {
    at: at + 1,
    of: shown.length,
    previous: shown[at - 1]?.id ?? null,
    next: at < 0 ? null : (shown[at + 1]?.id ?? null),
  };

  useReviewKeys({
    rows,
    current,
    canEdit,
    open: step,
    code: (document, privilegeStatus) => coding.code([document], { privilegeStatus }),
    codeFamily(document) {
      const privilegeStatus = privilegeOf(document.privilegeStatus);
      if (privilegeStatus !== null) coding.code(familyOf(documents, document.id), { privilegeStatus });
    },
    undo: coding.undo,
    choose: (id) => selection.toggle(id, false),
    leaveSelection: selection.isOn ? selection.clear : null,
    edit: () => editing.begin('documentCategory'),
  });

  return (
    <div className="flex h-[calc(100dvh-3.5rem-var(--notices,0px)-var(--case-bar,0px))] min-h-0 flex-col">
      <title>{`E-Discovery Review · ${caseTitle(item)} · Proceed`}</title>
      <div className={documentId === null ? '' : 'max-lg:hidden'}>
        <ReviewHeader item={item} onUpload={onUpload} onSelect={canEdit ? selection.begin : null} />
      </div>
      <AnalysisStrip caseId={caseId} canEdit={canEdit} onOpen={(id) => moves.open(id, false)} />
      {opened !== 'upload' && <UploadStrip caseId={caseId} onOpen={() => setOpened('upload')} />}
      <div className="flex min-h-0 flex-1">
        <div
          className={classNames(
            'min-h-0 w-full shrink-0 border-line lg:w-96 lg:border-r',
            documentId !== null && 'max-lg:hidden',
          )}
        >
          <ReviewList
            documents={documents}
            rows={rows}
            facets={filtered.facets}
            isLooking={text.looked !== null}
            moves={moves}
            selection={selection}
            canEdit={canEdit}
            onUpload={onUpload}
          />
        </div>
        <div
          ref={desk}
          {...(documentId !== null && { tabIndex: 0, role: 'region', 'aria-label': 'Document' })}
          className={classNames(
            'relative min-h-0 min-w-0 flex-1 overflow-y-auto -outline-offset-2',
            documentId === null && 'max-lg:hidden',
          )}
        >
          {documentId !== null && (
            <div className="sticky top-0 z-20 flex items-center gap-1 border-b border-line bg-surface px-2 py-1 lg:hidden">
              <h1 className="sr-only">E-Discovery Review</h1>
              <Button variant="quiet" size="small" onClick={moves.close}>
                <ArrowLeft aria-hidden="true" />
                Documents
              </Button>
              <StepButtons position={position} onStep={step} className="ml-auto" />
            </div>
          )}
          {current === null ? (
            <NoDocument isMissing={documentId !== null} />
          ) : (
            <DetailPane
              caseId={caseId}
              document={current}
              documents={documents}
              position={position}
              canEdit={canEdit}
              isAnalyzing={analysis.running.has(current.id)}
              coding={coding}
              editing={editing}
              isReading={isReading}
              onReading={() => setReading(!isReading)}
              onAnalyze={() => void analysis.analyze(current)}
              onEditFields={() => setOpened('fields')}
              onStep={step}
              onOpen={(id) => moves.open(id, false)}
              onChoose={selection.choose}
              addressOf={moves.addressOf}
            />
          )}
        </div>
      </div>
      {selection.isOn && (
        <SelectionBar
          caseId={caseId}
          documents={documents}
          rows={rows}
          selection={selection}
          canNumber={can(item.memberRole, 'discovery:write')}
          coding={coding}
          onAnalyze={(chosen) =>
            beginsUnasked(chosen) ? void analysis.analyzeMany(chosen) : setAsked(chosen)
          }
        />
      )}
      {asked !== null && (
        <AnalyzeDialog
          chosen={asked}
          onAnalyze={(chosen) => void analysis.analyzeMany(chosen)}
          onClose={() => setAsked(null)}
        />
      )}
      {opened === 'upload' && (
        <UploadDialog caseId={caseId} documentCount={documents.length} onClose={() => setOpened(null)} />
      )}
      {opened === 'fields' && current !== null && (
        <CodeDialog
          documents={[current]}
          custodians={[...new Set(documents.flatMap(({ custodian }) => custodian ?? []))].sort()}
          onClose={() => setOpened(null)}
          onCode={(change) => coding.code([current], change)}
        />
      )}
    </div>
  );
}

const HOW_IT_GOES = [
  {
    title: '1. Look',
    text: 'Open each document. The analysis says what it is, who is in it and what day it bears.',
  },
  {
    title: '2. Decide',
    text: 'Say whether the other side asked for it, even if it hurts you, and whether it is privileged, such as a letter to your lawyer.',
  },
  {
    title: '3. Hand over',
    text: 'Number the pages and make one set for the other side. What is privileged stays out, and stands in a list.',
  },
] as const;

function NoDocument({ isMissing }: { isMissing: boolean }) {
  return isMissing ? (
    <Empty icon={<FileSearch aria-hidden="true" />} title="This document is not here any more">
      It was deleted, or it belongs to another case. Choose another one from the list.
    </Empty>
  ) : (
    <>
      <Empty icon={<FileSearch aria-hidden="true" />} title="No Document Selected" className="mt-10">
        Select a document from the list to view its details and AI analysis
      </Empty>
      <div className="mx-auto max-w-4xl px-6 pb-8">
        <Guide label="How a review goes" parts={HOW_IT_GOES} />
      </div>
    </>
  );
}
