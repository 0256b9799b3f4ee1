import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

/** The sections of a form, or the sheet, before they are there. */
export function SummonsSkeleton({ text, title }: { text: string; title: string }) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-4 sm:px-6">
      <h1 className="sr-only">{title}</h1>
      <SkeletonGroup text={text}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-6 w-72" />
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-72" />
          <Skeleton className="h-56" />
          <Skeleton className="h-40" />
        </div>
      </SkeletonGroup>
    </div>
  );
}
