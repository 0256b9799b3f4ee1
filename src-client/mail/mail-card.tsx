import { format } from 'date-fns';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Mail } from '#src/mail/schema.ts';
import { useUser } from '../auth/use-user.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';

const FIRST_SHOWN = 5;

/** What Proceed wrote to the person, and whether any of it leaves this server. */
export function MailCard() {
  const { email } = useUser();
  const settings = trpc.mail.settings.useQuery(undefined, { meta: { silent: true } });
  const mails = trpc.mail.list.useQuery(undefined, { meta: { silent: true } });
  const safety = trpc.auth.safety.useQuery(undefined, { meta: { silent: true } });
  const [all, setAll] = useState(false);
  const retry = () => Promise.all([settings.refetch(), mails.refetch()]);
  const isPending = settings.isPending || mails.isPending;
  const shown = all ? mails.data : mails.data?.slice(0, FIRST_SHOWN);
  const hidden = (mails.data?.length ?? 0) - (shown?.length ?? 0);
  return (
    <Card aria-label="Mail from Proceed">
      <CardHeader
        title="Mail from Proceed"
        description="Reminders of your deadlines, as they were written to you."
      />
      <CardBody className="flex flex-col gap-4">
        {isPending && <Waiting text="Loading your mail" blocks={['h-10']} />}
        {(settings.isError || mails.isError) && (
          <PanelFailure title="We couldn't load your mail" onRetry={retry} />
        )}
        {settings.data && (
          <Delivery
            sendsMail={settings.data.sendsMail}
            email={email}
            isConfirmed={safety.data?.emailConfirmed ?? true}
          />
        )}
        {settings.data && shown?.length === 0 && (
          <p className="text-muted">Nothing yet. The first reminder that comes due is kept here.</p>
        )}
        {settings.data && shown !== undefined && shown.length > 0 && (
          <ul className="divide-y divide-line rounded-card border border-line">
            {shown.map((mail) => (
              <MailRow key={mail.id} mail={mail} sendsMail={settings.data.sendsMail} />
            ))}
          </ul>
        )}
        {hidden > 0 && (
          <Button variant="secondary" className="self-start" onClick={() => setAll(true)}>
            Show {hidden} more
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

function Delivery(props: { sendsMail: boolean; email: string | null; isConfirmed: boolean }) {
  const { sendsMail, email, isConfirmed } = props;
  if (email === null) {
    return (
      <Alert title="Your account has no e-mail address">
        Reminders show in the app, under the bell at the top.
      </Alert>
    );
  }
  if (!sendsMail) {
    return (
      <Alert tone="due" title="This server sends no e-mail">
        What it would have sent to {email} is kept here, and reminders show under the bell at the top. Look in
        often: nothing reaches you while Proceed is closed.
      </Alert>
    );
  }
  if (!isConfirmed) {
    return (
      <Alert tone="due" title="Nothing is sent until your address is confirmed">
        Reminders show under the bell at the top. To get them by mail, open the link that we sent to {email}.
      </Alert>
    );
  }
  return (
    <p className="wrap-anywhere">
      Sent to <strong className="font-semibold">{email}</strong>, with a copy kept here.
    </p>
  );
}

function MailState({ mail, sendsMail }: { mail: Mail; sendsMail: boolean }) {
  if (mail.sentAt !== null) return <Badge tone="done">Sent</Badge>;
  if (mail.failedAt !== null) return <Badge tone="danger">Not delivered</Badge>;
  return <Badge>{sendsMail ? 'Waiting to be sent' : 'Kept here'}</Badge>;
}

function MailRow({ mail, sendsMail }: { mail: Mail; sendsMail: boolean }) {
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-sunken">
          <span className="min-w-0 flex-1 basis-60">
            <span className="block font-medium wrap-anywhere">{mail.subject}</span>
            <time dateTime={mail.createdAt.toISOString()} className="text-sm text-muted">
              {format(mail.createdAt, 'EEE, MMM d, yyyy, h:mm aaa')}
            </time>
          </span>
          <MailState mail={mail} sendsMail={sendsMail} />
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-line bg-sunken px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
          {mail.body}
        </div>
      </details>
    </li>
  );
}
