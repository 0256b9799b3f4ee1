import { trpc } from '../lib/trpc.ts';
import { classNames } from '../ui/class-names.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Where a case stands among the stages it goes through, and what that was read from. */
export function CaseStage({ caseId }: { caseId: string }) {
  const query = trpc.next.ofCase.useQuery({ caseId }, { meta: { silent: true } });
  if (query.isPending) return <Skeleton className="h-16" />;
  if (query.data === undefined) {
    return (
      <PanelFailure
        title="We couldn't tell where this case stands"
        onRetry={query.refetch}
        busy={query.isFetching}
      />
    );
  }
  const { label, stages, why } = query.data.stage;
  const reached = stages.indexOf(label);
  return (
    <section aria-label="Where this case stands" className="flex flex-col gap-2">
      <p>
        <span className="font-semibold">{label}</span>{' '}
        <span className="figures text-sm text-muted">
          Stage {reached + 1} of {stages.length}
        </span>
      </p>
      <ol className="grid auto-cols-fr grid-flow-col gap-1">
        {stages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === reached ? 'step' : undefined}
            className={classNames(
              'border-t-4 pt-1 text-xs',
              index === reached
                ? 'border-accent font-medium'
                : index < reached
                  ? 'border-line-strong text-muted'
                  : 'border-line text-muted',
            )}
          >
            <span className="max-sm:sr-only">{stage}</span>
          </li>
        ))}
      </ol>
      <p className="max-w-[70ch] text-sm text-muted wrap-anywhere">{why}</p>
    </section>
  );
}
