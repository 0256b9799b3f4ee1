import { classNames } from './class-names.ts';

/** A gray stand-in the size of what is coming; `className` gives the size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-control bg-line', className)}
    />
  );
}

/** Announces the wait once for a group of skeletons. */
export function SkeletonGroup({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{text}</span>
      {children}
    </div>
  );
}
