import { format } from 'date-fns';
import { useState } from 'react';
import type { CalendarFeed } from '#src/calendar/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { FeedAddress } from './feed-address.tsx';

type Asked = 'replace' | 'revoke' | null;

/** A private address under which calendar programs read the person's deadlines. */
export function CalendarFeedCard() {
  const feed = trpc.calendar.feed.useQuery(undefined, { meta: { silent: true } });
  const [asked, setAsked] = useState<Asked>(null);
  const create = trpc.calendar.createFeed.useMutation({
    meta: { errorFallback: 'The calendar address could not be made. Please try again.' },
    onSettled: () => setAsked(null),
  });
  const revoke = trpc.calendar.revokeFeed.useMutation({
    meta: { errorFallback: 'The calendar address still works. Please try again.' },
    onSuccess: () => {
      create.reset();
      showToast({ title: 'Calendar address revoked' });
    },
    onSettled: () => setAsked(null),
  });
  const isReplacing = asked === 'replace';
  return (
    <Card aria-label="Calendar feed">
      <CardHeader
        title="Calendar feed"
        description="Your deadlines in Google Calendar, Outlook or Apple Calendar, kept up to date."
      />
      <CardBody className="flex flex-col gap-4">
        {feed.isPending && <Waiting text="Loading the calendar feed" blocks={['h-10']} />}
        {feed.isError && <PanelFailure title="We couldn't load this" onRetry={() => feed.refetch()} />}
        {feed.data === null && (
          <>
            <p>
              You get a private address that a calendar program reads by itself. It shows the deadlines of
              every case you have access to.
            </p>
            <Button className="self-start" busy={create.isPending} onClick={() => create.mutate()}>
              Create Calendar Address
            </Button>
          </>
        )}
        {feed.data && (
          <>
            {create.data && <FeedAddress url={create.data.url} />}
            <FeedState feed={feed.data} />
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => setAsked('replace')}>
                Replace Address
              </Button>
              <Button variant="danger-quiet" onClick={() => setAsked('revoke')}>
                Revoke Address
              </Button>
            </div>
          </>
        )}
      </CardBody>
      {asked !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={isReplacing ? 'Replace the calendar address' : 'Revoke the calendar address'}
          confirmLabel={isReplacing ? 'Replace Address' : 'Revoke Address'}
          busyLabel={isReplacing ? 'Replacing...' : 'Revoking...'}
          busy={create.isPending || revoke.isPending}
          onConfirm={() => (isReplacing ? create.mutate() : revoke.mutate())}
        >
          <p>
            {isReplacing
              ? 'You get a new address, and the present one stops working at once. Calendars that use it need the new one.'
              : 'The address stops working at once, and calendars that use it show no more of your deadlines. You can make a new one.'}
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function FeedState({ feed }: { feed: CalendarFeed }) {
  const moment = (date: Date) => (
    <time dateTime={date.toISOString()}>{format(date, 'MMM d, yyyy, h aaa')}</time>
  );
  return (
    <p className="text-sm text-muted">
      Address made {moment(feed.createdAt)}.{' '}
      {feed.lastReadAt === null ? (
        'No calendar has read it yet.'
      ) : (
        <>A calendar last read it {moment(feed.lastReadAt)}.</>
      )}
    </p>
  );
}
