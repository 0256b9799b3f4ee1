import { Link } from 'react-router';
import { scheduledFor } from '#src/motions/case-papers.ts';
import type { Motion } from '#src/motions/schema.ts';
import type { Stage } from '../deadlines/use-timeline.ts';
import { MotionIcon } from './motion-icon.tsx';
import { PriorityBadge } from './priority-badge.tsx';
import { Schedule } from './schedule.tsx';

interface MotionCardProps {
  motion: Motion;
  to: string;
  stages: readonly Stage[];
  today: string;
}

/** One motion among the others; the whole card opens its page. */
export function MotionCard({ motion, to, stages, today }: MotionCardProps) {
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 transition-colors duration-150 focus-within:border-line-strong hover:border-line-strong sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <MotionIcon id={motion.id} className="mt-0.5 size-5 shrink-0 text-muted" />
        <PriorityBadge priority={motion.priority} />
      </div>
      <h3 className="font-semibold">
        <Link
          to={to}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {motion.title}
        </Link>
      </h3>
      <p className="-mt-2 text-sm text-muted">{motion.description}</p>
      <div className="mt-auto border-t border-line pt-3">
        <Schedule stage={scheduledFor(motion.id, stages)} today={today} title={motion.title} />
      </div>
    </li>
  );
}
