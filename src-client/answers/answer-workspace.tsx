import { FileText, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ownAnswerForm } from '#src/answers/court-rules.ts';
import { MOST_ANSWERED_DOCUMENTS } from '#src/answers/schema.ts';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { lawOf } from '#src/law/case-law.ts';
import { findMotion } from '#src/motions/catalog.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { UploadDialog } from '../uploads/upload-dialog.tsx';
import { UploadStrip } from '../uploads/upload-strip.tsx';
import { AnswerCanvas } from './answer-canvas.tsx';
import { ComplaintView } from './complaint-view.tsx';
import { paragraphId } from './ledger-rows.ts';
import { MotionAside } from './motion-aside.tsx';
import { PapersColumn } from './papers-column.tsx';
import { useCanvasPlace } from './use-canvas-place.ts';
import { useLedger } from './use-ledger.ts';
import { usePapers } from './use-papers.ts';

/** Papers, canvas and complaint: everything an answer is made with. */
export function AnswerWorkspace({ item }: { item: Case }) {
  const caseId = item.id;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const canvas = useCanvasPlace();
  const [isUploading, setUploading] = useState(false);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const documents = useDocuments(caseId);
  const papers = usePapers(caseId, documents.data ?? []);
  const ledger = useLedger(caseId, papers.leftOut);
  const canEdit = can(item.memberRole, 'answer:write');
  const openUpload = can(item.memberRole, 'document:create') ? () => setUploading(true) : undefined;
  const asked = search.get('motion');
  const motion = findMotion(asked);
  const chosen = (list: readonly DocumentRow[]) =>
    list.filter(({ id }) => papers.isChosen(id)).slice(0, MOST_ANSWERED_DOCUMENTS);

  return (
    <div className="flex flex-col gap-4">
      {!isUploading && <UploadStrip caseId={caseId} onOpen={() => setUploading(true)} />}
      {asked !== null && motion === undefined && (
        <Alert tone="due" title="We do not know the motion that was named in the address">
          It is left out. You can go on with the answer to the complaint.
        </Alert>
      )}
      <Tabs
        label="Answer"
        value={canvas.tab}
        onValueChange={(tab) => (tab === 'complaint' ? canvas.toComplaint(null) : canvas.toCanvas())}
        tabs={[
          {
            value: 'canvas',
            label: 'Answer Canvas',
            icon: <PenLine aria-hidden="true" />,
            content: (
              <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
                <aside
                  aria-label="Papers"
                  className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
                >
                  {motion && <MotionAside item={item} motion={motion} without={pathname} />}
                  <PapersColumn
                    papers={papers}
                    isPending={documents.isPending}
                    failed={documents.isError}
                    onRetry={() => void documents.refetch()}
                    canEdit={canEdit}
                    onOpenComplaint={({ id }) => canvas.toComplaint(id)}
                    onOpenAuxiliary={({ id }) => void navigate(paths.document(caseId, id))}
                    onUpload={openUpload}
                  />
                </aside>
                <AnswerCanvas
                  caseId={caseId}
                  ledger={ledger}
                  complaintIds={chosen(papers.complaints).map(({ id }) => id)}
                  auxiliaryIds={chosen(papers.auxiliary.filter(isRead)).map(({ id }) => id)}
                  needsComplaint={documents.isSuccess && papers.complaints.length === 0}
                  ownForm={ownAnswerForm(lawOf(item))}
                  motion={motion?.id ?? null}
                  canEdit={canEdit}
                  step={canvas.step}
                  onStep={canvas.toStep}
                  focusOn={focusOn}
                  onFocusOn={setFocusOn}
                  onShowPlace={(paragraph) => {
                    setFocusOn(paragraphId(paragraph));
                    canvas.toComplaint(paragraph.documentId, paragraph);
                  }}
                  onUpload={openUpload}
                />
              </div>
            ),
          },
          {
            value: 'complaint',
            label: 'View Complaint',
            icon: <FileText aria-hidden="true" />,
            content: (
              <ComplaintView
                caseId={caseId}
                complaints={papers.complaints}
                openedId={canvas.paperId}
                place={canvas.place}
                onReturn={canvas.toCanvas}
              />
            ),
          },
        ]}
      />
      {isUploading && (
        <UploadDialog
          caseId={caseId}
          documentCount={documents.data?.length ?? 0}
          onClose={() => setUploading(false)}
        />
      )}
    </div>
  );
}

/** An auxiliary document that is not read yet holds nothing up. */
function isRead({ status }: DocumentRow): boolean {
  return status === 'ready';
}
