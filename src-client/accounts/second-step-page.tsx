import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { type FactorChallenge, RecoveryCode, TotpCode } from '#src/auth/factor-schema.ts';
import { checkedReturnPath, withReturnPath } from '#src/auth/return-path.ts';
import { amount } from '#src/text/words.ts';
import { useSession } from '../auth/use-user.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { CONNECTION_TEXT, errorMessage, readFailure } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { passkeyFailure, passkeyObstacle } from './passkey.ts';
import { askPasskey } from './passkey-browser.ts';

/** What the page is for stands in its place in the history: it outlives signing in, and Back leads back. */
const PlaceState = z.object({ lost: z.literal(true) });

/** After the password: what the person set up beside it, or a recovery code where that is lost. */
export function SecondStepPage() {
  const user = useSession();
  const { search, state } = useLocation();
  const returnTo = checkedReturnPath(new URLSearchParams(search).get('returnTo'));
  const isLost = PlaceState.safeParse(state).success;
  if (user !== null && !isLost) return <Navigate to={returnTo ?? paths.home} replace />;
  return (
    <NarrowPage>
      <title>One more step · Proceed</title>
      <Card className="flex flex-col gap-5 p-6 sm:p-8">
        {user !== null ? (
          <SignedInAgain returnTo={returnTo} />
        ) : isLost ? (
          <Lost returnTo={returnTo} />
        ) : (
          <Asked returnTo={returnTo} />
        )}
      </Card>
    </NarrowPage>
  );
}

interface StepProps {
  returnTo: string | null;
}

/** Verifies; where the ten minutes are over the way back to the password is shown. */
function useVerify() {
  return trpc.auth.verifyFactor.useMutation({ meta: { silent: true } });
}

function Failure({ error, returnTo }: StepProps & { error: unknown }) {
  const { code } = readFailure(error);
  return (
    <Alert
      tone="danger"
      actions={
        code === 'UNAUTHORIZED' && (
          <Link
            to={withReturnPath(paths.account, returnTo)}
            className={buttonClass({ variant: 'secondary' })}
          >
            Sign In Again
          </Link>
        )
      }
    >
      {errorMessage(error, CONNECTION_TEXT)}
    </Alert>
  );
}

function Asked({ returnTo }: StepProps) {
  const ask = trpc.auth.factorChallenge.useMutation({ meta: { silent: true } });
  const { mutate } = ask;
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => mutate(), [mutate]);
  return (
    <>
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">One more step</h1>
        <p className="mt-1 text-muted">The first step is done. Now show that it is you.</p>
      </div>
      {ask.isError && <Failure error={ask.error} returnTo={returnTo} />}
      {!ask.data && !ask.isError && <Waiting text="Looking up what you set up" blocks={['h-12', 'h-12']} />}
      {ask.data && (
        <>
          {ask.data.kinds.includes('passkey') && (
            <PasskeyStep
              challenge={ask.data}
              asking={ask.isPending}
              returnTo={returnTo}
              onAgain={() => mutate()}
            />
          )}
          {ask.data.kinds.includes('totp') && (
            <CodeStep isFirst={!ask.data.kinds.includes('passkey')} returnTo={returnTo} />
          )}
        </>
      )}
      <p className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          variant="quiet"
          className="-ml-4"
          onClick={() => void navigate({ search }, { state: { lost: true } })}
        >
          I lost it
        </Button>
        <Link to={withReturnPath(paths.account, returnTo)} className={buttonClass({ variant: 'quiet' })}>
          Back to sign in
        </Link>
      </p>
    </>
  );
}

interface PasskeyStepProps extends StepProps {
  challenge: FactorChallenge;
  asking: boolean;
  /** Another challenge: each is asked with once. */
  onAgain(): void;
}

function PasskeyStep({ challenge, asking, returnTo, onAgain }: PasskeyStepProps) {
  const verify = useVerify();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const obstacle = passkeyObstacle();
  if (obstacle !== null) return <Alert tone="due">{obstacle}</Alert>;
  const sign = async () => {
    setRefusal(null);
    setWaiting(true);
    const passkey = await askPasskey(challenge.passkey).catch((error: unknown) => {
      setRefusal(passkeyFailure(error));
      return null;
    });
    setWaiting(false);
    if (passkey !== null) verify.mutate({ passkey }, { onError: onAgain });
  };
  return (
    <div className="flex flex-col gap-3">
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      {refusal === null && verify.isError && <Failure error={verify.error} returnTo={returnTo} />}
      <Button size="large" busy={isWaiting || verify.isPending || asking} onClick={() => void sign()}>
        <KeyRound aria-hidden="true" />
        Use My Passkey
      </Button>
    </div>
  );
}

const CodeForm = z.object({ code: TotpCode });

function CodeStep({ isFirst, returnTo }: StepProps & { isFirst: boolean }) {
  const form = useSchemaForm(CodeForm, { code: '' });
  const verify = useVerify();
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((input) =>
        verify.mutate(input, { onError: (error) => showFieldErrors(form, ['code'], error) }),
      )}
    >
      {verify.isError && !errors.code && <Failure error={verify.error} returnTo={returnTo} />}
      <Field
        label={isFirst ? 'Code from your authenticator app' : 'Or the code from your authenticator app'}
        hint="6 digits, new every 30 seconds"
        error={errors.code?.message}
      >
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          className="figures text-lg tracking-[0.2em]"
          {...form.register('code')}
        />
      </Field>
      <Button type="submit" size="large" variant={isFirst ? 'primary' : 'secondary'} busy={verify.isPending}>
        Sign In
      </Button>
    </form>
  );
}

const RecoveryForm = z.object({ recoveryCode: RecoveryCode });

function Lost({ returnTo }: StepProps) {
  const form = useSchemaForm(RecoveryForm, { recoveryCode: '' });
  const navigate = useNavigate();
  const verify = useVerify();
  const { errors } = form.formState;
  return (
    <>
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">Use a recovery code</h1>
        <p className="mt-1 text-muted">
          Your cases and papers are safe. You got ten codes when you set up the second step; each works once.
        </p>
      </div>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((input) =>
          verify.mutate(input, { onError: (error) => showFieldErrors(form, ['recoveryCode'], error) }),
        )}
      >
        {verify.isError && !errors.recoveryCode && <Failure error={verify.error} returnTo={returnTo} />}
        <Field
          label="Recovery code"
          hint={
            <>
              12 letters and digits, such as <span className="whitespace-nowrap">7KQ2-M4XD-90TB</span>
            </>
          }
          error={errors.recoveryCode?.message}
        >
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="figures text-lg"
            {...form.register('recoveryCode')}
          />
        </Field>
        <Button type="submit" size="large" busy={verify.isPending}>
          Sign In
        </Button>
      </form>
      <Alert title="No codes either?">
        Ask whoever runs this server: they can remove your second step, and then the password is enough.
        Nothing in your cases is lost by it.
      </Alert>
      <p className="border-t border-line pt-4">
        <Button variant="quiet" className="-ml-4" onClick={() => void navigate(-1)}>
          Back
        </Button>
      </p>
    </>
  );
}

/** After a recovery code: what is lost should be removed, and something else set up, while there are codes left. */
function SignedInAgain({ returnTo }: StepProps) {
  const codes = trpc.auth.recoveryCodes.useQuery(undefined, { meta: { silent: true } });
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">You are signed in</h1>
      <Alert
        tone="due"
        title={codes.data ? `${amount(codes.data.left, 'recovery code')} left` : 'That code is used up'}
      >
        Remove the phone or key that you lost, and set up another, before you need the next code.
      </Alert>
      <div className="flex flex-col gap-2">
        <Link to={paths.profileSecondStep} className={buttonClass({ size: 'large' })}>
          Change My Second Step
        </Link>
        <Link to={returnTo ?? paths.home} className={buttonClass({ size: 'large', variant: 'secondary' })}>
          Go to My Cases
        </Link>
      </div>
    </>
  );
}
