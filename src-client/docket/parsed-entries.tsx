import { useId, useMemo, useState } from 'react';
import type { DocumentMatch, ParsedEntry } from '#src/docket/schema.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { ChangeBadge } from './change-badge.tsx';
import { EntryBody } from './entry-body.tsx';
import { EntryCard, EntryNumber, FiledDate } from './entry-card.tsx';
import { useEntryHelp } from './entry-context.ts';
import { useOpenEntries } from './use-open-entries.ts';

/** Rows drawn at first, and with each further press. */
const AT_ONCE = 50;
/** Up to so many new entries say at once what they mean. */
const FEW = 5;

/** Entries of a paste: a table, on a phone a list. */
export function ParsedEntries({ title, entries }: { title: string; entries: readonly ParsedEntry[] }) {
  const id = useId();
  const { findPapers } = useEntryHelp();
  const [shown, setShown] = useState(AT_ONCE);
  const papers = useMemo(() => findPapers(entries), [findPapers, entries]);
  const { isOpen, toggle } = useOpenEntries(entries.length <= FEW && entries[0]?.changeStatus === 'NEW');
  const isWide = useMediaQuery('(min-width: 48rem)');
  if (entries.length === 0) return null;
  const rows = entries.slice(0, shown).map((entry, index) => ({
    key: `${index} ${entry.lineNumber}`,
    entry,
    paper: papers && (papers.get(entry) ?? null),
  }));
  const Rows = isWide ? EntryTable : EntryCards;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {title} ({entries.length.toLocaleString('en-US')})
      </h3>
      <Rows titleId={id} rows={rows} isOpen={isOpen} toggle={toggle} />
      {entries.length > shown && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => setShown(shown + AT_ONCE)}
        >
          Show {Math.min(AT_ONCE, entries.length - shown)} more
        </Button>
      )}
    </section>
  );
}

interface RowsProps {
  titleId: string;
  rows: readonly { key: string; entry: ParsedEntry; paper: DocumentMatch | null | undefined }[];
  isOpen(key: string): boolean;
  toggle(key: string): void;
}

function EntryTable({ titleId, rows, isOpen, toggle }: RowsProps) {
  return (
    <table aria-labelledby={titleId} className="w-full table-fixed border-collapse text-left">
      <thead className="border-b border-line-strong text-sm">
        <tr>
          <th scope="col" className="w-14 py-2 pr-3 font-medium">
            No.
          </th>
          <th scope="col" className="w-36 py-2 pr-3 font-medium">
            Filed
          </th>
          <th scope="col" className="py-2 pr-3 font-medium">
            Entry
          </th>
          <th scope="col" className="w-36 py-2 pr-3 font-medium">
            Type
          </th>
          <th scope="col" className="w-32 py-2 font-medium">
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, entry, paper }) => (
          <tr key={key} className="border-b border-line align-top">
            <td className="figures py-3 pr-3 font-semibold">
              <EntryNumber entry={entry} />
            </td>
            <td className="figures py-3 pr-3">
              <FiledDate entry={entry} />
            </td>
            <td className="py-3 pr-3">
              <EntryBody entry={entry} paper={paper} isOpen={isOpen(key)} onToggle={() => toggle(key)} />
            </td>
            <td className="py-3 pr-3">
              <Badge>{entry.documentType}</Badge>
            </td>
            <td className="py-3">
              <ChangeBadge status={entry.changeStatus} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntryCards({ titleId, rows, isOpen, toggle }: RowsProps) {
  return (
    <ul aria-labelledby={titleId} className="border-t border-line">
      {rows.map(({ key, entry, paper }) => (
        <li key={key}>
          <EntryCard entry={entry} paper={paper} isOpen={isOpen(key)} onToggle={() => toggle(key)} />
        </li>
      ))}
    </ul>
  );
}
