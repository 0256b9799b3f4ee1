import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { SummonsCard } from './summons-card.tsx';
import { SummonsLinks } from './summons-links.tsx';

interface SummonsSectionProps {
  item: Case;
  milestoneId: string;
  today: string;
}

/** The summonses of a milestone, and the way to another. */
export function SummonsSection({ item, milestoneId, today }: SummonsSectionProps) {
  const found = trpc.summons.ofMilestone.useQuery({ id: milestoneId }, { meta: { silent: true } });
  const all = trpc.summons.listOfCase.useQuery({ caseId: item.id }, { meta: { silent: true } });
  const others = all.data?.filter((summons) => summons.milestoneId !== milestoneId) ?? [];
  const canCreate = can(item.memberRole, 'summons:write');
  return (
    <Card>
      <CardHeader
        title="Summons"
        description="The court’s paper that tells a defendant about the lawsuit. It counts once it is served."
        actions={
          canCreate && (
            <Link to={paths.createSummons(item.id, milestoneId)} className={buttonClass()}>
              <FilePlus2 aria-hidden="true" />
              Create Summons
            </Link>
          )
        }
      />
      <CardBody>
        {found.isPending ? (
          <Waiting text="Loading the summonses" blocks={['h-48']} />
        ) : found.isError ? (
          <PanelFailure title="The summonses could not be loaded." onRetry={() => void found.refetch()} />
        ) : found.data.length === 0 ? (
          <Alert title="No Summons Created Yet">
            {canCreate
              ? 'Create one for each defendant. It is filled in from what this case already knows.'
              : 'When one is created, it is shown here.'}
          </Alert>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {found.data.map((summons) => (
              <li key={summons.id} className="min-w-0">
                <SummonsCard summons={summons} item={item} today={today} />
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <div className="mt-5 border-t border-line pt-4">
            <h3 className="text-sm font-semibold">Other summonses of this case</h3>
            <SummonsLinks list={others} />
          </div>
        )}
      </CardBody>
    </Card>
  );
}
