import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { lawOf, takesNoAnswer } from '#src/law/case-law.ts';
import { CASE_NOT_FOUND, LOAD_FAILURE, milestonePageKind } from '#src/timeline/page-kind.ts';
import { CaseBreadcrumb } from '../layouts/case-breadcrumb.tsx';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { milestoneFailed } from '../milestones/milestone-failure.ts';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import { paths } from '../paths.ts';
import { MilestoneDate } from '../timeline/milestone-date.tsx';
import { useTimeline } from '../timeline/use-timeline.ts';
import { buttonClass } from '../ui/button-class.ts';
import { AnswerWorkspace } from './answer-workspace.tsx';
import { NoAnswer } from './no-answer.tsx';

/** The answer generator at an address of its own, as 'Get AI Help' opens it. It needs no milestone. */
export function AnswerRoute() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const timeline = useTimeline(caseId, found.data?.state ?? null);
  const { data, missing } = loaded({ item: found });
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ heading: 'Milestone', text: 'Loading the milestone' }}
        failed={({ isGone }) => milestoneFailed(isGone ? CASE_NOT_FOUND : LOAD_FAILURE.answer)}
      />
    );
  }
  const { item } = data;
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
      {takesNoAnswer(lawOf(item)) ? <NoAnswer item={item} /> : <AnswerWorkspace key={caseId} item={item} />}
    </MilestoneLayout>
  );
}
