import { ClipboardPen } from 'lucide-react';
import type { Ref } from 'react';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { attemptOfService } from '#src/service/state.ts';
import { inWords, isServed, serviceTone } from '../summons/status-words.ts';
import { formatDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { AnswerDate } from './answer-date.tsx';
import { DocumentLinks } from './document-links.tsx';
import type { ServiceProps } from './service-props.ts';

interface StatusCardProps extends ServiceProps {
  /** Undefined while they are not known. */
  attempts: readonly ServiceAttempt[] | undefined;
  /** Opens and closes the form; null for somebody who may not record, and once the return is filed. */
  form: { isOpen: boolean; id: string; onToggle(): void } | null;
  /** Takes the focus after something was recorded. */
  headingRef: Ref<HTMLElement>;
}

/** How service stands, how often it was tried, and whether the time to answer runs. */
export function StatusCard({ summons, item, today, attempts, form, headingRef }: StatusCardProps) {
  const { serviceStatus, servedDate, serviceCompletedAt, servedBy, returnDocumentId } = summons;
  const completed = servedDate ?? serviceCompletedAt;
  const isDone = isServed(summons);
  const rests =
    attempts?.find(({ id }) => id === summons.lastServiceAttemptId) ?? attemptOfService(attempts ?? []);
  return (
    <Card ref={headingRef} tabIndex={-1} aria-label="Service Status" className="scroll-mt-20 outline-none">
      <CardHeader
        title="Service Status"
        actions={
          form && (
            <Button
              variant={isDone || form.isOpen ? 'secondary' : 'primary'}
              aria-expanded={form.isOpen}
              aria-controls={form.id}
              onClick={form.onToggle}
            >
              <ClipboardPen aria-hidden="true" />
              Record Service Attempt
            </Button>
          )
        }
      />
      <CardBody className="grid gap-5 md:grid-cols-2">
        <div>
          <Facts
            items={[
              {
                label: 'Status',
                value: <Badge tone={serviceTone(serviceStatus)}>{inWords(serviceStatus)}</Badge>,
              },
              ...(completed
                ? [{ label: 'Completed', value: <span className="figures">{formatDay(completed)}</span> }]
                : []),
              ...(isDone && servedBy ? [{ label: 'Served by', value: <bdi>{servedBy}</bdi> }] : []),
              {
                label: 'Total attempts',
                value: attempts ? <span className="figures">{attempts.length}</span> : '…',
              },
              ...(returnDocumentId
                ? [
                    {
                      label: 'Filed return',
                      value: (
                        <DocumentLinks caseId={item.id} ids={[returnDocumentId]} label="The filed return" />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </div>
        <div className="border-t border-line pt-4 md:border-t-0 md:border-l md:pt-0 md:pl-5">
          <AnswerDate summons={summons} item={item} today={today} attempt={rests} />
        </div>
      </CardBody>
    </Card>
  );
}
