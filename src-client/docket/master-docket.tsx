import { Printer, ScrollText } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { Case } from '#src/cases/schema.ts';
import type { DocketEntry } from '#src/docket/requests-schema.ts';
import type { Stage } from '../timeline/use-timeline.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { DocketFilters } from './docket-filters.tsx';
import { EntryList } from './entry-list.tsx';
import { type EntryFilters, filterEntries, NO_FILTERS, searchWords } from './filter-entries.ts';
import { PrintedDocket } from './printed-docket.tsx';
import { SavedDockets } from './saved-dockets.tsx';
import { type DocketChoice, entriesOf } from './shown-entries.ts';

interface MasterDocketProps {
  item: Case;
  /** The milestone whose docket page this is. */
  stage: Stage;
  stages: readonly Stage[];
  /** Every docket of the case. */
  dockets: readonly DocketEntry[];
  today: string;
  canWrite: boolean;
}

/** The whole docket of a case as all texts together tell it; and the texts, one for each milestone. */
export function MasterDocket({ item, stage, stages, dockets, today, canWrite }: MasterDocketProps) {
  const [filters, setFilters] = useState<EntryFilters>(NO_FILTERS);
  const card = useRef<HTMLElement>(null);
  const choices = useMemo(
    () =>
      dockets.map(
        ({ id, milestoneId }): DocketChoice => ({
          id,
          name: stages.find((each) => each.id === milestoneId)?.kind ?? 'Deleted milestone',
        }),
      ),
    [dockets, stages],
  );
  const own = dockets.find(({ milestoneId }) => milestoneId === stage.id);
  // The page is this milestone's: its docket is shown until somebody asks for all, or for another.
  const docketId = filters.docketId ?? own?.id ?? '';
  const entries = useMemo(() => entriesOf(dockets, choices, docketId), [dockets, choices, docketId]);
  const shown = useMemo(() => filterEntries(entries, filters), [entries, filters]);
  const isEmpty = dockets.every(({ parsedEntries }) => (parsedEntries ?? []).length === 0);
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-label="Master Reconciled Docket"
      className="scroll-mt-18 outline-none print:border-0"
    >
      <div data-furniture="">
        <CardHeader
          title="Master Reconciled Docket"
          description="Every entry of every text that was saved. Nothing goes when a later text has only a part of it."
          actions={
            !isEmpty && (
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                Print
              </Button>
            )
          }
        />
        <CardBody className="flex flex-col gap-5">
          {dockets.length > 0 && (
            <SavedDockets
              dockets={dockets}
              choices={choices}
              currentId={own?.id ?? null}
              canWrite={canWrite}
              onDeleted={() => card.current?.focus()}
            />
          )}
          {isEmpty ? (
            <Empty level={3} icon={<ScrollText />} title="No docket entries yet">
              {dockets.length === 0
                ? 'Every entry of the court’s docket will be here, with what it means and the deadline it may start.'
                : 'The text is saved, and its entries are not read yet. Choose Parse & Preview, then Save with Parsed Entries.'}
            </Empty>
          ) : (
            <>
              <DocketFilters
                filters={{ ...filters, docketId }}
                onChange={setFilters}
                choices={choices}
                entries={entries}
                shown={shown.length}
              />
              <EntryList entries={shown} all={entries} words={searchWords(filters.search)} />
            </>
          )}
        </CardBody>
      </div>
      <PrintedDocket item={item} stage={stage} entries={shown} total={entries.length} today={today} />
    </Card>
  );
}
