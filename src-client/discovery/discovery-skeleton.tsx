import { Card, CardBody } from '../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

/** Both cards while their documents are on the way. */
export function DiscoverySkeleton() {
  return (
    <SkeletonGroup text="Loading discovery">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-5 w-full max-w-md" />
        <div className="grid gap-5 md:grid-cols-2">
          {['requests', 'responses'].map((card) => (
            <Card key={card}>
              <CardBody className="flex flex-col gap-3">
                <Skeleton className="h-6 w-32" />
                <Skeleton className="h-4 w-56" />
                <Skeleton className="h-8 w-full" />
                <Skeleton className="h-8 w-full" />
              </CardBody>
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
