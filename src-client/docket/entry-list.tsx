import { useMemo } from 'react';
import type { KeptEntry } from '#src/docket/requests-schema.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { EntryCard } from './entry-card.tsx';
import { useEntryHelp } from './entry-context.ts';
import type { ShownEntry } from './shown-entries.ts';
import { useOpenEntries } from './use-open-entries.ts';

/** From so many on, only those in sight are drawn. */
const MANY = 40;
const ROW_HEIGHT = 130;
const LABEL = 'Docket entries';

interface EntryListProps {
  entries: readonly ShownEntry[];
  /** Those that the filters hold back too: which paper belongs to which entry is told by all of them. */
  all: readonly ShownEntry[];
  words: readonly string[];
}

export function EntryList({ entries, all, words }: EntryListProps) {
  const { findPapers } = useEntryHelp();
  const papers = useMemo(() => findPapers<KeptEntry>(all.map(({ entry }) => entry)), [findPapers, all]);
  const { isOpen, toggle } = useOpenEntries();
  const render = ({ key, entry, docketName }: ShownEntry) => (
    <EntryCard
      entry={entry}
      paper={papers && (papers.get(entry) ?? null)}
      isOpen={isOpen(key)}
      onToggle={() => toggle(key)}
      words={words}
      docketName={docketName}
      isRow
    />
  );
  if (entries.length === 0) {
    return <p className="py-6 text-center text-muted">No entries match these filters.</p>;
  }
  if (entries.length < MANY) {
    return (
      <ul aria-label={LABEL} className="border-t border-line">
        {entries.map((shown) => (
          <li key={shown.key}>{render(shown)}</li>
        ))}
      </ul>
    );
  }
  return (
    <VirtualList
      items={entries}
      itemKey={({ key }) => key}
      render={render}
      estimate={ROW_HEIGHT}
      label={LABEL}
      keys
      className="h-[75dvh] border-t border-line pr-1"
    />
  );
}
