import { format } from 'date-fns';
import { KeyRound, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Factor, FEW_RECOVERY_CODES } from '#src/auth/factor-schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { part } from '../ui/part.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { passkeyObstacle } from './passkey.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodesShown } from './recovery-codes-shown.tsx';

const AddAppDialog = part(async () => (await import('./add-app-dialog.tsx')).AddAppDialog);
const AddPasskeyDialog = part(async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog);

/** What is asked for after the password, and what opens the account when it is lost. */
export function SecondStepCard() {
  const safety = trpc.auth.safety.useQuery(undefined, { meta: { silent: true } });
  const factors = trpc.auth.factors.useQuery(undefined, { meta: { silent: true } });
  const isReady = safety.data !== undefined && factors.data !== undefined;
  const failed = [safety, factors].filter(({ isError }) => isError);
  const { hash } = useLocation();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReady && hash === '#second-step') card.current?.scrollIntoView();
  }, [isReady, hash]);
  return (
    <Card ref={card} id="second-step" aria-label="Second step at sign-in" className="scroll-mt-20">
      <CardHeader
        title="Second step at sign-in"
        description="Whoever learns your password still does not get in."
      />
      <CardBody className="flex flex-col gap-4">
        {failed.length > 0 && (
          <PanelFailure
            title="We couldn't load this"
            onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          />
        )}
        {failed.length === 0 && !isReady && (
          <Waiting text="Loading your second step" blocks={['h-12', 'h-10']} />
        )}
        {isReady &&
          (safety.data.hasPassword ? (
            <Factors factors={factors.data} />
          ) : (
            <p className="text-muted">
              Another service signs you in here. A second step is set up there, not in Proceed.
            </p>
          ))}
      </CardBody>
    </Card>
  );
}

type Asked = { what: 'passkey' | 'app' } | { what: 'remove'; factor: Factor };

function Factors({ factors }: { factors: readonly Factor[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const obstacle = passkeyObstacle();
  const close = () => setAsked(null);
  return (
    <>
      {factors.length === 0 ? (
        <p className="text-muted">
          Not set up. A passkey (this phone, this computer or a security key) is the safest; an authenticator
          app works on any phone.
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              onRemove={() => setAsked({ what: 'remove', factor })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {obstacle === null && (
          <Button variant="secondary" onClick={() => setAsked({ what: 'passkey' })}>
            <KeyRound aria-hidden="true" />
            Add a Passkey
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsked({ what: 'app' })}>
          <Smartphone aria-hidden="true" />
          Add an Authenticator App
        </Button>
      </div>
      {obstacle !== null && <p className="text-sm text-muted">{obstacle}</p>}
      {factors.length > 0 && <RecoveryCodes />}
      {asked?.what === 'passkey' && <AddPasskeyDialog onClose={close} />}
      {asked?.what === 'app' && <AddAppDialog onClose={close} />}
      {asked?.what === 'remove' && (
        <RemoveDialog factor={asked.factor} isLast={factors.length === 1} onClose={close} />
      )}
    </>
  );
}

function FactorRow({ factor, onRemove }: { factor: Factor; onRemove(): void }) {
  const { kind, name, createdAt, lastUsedAt } = factor;
  const Icon = kind === 'passkey' ? KeyRound : Smartphone;
  return (
    <li className="flex min-h-11 items-center justify-between gap-2 py-2.5 pr-2 pl-4">
      <span className="flex min-w-0 flex-1 items-start gap-3">
        <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
        <span className="min-w-0">
          <span className="block font-medium">{kind === 'passkey' ? `Passkey: ${name}` : name}</span>
          <span className="block text-sm text-muted">
            Added {format(createdAt, 'MMM d, yyyy')},{' '}
            {lastUsedAt === null ? 'not used yet' : `last used ${format(lastUsedAt, 'MMM d, yyyy')}`}
          </span>
        </span>
      </span>
      <Button variant="danger-quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

interface RemoveDialogProps {
  factor: Factor;
  isLast: boolean;
  onClose(): void;
}

function RemoveDialog({ factor, isLast, onClose }: RemoveDialogProps) {
  const remove = trpc.auth.removeFactor.useMutation({
    meta: { silent: true },
    onSuccess: ({ message }) => {
      showToast({ title: message });
      onClose();
    },
  });
  const consequence = isLast
    ? 'It is your last one. Then the password alone opens your account, and your recovery codes no longer work.'
    : 'The others are still asked for.';
  return (
    <PasswordStep
      title={`Remove ${factor.name}`}
      description={consequence}
      action="Remove"
      isDangerous
      isBusy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onPassword={(password) => remove.mutate({ id: factor.id, password })}
    />
  );
}

function RecoveryCodes() {
  const codes = trpc.auth.recoveryCodes.useQuery(undefined, { meta: { silent: true } });
  const [isAsking, setAsking] = useState(false);
  const renew = trpc.auth.renewRecoveryCodes.useMutation({
    meta: { silent: true },
    onSuccess: () => setAsking(false),
  });
  if (!codes.data) return null;
  const { left } = codes.data;
  const again = (
    <Button variant="secondary" onClick={() => setAsking(true)}>
      Make New Codes
    </Button>
  );
  return (
    <>
      {left <= FEW_RECOVERY_CODES ? (
        <Alert
          tone="due"
          title={
            left === 0
              ? 'You have no recovery codes left'
              : `Only ${amount(left, 'recovery code')} ${left === 1 ? 'is' : 'are'} left`
          }
          actions={again}
        >
          Without them a lost phone or key keeps you out until whoever runs this server helps you.
        </Alert>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-56">
            <span className="block font-medium">Recovery codes</span>
            <span className="block text-sm text-muted">
              {amount(left, 'code')} left, each for one sign-in.
            </span>
          </p>
          {again}
        </div>
      )}
      {isAsking && (
        <PasswordStep
          title="Make new recovery codes"
          description="The ones that you have are worth nothing then."
          action="Make New Codes"
          isBusy={renew.isPending}
          error={renew.error}
          onClose={() => setAsking(false)}
          onPassword={(password) => renew.mutate({ password })}
        />
      )}
      {renew.data && <RecoveryCodesShown codes={renew.data.codes} onClose={() => renew.reset()} />}
    </>
  );
}
