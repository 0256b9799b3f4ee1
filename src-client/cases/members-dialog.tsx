import { format } from 'date-fns';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { Case, CaseMember } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { trpc } from '../lib/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { InviteForm } from './invite-form.tsx';

const ACCESS: Record<CaseMember['role'], string> = {
  owner: 'Owner',
  collaborator: 'Can edit',
  viewer: 'Can view',
};

/** Who can open this one case, and links that let somebody in. */
export function MembersDialog({ item, onClose }: { item: Case; onClose(): void }) {
  const title = caseTitle(item);
  const members = trpc.cases.members.useQuery({ caseId: item.id }, { meta: { silent: true } });
  const [leaving, setLeaving] = useState<CaseMember | null>(null);
  const remove = trpc.cases.removeMember.useMutation({
    onSuccess: () => {
      showToast({ title: 'Access removed' });
      setLeaving(null);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="People with access"
      description={`An attorney, a helper or a clinic can be let into ${title}. They see this case and no other.`}
    >
      <div className="flex flex-col gap-6">
        {members.isPending && <Waiting text="Loading the list of people" blocks={['h-12']} />}
        {members.isError && (
          <PanelFailure title="We couldn't load the list" onRetry={() => members.refetch()} />
        )}
        {members.data && (
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
            {members.data.map((member) => (
              <MemberRow key={member.userId} member={member} onRemove={() => setLeaving(member)} />
            ))}
          </ul>
        )}
        <InviteForm caseId={item.id} />
      </div>
      {leaving !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(null)}
          title="Remove access"
          confirmLabel="Remove Access"
          busyLabel="Removing..."
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ caseId: item.id, userId: leaving.userId })}
        >
          <p>
            {leaving.name} will no longer see {title}. What they added stays. You can invite them again.
          </p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function MemberRow({ member, onRemove }: { member: CaseMember; onRemove(): void }) {
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{member.name}</p>
        {member.email !== null && member.email !== member.name && (
          <p className="truncate text-sm text-muted">{member.email}</p>
        )}
        {member.expiresAt !== null && (
          <p className="figures text-sm text-muted">Until {format(member.expiresAt, 'MMM d, yyyy')}</p>
        )}
      </div>
      <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>{ACCESS[member.role]}</Badge>
      {member.role !== 'owner' && (
        <IconButton
          label={`Remove access of ${member.name}`}
          icon={<UserMinus aria-hidden="true" />}
          variant="danger-quiet"
          onClick={onRemove}
        />
      )}
    </li>
  );
}
