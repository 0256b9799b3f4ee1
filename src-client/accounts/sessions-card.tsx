import { format } from 'date-fns';
import { useState } from 'react';
import { SESSION_DAYS, SESSION_MOST_DAYS, type Session } from '#src/auth/schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';

/** Where the person is signed in, and how to end it: a phone that is lost, a computer of the library. */
export function SessionsCard() {
  const sessions = trpc.auth.sessions.useQuery(undefined, { meta: { silent: true } });
  const [asking, setAsking] = useState(false);
  const endOthers = trpc.auth.endOtherSessions.useMutation({
    meta: { errorFallback: 'The other browsers are still signed in. Please try again.' },
    onSuccess: ({ ended }) => showToast({ title: `${amount(ended, 'browser')} signed out` }),
    onSettled: () => setAsking(false),
  });
  const others = (sessions.data?.length ?? 1) - 1;
  return (
    <Card aria-label="Where you are signed in">
      <CardHeader
        title="Where you are signed in"
        description={`A session ends after ${SESSION_DAYS} days without use, and after ${SESSION_MOST_DAYS} days in any case.`}
      />
      <CardBody className="flex flex-col gap-4">
        {sessions.isPending && <Waiting text="Loading where you are signed in" blocks={['h-12', 'h-12']} />}
        {sessions.isError && (
          <PanelFailure title="We couldn't load this" onRetry={() => sessions.refetch()} />
        )}
        {sessions.data && (
          <ul className="divide-y divide-line rounded-card border border-line">
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
        {others > 0 && (
          <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
            Sign Out Everywhere Else
          </Button>
        )}
      </CardBody>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(false)}
          title="Sign out everywhere else"
          confirmLabel="Sign Out Everywhere Else"
          busyLabel="Signing out..."
          busy={endOthers.isPending}
          onConfirm={() => endOthers.mutate()}
        >
          <p>Every browser but this one is signed out at once. Nothing that is saved is lost.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: Session }) {
  const end = trpc.auth.endSession.useMutation({
    meta: { errorFallback: 'That browser is still signed in. Please try again.' },
    onSuccess: () => showToast({ title: 'That browser is signed out' }),
  });
  const device = session.device ?? 'A browser that does not say what it is';
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && <Badge tone="accent">This browser</Badge>}
        </span>
        <span className="block text-sm text-muted">
          Signed in {format(session.createdAt, 'MMM d, yyyy')},{' '}
          {session.current ? (
            'in use now'
          ) : (
            // It is noted at most once in ten minutes.
            <>
              last used about{' '}
              <time dateTime={session.lastSeenAt.toISOString()}>
                {format(session.lastSeenAt, 'MMM d, yyyy, h:mm aaa')}
              </time>
            </>
          )}
        </span>
      </span>
      {!session.current && (
        <Button
          variant="danger-quiet"
          busy={end.isPending}
          aria-label={`Sign out ${device}`}
          onClick={() => end.mutate({ id: session.id })}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}
