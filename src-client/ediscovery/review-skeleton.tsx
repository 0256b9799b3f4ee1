import { Skeleton } from '../ui/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The list beside an empty desk, while the documents are on their way. */
export function ReviewSkeleton() {
  return (
    <div role="status" className="flex h-[calc(100dvh-3.5rem)] min-h-0 flex-col">
      <title>E-Discovery Review · Proceed</title>
      <div className="flex flex-col gap-3 border-b border-line bg-surface px-5 py-4">
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-7 w-64" />
      </div>
      <div className="flex min-h-0 flex-1 overflow-hidden">
        <ul className="w-full shrink-0 border-r border-line bg-surface lg:w-96">
          {ROWS.map((row) => (
            <li key={row} className="flex flex-col gap-2 border-b border-line px-4 py-4">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
            </li>
          ))}
        </ul>
        <p className="flex-1 p-10 text-center text-muted max-lg:sr-only">Loading discovery documents...</p>
      </div>
    </div>
  );
}
