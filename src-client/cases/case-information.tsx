import type { Case } from '#src/cases/schema.ts';
import { stateName } from '#src/cases/states.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { DateText } from './date-text.tsx';
import { Facts } from './facts.tsx';

export function CaseInformation({ item }: { item: Case }) {
  return (
    <Card>
      <CardHeader title="Case Information" />
      <CardBody className="flex flex-col gap-3">
        <Facts
          items={[
            { label: 'Case No', value: item.caseNumber },
            { label: 'Court Name', value: item.courtName },
            { label: 'Jurisdiction/State', value: item.state && stateName(item.state) },
            { label: 'Date Created', value: <DateText date={item.createdAt} /> },
            { label: 'Last Modified', value: <DateText date={item.updatedAt} /> },
          ]}
        />
        {item.description && (
          <p className="max-w-[70ch] border-t border-line pt-3 whitespace-pre-line wrap-anywhere">
            {item.description}
          </p>
        )}
      </CardBody>
    </Card>
  );
}
