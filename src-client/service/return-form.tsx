import type { Ref } from 'react';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { amount } from '#src/text/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { CoachPanel } from './coach-panel.tsx';
import { EntryGroup, TextEntry } from './entries.tsx';
import { MethodFields } from './method-fields.tsx';
import { ProofFields } from './proof-fields.tsx';
import { askedFields } from './return-draft.ts';
import { ServerFields } from './server-fields.tsx';
import type { ServiceProps } from './service-props.ts';
import { draftForCoach, useCoach } from './use-coach.ts';
import { type ReturnFormState, useReturnForm } from './use-return-form.ts';
import { WhereFields } from './where-fields.tsx';

interface ReturnFormProps extends ServiceProps {
  id: string;
  attempts: readonly ServiceAttempt[];
  /** Takes the focus when the form opens. */
  headingRef: Ref<HTMLElement>;
  onRecorded(): void;
  onCancel(): void;
}

/** The Return of Service (NM Form 4-206), and the coach that follows it. */
export function ReturnForm(props: ReturnFormProps) {
  const { id, summons, item, today, attempts, headingRef, onRecorded, onCancel } = props;
  const { form, isContinued, startOver, isSaving, submit } = useReturnForm({
    summons,
    item,
    today,
    attempts,
    onRecorded,
  });
  const draft = form.watch();
  const report = useCoach({ summons, item, attempts, today, draft: draftForCoach(draft) });
  const errors = Object.keys(form.formState.errors).length;
  return (
    <div id={id} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card
        ref={headingRef}
        tabIndex={-1}
        aria-label="Return of Service"
        className="scroll-mt-20 outline-none"
      >
        <CardHeader
          title="Return of Service"
          description="NM Form 4-206. Record every attempt, also one that failed."
        />
        <CardBody>
          <form
            noValidate
            className="flex flex-col gap-5 [&_input]:scroll-mt-28 [&_select]:scroll-mt-28 [&_textarea]:scroll-mt-28"
            onSubmit={(event) => void submit(event)}
          >
            {isContinued && (
              <Alert
                title="You had begun this form."
                actions={
                  <Button variant="secondary" size="small" onClick={startOver}>
                    Start over
                  </Button>
                }
              >
                What you typed was kept in this browser. Check the date and the time before you record it.
              </Alert>
            )}
            <WhereFields form={form} />
            <MethodFields form={form} methods={report.methods} />
            <OutcomeFields form={form} />
            <ServerFields form={form} />
            <ProofFields form={form} item={item} />
            <div className="flex flex-col gap-3 border-t border-line pt-4">
              {errors > 0 && (
                <p role="status" className="text-sm font-medium text-danger">
                  {amount(errors, 'entry needs', 'entries need')} your attention above.
                </p>
              )}
              <div className="flex flex-col gap-2 sm:flex-row">
                <Button type="submit" busy={isSaving}>
                  {isSaving ? 'Recording...' : 'Record Attempt'}
                </Button>
                <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
                  Cancel
                </Button>
              </div>
              <p className="text-sm text-muted">What you type is kept in this browser until you record it.</p>
            </div>
          </form>
        </CardBody>
      </Card>
      <div className="lg:sticky lg:top-20">
        <CoachPanel report={report} chosen={draft.serviceMethod} />
      </div>
    </div>
  );
}

/** Whether it worked; if not, why. */
function OutcomeFields({ form }: { form: ReturnFormState }) {
  const draft = form.watch();
  return (
    <EntryGroup title="Outcome">
      <Checkbox
        checked={draft.wasSuccessful}
        onChange={(wasSuccessful) => form.setValue('wasSuccessful', wasSuccessful, { shouldDirty: true })}
        label="Service was successful"
        hint="The time to answer starts with it."
      />
      {askedFields(draft).failureReason && (
        <TextEntry
          form={form}
          name="failureReason"
          label="Failure reason"
          hint="What you saw and heard, such as nobody answered, lights on, two cars."
          rows={2}
        />
      )}
      <TextEntry form={form} name="notes" label="Notes" rows={2} />
    </EntryGroup>
  );
}
