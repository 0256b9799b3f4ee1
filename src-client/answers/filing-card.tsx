import { CircleAlert, CircleCheck, Eye, FileDown } from 'lucide-react';
import { useState } from 'react';
import type { PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import type { GeneratedAnswer } from '#src/answers/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { CanvasStep } from './canvas-steps.tsx';
import { PaperPreview } from './paper-preview.tsx';
import { StepFailure, StepSkeleton } from './step-states.tsx';

interface FilingCardProps {
  caseId: string;
  answer: GeneratedAnswer;
  onStep(step: CanvasStep): void;
}

/** What is missing before a clerk takes the paper, and the paper itself to download. */
export function FilingCard({ caseId, answer, onStep }: FilingCardProps) {
  const [isShown, setShown] = useState(false);
  const [juryDemand, setJuryDemand] = useState(false);
  const list = trpc.answers.preflight.useQuery(
    { id: answer.id, juryDemand },
    { meta: { silent: true }, staleTime: 0 },
  );
  const query = juryDemand ? '?juryDemand=true' : '';
  const missing = list.data?.filter(({ level }) => level === 'missing').length;
  return (
    <Card aria-label="Before you file">
      <CardHeader
        title="Before you file"
        description={
          missing === undefined
            ? undefined
            : missing === 0
              ? 'Nothing is missing. Read it once more, then sign and date it by hand.'
              : `${missing === 1 ? '1 thing is' : `${missing} things are`} missing. You can download it now and fill in the rest by hand.`
        }
      />
      <CardBody className="flex flex-col gap-4">
        {list.isPending && <StepSkeleton text="Checking the paper..." />}
        {list.isError && (
          <StepFailure
            title="The checklist could not be loaded"
            text={errorMessage(list.error, CONNECTION_TEXT)}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && (
          <ul className="flex flex-col gap-2 text-sm">
            {list.data.map((item) => (
              <Item key={item.id} item={item} caseId={caseId} onStep={onStep} />
            ))}
          </ul>
        )}
        <Checkbox
          checked={juryDemand}
          onChange={setJuryDemand}
          label="Ask for a jury in this paper"
          hint="Whoever wants a jury has to say so in time, and a fee may be due."
        />
        <div className="flex flex-wrap gap-2">
          <a
            href={serverPaths.answerDocx(answer.id) + query}
            download=""
            className={buttonClass({ variant: 'secondary' })}
          >
            <FileDown aria-hidden="true" />
            Download Word
          </a>
          <a
            href={serverPaths.answerPdf(answer.id) + query}
            download=""
            className={buttonClass({ variant: 'secondary' })}
          >
            <FileDown aria-hidden="true" />
            Download PDF
          </a>
          <Button variant="quiet" onClick={() => setShown(true)}>
            <Eye aria-hidden="true" />
            Preview
          </Button>
        </div>
        <p className="max-w-[70ch] text-xs text-muted">
          Signature, date and certificate of service are left blank: you fill them in by hand when it is true.
          Nothing has been filed.
        </p>
      </CardBody>
      {isShown && <PreviewDialog answer={answer} juryDemand={juryDemand} onClose={() => setShown(false)} />}
    </Card>
  );
}

interface ItemProps {
  item: PreflightItem;
  caseId: string;
  onStep(step: CanvasStep): void;
}

function Item({ item: { level, text, fix }, caseId, onStep }: ItemProps) {
  return (
    <li className="flex items-start gap-2">
      {level === 'done' ? (
        <CircleCheck aria-label="Done" className="mt-0.5 size-4 shrink-0 text-done" />
      ) : (
        <CircleAlert
          aria-label={level === 'missing' ? 'Missing' : 'Check'}
          className={
            level === 'missing' ? 'mt-0.5 size-4 shrink-0 text-danger' : 'mt-0.5 size-4 shrink-0 text-due'
          }
        />
      )}
      <span className="min-w-0 max-w-[70ch]">
        {text} {level !== 'done' && <Fix fix={fix} caseId={caseId} onStep={onStep} />}
      </span>
    </li>
  );
}

const STEP_OF = { ledger: 'allegations', defences: 'defenses', counterclaims: 'counterclaims' } as const;
const LINK = 'inline-flex items-center font-medium text-accent underline underline-offset-4 touch:min-h-11';

function Fix({ fix, caseId, onStep }: { fix: PreflightItem['fix'] } & Pick<ItemProps, 'caseId' | 'onStep'>) {
  if (fix === null) return null;
  if (fix === 'case') {
    return (
      <a href={paths.selectedCase(caseId)} className={LINK}>
        Edit the case
      </a>
    );
  }
  if (fix === 'documents') {
    return (
      <a href={paths.documents(caseId)} className={LINK}>
        Open the documents
      </a>
    );
  }
  return (
    <button type="button" onClick={() => onStep(STEP_OF[fix])} className={LINK}>
      Go there
    </button>
  );
}

interface PreviewDialogProps {
  answer: GeneratedAnswer;
  juryDemand: boolean;
  onClose(): void;
}

function PreviewDialog({ answer, juryDemand, onClose }: PreviewDialogProps) {
  const paper = trpc.answers.paper.useQuery(
    { id: answer.id, juryDemand },
    { meta: { silent: true }, staleTime: 0 },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      isText
      title="The paper"
      description="As it will print, page breaks aside. What is marked is still to be filled in."
    >
      {paper.isPending && <StepSkeleton text="Drawing the paper..." />}
      {paper.isError && (
        <StepFailure
          title="The preview could not be loaded"
          text={errorMessage(paper.error, CONNECTION_TEXT)}
          isBusy={paper.isFetching}
          onRetry={() => void paper.refetch()}
        />
      )}
      {paper.data && <PaperPreview paper={paper.data} />}
    </Dialog>
  );
}
