import { format } from 'date-fns';
import { Link2Off } from 'lucide-react';
import type { OpenInvitation } from '#src/cases/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { IconButton } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';

const MAY: Record<OpenInvitation['role'], string> = { viewer: 'Can view', collaborator: 'Can view and edit' };

function accessEnd({ accessExpiresAt }: OpenInvitation): string {
  return accessExpiresAt === null ? '' : ` until ${format(accessExpiresAt, 'MMM d, yyyy')}`;
}

/** Links that still let somebody in, each of which can be taken back. Nothing where there are none. */
export function OpenInvitations({ caseId }: { caseId: string }) {
  const open = trpc.cases.invitations.useQuery({ caseId }, { meta: { silent: true } });
  const revoke = trpc.cases.revokeInvitation.useMutation({
    meta: { errorFallback: 'The invitation could not be taken back. Please try again.' },
    onSuccess: () => showToast({ title: 'Invitation taken back' }),
  });
  if (open.data === undefined || open.data.length === 0) return null;
  return (
    <section className="flex flex-col gap-2" aria-labelledby="open-invitations">
      <h3 id="open-invitations" className="font-semibold">
        Links nobody has used yet
      </h3>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {open.data.map((invitation) => (
          <li key={invitation.id} className="flex items-center gap-3 px-4 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {MAY[invitation.role]}
                {accessEnd(invitation)}
              </p>
              <p className="figures text-sm text-muted">
                Made {format(invitation.createdAt, 'MMM d')} by {invitation.madeBy}; can be accepted until{' '}
                {format(invitation.expiresAt, 'MMM d')}
              </p>
            </div>
            <IconButton
              label={`Take back the link of ${format(invitation.createdAt, 'MMM d')}: ${MAY[invitation.role]}`}
              icon={<Link2Off aria-hidden="true" />}
              variant="danger-quiet"
              busy={revoke.isPending && revoke.variables.invitationId === invitation.id}
              onClick={() => revoke.mutate({ caseId, invitationId: invitation.id })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
