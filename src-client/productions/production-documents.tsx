import { useMemo } from 'react';
import type { ReviewDocument } from '#src/review/schema.ts';
import { amount } from '#src/text/words.ts';
import { FilterChips, FilterPanel } from '../review/filter-panel.tsx';
import { PrivilegeBadge } from '../review/privilege-badge.tsx';
import { filterDocuments } from '../review/review-filter.ts';
import { batesText } from '../review/review-words.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceCards } from '../ui/choice-card.tsx';
import { classNames } from '../ui/class-names.ts';
import { SearchInput } from '../ui/search-input.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { type ChoiceMode, choiceOf, offered, type Picked, privilegedCount } from './production-choice.ts';

interface ProductionDocumentsProps {
  documents: readonly ReviewDocument[];
  picked: Picked;
  onChange(picked: Picked): void;
}

/** Which documents go out: how they are chosen, and each of them to be left out. */
export function ProductionDocuments({ documents, picked, onChange }: ProductionDocumentsProps) {
  const rows = useMemo(() => offered(documents, picked), [documents, picked]);
  const { documentIds, withheldIds } = useMemo(() => choiceOf(documents, picked), [documents, picked]);
  const open = useMemo(
    () => documents.filter(({ privilegeStatus }) => privilegeStatus === 'not_privileged').length,
    [documents],
  );
  const privileged = privilegedCount(documents, picked);
  const leftOut = rows.filter(({ id }) => picked.leftOut.has(id)).length;
  const choices = [
    ...(picked.given.length > 0
      ? [
          {
            value: 'given' as const,
            title: 'The documents you chose in the review',
            description: amount(picked.given.length, 'document'),
          },
        ]
      : []),
    {
      value: 'open' as const,
      title: 'Everything marked Not Privileged',
      description: `${amount(open, 'document')} of ${documents.length.toLocaleString('en-US')}`,
    },
    {
      value: 'filtered' as const,
      title: 'Choose by filters',
      description: 'By type, custodian, date, tag or relevance, as in the review.',
    },
  ];
  const toggle = (id: string, isIn: boolean) => {
    const next = new Set(picked.leftOut);
    if (isIn) next.delete(id);
    else next.add(id);
    onChange({ ...picked, leftOut: next });
  };
  return (
    <Card>
      <CardHeader title="Documents" />
      <CardBody className="flex flex-col gap-4">
        <ChoiceCards<ChoiceMode>
          legend="What goes out"
          name="production-mode"
          value={picked.mode}
          onChange={(mode) => onChange({ ...picked, mode, leftOut: new Set() })}
          choices={choices}
        />
        {picked.mode === 'filtered' && <Filters documents={documents} picked={picked} onChange={onChange} />}
        {privileged > 0 && (
          <Checkbox
            checked={picked.withholds}
            onChange={(withholds) => onChange({ ...picked, withholds })}
            label={`List ${privileged === 1 ? 'the document' : `the ${amount(privileged, 'document')}`} marked Privileged or Work Product as withheld`}
            hint="They do not go out. The privilege log tells the other side what they are."
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="figures text-sm font-medium">
            {amount(documentIds.length, 'document')} to go out
            {withheldIds.length > 0 && `, ${withheldIds.length.toLocaleString('en-US')} withheld`}
          </p>
          {leftOut > 0 && (
            <Button variant="quiet" size="small" onClick={() => onChange({ ...picked, leftOut: new Set() })}>
              Put {leftOut.toLocaleString('en-US')} back
            </Button>
          )}
        </div>
        {rows.length > 0 && (
          <VirtualList
            items={rows}
            itemKey={({ id }) => id}
            estimate={52}
            label="Documents to choose from"
            className="max-h-96 rounded-control border border-line"
            render={(document, index) => (
              <DocumentRow
                isFirst={index === 0}
                document={document}
                isIn={!picked.leftOut.has(document.id)}
                onToggle={(isIn) => toggle(document.id, isIn)}
              />
            )}
          />
        )}
        {rows.length === 0 && (
          <p className="text-sm text-muted">
            {picked.mode === 'open'
              ? 'No document is marked Not Privileged yet. Decide that in the review first.'
              : 'No document passes these filters.'}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function Filters({ documents, picked, onChange }: ProductionDocumentsProps) {
  const { facets } = useMemo(
    () => filterDocuments(documents, picked.filter, new Set()),
    [documents, picked.filter],
  );
  const setFilter = (filter: Picked['filter']) => onChange({ ...picked, filter });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Name, number, custodian or tag"
          value={picked.filter.text}
          onChange={(text) => setFilter({ ...picked.filter, text })}
        />
        <FilterPanel filter={picked.filter} facets={facets} onChange={setFilter} />
      </div>
      <FilterChips filter={picked.filter} onChange={setFilter} />
    </div>
  );
}

interface DocumentRowProps {
  isFirst: boolean;
  document: ReviewDocument;
  isIn: boolean;
  onToggle(isIn: boolean): void;
}

function DocumentRow({ document, isFirst, isIn, onToggle }: DocumentRowProps) {
  return (
    <label
      className={classNames(
        'flex min-h-13 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-sunken',
        !isFirst && 'border-t border-line',
      )}
    >
      <input
        type="checkbox"
        checked={isIn}
        onChange={(event) => onToggle(event.target.checked)}
        className="size-4 shrink-0 accent-accent-fill"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium" title={document.filename}>
          {document.filename}
        </span>
        <span className="figures block truncate text-sm text-muted">
          {batesText(document) ?? 'No Bates number'}
        </span>
      </span>
      <span className="shrink-0 max-sm:hidden">
        <PrivilegeBadge status={document.privilegeStatus} />
      </span>
    </label>
  );
}
