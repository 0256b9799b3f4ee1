import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

export function MotionSkeleton() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6">
      <h1 className="sr-only">Motion</h1>
      <SkeletonGroup text="Loading the motion">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-9 w-80 max-w-full" />
          <Skeleton className="h-12 max-w-2xl" />
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      </SkeletonGroup>
    </div>
  );
}
