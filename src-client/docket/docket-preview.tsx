import { Pencil } from 'lucide-react';
import type { ParsedEntry } from '#src/docket/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Empty } from '../ui/empty.tsx';
import { ChangeBadge } from './change-badge.tsx';
import { SaveButtons } from './docket-editor.tsx';
import { ParsedEntries } from './parsed-entries.tsx';
import { entriesText } from './saved-text.tsx';
import type { DocketTextState } from './use-docket-text.ts';

/** What a paste would bring, before anything is saved. */
export function DocketPreview({ state }: { state: DocketTextState }) {
  const { result, busy } = state;
  if (result === null) return null;
  const { newEntries, modifiedEntries, unchangedEntries, totalParsed, parsingErrors } = result;
  const updated = modifiedEntries.map(({ entry, changes }): ParsedEntry => ({ ...entry, changes }));
  return (
    <>
      <Summary total={totalParsed} counts={[newEntries.length, updated.length, unchangedEntries.length]} />
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        <SaveButtons state={state} isPrimary />
        <Button variant="quiet" disabled={busy !== null} onClick={state.edit}>
          <Pencil aria-hidden="true" />
          Edit
        </Button>
        <Button variant="quiet" disabled={busy !== null} onClick={state.cancel}>
          Cancel
        </Button>
      </div>
      <ParsingWarnings warnings={parsingErrors} />
      {totalParsed === 0 && (
        <Empty level={3} title="No entries found in this text">
          Copy the docket with its dates: each entry begins with the day it was filed. You can save the raw
          text all the same.
        </Empty>
      )}
      <ParsedEntries title="New entries" entries={newEntries} />
      <ParsedEntries title="Updated entries" entries={updated} />
      {unchangedEntries.length > 0 && (
        <Disclosure label={`${entriesText(unchangedEntries.length)} unchanged`}>
          <ParsedEntries title="Unchanged entries" entries={unchangedEntries} />
        </Disclosure>
      )}
    </>
  );
}

const STATUSES = ['NEW', 'UPDATED', 'UNCHANGED'] as const;

function Summary({ total, counts }: { total: number; counts: readonly [number, number, number] }) {
  return (
    <section aria-label="Parse results" className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <h3 className="text-lg font-semibold">Found {entriesText(total)}</h3>
      <ul className="figures flex flex-wrap gap-x-4 gap-y-2">
        {STATUSES.map((status, index) => (
          <li key={status} className="flex items-center gap-1.5">
            <span className="text-lg font-semibold">{counts[index]?.toLocaleString('en-US')}</span>
            <ChangeBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN_WARNINGS = 10;

function ParsingWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  const [first, rest] = [warnings.slice(0, SHOWN_WARNINGS), warnings.slice(SHOWN_WARNINGS)];
  return (
    <Alert tone="due" title="Parsing Warnings">
      <p>These lines were read with doubt or not at all. They stay in the saved text.</p>
      <WarningList label="Parsing Warnings" warnings={first} />
      {rest.length > 0 && (
        <Disclosure label={`${rest.length.toLocaleString('en-US')} more`}>
          <WarningList label="More warnings" warnings={rest} />
        </Disclosure>
      )}
    </Alert>
  );
}

function WarningList({ label, warnings }: { label: string; warnings: readonly string[] }) {
  return (
    <ul aria-label={label} className="mt-2 flex list-disc flex-col gap-1 pl-5">
      {warnings.map((warning) => (
        <li key={warning} className="wrap-anywhere">
          {warning}
        </li>
      ))}
    </ul>
  );
}
