import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

export function MilestoneSkeleton() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-4 sm:px-6">
      <h1 className="sr-only">Milestone</h1>
      <SkeletonGroup text="Loading the milestone">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-6 w-72" />
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-11 w-80" />
          <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
            <Skeleton className="h-64" />
            <Skeleton className="h-48" />
          </div>
        </div>
      </SkeletonGroup>
    </div>
  );
}
