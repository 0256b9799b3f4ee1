import type { Case } from '#src/cases/schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import { Facts } from '../cases/facts.tsx';
import { formatDay } from '../documents/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { ClockLine } from './clock-line.tsx';
import { inWords, serviceTone } from './service-words.ts';

interface ServiceSectionProps {
  summons: Summons;
  item: Case;
  today: string;
}

/** Below a summons: how service stands, what was tried, and what is still to be filed. */
export function ServiceSection({ summons, item, today }: ServiceSectionProps) {
  const { serviceStatus, servedDate } = summons;
  return (
    <div className="flex flex-col gap-6 print:hidden">
      <Card aria-label="Service Status">
        <CardHeader title="Service Status" />
        <CardBody className="flex flex-col gap-4">
          <Facts
            items={[
              {
                label: 'Status',
                value: <Badge tone={serviceTone(serviceStatus)}>{inWords(serviceStatus)}</Badge>,
              },
              ...(servedDate ? [{ label: 'Served on', value: formatDay(servedDate) }] : []),
            ]}
          />
          <div className="border-t border-line pt-3">
            <p className="text-sm text-muted">Response deadline</p>
            <ClockLine summons={summons} item={item} today={today} />
          </div>
        </CardBody>
      </Card>
    </div>
  );
}
