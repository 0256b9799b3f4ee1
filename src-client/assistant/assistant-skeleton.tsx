import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

/** The layout of the screen while the cases load. */
export function AssistantSkeleton() {
  return (
    <SkeletonGroup text="Loading the assistant...">
      <title>AI Legal Assistant · Proceed</title>
      <div className="flex h-[calc(100dvh-3.5rem)]">
        <div className="hidden w-72 flex-col gap-3 border-r border-line bg-surface p-4 lg:flex">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
        <div className="flex flex-1 flex-col">
          <div className="flex flex-col gap-2 border-b border-line bg-surface p-4">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-4 w-72 max-w-full" />
          </div>
          <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-3 p-6">
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
