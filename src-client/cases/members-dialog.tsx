import { format } from 'date-fns';
import { KeyRound, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case, CaseMember } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { TRANSFER_DAYS } from '#src/cases/transfer-schema.ts';
import { useUser } from '../auth/use-user.ts';
import { trpc } from '../lib/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveCase } from './leave-case.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { TransferState } from './transfer-state.tsx';

const ACCESS: Record<CaseMember['role'], string> = {
  owner: 'Owner',
  collaborator: 'Can edit',
  viewer: 'Can view',
};

interface MembersDialogProps {
  item: Case;
  onClose(): void;
  /** The person has left the case. */
  onLeft(): void;
}

/** Who can open this one case, links that let somebody in, and how to hand it over or leave it. */
export function MembersDialog({ item, onClose, onLeft }: MembersDialogProps) {
  const title = caseTitle(item);
  const user = useUser();
  const isOwner = can(item.memberRole, 'case:members');
  const members = trpc.cases.members.useQuery({ caseId: item.id }, { meta: { silent: true } });
  const [leaving, setLeaving] = useState<CaseMember | null>(null);
  const remove = trpc.cases.removeMember.useMutation({
    onSuccess: () => {
      showToast({ title: 'Access removed' });
      setLeaving(null);
    },
  });
  const [heir, setHeir] = useState<CaseMember | null>(null);
  const transfer = trpc.cases.transfer.useMutation({
    meta: { errorFallback: 'The case could not be offered. Please try again.' },
    onSuccess: () => {
      setHeir(null);
    },
  });
  const offer = trpc.cases.transferOffer.useQuery(
    { caseId: item.id },
    { enabled: isOwner, meta: { silent: true } },
  );
  const offered = isOwner && offer.data?.offer?.from.userId === user.id ? offer.data.offer : null;
  const owners = members.data?.filter(({ role }) => role === 'owner') ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="People with access"
      description={
        isOwner
          ? `An attorney, a helper or a clinic can be let into ${title}. They see this case and no other.`
          : `Who can open ${title}.`
      }
    >
      <div className="flex flex-col gap-6">
        {members.isPending && <Waiting text="Loading the list of people" blocks={['h-12']} />}
        {members.isError && (
          <PanelFailure title="We couldn't load the list" onRetry={() => members.refetch()} />
        )}
        {offered && <TransferState offer={offered} />}
        {members.data && (
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
            {members.data.map((member) => (
              <MemberRow
                key={member.userId}
                member={member}
                canChange={isOwner}
                canHandOver={offered?.state !== 'waiting'}
                onHandOver={() => setHeir(member)}
                onRemove={() => setLeaving(member)}
              />
            ))}
          </ul>
        )}
        {isOwner && <OpenInvitations caseId={item.id} />}
        {isOwner && <InviteForm caseId={item.id} />}
        {members.data && (
          <LeaveCase
            item={item}
            isLastOwner={owners.length === 1 && owners[0]?.userId === user.id}
            onLeft={() => {
              onLeft();
              onClose();
            }}
          />
        )}
      </div>
      {heir !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setHeir(null)}
          title="Hand the case over"
          confirmLabel="Offer the Case"
          busyLabel="Offering..."
          busy={transfer.isPending}
          onConfirm={() => transfer.mutate({ caseId: item.id, userId: heir.userId })}
        >
          <p>
            {heir.name} is asked first, and has {TRANSFER_DAYS} days to answer. Until they agree nothing
            changes. Then {heir.name} becomes the owner of {title}: they alone decide who has access and can
            delete it, and the papers use their storage space. You can still view and edit it. Only they can
            give it back.
          </p>
          <p>
            This changes only who runs the case in Proceed. In court nothing changes: nobody becomes a party
            or a lawyer by it.
          </p>
        </ConfirmDialog>
      )}
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

interface MemberRowProps {
  member: CaseMember;
  canChange: boolean;
  /** Nobody else has been asked. */
  canHandOver: boolean;
  onHandOver(): void;
  onRemove(): void;
}

function MemberRow({ member, canChange, canHandOver, onHandOver, onRemove }: MemberRowProps) {
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
      {canChange && member.role !== 'owner' && (
        <div className="flex">
          {canHandOver && (
            <IconButton
              label={`Hand the case over to ${member.name}`}
              icon={<KeyRound aria-hidden="true" />}
              onClick={onHandOver}
            />
          )}
          <IconButton
            label={`Remove access of ${member.name}`}
            icon={<UserMinus aria-hidden="true" />}
            variant="danger-quiet"
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}
