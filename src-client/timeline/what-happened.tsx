import { useId, useState } from 'react';
import type { EventKey } from '#src/law/events.ts';
import { eventAsChoice } from '#src/timeline/usual-events.ts';
import { classNames } from '../ui/class-names.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

interface WhatHappenedProps {
  /** The day that was entered, in words. */
  day: string;
  events: readonly EventKey[];
  /** How many of the events are shown at once; the rest are behind 'Something else'. */
  shown: number;
  value: EventKey | null;
  onChange(event: EventKey | null): void;
}

/** Asked before dates are shown as somebody's own: the same day begins other times after each event. */
export function WhatHappened({ day, events, shown, value, onChange }: WhatHappenedProps) {
  const [isOther, setOther] = useState(false);
  const name = useId();
  const first = events.slice(0, shown);
  const rest = events.slice(shown);
  const isAmongRest = value !== null && rest.includes(value);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="figures mb-1 font-semibold">What happened on {day}?</legend>
      <p className="-mt-1 text-sm text-muted">
        What you have time for is counted from it. Choose it, and you see the dates that are yours.
      </p>
      <div className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line">
        {first.map((event) => (
          <Choice
            key={event}
            name={name}
            words={eventAsChoice(event)}
            checked={value === event && !isOther}
            onChoose={() => {
              setOther(false);
              onChange(event);
            }}
          />
        ))}
        {rest.length > 0 && (
          <Choice
            name={name}
            words="Something else"
            checked={isOther || isAmongRest}
            onChoose={() => {
              setOther(true);
              onChange(null);
            }}
          />
        )}
      </div>
      {(isOther || isAmongRest) && (
        <Field label="What else happened" className="sm:max-w-md">
          <Select
            placeholder="Choose what happened"
            options={rest.map((event) => ({ value: event, label: eventAsChoice(event) }))}
            value={isAmongRest ? value : ''}
            onChange={({ target }) => onChange(rest.find((event) => event === target.value) ?? null)}
          />
        </Field>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  words: string;
  checked: boolean;
  onChoose(): void;
}

function Choice({ name, words, checked, onChoose }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'flex min-h-10 cursor-pointer items-start gap-3 px-3 py-2 text-sm transition-colors duration-150 sm:px-4 touch:min-h-11 touch:py-2.5',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
        checked ? 'bg-accent-soft' : 'bg-surface hover:bg-sunken',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-accent-fill outline-none"
      />
      <span className="min-w-0">{words}</span>
    </label>
  );
}
