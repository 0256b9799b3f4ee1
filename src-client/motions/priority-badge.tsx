import { ChevronsDown, ChevronsUp, Equal } from 'lucide-react';
import type { MotionPriority } from '#src/motions/schema.ts';
import { Badge } from '../ui/badge.tsx';

const LOOK = {
  high: { word: 'High', tone: 'accent', icon: ChevronsUp },
  medium: { word: 'Medium', tone: 'neutral', icon: Equal },
  low: { word: 'Low', tone: 'neutral', icon: ChevronsDown },
} as const satisfies Record<MotionPriority, object>;

/** 'High Priority': how much usually turns on a motion. */
export function PriorityBadge({ priority }: { priority: MotionPriority }) {
  const { word, tone, icon: Icon } = LOOK[priority];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word} Priority
    </Badge>
  );
}
