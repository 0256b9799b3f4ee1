import { useEffect, useId, useState } from 'react';
import { MAX_WIDTH, MIN_WIDTH, PREFIX } from '#src/review/bates.ts';
import type { BatesNext, BatesPreview } from '#src/review/bates-schema.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { amount } from '#src/text/words.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { FileName } from '../text/file-name.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSettled } from '../ui/use-settled.ts';
import { Waiting } from '../ui/waiting.tsx';
import { refusalText } from './use-coding.ts';

interface BatesDialogProps {
  caseId: string;
  /** In the order of their numbers. */
  documents: readonly ReviewDocument[];
  onClose(): void;
}

/** Gives each page of the chosen documents a number of its own; shows beforehand which, and what stands against it. */
export function BatesDialog({ caseId, documents, onClose }: BatesDialogProps) {
  const suggested = trpc.review.batesNext.useQuery(
    { caseId },
    // Somebody may have numbered documents since the dialog was last open.
    { meta: { silent: true }, gcTime: 0, staleTime: 0 },
  );
  if (suggested.data !== undefined) {
    return <BatesForm caseId={caseId} documents={documents} suggested={suggested.data} onClose={onClose} />;
  }
  return (
    <Dialog open onOpenChange={onClose} title={`Bates numbers for ${amount(documents.length, 'document')}`}>
      {suggested.isError ? (
        <PanelFailure
          title="The numbers in use could not be loaded"
          onRetry={() => void suggested.refetch()}
        />
      ) : (
        <Waiting text="Loading the numbers in use" blocks={['h-32 w-full']} />
      )}
    </Dialog>
  );
}

const PAUSE_MS = 250;
const WIDTHS = Array.from({ length: MAX_WIDTH - MIN_WIDTH + 1 }, (_, step) => String(MIN_WIDTH + step));

function BatesForm({ caseId, documents, suggested, onClose }: BatesDialogProps & { suggested: BatesNext }) {
  const form = useId();
  const [prefix, setPrefix] = useState(suggested.prefix);
  const [width, setWidth] = useState(suggested.width);
  /** Empty: the next number of the prefix. */
  const [start, setStart] = useState('');
  const ids = documents.map(({ id }) => id);
  const preview = trpc.review.batesPreview.useMutation({ meta: { silent: true } });
  const assign = trpc.review.assignBates.useMutation({
    meta: { silent: true },
    onSuccess({ assigned, skipped }) {
      const kept =
        skipped.length === 0 ? '' : ` ${amount(skipped.length, 'document')} kept the number they had.`;
      showToast({
        title: 'Bates Numbers Assigned',
        description: `${amount(assigned.length, 'document')}: ${assigned[0]?.batesNumber ?? ''} to ${assigned.at(-1)?.batesEnd ?? ''}.${kept}`,
      });
      onClose();
    },
  });
  const first = start.trim() === '' ? null : Number(start);
  const wanted = useSettled(JSON.stringify([prefix.trim(), width, first]), PAUSE_MS);
  const isAskable = PREFIX.test(prefix.trim().toUpperCase()) && (first === null || Number.isInteger(first));
  const ask = preview.mutate;
  // The ids are those the dialog was opened with.
  const asked = ids.join(',');
  useEffect(() => {
    const [name, digits, from]: [string, number, number | null] = JSON.parse(wanted);
    if (name === '' || !PREFIX.test(name.toUpperCase())) return;
    ask({ caseId, ids: asked.split(','), prefix: name, width: digits, start: from });
  }, [caseId, asked, wanted, ask]);

  const { fields } = readFailure(assign.error ?? preview.error);
  const plan = preview.data;
  const isFresh = !preview.isPending && wanted === JSON.stringify([prefix.trim(), width, first]);
  const canAssign =
    isAskable && isFresh && plan !== undefined && !preview.isError && plan.refusals.length === 0;
  const refused = assign.isError
    ? refusalText(assign.error, 'The numbers could not be assigned. Please try again.')
    : null;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!assign.isPending}
      title={`Bates numbers for ${amount(documents.length, 'document')}`}
      description="One number for each page, in the order of the list. A number that was given is never given again."
      footer={
        <>
          <Button variant="secondary" disabled={assign.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={!canAssign} busy={assign.isPending}>
            Assign Numbers
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <form
          id={form}
          className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]"
          onSubmit={(event) => {
            event.preventDefault();
            if (canAssign) assign.mutate({ caseId, ids, prefix, width, start: first });
          }}
        >
          <Field
            label="Prefix"
            error={
              fields.prefix ??
              (prefix.trim() !== '' && !PREFIX.test(prefix.trim().toUpperCase()) ? PREFIX_RULE : undefined)
            }
          >
            <Input
              value={prefix}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setPrefix(target.value.toUpperCase());
                setStart('');
                const known = suggested.series.find(
                  (each) => each.prefix === target.value.trim().toUpperCase(),
                );
                if (known) setWidth(known.width);
              }}
            />
          </Field>
          <Field label="Digits">
            <Select
              value={String(width)}
              options={WIDTHS.map((value) => ({ value, label: value }))}
              onChange={({ target }) => setWidth(Number(target.value))}
            />
          </Field>
          <Field
            label="First number"
            error={
              fields.start ??
              (first !== null && !(Number.isInteger(first) && first > 0)
                ? 'The first number is a whole number, 1 or more.'
                : undefined)
            }
          >
            <Input
              inputMode="numeric"
              value={start}
              placeholder={placeholderOf(suggested, prefix)}
              onChange={({ target }) => setStart(target.value)}
            />
          </Field>
        </form>
        {refused !== null && <Alert tone="danger" title={refused} />}
        {preview.isError && Object.keys(fields).length === 0 && (
          <Alert
            tone="danger"
            title={refusalText(preview.error, 'The numbers could not be worked out. Please try again.')}
          />
        )}
        {plan !== undefined && !preview.isError ? (
          <Plan plan={plan} />
        ) : (
          isAskable && !preview.isError && <Skeleton className="h-24 w-full" />
        )}
      </div>
    </Dialog>
  );
}

const PREFIX_RULE =
  'Begin a prefix with a letter and do not end it with a digit. It may have up to 20 letters, digits, hyphens, dots or underscores.';

function placeholderOf({ series }: BatesNext, prefix: string): string {
  const known = series.find((each) => each.prefix === prefix.trim().toUpperCase());
  return `${known?.next ?? 1} (next)`;
}

const LISTED = 50;

function Plan({ plan }: { plan: BatesPreview }) {
  const { assigned, skipped, warnings, refusals } = plan;
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      {refusals.length > 0 && (
        <Alert tone="danger" title="These numbers cannot be given">
          <ul className="flex flex-col gap-1">
            {refusals.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="due" title="Look at this first">
          <ul className="flex flex-col gap-1">
            {warnings.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {assigned.length > 0 && refusals.length === 0 && (
        <section aria-label="Numbers that will be given">
          <p className="figures font-medium">
            {amount(assigned.length, 'document')}: {assigned[0]?.batesNumber} to {assigned.at(-1)?.batesEnd}
          </p>
          <table className="mt-2 w-full text-sm">
            <thead className="sr-only">
              <tr>
                <th scope="col">Document</th>
                <th scope="col">Numbers</th>
              </tr>
            </thead>
            <tbody>
              {assigned.slice(0, LISTED).map(({ id, filename, batesNumber, batesEnd }) => (
                <tr key={id} className="border-t border-line">
                  <td className="max-w-0 truncate py-1.5 pr-4">
                    <FileName name={filename} />
                  </td>
                  <td className="figures w-px py-1.5 text-right whitespace-nowrap">
                    {batesNumber === batesEnd
                      ? batesNumber
                      : `${batesNumber} – ${batesEnd.slice(-MAX_WIDTH).replace(/^\D+/, '')}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {assigned.length > LISTED && (
            <p className="figures mt-2 text-sm text-muted">
              and {(assigned.length - LISTED).toLocaleString('en-US')} more documents
            </p>
          )}
        </section>
      )}
      {skipped.length > 0 && (
        <p className="figures text-sm text-muted">
          {amount(skipped.length, 'document')}{' '}
          {skipped.length === 1 ? 'has a number and keeps it' : 'have numbers and keep them'}.
        </p>
      )}
    </div>
  );
}
