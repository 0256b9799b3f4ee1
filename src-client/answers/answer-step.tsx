import { useState } from 'react';
import type { AnsweredParagraph } from '#src/answers/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { AnswerView } from './answer-view.tsx';
import type { CanvasStep } from './canvas-steps.tsx';
import { FilingCard } from './filing-card.tsx';
import { STEP_BLOCKS } from './step-states.tsx';
import type { SavedAnswer } from './use-saved-answer.ts';

interface AnswerStepProps {
  caseId: string;
  saved: SavedAnswer;
  canEdit: boolean;
  onGoTo(paragraph: AnsweredParagraph): void;
  onStep(step: CanvasStep): void;
}

/** The draft that is saved, or an earlier one, with what is missing before it can be filed. */
export function AnswerStep({ caseId, saved, canEdit, onGoTo, onStep }: AnswerStepProps) {
  const [versionId, setVersionId] = useState<string | null>(null);
  const { latest, query } = saved;
  const isEarlier = versionId !== null && versionId !== latest?.id;
  const earlier = trpc.answers.get.useQuery(
    { id: versionId ?? '' },
    { enabled: isEarlier, meta: { silent: true } },
  );
  if (saved.failed) {
    return (
      <PanelFailure
        title="The saved answer could not be loaded"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {errorMessage(query.error, CONNECTION_TEXT)}
      </PanelFailure>
    );
  }
  if (saved.isPending) return <Waiting blocks={STEP_BLOCKS} text="Loading the saved answer..." />;
  if (!latest) {
    return (
      <p className="rounded-card border border-dashed border-line-strong p-4 text-sm text-muted">
        No draft yet. It will stand here, with a list of what is missing before you can file it.
      </p>
    );
  }
  if (isEarlier && earlier.isPending) return <Waiting blocks={STEP_BLOCKS} text="Loading that version..." />;
  if (isEarlier && earlier.isError) {
    return (
      <PanelFailure
        title="That version could not be loaded"
        busy={earlier.isFetching}
        onRetry={() => void earlier.refetch()}
      >
        {errorMessage(earlier.error, CONNECTION_TEXT)}
      </PanelFailure>
    );
  }
  const shown = (isEarlier ? earlier.data : null) ?? latest;
  return (
    <div className="flex flex-col gap-5">
      {shown.id !== latest.id && (
        <Alert
          tone="due"
          title={`You are looking at version ${shown.version}`}
          actions={
            <Button variant="secondary" size="small" onClick={() => setVersionId(null)}>
              Show the latest
            </Button>
          }
        >
          Version {latest.version} is newer. Downloads on this page are of version {shown.version}.
        </Alert>
      )}
      <FilingCard caseId={caseId} answer={shown} canEdit={canEdit} onStep={onStep} />
      <AnswerView answer={shown} latest={latest.version} onVersion={setVersionId} onGoTo={onGoTo} />
    </div>
  );
}
