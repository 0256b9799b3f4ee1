import { ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Popover } from '../ui/popover.tsx';
import {
  FACET_KEYS,
  FACETS,
  type FacetKey,
  type FacetValue,
  type Filtered,
  filterCount,
  NO_FILTER,
  type ReviewFilter,
  withValue,
} from './review-filter.ts';
import { longDay } from './review-words.ts';

interface FilterProps {
  filter: ReviewFilter;
  facets: Filtered['facets'];
  onChange(filter: ReviewFilter): void;
}

/** Values of a facet that show at once. */
const SHOWN = 8;

/** Everything the list can be narrowed by, each value with how many documents it would leave. */
export function FilterPanel({ filter, facets, onChange }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const set = filterCount(filter);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label="Filters"
      trigger={
        <Button variant="secondary" size="small" className="figures">
          <ListFilter aria-hidden="true" />
          Filters{set > 0 && ` (${set})`}
        </Button>
      }
    >
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
        {FACET_KEYS.map((key) => (
          <FacetValues
            key={key}
            facet={key}
            values={facets[key]}
            chosen={filter.chosen[key]}
            onChange={(value, isOn) => onChange(withValue(filter, key, value, isOn))}
          />
        ))}
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-sm font-semibold">Document date</legend>
          <Field label="From">
            <DateInput value={filter.from} onChange={(from) => onChange({ ...filter, from })} />
          </Field>
          <Field label="To">
            <DateInput value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
          </Field>
        </fieldset>
      </div>
      <div className="flex justify-end gap-2 border-t border-line p-3">
        <Button
          variant="quiet"
          size="small"
          disabled={set === 0}
          onClick={() => onChange({ ...NO_FILTER, text: filter.text })}
        >
          Clear filters
        </Button>
        <Button variant="secondary" size="small" onClick={() => setOpen(false)}>
          Done
        </Button>
      </div>
    </Popover>
  );
}

interface FacetValuesProps {
  facet: FacetKey;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onChange(value: string, isOn: boolean): void;
}

function FacetValues({ facet, values, chosen, onChange }: FacetValuesProps) {
  const [isWhole, setWhole] = useState(false);
  if (values.length === 0) return null;
  const shown = isWhole ? values : values.slice(0, SHOWN);
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 text-sm font-semibold">{FACETS[facet].label}</legend>
      {shown.map(({ value, label, count }) => (
        <label
          key={value}
          className="flex min-h-7 cursor-pointer items-center gap-2.5 rounded-control text-sm hover:bg-sunken touch:min-h-11"
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => onChange(value, event.target.checked)}
            className="size-4 shrink-0 accent-accent-fill"
          />
          <span className="min-w-0 flex-1 truncate">{label}</span>
          <span className="figures text-muted">{count.toLocaleString('en-US')}</span>
        </label>
      ))}
      {values.length > shown.length && (
        <Button variant="quiet" size="small" className="self-start" onClick={() => setWhole(true)}>
          Show all {values.length}
        </Button>
      )}
    </fieldset>
  );
}

/** What is set, each with a press to take it back. */
export function FilterChips({ filter, onChange }: Omit<FilterProps, 'facets'>) {
  const chips = [
    ...FACET_KEYS.flatMap((key) =>
      filter.chosen[key].map((value) => ({
        id: `${key} ${value}`,
        text: `${FACETS[key].label}: ${FACETS[key].valueLabel(value)}`,
        without: withValue(filter, key, value, false),
      })),
    ),
    ...(filter.from
      ? [{ id: 'from', text: `From ${longDay(filter.from)}`, without: { ...filter, from: '' } }]
      : []),
    ...(filter.to ? [{ id: 'to', text: `To ${longDay(filter.to)}`, without: { ...filter, to: '' } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters that are set" className="flex flex-wrap gap-1">
      {chips.map(({ id, text, without }) => (
        <li key={id} className="min-w-0">
          <button
            type="button"
            aria-label={`Take back the filter ${text}`}
            onClick={() => onChange(without)}
            className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-full bg-accent-soft px-2 text-xs font-medium text-accent touch:min-h-11 touch:px-4"
          >
            <span className="truncate">{text}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
