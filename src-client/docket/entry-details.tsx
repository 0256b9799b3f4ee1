import { CalendarPlus, FileCheck2, FileQuestion, Paperclip, Upload } from 'lucide-react';
import { Link } from 'react-router';
import type { DeadlineOffer, DocumentMatch } from '#src/docket/schema.ts';
import type { DocketRow } from '#src/papers/docket/docket-row.ts';
import { amount } from '#src/text/words.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { formatDay } from '../text/format.ts';
import { Button } from '../ui/button.tsx';
import { byHand, calculationOf } from './deadline-prefill.ts';
import { useEntryHelp } from './entry-context.ts';
import { type NamedDate, namedDates } from './named-dates.ts';

interface EntryDetailsProps {
  entry: DocketRow;
  /** Null: not among the documents. Undefined: not known. */
  paper: DocumentMatch | null | undefined;
}

/** What an entry means, the deadline it may start, and whether its paper is here. */
export function EntryDetails({ entry, paper }: EntryDetailsProps) {
  const help = useEntryHelp();
  const { meaning, next } = help.explain(entry);
  const offers = help.offers(entry);
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-3 text-sm">
      <div className="flex max-w-[70ch] flex-col gap-1">
        <p>{meaning}</p>
        {next !== null && <p className="text-muted">{next}</p>}
      </div>
      {entry.attachments.length > 0 && (
        <div>
          <p className="flex items-center gap-1.5 font-medium">
            <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
            {amount(entry.attachments.length, 'attachment')}
          </p>
          <ol className="mt-1 pl-5.5 text-muted">
            {[...new Set(entry.attachments.map(nameOfAttachment))].map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ol>
        </div>
      )}
      {offers.map((offer) => (
        <OfferedDeadline key={offer.deadlineType} offer={offer} />
      ))}
      <NamedDates dates={namedDates(entry, offers)} />
      <Paper paper={paper} />
    </div>
  );
}

function OfferedDeadline({ offer }: { offer: DeadlineOffer }) {
  const { openDeadline } = useEntryHelp();
  const { name, sideText, why, triggerDate, triggerIs, hearingDate, statedDate, caveats } = offer;
  return (
    // No landmark: two entries may start a deadline of one name.
    <div className="border-l-2 border-due pl-3">
      <p className="font-medium">May start a deadline: {name}</p>
      <div className="mt-0.5 flex max-w-[70ch] flex-col gap-0.5 text-muted">
        <p>{sideText}</p>
        <p>{why}</p>
        {triggerDate !== null && (
          <p>
            Counted from {formatDay(triggerDate)}, {triggerIs}.
          </p>
        )}
        {hearingDate !== null && <p>The hearing: {formatDay(hearingDate)}.</p>}
        {caveats.map((caveat) => (
          <p key={caveat}>{caveat}</p>
        ))}
        {statedDate !== null && (
          <p className="text-ink">
            The entry itself names {formatDay(statedDate)}. A date that a court sets wins.
          </p>
        )}
      </div>
      {openDeadline !== null && (
        <div className="mt-2 flex flex-wrap gap-2">
          {statedDate !== null && (
            <Button variant="secondary" size="small" onClick={() => openDeadline(byHand(name, statedDate))}>
              <CalendarPlus aria-hidden="true" />
              Enter {formatDay(statedDate)}
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-label={`Calculate: ${name}`}
            onClick={() => openDeadline(calculationOf(offer))}
          >
            <CalendarPlus aria-hidden="true" />
            Calculate Deadline
          </Button>
        </div>
      )}
    </div>
  );
}

/** Days that the entry names; the words stand beside each, so that a misread one is seen. */
function NamedDates({ dates }: { dates: readonly NamedDate[] }) {
  const { openDeadline } = useEntryHelp();
  if (dates.length === 0) return null;
  return (
    <div className="border-l-2 border-due pl-3">
      <p className="font-medium">The entry names {dates.length === 1 ? 'a date' : 'dates'}</p>
      <ul aria-label="Dates that the entry names" className="mt-1 flex flex-col gap-2">
        {dates.map(({ name, date, words }) => (
          <li key={date} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere text-muted">“{words}”</span>
            {openDeadline !== null && (
              <Button variant="secondary" size="small" onClick={() => openDeadline(byHand(name, date))}>
                <CalendarPlus aria-hidden="true" />
                Enter {formatDay(date)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Paper({ paper }: { paper: DocumentMatch | null | undefined }) {
  const { document, caseId, openUpload } = useEntryHelp();
  if (paper === undefined) return null;
  const found = paper && document(paper.documentId);
  if (paper && found) {
    return (
      <p className="flex items-start gap-1.5">
        <FileCheck2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-done" />
        <span className="min-w-0">
          In your documents:{' '}
          <Link
            to={paths.document(caseId, found.id)}
            className="inline-flex max-w-full items-center font-medium wrap-anywhere underline underline-offset-4 hover:text-accent touch:min-h-11"
          >
            <PaperName filename={found.filename} title={found.title} />
          </Link>{' '}
          <span className="text-muted">({paper.because})</span>
        </span>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex items-center gap-1.5 text-muted">
        <FileQuestion aria-hidden="true" className="size-4 shrink-0" />
        We did not find this paper among your documents.
      </p>
      {openUpload !== null && (
        <Button variant="secondary" size="small" onClick={openUpload}>
          <Upload aria-hidden="true" />
          Upload It
        </Button>
      )}
    </div>
  );
}

function nameOfAttachment({ number, description }: DocketRow['attachments'][number]): string {
  return `${number} ${description}`;
}
