import { CircleCheck, CircleX, Download, FilePenLine, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { serverPaths } from '../paths.ts';
import { formatDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { DocumentLinks } from './document-links.tsx';

interface AttemptItemProps {
  attempt: ServiceAttempt;
  /** The attempt that service rests on, where there are several successful ones. */
  isCounted: boolean;
  /** Null for somebody who may not write. */
  onAdd: (() => void) | null;
  /** Null once the return is filed, too. */
  onTakeBack: (() => void) | null;
}

const joined = (first: string, second: string | null, open: string, close: string) =>
  second ? `${first}${open}${second}${close}` : first;

/** One attempt: when, how, whether it worked, by whom, to whom, where, and what proves it. */
export function AttemptItem({ attempt, isCounted, onAdd, onTakeBack }: AttemptItemProps) {
  const id = useId();
  const { attemptDate, attemptTime, serviceMethod, wasSuccessful, caseId } = attempt;
  const day = `${formatDay(attemptDate)}${attemptTime ? ` at ${attemptTime}` : ''}`;
  return (
    <article aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="figures font-semibold">
          {day}
        </h3>
        <Badge
          tone={wasSuccessful ? 'done' : 'neutral'}
          icon={wasSuccessful ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
        >
          {wasSuccessful ? 'Successful' : 'Unsuccessful'}
        </Badge>
        {isCounted && <Badge tone="accent">Service counts from here</Badge>}
      </div>
      <p className="text-sm font-medium tracking-wide">{serviceMethod.replaceAll('_', ' ').toUpperCase()}</p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(7rem,auto)_1fr]">
        <Row label="Server" value={joined(attempt.serverName, attempt.serverTitle, ', ', '')} />
        <Row
          label={serviceMethod === 'mail_or_courier' ? 'Receipt signed by' : 'Recipient'}
          value={attempt.recipientName && joined(attempt.recipientName, recipientNote(attempt), ' (', ')')}
        />
        <Row
          label="Receipt signed on"
          value={attempt.receiptSignedDate && formatDay(attempt.receiptSignedDate)}
        />
        <Row label="Address" value={joined(attempt.serviceAddress, attempt.serviceLocation, ' (', ')')} />
        <Row label="Mailed" value={mailing(attempt)} />
        <Row label="Failure reason" value={wasSuccessful ? null : attempt.failureReason} />
        <Row label="Fees" value={attempt.serviceFees} />
        <Row label="Signed" value={signed(attempt)} />
        <Row label="Notes" value={attempt.notes} />
      </dl>
      <DocumentLinks caseId={caseId} ids={attempt.proofDocumentIds} label={`Proof of ${day}`} />
      <div className="flex flex-wrap gap-2 pt-1">
        <a
          href={serverPaths.returnPdf(attempt.id)}
          download
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <Download aria-hidden="true" />
          {paper(attempt)}
          <span className="sr-only"> of {day}</span>
        </a>
        {onAdd && (
          <Button variant="quiet" size="small" onClick={onAdd}>
            <FilePenLine aria-hidden="true" />
            Add particulars
            <span className="sr-only"> to the attempt of {day}</span>
          </Button>
        )}
        {onTakeBack && (
          <Button variant="danger-quiet" size="small" onClick={onTakeBack}>
            <Undo2 aria-hidden="true" />
            Take back
            <span className="sr-only"> the attempt of {day}</span>
          </Button>
        )}
      </div>
    </article>
  );
}

/** What the server makes of it: a return, or after a failure a record that it was tried. */
function paper({ wasSuccessful, isSheriffService }: ServiceAttempt): string {
  if (wasSuccessful) return 'Download return (PDF)';
  return `Download ${isSheriffService ? 'certificate' : 'affidavit'} of the attempt (PDF)`;
}

function recipientNote({ recipientRelationship, recipientTitle, recipientAge }: ServiceAttempt): string {
  const age = recipientAge === null ? null : `age ${recipientAge}`;
  return [recipientRelationship, recipientTitle, age].filter(Boolean).join(', ');
}

function mailing({ mailingDate, mailingAddress }: ServiceAttempt): string | null {
  if (!mailingDate) return mailingAddress && `To ${mailingAddress}, day not entered`;
  return `${formatDay(mailingDate)}${mailingAddress ? `, to ${mailingAddress}` : ''}`;
}

function signed({ isSheriffService, notarizedAt, notaryName }: ServiceAttempt): string | null {
  if (isSheriffService) return 'Certificate of a sheriff or deputy: no notarization needed';
  if (!notarizedAt) return null;
  return `${notarizedAt.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })}${notaryName ? `, sworn before ${notaryName}` : ', under penalty of perjury'}`;
}

function Row({ label, value }: { label: string; value: string | null }) {
  if (!value) return null;
  return (
    <div className="contents">
      <dt className="text-muted max-sm:mt-1">{label}</dt>
      <dd className="figures min-w-0 max-w-[70ch] whitespace-pre-line wrap-anywhere">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
