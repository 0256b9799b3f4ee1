import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { stateName } from '#src/states.ts';
import { roleLabel } from '../auth/display.ts';
import { useUser } from '../auth/use-user.ts';
import { trpc } from '../lib/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { RoleDialog } from './role-dialog.tsx';

export function ProfileView({ onEdit }: { onEdit(): void }) {
  const user = useUser();
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const [roleOpen, setRoleOpen] = useState(false);
  return (
    <>
      <dl className="flex flex-col gap-4">
        <Row label="Role">
          <span className="flex flex-wrap items-center gap-2">
            {roleLabel(user.role)}
            {user.role === 'attorney' && user.phoneVerified && (
              <Badge tone="done" icon={<BadgeCheck aria-hidden="true" />}>
                Phone verified
              </Badge>
            )}
          </span>
        </Row>
        <Row label="State">{user.state === null ? 'Not chosen' : stateName(user.state)}</Row>
        <Row label="User ID">
          <span className="figures text-sm wrap-anywhere text-muted">{user.id}</span>
        </Row>
        <Row label="Authentication">
          {config.isPending && <Skeleton className="h-6 w-48" />}
          {config.isError && <span className="text-muted">Not known at the moment</span>}
          {config.data &&
            (config.data.oidc ? 'Identity provider' : 'E-mail and password, kept on this server')}
        </Row>
      </dl>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={onEdit}>Edit Profile</Button>
        <Button variant="secondary" onClick={() => setRoleOpen(true)}>
          Change Role
        </Button>
      </div>
      <RoleDialog open={roleOpen} onOpenChange={setRoleOpen} />
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[10rem_1fr] sm:gap-4">
      <dt className="text-sm text-muted sm:leading-6">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
