import { format } from 'date-fns';
import { ArrowRight, FileUp, Upload } from 'lucide-react';
import { useRef } from 'react';
import { type LedgerParagraph, NO_COMPLAINT } from '#src/answers/schema.ts';
import type { MotionId } from '#src/motions/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { AnswerStep } from './answer-step.tsx';
import { type CanvasStep, CanvasSteps, STEP_NAMES, STEPS } from './canvas-steps.tsx';
import { CounterclaimsStep } from './counterclaims-step.tsx';
import { DefensesStep } from './defenses-step.tsx';
import { GenerateCard } from './generate-card.tsx';
import { GeneratingDialog } from './generating-dialog.tsx';
import { paragraphId } from './ledger-rows.ts';
import { LedgerStep } from './ledger-step.tsx';
import { STEP_BLOCKS } from './step-states.tsx';
import { stepStates } from './step-summary.ts';
import { useCounterclaims } from './use-counterclaims.ts';
import { useDefenses } from './use-defenses.ts';
import { useGeneration } from './use-generation.ts';
import type { AnswerLedger } from './use-ledger.ts';
import { useSavedAnswer } from './use-saved-answer.ts';

interface AnswerCanvasProps {
  caseId: string;
  ledger: AnswerLedger;
  /** Ids of the papers that the draft rests on. */
  complaintIds: string[];
  auxiliaryIds: string[];
  /** The papers are known, and none of them is a complaint. */
  needsComplaint: boolean;
  /** The court's own form for an answer. */
  ownForm: string | null;
  motion: MotionId | null;
  canEdit: boolean;
  /** Null while nobody chose one. */
  step: CanvasStep | null;
  onStep(step: CanvasStep): void;
  /** The paragraph to bring into sight. */
  focusOn: string | null;
  onFocusOn(id: string | null): void;
  onShowPlace(paragraph: LedgerParagraph): void;
  onUpload?: (() => void) | undefined;
}

/** The way to an answer in four steps, and the draft. */
export function AnswerCanvas(props: AnswerCanvasProps) {
  const { caseId, ledger, complaintIds, auxiliaryIds, motion, canEdit, onStep, focusOn, onFocusOn } = props;
  const top = useRef<HTMLDivElement>(null);
  const saved = useSavedAnswer(caseId);
  const defenses = useDefenses(caseId);
  const counterclaims = useCounterclaims(caseId);
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const toStep = (step: CanvasStep) => {
    onStep(step);
    onFocusOn(null);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const generation = useGeneration({
    caseId,
    flush: async () => {
      const queues = [ledger.saving, defenses.saving, counterclaims.saving];
      return (await Promise.all(queues.map((queue) => queue.flush()))).every(Boolean);
    },
    onGenerated: () => toStep('answer'),
  });
  const { latest } = saved;
  const usual = latest === null ? 'allegations' : 'answer';
  // Whether there is a saved answer decides where one begins.
  const step = props.step ?? (saved.isPending ? null : usual);
  const following = step === null ? undefined : STEPS[STEPS.indexOf(step) + 1];
  const engine = config.data?.engine ?? null;
  const isEmpty = step === 'allegations' && ledger.query.data?.documents.length === 0;

  return (
    <div ref={top} className="flex min-w-0 scroll-mt-20 flex-col gap-5">
      {latest !== null && (
        <Alert
          tone="done"
          title="Saved Answer Available"
          actions={
            step !== 'answer' && (
              <Button variant="secondary" size="small" onClick={() => toStep('answer')}>
                Show It
              </Button>
            )
          }
        >
          Version {latest.version}, generated {format(latest.generatedAt, 'MMM d, yyyy h:mm a')}.
        </Alert>
      )}
      <CanvasSteps
        current={step}
        states={stepStates({ ledger, defenses, counterclaims, latest })}
        onChoose={toStep}
      />
      {step === null && <Waiting blocks={STEP_BLOCKS} text="Loading your answer..." />}
      {step === 'allegations' && <Allegations {...props} focusOn={focusOn} />}
      {step === 'defenses' && <DefensesStep defenses={defenses} canEdit={canEdit} />}
      {step === 'counterclaims' && <CounterclaimsStep counterclaims={counterclaims} canEdit={canEdit} />}
      {following !== undefined && (
        <Button
          variant={isEmpty ? 'secondary' : 'primary'}
          className="self-start max-sm:w-full"
          onClick={() => toStep(following)}
        >
          Continue to {STEP_NAMES[following]}
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      {canEdit && (
        <GenerateCard
          open={ledger.shown?.open ?? 0}
          total={ledger.shown?.paragraphs.length ?? 0}
          hasSaved={latest !== null}
          needsComplaint={props.needsComplaint}
          ownForm={props.ownForm}
          addPath={props.onUpload === undefined ? null : paths.addPaper(caseId)}
          isRunning={generation.running !== null}
          isPrimary={step === 'answer' && latest === null}
          engine={engine}
          onGenerate={(userInstructions) =>
            generation.generate({
              complaintDocuments: complaintIds,
              auxiliaryDocuments: auxiliaryIds,
              userInstructions,
              motion,
            })
          }
        />
      )}
      {step === 'answer' && (
        <AnswerStep
          caseId={caseId}
          saved={saved}
          canEdit={canEdit}
          onStep={toStep}
          onGoTo={(paragraph) => {
            onStep('allegations');
            onFocusOn(paragraphId(paragraph));
          }}
        />
      )}
      {generation.running !== null && (
        <GeneratingDialog known={generation.running.known} engine={engine} onCancel={generation.cancel} />
      )}
    </div>
  );
}

function Allegations({ caseId, ledger, canEdit, focusOn, onShowPlace, onUpload }: AnswerCanvasProps) {
  const { query, shown } = ledger;
  if (query.isError && shown === undefined) {
    return (
      <PanelFailure
        title="The paragraphs of the complaint could not be loaded"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {errorMessage(query.error, CONNECTION_TEXT)}
      </PanelFailure>
    );
  }
  if (shown === undefined) return <Waiting blocks={STEP_BLOCKS} text="Loading the paragraphs..." />;
  if (query.data?.documents.length === 0) {
    return (
      <Empty
        icon={<FileUp />}
        title={NO_COMPLAINT.title}
        className="rounded-card border border-dashed border-line-strong"
        action={
          onUpload && (
            <Button onClick={onUpload}>
              <Upload aria-hidden="true" />
              Upload the Complaint
            </Button>
          )
        }
      >
        Upload the complaint you were served with, in the category Complaint. Its numbered paragraphs are
        listed here, and you answer them one by one.
      </Empty>
    );
  }
  return (
    <LedgerStep
      caseId={caseId}
      ledger={ledger}
      shown={shown}
      canEdit={canEdit}
      returnTo={focusOn}
      onShowPlace={onShowPlace}
    />
  );
}
