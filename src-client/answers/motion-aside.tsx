import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { pointsIn } from '#src/motions/duties.ts';
import type { Motion } from '#src/motions/schema.ts';
import { suggestedMotionCourt } from '#src/motions/suggested-court.ts';
import { MotionPoints } from '../motions/motion-points.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { BESIDE } from './papers-column.tsx';

interface MotionAsideProps {
  item: Case;
  motion: Motion;
  /** The address of this screen without the motion. */
  without: string;
}

/** The motion somebody asked for help with, to have in view while the answer is written. */
export function MotionAside({ item, motion, without }: MotionAsideProps) {
  const jurisdiction = suggestedMotionCourt(item);
  const isWide = useMediaQuery(BESIDE);
  return (
    <section
      aria-label={motion.title}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 text-sm"
    >
      <p className="text-xs font-medium text-muted">Help with</p>
      <h2 className="-mt-2 text-base font-semibold">{motion.title}</h2>
      <p className="max-lg:line-clamp-3">{motion.purpose}</p>
      <Disclosure open={isWide} label="Requirements">
        <div className="pt-1 pb-2">
          <MotionPoints points={pointsIn(jurisdiction, motion.requirements)} jurisdiction={jurisdiction} />
        </div>
      </Disclosure>
      <Disclosure label="Strategic Considerations">
        <div className="pt-1 pb-2">
          <MotionPoints points={pointsIn(jurisdiction, motion.considerations)} jurisdiction={jurisdiction} />
        </div>
      </Disclosure>
      <Link
        to={without}
        replace
        className="inline-flex items-center self-start text-accent underline underline-offset-4 touch:min-h-11"
      >
        Go on without this motion
      </Link>
    </section>
  );
}
