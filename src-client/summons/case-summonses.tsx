import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { SummonsLinks } from './summons-links.tsx';

/** Every summons of a case, with a milestone or without; nothing while there is none. */
export function CaseSummonses({ item }: { item: Case }) {
  const found = trpc.summons.listOfCase.useQuery({ caseId: item.id }, { meta: { silent: true } });
  if (!found.data || found.data.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Summonses"
        actions={
          can(item.memberRole, 'summons:write') && (
            <Link
              to={paths.createSummons(item.id)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <FilePlus2 aria-hidden="true" />
              Create Summons
            </Link>
          )
        }
      />
      <CardBody>
        <SummonsLinks list={found.data} />
      </CardBody>
    </Card>
  );
}
