import { FileSearch, ShieldCheck } from 'lucide-react';
import { LONGEST_DRAFT } from '#src/checker/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';
import { Progress } from '../ui/progress.tsx';
import type { DraftCheck } from './use-draft-check.ts';

const LIMIT = LONGEST_DRAFT.toLocaleString('en-US');

/** The field that a draft is pasted into. */
export function DraftForm({ state }: { state: DraftCheck }) {
  const { text, isRunning, fieldError, failure } = state;
  const isTooLong = text.length > LONGEST_DRAFT;
  return (
    <Card aria-label="The draft to check">
      <CardBody>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void state.check();
          }}
        >
          {failure !== null && (
            <Alert tone="danger" title="The draft was not checked">
              {failure} Your text is still here.
            </Alert>
          )}
          <Field
            label="Your draft"
            hint="Paste the words of a motion, an answer or a letter, from wherever you have it."
            error={fieldError ?? undefined}
          >
            <Textarea
              dir="auto"
              spellCheck={false}
              autoComplete="off"
              readOnly={isRunning}
              className="h-[26rem] max-h-[65dvh] font-serif leading-relaxed max-sm:h-[30dvh]"
              value={text}
              onChange={(event) => state.change(event.target.value)}
            />
          </Field>
          <div className="-mt-2 flex flex-wrap max-sm:order-last max-sm:mt-0 items-baseline justify-between gap-x-4 gap-y-1 text-sm text-muted">
            <p className="flex items-start gap-1.5">
              <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span>
                Nothing is saved. The draft is compared by rules on this server; no AI reads it, and it is
                sent nowhere else.
              </span>
            </p>
            <p className={classNames('figures', isTooLong && 'font-medium text-danger')}>
              {text.length.toLocaleString('en-US')} of {LIMIT} characters
            </p>
          </div>
          {isRunning ? (
            <Running onCancel={state.cancel} />
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button type="submit">
                <FileSearch aria-hidden="true" />
                Check This Draft
              </Button>
              {text !== '' && (
                <Button variant="quiet" onClick={state.startAnew}>
                  Clear
                </Button>
              )}
            </div>
          )}
        </form>
      </CardBody>
    </Card>
  );
}

function Running({ onCancel }: { onCancel(): void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div role="status" className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
        <p className="text-sm font-medium">Looking through the documents of your case…</p>
        <Progress value={null} label="Checking the draft" />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
