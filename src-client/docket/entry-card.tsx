import type { DocumentMatch, ParsedEntry } from '#src/docket/schema.ts';
import { formatDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { ChangeBadge } from './change-badge.tsx';
import { EntryBody } from './entry-body.tsx';

interface EntryCardProps {
  entry: ParsedEntry;
  paper: DocumentMatch | null | undefined;
  isOpen: boolean;
  onToggle(): void;
  words?: readonly string[];
  isRow?: boolean;
  /** Where the case has several dockets: which one. */
  docketName?: string | null;
}

/** One entry in a list: on a wide screen its date beside its text, on a phone above it. */
export function EntryCard({ docketName = null, ...props }: EntryCardProps) {
  const { entry } = props;
  return (
    <article className="grid gap-x-5 gap-y-2 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:flex-col sm:items-start">
        <p className="figures flex items-baseline gap-x-2 font-semibold sm:flex-col">
          <EntryNumber entry={entry} />
          <FiledDate entry={entry} />
        </p>
        <p className="flex flex-wrap gap-1.5">
          <ChangeBadge status={entry.changeStatus} />
          <Badge>{entry.documentType}</Badge>
        </p>
        {docketName !== null && <p className="text-sm text-muted wrap-anywhere">{docketName}</p>}
      </div>
      <EntryBody {...props} />
    </article>
  );
}

export function EntryNumber({ entry }: { entry: ParsedEntry }) {
  if (entry.entryNumber !== null) return <span>{entry.entryNumber}</span>;
  return (
    <span className="font-normal text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">No number</span>
    </span>
  );
}

/** The day it was filed; and the day the clerk entered it, where that is another. */
export function FiledDate({ entry }: { entry: ParsedEntry }) {
  const { date, dateString, enteredDate } = entry;
  return (
    <span>
      {date === null ? <span>{dateString}</span> : <time dateTime={date}>{formatDay(date)}</time>}
      {enteredDate !== null && enteredDate !== date && (
        <span className="block text-sm font-normal text-muted">
          entered <time dateTime={enteredDate}>{formatDay(enteredDate)}</time>
        </span>
      )}
    </span>
  );
}
