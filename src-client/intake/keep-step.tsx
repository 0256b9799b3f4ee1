import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { withReturnPath } from '#src/auth/return-path.ts';
import { INTAKE_LIMITS, type Proposal } from '#src/intake/schema.ts';
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
import { Disclosure } from '../ui/disclosure.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { StepHeading } from './intake-frame.tsx';

interface KeepStepProps {
  proposal: Proposal;
  /** Where the way back from another page leads: it keeps at once. */
  here: string;
  /** Somebody has just made an account, or come back from signing in, to keep it. */
  isNow: boolean;
  /** It goes to a case that is there, which the person came from. */
  isAdded: boolean;
  isBusy: boolean;
  error: unknown;
  onState(state: string): void;
  /** Makes the case; somebody is signed in. */
  onKeep(): void;
  /** An account was made: it is kept as soon as the session is there. */
  onNow(): void;
}

/** What is done at once, and what follows with an account: a screen of its own. */
export function KeepStep(props: KeepStepProps) {
  return (
    <>
      <StepHeading>Keep it</StepHeading>
      <NeedsAccount />
      <KeepForm {...props} />
    </>
  );
}

/** Why 'Remind me' leads here. */
function NeedsAccount() {
  const user = useSession();
  if (user !== null) return null;
  return <p>To remind you, we have to keep your day. That takes an e-mail address and a password.</p>;
}

/** Nobody has to have an address to know and keep a day. */
function NoAddress() {
  return (
    <Disclosure label="I have no e-mail address">
      <p className="max-w-[60ch] pt-1 pl-5.5 text-sm">
        You can still keep your day. Print the page for the fridge, or put the day in your phone’s calendar:
        no account is needed for that. Take your paper with you and keep it safe. To keep the rest here you
        need an address of your own. It costs nothing, and a public library helps you make one.
      </p>
    </Disclosure>
  );
}

/** The same below the day. */
export function KeepHere(props: KeepStepProps) {
  return (
    <section aria-labelledby="keep" className="flex flex-col gap-3">
      <h2 id="keep" className="text-lg font-semibold">
        Keep it
      </h2>
      <KeepForm {...props} />
    </section>
  );
}

function KeepForm(props: KeepStepProps) {
  const { proposal, here, isNow, isAdded, isBusy, error, onState, onKeep, onNow } = props;
  const user = useSession();
  const startSession = useStartSession();
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  // Who wrote a letter may sit in another state than who got it: a guess is no home.
  const { value: state, certainty } = proposal.state;
  const isStateAsked = (state === null || certainty === 'unsure') && user?.state === null;
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isNow || user === null || isStateAsked || isBegun.current) return;
    isBegun.current = true;
    onKeep();
  }, [isNow, user, isStateAsked, onKeep]);
  const isMailed = config.data?.sendsMail ?? false;
  return (
    <>
      <p className="max-w-[60ch]">
        Your papers and your days stay here until you delete them, for you alone, on any phone or computer.
        Step by step we show what comes next.
        {user === null && (
          <strong className="font-semibold">
            {' '}
            Without an account all of it is deleted after {INTAKE_LIMITS.hours} hours.
          </strong>
        )}
      </p>
      <p className="max-w-[60ch] text-sm text-muted">
        {isMailed
          ? 'We remind you by e-mail 14, 7, 3 and 1 days before each day, and on the last day the court is open.'
          : 'This server sends no e-mail. Your days stand on your first page, and you can put them in your phone’s calendar.'}{' '}
        Your phone can remind you too. Turn that on in your profile when you have kept your case.
      </p>
      {error !== null && <Alert tone="danger">{errorMessage(error, CONNECTION_TEXT)}</Alert>}
      <Card className="flex flex-col gap-5 p-4 sm:p-6">
        {user === null ? (
          config.data?.oidc ? (
            <a href={withReturnPath(serverPaths.login, here)} className={buttonClass({ size: 'large' })}>
              Go on with {config.data.provider}
            </a>
          ) : (
            <>
              <RegisterForm
                isShort
                submitLabel="Keep my case"
                onDone={(made) => {
                  onNow();
                  startSession(made);
                }}
              />
              <p className="text-sm">
                You have an account?{' '}
                <Link
                  to={withReturnPath(paths.account, here)}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  Sign in and keep it there
                </Link>
              </p>
              <NoAddress />
              <Agreement by="making an account" />
            </>
          )
        ) : (
          <>
            {isStateAsked && (
              <Field
                label={
                  proposal.asks === 'letter' ? 'In which state do you live?' : 'In which state is the court?'
                }
              >
                <Select
                  placeholder="Choose a state"
                  value=""
                  options={STATES_50.map(({ code, name }) => ({ value: code, label: name }))}
                  onChange={(event) => onState(event.target.value)}
                />
              </Field>
            )}
            <Button size="large" busy={isBusy} disabled={isStateAsked} onClick={onKeep}>
              {isAdded
                ? 'Add it to my case'
                : proposal.sameCase === null
                  ? 'Keep my case'
                  : `Add it to ${proposal.sameCase.title}`}
            </Button>
          </>
        )}
      </Card>
    </>
  );
}
