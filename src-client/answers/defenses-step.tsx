import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DefenseCard } from './defense-card.tsx';
import { SaveNote } from './save-note.tsx';
import { StepBar } from './step-bar.tsx';
import { STEP_BLOCKS, StepNotes } from './step-states.tsx';
import type { AnswerDefenses } from './use-defenses.ts';

/** Defenses as options. Those that are lost when they are left out are asked first. */
export function DefensesStep({ defenses, canEdit }: { defenses: AnswerDefenses; canEdit: boolean }) {
  const { query, options, notes, undecided, choose, saving } = defenses;
  if (query.isError) {
    return (
      <PanelFailure
        title="The defenses could not be loaded"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {errorMessage(query.error, CONNECTION_TEXT)}
      </PanelFailure>
    );
  }
  if (options === undefined) return <Waiting blocks={STEP_BLOCKS} text="Loading the defenses..." />;
  const first = options.filter(({ isWaivedIfOmitted }) => isWaivedIfOmitted);
  const others = options.filter(({ isWaivedIfOmitted }) => !isWaivedIfOmitted);
  return (
    <section aria-label="Defenses" className="flex flex-col gap-5">
      <p className="max-w-[70ch]">
        A defense is a reason why you should not lose, even if some of what the complaint says is true. Raise
        only those you have a fact for.
      </p>
      <StepNotes notes={notes} />
      {canEdit && (
        <StepBar saved={<SaveNote queue={saving} />}>
          {undecided === 0 ? (
            <span className="text-done">You have decided about all that can be lost</span>
          ) : (
            <span className="text-due">{undecided} to decide</span>
          )}
        </StepBar>
      )}
      {first.length > 0 && (
        <div className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">Decide about these first: they can be lost for good</h2>
          <p className="max-w-[70ch] text-sm text-muted">
            A court may never hear these if they are not raised in time and in the right paper. What your
            court asks for stands above and on each card.
          </p>
          {first.map((option) => (
            <DefenseCard
              key={option.id}
              option={option}
              canEdit={canEdit}
              onChange={(change) => choose(option, change)}
            />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">Other defenses</h2>
          <p className="max-w-[70ch] text-sm text-muted">
            Most cases need few of these, or none. One that you do not choose is not in your answer.
          </p>
          <div className="grid items-start gap-3 xl:grid-cols-2">
            {others.map((option) => (
              <DefenseCard
                key={option.id}
                option={option}
                canEdit={canEdit}
                onChange={(change) => choose(option, change)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
