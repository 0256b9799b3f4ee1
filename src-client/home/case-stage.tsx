import type { Case } from '#src/cases/schema.ts';
import { useToday } from '../law/use-today.ts';
import { trpc } from '../lib/trpc.ts';
import { dayText } from '../text/due-text.ts';
import { Explained } from '../ui/explained.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StageLine } from '../ui/stage-line.tsx';

/** Where a case stands among the stages it goes through, and what that was read from. */
export function CaseStage({ item }: { item: Pick<Case, 'id' | 'state'> }) {
  const query = trpc.next.ofCase.useQuery({ caseId: item.id }, { meta: { silent: true } });
  const today = useToday(item.state);
  if (query.isPending) return <Skeleton className="h-29 sm:h-22" />;
  if (query.data === undefined) {
    return (
      <PanelFailure
        title="We couldn't tell where this case stands"
        onRetry={query.refetch}
        busy={query.isFetching}
      />
    );
  }
  const { stage } = query.data;
  const points = stage.stages.map((name, index) => {
    const day = stage.days[index] ?? null;
    return { name, day: day === null ? null : dayText(day, today), isDone: stage.done[index] ?? false };
  });
  return (
    <section aria-label="Where this case stands" className="flex flex-col gap-2">
      <StageLine points={points} reached={stage.stages.indexOf(stage.label)} />
      <p className="max-w-[70ch] text-sm text-muted wrap-anywhere">
        <Explained>{stage.why}</Explained>
      </p>
    </section>
  );
}
