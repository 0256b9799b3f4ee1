import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  TriangleAlert,
} from 'lucide-react';
import type { Standing } from '#src/timeline/status.ts';
import { Badge } from '../ui/badge.tsx';

/** Color, icon and word of how a milestone stands today. */
export const STANDING = {
  overdue: {
    tone: 'danger',
    text: 'text-danger',
    edge: 'border-danger',
    word: 'Overdue',
    icon: TriangleAlert,
  },
  due: { tone: 'due', text: 'text-due', edge: 'border-due', word: 'Due Soon', icon: CircleAlert },
  upcoming: {
    tone: 'upcoming',
    text: 'text-upcoming',
    edge: 'border-upcoming',
    word: 'Upcoming',
    icon: CalendarClock,
  },
  undated: {
    tone: 'upcoming',
    text: 'text-upcoming',
    edge: 'border-line',
    word: 'Upcoming',
    icon: CircleDashed,
  },
  done: { tone: 'done', text: 'text-done', edge: 'border-done', word: 'Done', icon: CircleCheck },
} as const satisfies Record<Standing, object>;

const UNKNOWN = {
  tone: 'neutral',
  text: 'text-muted',
  edge: 'border-line',
  word: 'Unknown',
  icon: CircleHelp,
} as const;

/** The look of a standing; a neutral one for a word that this screen does not know. */
export function lookOf(stands: string) {
  return (
    new Map<string, (typeof STANDING)[Standing] | typeof UNKNOWN>(Object.entries(STANDING)).get(stands) ??
    UNKNOWN
  );
}

export function StandingBadge({ stands }: { stands: Standing }) {
  const { tone, word, icon: Icon } = STANDING[stands];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word}
    </Badge>
  );
}
