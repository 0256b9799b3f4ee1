import type { RequestPaper } from '#src/discovery/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { RequestItemRow } from './request-item.tsx';

interface RequestItemsProps {
  paper: RequestPaper;
  canWrite: boolean;
}

/** The requests of one paper, asked for when somebody opens them. */
export function RequestItems({ paper, canWrite }: RequestItemsProps) {
  const { id, caseId } = paper;
  const found = trpc.discovery.items.useQuery({ id }, { meta: { silent: true } });
  const mark = trpc.discovery.markAnswered.useMutation();
  if (found.isError) {
    return <PanelFailure title="The requests could not be loaded." onRetry={() => void found.refetch()} />;
  }
  if (found.data === undefined) {
    return (
      <SkeletonGroup text="Loading the requests">
        <div className="flex flex-col gap-3 py-3">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-12 w-full max-w-[70ch]" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-12 w-full max-w-[70ch]" />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <ol className="flex flex-col">
      {found.data.items.map((item) => (
        <RequestItemRow
          key={item.key}
          caseId={caseId}
          documentId={id}
          item={item}
          onMark={canWrite ? (isAnswered) => mark.mutate({ id, keys: [item.key], isAnswered }) : null}
        />
      ))}
    </ol>
  );
}
