import { Download, FileCheck2, FilePenLine } from 'lucide-react';
import { useState } from 'react';
import type { CoachItem } from '#src/service/coach-items.ts';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { serverPaths } from '../paths.ts';
import { isFiled } from '../summons/status-words.ts';
import { formatDay } from '../text/format.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AddParticularsDialog } from './add-particulars-dialog.tsx';
import { CoachList, GoodToKnow, openPoints, withoutNotes } from './coach-list.tsx';
import { ProofPicker } from './proof-picker.tsx';
import type { ServiceProps } from './service-props.ts';

interface FileReturnCardProps extends Pick<ServiceProps, 'summons' | 'item'> {
  /** The attempts that succeeded, the one that service rests on first. */
  successes: readonly ServiceAttempt[];
  chosen: ServiceAttempt;
  onChoose(attemptId: string): void;
  /** What keeps the return of the chosen attempt from being complete, and what is as it should be. */
  points: readonly CoachItem[];
  onFiled(): void;
}

/** Once somebody is served: what the return still lacks, its paper, and the mark that the court has it. */
export function FileReturnCard(props: FileReturnCardProps) {
  const { summons, item, successes, chosen, onChoose, points, onFiled } = props;
  const [paper, setPaper] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const file = trpc.service.fileReturn.useMutation({
    meta: { errorFallback: 'Failed to mark the return as filed. Please try again.' },
    onSuccess() {
      showToast({ title: 'Return filed', description: 'The summons is marked as filed with the court.' });
      onFiled();
    },
  });
  const open = openPoints(points);
  const isLate = isFiled(summons);
  return (
    <Card aria-label="File the return">
      <CardHeader
        title={isLate ? 'Link the filed return' : 'File the return'}
        description={
          isLate
            ? 'The return is marked as filed. Keep the stamped paper with it.'
            : 'The return tells the court that the defendant was served. File it with the clerk, then mark it here.'
        }
      />
      <CardBody className="flex flex-col gap-5">
        {!isLate && successes.length > 1 && (
          <Field label="Return of which attempt">
            <Select
              value={chosen.id}
              onChange={(event) => onChoose(event.target.value)}
              options={successes.map(({ id, attemptDate, serverName }) => ({
                value: id,
                label: `${formatDay(attemptDate)}, ${serverName}`,
              }))}
            />
          </Field>
        )}
        {!isLate && points.length > 0 && (
          <section aria-label="Before you file" className="flex flex-col gap-2.5">
            <h3 className="text-sm font-semibold">Before you file</h3>
            <CoachList items={withoutNotes(points)} label="Before you file" />
            <GoodToKnow items={points} />
          </section>
        )}
        {!isLate && (
          <div className="flex flex-wrap gap-2">
            {open > 0 && (
              <Button variant="secondary" onClick={() => setAdding(true)}>
                <FilePenLine aria-hidden="true" />
                Add what is missing
              </Button>
            )}
            <a
              href={serverPaths.returnPdf(chosen.id)}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              <Download aria-hidden="true" />
              Download return (PDF)
            </a>
          </div>
        )}
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-medium">The return as it was filed</p>
          <p className="-mt-1 text-sm text-muted">
            The paper with the clerk’s stamp, as a document of this case.{' '}
            {!isLate && 'You can add it later too.'}
          </p>
          <ProofPicker
            item={item}
            label="The return as it was filed"
            ids={paper === null ? [] : [paper]}
            limit={1}
            onAdd={([id]) => setPaper(id ?? null)}
            onRemove={() => setPaper(null)}
          />
        </div>
        {!isLate && open > 0 && (
          <Alert tone="due" title={amount(open, 'point is still open.', 'points are still open.')}>
            Settle {open === 1 ? 'it' : 'them'} before the clerk gets the return. Mark it as filed only if the
            court has it already.
          </Alert>
        )}
        <Button
          className="self-start"
          variant={open > 0 ? 'secondary' : 'primary'}
          disabled={isLate && paper === null}
          busy={file.isPending}
          onClick={() =>
            file.mutate({ id: summons.id, attemptId: isLate ? null : chosen.id, returnDocumentId: paper })
          }
        >
          <FileCheck2 aria-hidden="true" />
          {isLate ? 'Link the Paper' : 'Mark as Filed'}
        </Button>
      </CardBody>
      {isAdding && (
        <AddParticularsDialog
          attempt={chosen}
          item={item}
          isFiled={isLate}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
