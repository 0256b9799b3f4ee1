import { Eye, FileDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import type { GeneratedAnswer } from '#src/answers/schema.ts';
import { amount } from '#src/text/words.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import type { CanvasStep } from './canvas-steps.tsx';
import { PaperPreview } from './paper-preview.tsx';
import { PreflightList } from './preflight-list.tsx';
import { STEP_BLOCKS } from './step-states.tsx';

interface FilingCardProps {
  caseId: string;
  answer: GeneratedAnswer;
  canEdit: boolean;
  onStep(step: CanvasStep): void;
}

/** What is missing before a clerk takes the paper, and the paper itself to download. */
export function FilingCard({ caseId, answer, canEdit, onStep }: FilingCardProps) {
  const [isShown, setShown] = useState(false);
  const [juryDemand, setJuryDemand] = useState(false);
  const list = trpc.answers.preflight.useQuery(
    { id: answer.id, juryDemand },
    { meta: { silent: true }, staleTime: 0 },
  );
  const query = juryDemand ? '?juryDemand=true' : '';
  const count = (level: PreflightItem['level']) => list.data?.filter((item) => item.level === level).length;
  const [missing, blocking] = [count('missing'), count('blocking') ?? 0];
  return (
    <Card aria-label="Before you file">
      <CardHeader
        title="Before you file"
        description={
          missing === undefined
            ? undefined
            : blocking > 0
              ? 'Something has to be settled before you can download the paper.'
              : missing === 0
                ? 'Nothing is missing. Read it once more, then sign and date it by hand.'
                : `${amount(missing, 'thing is', 'things are')} missing. You can download it now and fill in the rest by hand.`
        }
      />
      <CardBody className="flex flex-col gap-4">
        {list.isPending && <Waiting blocks={STEP_BLOCKS} text="Checking the paper..." />}
        {list.isError && (
          <PanelFailure
            title="The checklist could not be loaded"
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          >
            {errorMessage(list.error, CONNECTION_TEXT)}
          </PanelFailure>
        )}
        {list.data && <PreflightList items={list.data} caseId={caseId} canEdit={canEdit} onStep={onStep} />}
        <Checkbox
          checked={juryDemand}
          onChange={setJuryDemand}
          label="Ask for a jury in this paper"
          hint="Whoever wants a jury has to say so in time, and a fee may be due."
        />
        <div className="flex flex-wrap gap-2">
          <Download name="Word" href={serverPaths.answerDocx(answer.id) + query} isKept={blocking > 0} />
          <Download name="PDF" href={serverPaths.answerPdf(answer.id) + query} isKept={blocking > 0} />
          <Button variant="quiet" onClick={() => setShown(true)}>
            <Eye aria-hidden="true" />
            Preview
          </Button>
        </div>
        {blocking > 0 && (
          <p className="max-w-[70ch] text-sm">
            First settle what stands at the top of this list; then the paper can be downloaded.
          </p>
        )}
        <p className="max-w-[70ch] text-xs text-muted">
          Signature, date and certificate of service are left blank: you fill them in by hand when it is true.
          Nothing has been filed. Did you or somebody else change the words?{' '}
          <Link to={paths.checkDraft(caseId)} className="text-accent underline underline-offset-2">
            Check the draft
          </Link>{' '}
          before you sign.
        </p>
      </CardBody>
      {isShown && <PreviewDialog answer={answer} juryDemand={juryDemand} onClose={() => setShown(false)} />}
    </Card>
  );
}

interface DownloadProps {
  name: string;
  href: string;
  /** Something has to be settled first: the server gives nothing out. */
  isKept: boolean;
}

function Download({ name, href, isKept }: DownloadProps) {
  const words = (
    <>
      <FileDown aria-hidden="true" />
      Download {name}
    </>
  );
  if (isKept) {
    return (
      <Button variant="secondary" disabled>
        {words}
      </Button>
    );
  }
  return (
    <a href={href} download="" className={buttonClass({ variant: 'secondary' })}>
      {words}
    </a>
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
      description="As it will print, page breaks aside. What is marked is still to be filled in or checked."
    >
      {paper.isPending && <Waiting blocks={STEP_BLOCKS} text="Drawing the paper..." />}
      {paper.isError && (
        <PanelFailure
          title="The preview could not be loaded"
          busy={paper.isFetching}
          onRetry={() => void paper.refetch()}
        >
          {errorMessage(paper.error, CONNECTION_TEXT)}
        </PanelFailure>
      )}
      {paper.data && <PaperPreview paper={paper.data} />}
    </Dialog>
  );
}
