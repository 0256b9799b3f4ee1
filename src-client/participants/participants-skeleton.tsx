import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ParticipantsSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-4 sm:px-6">
      <h1 className="sr-only">Participants</h1>
      <SkeletonGroup text="Loading the participants">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-5 w-64" />
          <Skeleton className="h-9 w-52" />
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {CARDS.map((card) => (
              <Skeleton key={card} className="h-52" />
            ))}
          </div>
        </div>
      </SkeletonGroup>
    </div>
  );
}

const SECTIONS = ['a', 'b', 'c'];

export function ParticipantSkeleton() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-4 sm:px-6">
      <h1 className="sr-only">Participant</h1>
      <SkeletonGroup text="Loading the participant">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-5 w-64" />
          <Skeleton className="h-9 w-52" />
          {SECTIONS.map((section) => (
            <Skeleton key={section} className="h-56" />
          ))}
        </div>
      </SkeletonGroup>
    </div>
  );
}
