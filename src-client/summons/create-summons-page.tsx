import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { isId } from '#src/ids.ts';
import type { Participant } from '#src/participants/schema.ts';
import { summonsDefaults } from '#src/summons/prefill.ts';
import { useUser } from '../auth/use-user.ts';
import { useToday } from '../law/use-today.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { summonsFailed } from './summons-failure.ts';
import { SummonsFormView } from './summons-form.tsx';
import { backPath, SummonsHead } from './summons-head.tsx';
import { useSummonsForm } from './use-summons-form.ts';

/** A new summons, filled in as far as the case, its participants and the account can. */
export function CreateSummonsPage() {
  const { caseId = '' } = useParams();
  const [query] = useSearchParams();
  const milestoneId = query.get('milestoneId') || null;
  const silent = { meta: { silent: true } } as const;
  const found = trpc.cases.get.useQuery({ caseId }, silent);
  const participants = trpc.participants.list.useQuery({ caseId }, silent);
  const timeline = trpc.milestones.list.useQuery({ caseId }, { ...silent, enabled: milestoneId !== null });

  const waiting = { heading: 'Create Summons', text: 'Loading the case' };
  const { data, missing } = loaded({ item: found, ...(milestoneId !== null && { timeline }) });
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={waiting}
        failed={({ isGone }) => summonsFailed(isGone ? 'Case not found.' : 'The case could not be loaded.')}
      />
    );
  }
  // Who takes part only fills fields in: without that list they are typed.
  if (participants.isPending) return <Waiting {...waiting} />;
  const milestone = timeline.data?.find(({ id }) => id === milestoneId) ?? null;
  const isGone = milestoneId !== null && (milestone === null || !isId(milestoneId));
  const { item } = data;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-4 sm:px-6">
      <title>Create Summons · Proceed</title>
      <PageHeader
        above={<SummonsHead item={item} milestone={milestone} here="Create Summons" />}
        title="Create Summons"
        description="The court’s paper that tells a defendant about the lawsuit. Take it to the clerk, who signs and seals it; then have it served with the complaint."
      />
      {isGone && (
        <Alert tone="due">
          The milestone this summons was meant for is not there any more. It will stand on the case page.
        </Alert>
      )}
      {can(item.memberRole, 'summons:write') ? (
        <NewSummons item={item} participants={participants.data ?? []} milestone={milestone} />
      ) : (
        <Alert>You can view this case, but not change it.</Alert>
      )}
    </div>
  );
}

interface NewSummonsProps {
  item: Case;
  participants: readonly Participant[];
  milestone: { id: string } | null;
}

function NewSummons({ item, participants, milestone }: NewSummonsProps) {
  const navigate = useNavigate();
  const user = useUser();
  const today = useToday(item.state);
  const back = backPath(item.id, milestone?.id ?? null);
  const handle = useSummonsForm({
    caseId: item.id,
    defaults: summonsDefaults({ case: item, participants, user, today }),
    milestoneId: milestone?.id ?? null,
    onSaved: () => navigate(back),
  });
  return (
    <SummonsFormView
      {...handle}
      words={{ save: 'Create Summons', saving: 'Creating...' }}
      cancel={
        <Link to={back} className={buttonClass({ variant: 'secondary' })}>
          Cancel
        </Link>
      }
    />
  );
}
