import { format } from 'date-fns';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast-store.ts';

const ROLES = [
  { value: 'viewer', label: 'Can view' },
  { value: 'collaborator', label: 'Can view and edit' },
];
const PERIODS = [
  { value: '', label: 'No end date' },
  ...[30, 90].map((days) => ({ value: String(days), label: amount(days, 'day') })),
  { value: '365', label: '1 year' },
];

export function InviteForm({ caseId }: { caseId: string }) {
  const [role, setRole] = useState('viewer');
  const [period, setPeriod] = useState('');
  const invite = trpc.cases.invite.useMutation({
    meta: { errorFallback: 'The invitation link could not be made. Please try again.' },
  });
  return (
    <form
      className="flex flex-col gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate({
          caseId,
          role: role === 'collaborator' ? 'collaborator' : 'viewer',
          accessDays: period === '' ? null : Number(period),
        });
      }}
    >
      <div>
        <h3 className="font-semibold">Invite by link</h3>
        <p className="text-sm text-muted">Send the link yourself. It lets in one person, once.</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="They">
          <Select options={ROLES} value={role} onChange={(event) => setRole(event.target.value)} />
        </Field>
        <Field label="For">
          <Select options={PERIODS} value={period} onChange={(event) => setPeriod(event.target.value)} />
        </Field>
      </div>
      <Button type="submit" className="self-start" busy={invite.isPending}>
        Create Invitation Link
      </Button>
      {invite.data && <InvitationLink url={invite.data.url} expiresAt={invite.data.expiresAt} />}
    </form>
  );
}

function InvitationLink({ url, expiresAt }: { url: string; expiresAt: Date }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copied' });
    } catch {
      showToast({
        title: 'Copy Failed',
        description: 'Select the link and copy it by hand.',
        tone: 'danger',
      });
    }
  };
  return (
    <div className="flex items-end gap-2">
      <Field
        label="Invitation link"
        hint={`Can be accepted until ${format(expiresAt, 'MMM d, yyyy')}. It is shown only now.`}
        className="flex-1"
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="secondary" onClick={copy}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
    </div>
  );
}
