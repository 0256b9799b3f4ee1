import { PenLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { lawOf, takesNoAnswer } from '#src/law/case-law.ts';
import { isComplaint, LOAD_FAILURE } from '#src/timeline/page-kind.ts';
import { useUser } from '../auth/use-user.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { UploadHere } from '../uploads/upload-here.tsx';
import { useLeaveWarning } from '../uploads/use-uploads.ts';
import { ComplaintList } from './complaint-list.tsx';
import { ComplaintViewer, NoComplaint } from './complaint-viewer.tsx';
import { DeadlineCards } from './deadline-cards.tsx';
import { milestoneFailed } from './milestone-failure.ts';
import { MilestoneHeader } from './milestone-header.tsx';
import { MilestoneLayout } from './milestone-layout.tsx';
import type { MilestonePageProps } from './page-props.ts';
import { StatusAlert } from './status-alert.tsx';

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
  // A court that takes no answer hears both sides on the day of the trial.
  const isUnanswered = takesNoAnswer(lawOf(item));
  const selected = complaints?.find(({ id }) => id === query.get('document')) ?? complaints?.[0];
  const { missing } = loaded({ list });
  if (missing?.error) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ text: 'Loading the complaints' }}
        failed={() => milestoneFailed(LOAD_FAILURE.complaint, item.id)}
      />
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
            {isUnanswered
              ? 'What to do instead of an answer'
              : canAnswer
                ? 'Answer this complaint'
                : 'See the answer'}
          </Link>
          {isDefendant && !isUnanswered && (
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
            <Waiting
              text="Loading the complaint"
              className="p-5"
              blocks={['h-6 w-1/2', 'h-4 w-1/4', 'h-[50dvh] w-full']}
            />
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
