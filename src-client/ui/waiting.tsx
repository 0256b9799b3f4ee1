import { classNames } from './class-names.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const PAGE = ['h-6 w-72 max-w-full', 'h-9 w-64 max-w-full', 'h-64', 'h-48'] as const;

interface WaitingProps {
  /** What is waited for, for whoever hears the screen: 'Loading the participants'. */
  text: string;
  /** A whole screen: what it is called meanwhile. */
  heading?: string | undefined;
  /** Sizes of what is coming, from top to bottom. */
  blocks?: readonly string[];
  className?: string | undefined;
}

/** Gray stand-ins for a screen, with its heading, or for a part of one. */
export function Waiting({ text, heading, blocks = PAGE, className }: WaitingProps) {
  // Two may have one size; they never change places.
  const placed = blocks.map((block, place) => ({ block, key: `${place} ${block}` }));
  const shape = (
    <SkeletonGroup text={text}>
      <div className={classNames('flex flex-col', heading === undefined ? 'gap-3' : 'gap-6', className)}>
        {placed.map(({ block, key }) => (
          <Skeleton key={key} className={block} />
        ))}
      </div>
    </SkeletonGroup>
  );
  if (heading === undefined) return shape;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-4 sm:px-6">
      <title>{`${heading} · Proceed`}</title>
      <h1 className="sr-only">{heading}</h1>
      {shape}
    </div>
  );
}
