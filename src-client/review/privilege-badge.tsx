import { CircleDashed, Clock, Lock, LockOpen, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { type Privilege, privilegeLabel, privilegeOf } from './review-words.ts';

const LOOK: Readonly<Record<Privilege, { tone: BadgeTone; icon: ReactNode }>> = {
  privileged: { tone: 'accent', icon: <Lock aria-hidden="true" /> },
  work_product: { tone: 'accent', icon: <NotebookPen aria-hidden="true" /> },
  not_privileged: { tone: 'done', icon: <LockOpen aria-hidden="true" /> },
  pending_review: { tone: 'due', icon: <Clock aria-hidden="true" /> },
};

/** How a document is coded, by word, sign and color. */
export function PrivilegeBadge({ status }: { status: string | null }) {
  const known = privilegeOf(status);
  const { tone, icon } = known
    ? LOOK[known]
    : { tone: 'neutral' as const, icon: <CircleDashed aria-hidden="true" /> };
  return (
    // A row that is open has the color of the badge.
    <Badge tone={tone} icon={icon} className={tone === 'accent' ? 'ring-1 ring-accent' : ''}>
      {privilegeLabel(status)}
    </Badge>
  );
}
