import { Check, Pencil, Plus } from 'lucide-react';
import type { ChangeStatus } from '#src/docket/schema.ts';
import { Badge } from '../ui/badge.tsx';

const LOOK = {
  NEW: { tone: 'accent', icon: <Plus aria-hidden="true" /> },
  UPDATED: { tone: 'due', icon: <Pencil aria-hidden="true" /> },
  UNCHANGED: { tone: 'neutral', icon: <Check aria-hidden="true" /> },
} as const satisfies Record<ChangeStatus, object>;

/** What the last paste did to an entry, by word, icon and color. */
export function ChangeBadge({ status }: { status: ChangeStatus }) {
  const { tone, icon } = LOOK[status];
  return (
    <Badge tone={tone} icon={icon}>
      {status}
    </Badge>
  );
}
