import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

export function DocketSkeleton() {
  return (
    <MilestoneLayout>
      <h1 className="sr-only">Docket</h1>
      <SkeletonGroup text="Loading the docket">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-6 w-72 max-w-full" />
          <Skeleton className="h-8 w-64 max-w-full" />
          <Skeleton className="h-64" />
          <Skeleton className="h-80" />
        </div>
      </SkeletonGroup>
    </MilestoneLayout>
  );
}
