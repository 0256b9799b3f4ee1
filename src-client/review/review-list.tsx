import { FileText } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReviewDocument } from '#src/review/schema.ts';
import type { Selection } from '../documents/bulk-selection.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Select } from '../ui/select.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { FilterChips, FilterPanel } from './filter-panel.tsx';
import type { Filtered } from './review-filter.ts';
import { ReviewItem } from './review-item.tsx';
import { type ReviewRow, SORTS } from './review-order.ts';
import type { ReviewPlaceMoves } from './use-review-place.ts';

interface ReviewListProps {
  documents: readonly ReviewDocument[];
  rows: readonly ReviewRow[];
  facets: Filtered['facets'];
  /** Texts are still being looked through. */
  isLooking: boolean;
  moves: ReviewPlaceMoves;
  selection: Selection;
  canEdit: boolean;
  onUpload: (() => void) | null;
}

const ROW_HEIGHT = 88;
const TYPING_PAUSE_MS = 300;

/** The documents of the case: search, filters, order, boxes; families and copies together. */
export function ReviewList(props: ReviewListProps) {
  const { documents, rows, facets, isLooking, moves, selection, canEdit, onUpload } = props;
  const { place, addressOf, setFilter, setSort } = moves;
  const { filter, sort, documentId } = place;
  const [typed, setTyped] = useTypedText(filter.text, (text) => setFilter({ ...filter, text }));
  const names = useMemo(() => new Map(documents.map(({ id, filename }) => [id, filename])), [documents]);
  const toggle = useRef(selection.toggle);
  useEffect(() => {
    toggle.current = selection.toggle;
  });
  const choose = useCallback((id: string, isRange: boolean) => toggle.current(id, isRange), []);
  const latestOpen = useRef(moves.open);
  useEffect(() => {
    latestOpen.current = moves.open;
  });
  const openRow = useCallback((id: string) => latestOpen.current(id, false), []);
  const all = rows.length;
  const chosenShown = selection.ids.size - selection.hidden;

  return (
    <section aria-labelledby="review-documents" className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex flex-col gap-2.5 border-b border-line p-3">
        <div className="flex items-center justify-between gap-2">
          <div className="flex items-center gap-2">
            <h2 id="review-documents" className="font-semibold">
              Documents
            </h2>
            <Badge className="figures">
              {all === documents.length
                ? all.toLocaleString('en-US')
                : `${all.toLocaleString('en-US')} of ${documents.length.toLocaleString('en-US')}`}
            </Badge>
          </div>
          <FilterPanel filter={filter} facets={facets} onChange={setFilter} />
        </div>
        <SearchInput
          label="Search documents"
          placeholder="Name, text, Bates, custodian, tag"
          value={typed}
          onChange={setTyped}
        />
        <FilterChips filter={filter} onChange={setFilter} />
        <div className="flex items-center justify-between gap-3">
          {canEdit && all > 0 ? (
            <label className="flex min-h-8 cursor-pointer items-center gap-2.5 pl-1 text-sm touch:min-h-11">
              <input
                type="checkbox"
                checked={all > 0 && chosenShown === all}
                ref={(box) => {
                  if (box !== null) box.indeterminate = chosenShown > 0 && chosenShown < all;
                }}
                onChange={() => (chosenShown === all ? selection.clear() : selection.chooseShown())}
                className="size-4 cursor-pointer accent-accent-fill touch:size-5"
              />
              <span className="figures">Select all {all.toLocaleString('en-US')}</span>
            </label>
          ) : (
            <span />
          )}
          <Select
            aria-label="Order"
            className="w-44"
            value={sort}
            options={SORTS}
            onChange={({ target }) => {
              const next = SORTS.find(({ value }) => value === target.value);
              if (next) setSort(next.value);
            }}
          />
        </div>
      </div>
      <div className="min-h-0 flex-1" data-review-list="">
        {documents.length === 0 ? (
          <div className="flex flex-col items-center gap-3 px-6 py-10 text-center text-muted">
            <FileText aria-hidden="true" className="size-8 stroke-[1.5]" />
            <p>No documents uploaded yet</p>
            {onUpload && (
              <Button variant="secondary" onClick={onUpload}>
                Upload Your First Document
              </Button>
            )}
          </div>
        ) : all === 0 ? (
          <p className="px-6 py-10 text-center text-muted">
            {isLooking ? 'Looking through the texts…' : 'No documents match your search and filters'}
          </p>
        ) : (
          <VirtualList
            className="h-full"
            label="Documents"
            items={rows}
            itemKey={keyOf}
            estimate={ROW_HEIGHT}
            reveal={documentId}
            render={({ document, depth, relation }) => (
              <ReviewItem
                document={document}
                depth={depth}
                relation={relation}
                originalName={document.duplicateOf && (names.get(document.duplicateOf) ?? null)}
                to={addressOf(document.id)}
                isCurrent={document.id === documentId}
                isChosen={selection.ids.has(document.id)}
                isChoosing={selection.isOn}
                canChoose={canEdit}
                onChoose={choose}
                onOpen={openRow}
              />
            )}
          />
        )}
      </div>
    </section>
  );
}

function keyOf({ document }: ReviewRow): string {
  return document.id;
}

/** What is typed, at once; the address follows once the typing pauses, and leads when somebody goes back. */
function useTypedText(text: string, onSettled: (text: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  const settled = useSettled(typed, TYPING_PAUSE_MS);
  const sent = useRef(text);
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    latest.current(settled);
  }, [settled]);
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);
  return [typed, setTyped];
}
