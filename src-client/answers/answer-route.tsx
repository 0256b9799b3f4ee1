import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { CASE_NOT_FOUND, LOAD_FAILURE, milestonePageKind } from '#src/milestones/page-kind.ts';
import { CaseBreadcrumb } from '../cases/case-breadcrumb.tsx';
import { MilestoneDate } from '../deadlines/milestone-date.tsx';
import { useTimeline } from '../deadlines/use-timeline.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { MilestoneFailure } from '../milestones/milestone-failure.tsx';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import { MilestoneSkeleton } from '../milestones/milestone-skeleton.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { AnswerWorkspace } from './answer-workspace.tsx';

/** The answer generator at an address of its own, as 'Get AI Help' opens it. It needs no milestone. */
export function AnswerRoute() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const timeline = useTimeline(caseId, found.data?.state ?? null);
  const item = found.data;
  if (readFailure(found.error).code === 'NOT_FOUND') return <MilestoneFailure text={CASE_NOT_FOUND} />;
  if (found.isError) {
    return <MilestoneFailure text={LOAD_FAILURE.answer} onRetry={() => void found.refetch()} />;
  }
  if (!item) return <MilestoneSkeleton />;
  const stage = timeline.stages?.find(
    ({ kind, date }) => milestonePageKind(kind) === 'answer' && date !== null,
  );
  return (
    <MilestoneLayout wide>
      <title>Answer to the complaint · Proceed</title>
      <div className="flex items-center gap-2">
        <Link
          to={paths.workspace(caseId)}
          aria-label="Back to the case"
          className={buttonClass({ variant: 'quiet', size: 'icon', className: '-ml-2' })}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <CaseBreadcrumb item={item} below={[{ label: 'Answer' }]} />
      </div>
      <header>
        <h1 className="text-2xl leading-tight font-semibold tracking-tight">Answer to the complaint</h1>
        {stage && <MilestoneDate stage={stage} today={timeline.today} />}
      </header>
      <AnswerWorkspace key={caseId} item={item} />
    </MilestoneLayout>
  );
}
