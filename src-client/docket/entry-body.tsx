import { CalendarClock, ChevronRight, FileCheck2 } from 'lucide-react';
import { useId } from 'react';
import type { DocumentMatch, ParsedEntry } from '#src/docket/schema.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Marked } from '../ui/marked.tsx';
import { useEntryHelp } from './entry-context.ts';
import { EntryDetails } from './entry-details.tsx';
import { markWords } from './filter-entries.ts';
import { namedDates } from './named-dates.ts';

interface EntryBodyProps {
  entry: ParsedEntry;
  /** Null: not among the documents. Undefined: not known. */
  paper: DocumentMatch | null | undefined;
  isOpen: boolean;
  onToggle(): void;
  /** Words to mark, in lower case. */
  words?: readonly string[];
  /** The button is one that the list's own keys move to. */
  isRow?: boolean;
}

const NONE: readonly string[] = [];

/** The text of an entry, what changed in it, and on a press what it means. */
export function EntryBody({ entry, paper, isOpen, onToggle, words = NONE, isRow = false }: EntryBodyProps) {
  const id = useId();
  const { description, changes, details } = entry;
  const offers = useEntryHelp().offers(entry);
  const mark =
    offers.length > 0 ? 'May start a deadline' : namedDates(entry, offers).length > 0 ? 'Names a date' : null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className={classNames('max-w-[90ch] wrap-anywhere', !isOpen && 'line-clamp-4')}>
        <Marked text={description} marks={markWords(description, words)} />
      </p>
      {details.length > 0 && <p className="text-sm text-muted wrap-anywhere">{details.join(' · ')}</p>}
      {changes.length > 0 && (
        <ul aria-label="What changed" className="flex flex-col gap-0.5 border-l-2 border-due pl-3 text-sm">
          {changes.map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      )}
      <div className="-my-1 flex flex-wrap items-center gap-x-4">
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${isOpen ? 'Less' : 'What this means'}: ${nameOf(entry)}`}
          {...(isRow && { 'data-row-focus': '' })}
          onClick={onToggle}
        >
          <ChevronRight
            aria-hidden="true"
            className={classNames('transition-transform duration-150', isOpen && 'rotate-90')}
          />
          {isOpen ? 'Less' : 'What this means'}
        </Button>
        {!isOpen && mark !== null && (
          <span className="inline-flex items-center gap-1.5 text-sm text-due">
            <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
            {mark}
          </span>
        )}
        {!isOpen && paper && (
          <span className="inline-flex items-center gap-1.5 text-sm text-muted">
            <FileCheck2 aria-hidden="true" className="size-4 shrink-0" />
            In your documents
          </span>
        )}
      </div>
      {isOpen && (
        <div id={id}>
          <EntryDetails entry={entry} paper={paper} />
        </div>
      )}
    </div>
  );
}

const NAME_LENGTH = 40;

/** 'entry 12', or the first words of one without a number. */
function nameOf({ entryNumber, description }: ParsedEntry): string {
  return entryNumber === null ? description.slice(0, NAME_LENGTH) : `entry ${entryNumber}`;
}
