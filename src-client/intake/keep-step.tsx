import { useState } from 'react';
import { Link } from 'react-router';
import { withReturnPath } from '#src/auth/return-path.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { STATES_50 } from '#src/states.ts';
import { RegisterForm } from '../accounts/account-forms.tsx';
import { Agreement } from '../accounts/agreement.tsx';
import { useSession, useStartSession } from '../auth/use-user.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { StepHeading } from './intake-frame.tsx';

interface KeepStepProps {
  proposal: Proposal;
  /** Where the way back from another page leads. */
  here: string;
  isBusy: boolean;
  error: unknown;
  /** Makes the case; somebody is signed in. */
  onKeep(): void;
}

/** What is done at once, and what follows with an account. */
export function KeepStep({ proposal, here, isBusy, error, onKeep }: KeepStepProps) {
  const user = useSession();
  const startSession = useStartSession();
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const profile = trpc.auth.updateProfile.useMutation({
    meta: { errorFallback: 'This could not be saved.' },
    onSuccess: onKeep,
  });
  const known = STATES_50.find(({ code }) => code === proposal.state.value)?.code ?? null;
  const [state, setState] = useState(known ?? '');
  const needsProfile = user !== null && user.state === null;
  const keep = () => {
    if (!needsProfile) return onKeep();
    profile.mutate({ role: proposal.role.value ?? 'defendant', state });
  };
  const isMailed = config.data?.sendsMail ?? false;
  return (
    <>
      <StepHeading>Keep it</StepHeading>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>Your papers and your days stay here, for you alone, on any phone or computer.</li>
        <li>
          {isMailed
            ? 'We remind you by e-mail seven days, three days and one day before each day.'
            : 'Your days stand on your first page with reminders. This server sends no e-mail, so look in, or put the days into your phone’s calendar.'}
        </li>
        <li>Step by step we show what comes next.</li>
      </ul>
      {error !== null && <Alert tone="danger">{errorMessage(error, CONNECTION_TEXT)}</Alert>}
      <Card className="flex flex-col gap-5 p-4 sm:p-6">
        {user === null ? (
          config.data?.oidc ? (
            <a href={withReturnPath(serverPaths.login, here)} className={buttonClass({ size: 'large' })}>
              Go on with {config.data.provider}
            </a>
          ) : (
            <>
              <RegisterForm isShort submitLabel="Keep my case" onDone={startSession} />
              <p className="text-sm">
                You have an account?{' '}
                <Link
                  to={withReturnPath(paths.account, here)}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  Sign in and keep it there
                </Link>
              </p>
              <Agreement by="making an account" />
            </>
          )
        ) : (
          <>
            {needsProfile && known === null && (
              <Field label="In which state is the court?">
                <Select
                  placeholder="Choose a state"
                  value={state}
                  options={STATES_50.map(({ code, name }) => ({ value: code, label: name }))}
                  onChange={(event) => setState(event.target.value)}
                />
              </Field>
            )}
            <Button
              size="large"
              busy={isBusy || profile.isPending}
              disabled={needsProfile && state === ''}
              onClick={keep}
            >
              {proposal.sameCase === null ? 'Keep my case' : `Add it to ${proposal.sameCase.title}`}
            </Button>
          </>
        )}
      </Card>
    </>
  );
}
