import { FilePlus2, ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { inWords, serviceTone } from '../service/service-words.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';

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
        <ul className="divide-y divide-line">
          {found.data.map(({ id, defendantName, serviceStatus }) => (
            <li key={id}>
              <Link
                to={paths.summons(item.id, id)}
                className="flex min-h-11 items-center gap-3 py-1.5 underline-offset-4 hover:underline"
              >
                <ScrollText aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <bdi className="min-w-0 flex-1 wrap-anywhere">{defendantName}</bdi>
                <Badge tone={serviceTone(serviceStatus)} className="shrink-0">
                  {inWords(serviceStatus)}
                </Badge>
              </Link>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
