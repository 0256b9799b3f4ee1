import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { ChangeStatus } from '#src/docket/schema.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Select } from '../ui/select.tsx';
import { countFilters, type EntryFilters, NO_FILTERS } from './filter-entries.ts';
import { entriesText } from './saved-text.tsx';
import type { DocketChoice, ShownEntry } from './shown-entries.ts';

interface DocketFiltersProps {
  filters: EntryFilters & { docketId: string };
  onChange(filters: EntryFilters): void;
  choices: readonly DocketChoice[];
  /** Those that could be shown. */
  entries: readonly ShownEntry[];
  /** How many are. */
  shown: number;
}

const STATUSES: readonly { value: ChangeStatus; label: string }[] = [
  { value: 'NEW', label: 'NEW' },
  { value: 'UPDATED', label: 'UPDATED' },
  { value: 'UNCHANGED', label: 'UNCHANGED' },
];
const NUMBERED = [
  { value: 'yes', label: 'With a number' },
  { value: 'no', label: 'Without a number' },
] as const;
const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

/** The one of these values that was chosen; '' for none. */
function chosen<Value extends string>(options: readonly { value: Value }[], value: string): Value | '' {
  return options.find((option) => option.value === value)?.value ?? '';
}

/** What of the docket is shown: words, which docket, type, status, numbered or not, between two days; and how many. */
export function DocketFilters({ filters, onChange, choices, entries, shown }: DocketFiltersProps) {
  const set = (part: Partial<EntryFilters>) => onChange({ ...filters, ...part });
  const types = useMemo(() => [...new Set(entries.map(({ entry }) => entry.documentType))].sort(), [entries]);
  const active = countFilters(filters);
  const isNarrowed = active > 0 || filters.search !== '';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <div className="flex min-w-0 flex-1 basis-64">
          <SearchInput
            label="Search the docket"
            placeholder="Search the docket..."
            value={filters.search}
            onChange={(search) => set({ search })}
          />
        </div>
        {choices.length > 1 && (
          <Select
            aria-label="Docket"
            className="max-w-full min-w-40 max-sm:w-full"
            value={filters.docketId}
            placeholder="All dockets of the case"
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => set({ docketId: target.value })}
          />
        )}
        <Select
          aria-label="Order"
          className="min-w-40 max-sm:flex-1"
          value={filters.order}
          options={ORDERS}
          onChange={({ target }) => set({ order: chosen(ORDERS, target.value) || 'newest' })}
        />
      </div>
      <Disclosure label={active === 0 ? 'Filters' : `Filters (${active})`} open={active > 0}>
        <div className="mt-1 grid grid-cols-2 gap-3 lg:grid-cols-5">
          <Field label="Type">
            <Select
              value={filters.documentType}
              placeholder="All types"
              options={types.map((type) => ({ value: type, label: type }))}
              onChange={({ target }) => set({ documentType: target.value })}
            />
          </Field>
          <Field label="Since the last paste">
            <Select
              value={filters.status}
              placeholder="Any status"
              options={STATUSES}
              onChange={({ target }) => set({ status: chosen(STATUSES, target.value) })}
            />
          </Field>
          <Field label="Number" className="max-lg:col-span-2">
            <Select
              value={filters.numbered}
              placeholder="All entries"
              options={NUMBERED}
              onChange={({ target }) => set({ numbered: chosen(NUMBERED, target.value) })}
            />
          </Field>
          <Field label="Filed from">
            <Input type="date" value={filters.from} onChange={({ target }) => set({ from: target.value })} />
          </Field>
          <Field label="Filed until">
            <Input type="date" value={filters.to} onChange={({ target }) => set({ to: target.value })} />
          </Field>
        </div>
      </Disclosure>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3">
        <p role="status" className="figures text-sm text-muted">
          {shown === entries.length
            ? entriesText(shown)
            : `${shown.toLocaleString('en-US')} of ${entriesText(entries.length)}`}
        </p>
        {isNarrowed && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange({ ...NO_FILTERS, docketId: filters.docketId, order: filters.order })}
          >
            <X aria-hidden="true" />
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}
