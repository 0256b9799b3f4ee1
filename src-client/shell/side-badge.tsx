import { roleLabel } from '../auth/display.ts';
import { useUser } from '../auth/use-user.ts';
import { useCurrentCase } from '../cases/use-current-case.ts';
import { trpc } from '../lib/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';

/** The person's side; nobody is called a defendant while letters are all they have. */
export function SideBadge() {
  const user = useUser();
  const caseId = useCurrentCase();
  const { data, isLoading } = trpc.next.lawsuits.useQuery(undefined, {
    enabled: user.role === 'defendant',
    meta: { silent: true },
  });
  const { none = [], some = true } = data ?? {};
  const isBefore = caseId === null ? none.length > 0 && !some : none.includes(caseId);
  return (
    // It keeps its place while nobody knows.
    <Badge tone="accent" className={classNames('min-w-0 shrink', isLoading && 'invisible')}>
      {isBefore ? 'No lawsuit yet' : roleLabel(user.role)}
    </Badge>
  );
}
