import { format } from 'date-fns';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Connection } from '#src/auth/connection-schema.ts';
import type { AccountSafety } from '#src/auth/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { PasswordStep } from './password-step.tsx';

/** Sign-ins of another service that open this account; nothing on a server without one. */
export function ConnectedCard() {
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const provider = config.data?.provider ?? null;
  return provider === null ? null : <Connected provider={provider} />;
}

/** How it ended at the provider, as the address says. */
const ENDINGS = new Map<string, { tone: 'done' | 'danger'; text: string }>(
  Object.entries({
    made: { tone: 'done', text: 'That sign-in is connected. It opens your account from now on.' },
    taken: {
      tone: 'danger',
      text: 'Nothing was connected: that sign-in opens another account already, or this account has one of that service. Disconnect it there first.',
    },
    expired: {
      tone: 'danger',
      text: 'Nothing was connected: it took too long, or was begun in another browser. Please begin again.',
    },
    refused: {
      tone: 'danger',
      text: 'Nothing was connected: the sign-in service did not confirm who you are. Please begin again.',
    },
  }),
);

/** Stands at the top of the page that the browser comes back to. */
export function ConnectionEnding() {
  const [search] = useSearchParams();
  const ending = ENDINGS.get(search.get('connection') ?? '');
  return ending === undefined ? null : <Alert tone={ending.tone}>{ending.text}</Alert>;
}

function Connected({ provider }: { provider: string }) {
  const safety = trpc.auth.safety.useQuery(undefined, { meta: { silent: true } });
  const connections = trpc.auth.connections.useQuery(undefined, { meta: { silent: true } });
  const failed = [safety, connections].filter(({ isError }) => isError);
  const isReady = safety.data !== undefined && connections.data !== undefined;
  return (
    <Card aria-label="Connected sign-ins">
      <CardHeader title="Connected sign-ins" description="Other services that open your account here." />
      <CardBody className="flex flex-col gap-4">
        {failed.length > 0 && (
          <PanelFailure
            title="We couldn't load this"
            onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          />
        )}
        {failed.length === 0 && !isReady && (
          <Waiting text="Loading your connected sign-ins" blocks={['h-12', 'h-10']} />
        )}
        {isReady && <Ways provider={provider} safety={safety.data} connections={connections.data} />}
      </CardBody>
    </Card>
  );
}

interface WaysProps {
  provider: string;
  safety: AccountSafety;
  connections: readonly Connection[];
}

function Ways({ provider, safety, connections }: WaysProps) {
  const [asked, setAsked] = useState<'connect' | 'disconnect' | null>(null);
  const [connection] = connections;
  const close = () => setAsked(null);
  return (
    <>
      {connection === undefined ? (
        <p className="text-muted">None. You sign in with your e-mail address and your password.</p>
      ) : (
        <ul className="rounded-card border border-line">
          <li className="flex min-h-11 flex-wrap items-center justify-between gap-2 py-2.5 pr-2 pl-4">
            <span className="flex min-w-0 flex-1 basis-36 items-start gap-3">
              <KeyRound aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{connection.provider}</span>
                {connection.connectedAt !== null && (
                  <span className="block text-sm text-muted">
                    Connected {format(connection.connectedAt, 'MMM d, yyyy')}
                  </span>
                )}
              </span>
            </span>
            {safety.hasPassword && (
              <Button variant="danger-quiet" onClick={() => setAsked('disconnect')}>
                Disconnect
              </Button>
            )}
          </li>
        </ul>
      )}
      {!safety.hasPassword && <SetPassword safety={safety} />}
      {safety.hasPassword && connection?.provider !== provider && (
        <Button variant="secondary" className="self-start" onClick={() => setAsked('connect')}>
          Connect {provider}
        </Button>
      )}
      {asked === 'connect' && <ConnectDialog provider={provider} onClose={close} />}
      {asked === 'disconnect' && connection && (
        <DisconnectDialog provider={connection.provider} onClose={close} />
      )}
    </>
  );
}

/** The only way in stays until there is another one. */
function SetPassword({ safety: { email, sendsMail } }: { safety: AccountSafety }) {
  const ask = trpc.auth.forgotPassword.useMutation({
    meta: { errorFallback: 'The mail could not be sent. Please try again.' },
    onSuccess: ({ message }) => showToast({ title: message }),
  });
  const why =
    'Your account has no password, so this is the only way in. That is why you cannot disconnect it.';
  if (email === null || !sendsMail) {
    return (
      <p className="text-sm text-muted">
        {why} Whoever runs this server can make a link that sets a password.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        {why} You can set a password as well: we send a link to {email}.
      </p>
      <Button
        variant="secondary"
        className="self-start"
        busy={ask.isPending}
        onClick={() => ask.mutate({ email })}
      >
        Set a Password
      </Button>
    </div>
  );
}

interface DialogProps {
  provider: string;
  onClose(): void;
}

function ConnectDialog({ provider, onClose }: DialogProps) {
  const connect = trpc.auth.connect.useMutation({
    meta: { silent: true },
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <PasswordStep
      title={`Connect ${provider}`}
      description="You go on there and show who you are. Whoever signs in there as you opens your account then."
      action="Continue"
      isBusy={connect.isPending || connect.isSuccess}
      error={connect.error}
      onClose={onClose}
      onPassword={(password) => connect.mutate({ password })}
    />
  );
}

function DisconnectDialog({ provider, onClose }: DialogProps) {
  const disconnect = trpc.auth.disconnect.useMutation({
    meta: { silent: true },
    onSuccess: ({ message }) => {
      showToast({ title: message });
      onClose();
    },
  });
  return (
    <PasswordStep
      title={`Disconnect ${provider}`}
      description="It does not open your account any more, and browsers that signed in with it are signed out. Your password does."
      action="Disconnect"
      isDangerous
      isBusy={disconnect.isPending}
      error={disconnect.error}
      onClose={onClose}
      onPassword={(password) => disconnect.mutate({ password })}
    />
  );
}
