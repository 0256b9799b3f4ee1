import { skipToken } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { titleBesideFile } from '#src/papers/paper-title.ts';
import { stateName } from '#src/states.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { caseKindLabel } from '../cases/case-type.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';

export function MilestoneCaseCard({ item }: { item: Case }) {
  return (
    <Card>
      <CardHeader title="Case Information" />
      <CardBody>
        <Facts
          items={[
            { label: 'Case Number', value: item.caseNumber || 'Not assigned' },
            {
              label: 'Case Type',
              value: item.caseType ? `${caseKindLabel(item)} Case` : 'Not specified',
            },
            { label: 'Court', value: item.courtName },
            { label: 'State', value: item.state && stateName(item.state) },
          ]}
        />
      </CardBody>
    </Card>
  );
}

export function MilestoneDetailsCard({ stage }: { stage: Milestone }) {
  const id = stage.derivedFromDocId;
  const source = trpc.documents.get.useQuery(id === null ? skipToken : { id }, { meta: { silent: true } });
  return (
    <Card>
      <CardHeader title="About this date (Milestone Details)" />
      <CardBody>
        <Facts
          items={[
            {
              label: 'Its number here (Milestone ID)',
              value: <span className="text-sm break-all">{stage.id}</span>,
            },
            {
              label: 'Derived from',
              value:
                id === null ? (
                  'No document'
                ) : readFailure(source.error).code === 'NOT_FOUND' ? (
                  'A document that was deleted'
                ) : (
                  <Link
                    to={paths.document(stage.caseId, id)}
                    className="underline underline-offset-4 hover:text-accent"
                  >
                    {source.data === undefined ? (
                      'A document'
                    ) : (
                      <PaperName filename={source.data.filename} title={titleBesideFile(source.data)} />
                    )}
                  </Link>
                ),
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}
