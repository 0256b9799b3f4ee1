import { PenLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { isComplaint, LOAD_FAILURE } from '#src/milestones/page-kind.ts';
import { useUser } from '../auth/use-user.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { useLeaveWarning } from '../upload/use-uploads.ts';
import { ComplaintList } from './complaint-list.tsx';
import { ComplaintViewer, NoComplaint, ViewerSkeleton } from './complaint-viewer.tsx';
import { DeadlineCards } from './deadline-cards.tsx';
import { MilestoneFailure } from './milestone-failure.tsx';
import { MilestoneHeader } from './milestone-header.tsx';
import { MilestoneLayout } from './milestone-layout.tsx';
import type { MilestonePageProps } from './page-props.ts';
import { StatusAlert } from './status-alert.tsx';
import { UploadHere } from './upload-here.tsx';

/** The complaints of the case to read, and the way to answer them. */
export function ComplaintPage(props: MilestonePageProps) {
  const { item, stage } = props;
  const { role } = useUser();
  const [query, setQuery] = useSearchParams();
  const [isUploading, setUploading] = useState(false);
  const list = useDocuments(item.id);
  useLeaveWarning();
  const complaints = useMemo(() => list.data?.filter(isComplaint), [list.data]);
  const canUpload = can(item.memberRole, 'document:create');
  const canAnswer = can(item.memberRole, 'answer:write');
  const isDefendant = role === 'defendant';
  const selected = complaints?.find(({ id }) => id === query.get('document')) ?? complaints?.[0];
  if (list.isError) {
    return (
      <MilestoneFailure text={LOAD_FAILURE.complaint} caseId={item.id} onRetry={() => void list.refetch()} />
    );
  }
  const choose = (id: string) => setQuery({ document: id }, { replace: true });
  const upload = canUpload ? () => setUploading(true) : null;
  return (
    <MilestoneLayout wide>
      <MilestoneHeader {...props} quiet>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link
            to={paths.answer(item.id)}
            className={buttonClass({ variant: isDefendant && canAnswer ? 'primary' : 'secondary' })}
          >
            <PenLine aria-hidden="true" />
            {canAnswer ? 'Answer this complaint' : 'See the answer'}
          </Link>
          {isDefendant && (
            <span className="max-w-[48ch] text-sm text-muted">
              Every numbered paragraph needs an answer. What you do not deny in time usually counts as
              admitted.
            </span>
          )}
        </p>
      </MilestoneHeader>
      <StatusAlert stage={stage} />
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ComplaintList
          caseId={item.id}
          complaints={complaints}
          selectedId={selected?.id ?? null}
          canEdit={canUpload}
          onChoose={choose}
          onUpload={upload}
        />
        <Card aria-label="Complaint" className="flex min-h-96 min-w-0 flex-col overflow-hidden">
          {complaints === undefined ? (
            <ViewerSkeleton />
          ) : selected === undefined ? (
            <NoComplaint onUpload={upload} />
          ) : (
            <ComplaintViewer key={selected.id} documentId={selected.id} canEdit={canUpload} />
          )}
        </Card>
      </div>
      <DeadlineCards {...props} />
      {isUploading && (
        <UploadHere
          caseId={item.id}
          startCategory="Complaint"
          onClose={() => setUploading(false)}
          onComplete={([first]) => first !== undefined && choose(first)}
        />
      )}
    </MilestoneLayout>
  );
}
