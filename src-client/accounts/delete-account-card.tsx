import { format } from 'date-fns';
import { useState } from 'react';
import { type AccountSafety, DeleteAccountInput, GRACE_DAYS } from '#src/auth/schema.ts';
import { amount } from '#src/text/words.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AccountDialog } from './account-dialog.tsx';

/** The way out: what goes, when, and how to take it back. */
export function DeleteAccountCard() {
  const safety = trpc.auth.safety.useQuery(undefined, { meta: { silent: true } });
  const [asked, setAsked] = useState(false);
  const keep = trpc.auth.keepAccount.useMutation({
    meta: { errorFallback: 'Your account is still marked to be deleted. Please try again.' },
    onSuccess: ({ message }) => showToast({ title: message }),
  });
  if (!safety.data) return null;
  const { deleteAt } = safety.data;
  return (
    <Card aria-label="Your data">
      <CardHeader
        title="Take everything along, or delete it"
        description={
          safety.data.backedUpAt === null
            ? 'Nobody has made a backup of this server yet. Keep copies of what matters.'
            : `This server was last backed up, and the backup read back, on ${format(safety.data.backedUpAt, 'MMMM d, yyyy')}.`
        }
      />
      <CardBody className="flex flex-col gap-4">
        {deleteAt === null ? (
          <>
            <p className="text-muted">
              If you delete your account, it goes after {GRACE_DAYS} days, with the cases that nobody else
              owns. Until then you can take it back.
            </p>
            <div className="flex flex-wrap gap-2">
              <a href={serverPaths.exportAccount} className={buttonClass({ variant: 'secondary' })}>
                Download Everything
              </a>
              <Button variant="danger-quiet" onClick={() => setAsked(true)}>
                Delete My Account
              </Button>
            </div>
          </>
        ) : (
          <Alert
            tone="danger"
            title={`Your account will be deleted on ${format(deleteAt, 'MMMM d, yyyy')}`}
            actions={
              <>
                <Button busy={keep.isPending} onClick={() => keep.mutate()}>
                  Keep My Account
                </Button>
                <a href={serverPaths.exportAccount} className={buttonClass({ variant: 'secondary' })}>
                  Download Everything
                </a>
              </>
            }
          >
            Everything works until then.
          </Alert>
        )}
      </CardBody>
      {asked && <DeleteDialog safety={safety.data} onClose={() => setAsked(false)} />}
    </Card>
  );
}

function DeleteDialog({ safety, onClose }: { safety: AccountSafety; onClose(): void }) {
  const form = useSchemaForm(DeleteAccountInput, { password: '' });
  const { errors } = form.formState;
  const remove = trpc.auth.deleteAccount.useMutation({
    meta: { silent: true },
    onSuccess: ({ deleteAt }) => {
      showToast({ title: `Your account will be deleted on ${format(deleteAt, 'MMMM d, yyyy')}` });
      onClose();
    },
    onError: (error) => showFieldErrors(form, ['password'], error),
  });
  const submit = form.handleSubmit((input) => remove.mutate(input));
  const isSaid = !remove.isError || errors.password !== undefined;
  return (
    <AccountDialog
      title="Delete your account"
      action="Delete My Account"
      isDangerous
      isBusy={remove.isPending}
      failure={isSaid ? null : errorMessage(remove.error, CONNECTION_TEXT)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>After {GRACE_DAYS} days this cannot be undone. Deadlines in your cases go on running in court.</p>
      {safety.casesThatGo.length > 0 && (
        <div>
          <p className="font-medium">These cases go, with their papers:</p>
          <ul className="mt-1 list-disc pl-5">
            {safety.casesThatGo.map(({ id, title, members }) => (
              <li key={id} className="wrap-anywhere">
                {title}
                {members > 0 && ` (${amount(members, 'other person', 'other people')} will lose access)`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {safety.hasPassword && (
        <Field label="Your password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      )}
    </AccountDialog>
  );
}
