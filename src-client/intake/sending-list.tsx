import { CloudOff, X } from 'lucide-react';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Progress } from '../ui/progress.tsx';
import type { Sending } from './upload-queue.ts';

const WORDS: Readonly<Record<Sending['state'], string>> = {
  waiting: 'Waits',
  sending: 'On its way',
  retrying: 'No connection. We try again by ourselves.',
  refused: '',
};

interface SendingListProps {
  sending: readonly Sending[];
  /** False where this browser keeps nothing: leaving loses what has not arrived. */
  isKept: boolean;
  onRemove(key: string): void;
}

/** What was chosen and has not arrived yet. */
export function SendingList({ sending, isKept, onRemove }: SendingListProps) {
  if (sending.length === 0) return null;
  const isCut = sending.some(({ state }) => state === 'retrying');
  return (
    <Card aria-label="On the way" className="flex flex-col gap-3 p-4">
      {isCut && (
        <p role="status" className="flex items-start gap-2 font-medium">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-due" />
          There is no connection. Nothing is lost: it goes on by itself.
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {sending.map(({ key, name, state, share, message }) => (
          <li key={key} className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-medium">{name}</p>
              {state === 'refused' ? (
                <p role="alert" className="text-sm text-danger">
                  {message}
                </p>
              ) : (
                <>
                  <p className="text-sm text-muted">{WORDS[state]}</p>
                  <Progress value={state === 'waiting' ? 0 : share * 100} label={`Sending ${name}`} />
                </>
              )}
            </div>
            {state === 'refused' ? (
              <Button variant="secondary" size="small" onClick={() => onRemove(key)}>
                OK
              </Button>
            ) : (
              <IconButton label={`Do not send ${name}`} icon={<X />} onClick={() => onRemove(key)} />
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {isKept
          ? 'You can reload this page; what was chosen is kept until it has arrived.'
          : 'Please keep this page open: this browser forgets what has not arrived yet.'}
      </p>
    </Card>
  );
}
