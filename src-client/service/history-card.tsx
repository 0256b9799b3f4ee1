import { useState } from 'react';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { isFiled } from '../summons/status-words.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { AddParticularsDialog } from './add-particulars-dialog.tsx';
import { AttemptItem } from './attempt-item.tsx';
import type { ServiceProps } from './service-props.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import type { Attempts } from './use-attempts.ts';

const SHOWN = 8;

interface HistoryCardProps extends Pick<ServiceProps, 'summons' | 'item'> {
  list: Attempts;
  canWrite: boolean;
}

type Opened = { what: 'add' | 'take-back'; attempt: ServiceAttempt };

const latestFirst = (a: ServiceAttempt, b: ServiceAttempt) =>
  b.attemptDate.localeCompare(a.attemptDate) || b.createdAt.getTime() - a.createdAt.getTime();

/** Everything that was tried to serve a summons, the latest first. */
export function HistoryCard({ summons, item, list, canWrite }: HistoryCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const attempts = (list.data ?? []).toSorted(latestFirst);
  const shown = showsAll ? attempts : attempts.slice(0, SHOWN);
  const successes = attempts.filter(({ wasSuccessful }) => wasSuccessful).length;
  const close = () => setOpened(null);
  return (
    <Card aria-label="Service Attempt History">
      <CardHeader title="Service Attempt History" />
      <CardBody>
        {list.isPending ? (
          <Waiting text="Loading the service attempts" blocks={['h-24', 'h-24']} />
        ) : list.isError && !list.data ? (
          <PanelFailure
            title="The service attempts could not be loaded."
            onRetry={() => void list.refetch()}
          />
        ) : attempts.length === 0 ? (
          <p className="max-w-[70ch] text-muted">
            No service attempts recorded yet. Record each one, also those that fail: they show the court that
            you tried.
          </p>
        ) : (
          <>
            <ol className="flex flex-col">
              {shown.map((attempt) => (
                <li key={attempt.id} className="relative border-l border-line pb-6 pl-5 last:pb-0">
                  <span
                    aria-hidden="true"
                    className={classNames(
                      'absolute top-1.5 -left-[6.5px] size-3 rounded-full border-2 border-surface',
                      attempt.wasSuccessful ? 'bg-done' : 'bg-line-strong',
                    )}
                  />
                  <AttemptItem
                    attempt={attempt}
                    isCounted={successes > 1 && attempt.id === summons.lastServiceAttemptId}
                    onAdd={canWrite ? () => setOpened({ what: 'add', attempt }) : null}
                    onTakeBack={
                      canWrite && !isFiled(summons) ? () => setOpened({ what: 'take-back', attempt }) : null
                    }
                  />
                </li>
              ))}
            </ol>
            {attempts.length > shown.length && (
              <Button variant="quiet" size="small" className="mt-3" onClick={() => setShowsAll(true)}>
                Show all {attempts.length}
              </Button>
            )}
          </>
        )}
      </CardBody>
      {opened?.what === 'add' && (
        <AddParticularsDialog
          attempt={opened.attempt}
          item={item}
          isFiled={isFiled(summons)}
          onClose={close}
        />
      )}
      {opened?.what === 'take-back' && <TakeBackDialog attempt={opened.attempt} onClose={close} />}
    </Card>
  );
}
