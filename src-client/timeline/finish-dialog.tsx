import { useState } from 'react';
import { Link } from 'react-router';
import { isFiling } from '#src/timeline/page-kind.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Stage } from './use-timeline.ts';
import type { TimelineActions } from './use-timeline-actions.ts';

/** Before a paper that the court must get is done: what shows that the court has it. */
export function FinishDialog({ actions }: { actions: Pick<TimelineActions, 'finishing' | 'busy'> }) {
  const { finishing, busy } = actions;
  const [hasProof, setProof] = useState(false);
  if (finishing === null) return null;
  const { stage, onConfirm, onCancel } = finishing;
  const isCourtDay = stage.takesPlace && !isFiling(stage.kind);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={isCourtDay ? 'This day has not come yet' : 'Does the court have it?'}
      size="small"
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            Not yet
          </Button>
          <Button busy={busy} disabled={!isCourtDay && !hasProof} onClick={onConfirm}>
            {isCourtDay ? 'It was held or called off' : 'Mark as Done'}
          </Button>
        </>
      }
    >
      {isCourtDay ? (
        <p>
          If you mark <strong className="font-semibold wrap-anywhere">{stage.kind}</strong> as done, nobody
          reminds you of it. Do it only if it was held early or the court called it off. If it has another day
          now, move it to that day.
        </p>
      ) : (
        <ProofAsked stage={stage} hasProof={hasProof} setProof={setProof} />
      )}
    </Dialog>
  );
}

interface ProofAskedProps {
  stage: Stage;
  hasProof: boolean;
  setProof(hasProof: boolean): void;
}

function ProofAsked({ stage, hasProof, setProof }: ProofAskedProps) {
  return (
    <>
      <p>
        <strong className="font-semibold wrap-anywhere">{stage.kind}</strong> is done when the court has your
        paper. A paper that is only written or sent is not. If you mark it too soon, nobody reminds you.
      </p>
      <Checkbox
        className="mt-3"
        checked={hasProof}
        onChange={setProof}
        label="I have something that shows it"
        hint="A copy with the court’s stamp, the receipt of the e-filing, or its line in the court’s list."
      />
      <Link
        to={paths.upload(stage.caseId)}
        className="mt-1 inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
      >
        Add the stamped copy or the receipt
      </Link>
    </>
  );
}
