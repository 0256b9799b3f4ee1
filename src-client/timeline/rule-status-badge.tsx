import type { CalculatedDeadline } from '#src/law/calculation-schema.ts';
import { Badge } from '../ui/badge.tsx';

/** That nobody has verified a rule yet, or that others read it otherwise; nothing of one that is verified. */
export function RuleStatusBadge({ status }: Pick<CalculatedDeadline, 'status'>) {
  switch (status) {
    case 'verified':
      return null;
    case 'unverified':
      return <Badge tone="due">Not verified yet</Badge>;
    case 'disputed':
      return <Badge tone="due">Disputed</Badge>;
  }
}
