import { useState } from 'react';
import { isCalendarDate } from '#src/calendar-date.ts';
import type { RequestPaper } from '#src/discovery/schema.ts';
import {
  type Jurisdiction,
  MailedFrom,
  SERVICE_METHODS,
  type ServiceMethod,
} from '#src/law/calculation-schema.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import { mailByPlace } from '#src/law/service-meaning.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { dayText } from '../text/due-text.ts';
import { QuoteLink } from '../text/quote-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

interface ServiceDialogProps {
  paper: RequestPaper;
  jurisdiction: Jurisdiction | null;
  today: string;
  onClose(): void;
}

const SERVED = {
  personal: 'By hand',
  mail: 'By mail',
  electronic: 'Electronically (e-mail or e-filing)',
} as const;
const METHODS = SERVICE_METHODS.map((value) => ({ value, label: SERVED[value] }));
const FROM = { california: 'California', other_state: 'Another state', abroad: 'Abroad' } as const;
const FROM_OPTIONS = MailedFrom.options.map((value) => ({ value, label: FROM[value] }));
/** By the table that the times to answer requests name. */
const MAIL_HINT = mailByPlace(COURT_SYSTEMS.california.service.ccp_1013 ?? {}, FROM.california);
const FORM_ID = 'discovery-service';

/** When and how a request was served. What the paper's certificate says is offered with its words, not taken. */
export function ServiceDialog({ paper, jurisdiction, today, onClose }: ServiceDialogProps) {
  const { service, certificate } = paper;
  const [servedOn, setServedOn] = useState(service?.servedOn ?? '');
  const [method, setMethod] = useState<ServiceMethod | ''>(service?.serviceMethod ?? '');
  const [mailedFrom, setMailedFrom] = useState<MailedFrom | ''>(service?.mailedFrom ?? '');
  const save = trpc.discovery.serve.useMutation({
    meta: { silent: true },
    onSuccess: onClose,
  });
  const failure = save.isError ? readFailure(save.error) : null;
  const fields = failure?.fields ?? {};
  const asksFrom = jurisdiction === 'california' && method === 'mail';
  const isReady = isCalendarDate(servedOn) && method !== '';
  const suggested = certificate?.servedOn ?? null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="When was this served?"
      description="The time to answer is counted from this day. If you are not sure, use the earlier one."
      dismissible={!save.isPending}
      footer={
        <>
          {service !== null && (
            <Button
              variant="danger-quiet"
              className="sm:mr-auto"
              disabled={save.isPending}
              onClick={() => save.mutate({ id: paper.id, servedOn: null })}
            >
              Remove
            </Button>
          )}
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} busy={save.isPending} disabled={!isReady}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady || save.isPending) return;
          save.mutate({
            id: paper.id,
            servedOn,
            serviceMethod: method,
            mailedFrom: asksFrom && mailedFrom !== '' ? mailedFrom : null,
          });
        }}
      >
        {certificate !== null && (
          <div className="flex flex-col gap-2">
            <p className="text-sm">
              {suggested === null
                ? 'The paper has a certificate of service. We could not read a day in it.'
                : `The paper’s certificate of service seems to say ${dayText(suggested, today)}. Check it against its words and the envelope.`}
            </p>
            <QuoteLink
              caseId={paper.caseId}
              documentId={paper.id}
              label="Certificate of service"
              quote={{ ...certificate, verified: true }}
            />
            {suggested !== null && servedOn !== suggested && (
              <Button
                variant="secondary"
                size="small"
                className="self-start"
                onClick={() => {
                  setServedOn(suggested);
                  if (certificate.serviceMethod !== null) setMethod(certificate.serviceMethod);
                }}
              >
                Use {dayText(suggested, today)}
              </Button>
            )}
          </div>
        )}
        <Field
          label="Day of service"
          hint="Mailed papers are served on the day they were mailed."
          error={fields.servedOn}
        >
          <DateInput value={servedOn} onChange={setServedOn} />
        </Field>
        <Field label="How it was served" error={fields.serviceMethod}>
          <Select
            placeholder="Choose a way"
            options={METHODS}
            value={method}
            onChange={(event) => setMethod(SERVICE_METHODS.find((each) => each === event.target.value) ?? '')}
          />
        </Field>
        {asksFrom && (
          <Field label="Mailed from or to" hint={MAIL_HINT}>
            <Select
              placeholder="Not known"
              options={FROM_OPTIONS}
              value={mailedFrom}
              onChange={(event) =>
                setMailedFrom(MailedFrom.options.find((each) => each === event.target.value) ?? '')
              }
            />
          </Field>
        )}
        {failure && Object.keys(fields).length === 0 && (
          <Alert tone="danger" title="This could not be saved.">
            {failure.message ?? 'Please check your connection and try again.'}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
