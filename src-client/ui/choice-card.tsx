import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  name: string;
  value: Value | null;
  onChange: (value: Value) => void;
  choices: readonly {
    value: Value;
    title: string;
    description: string;
    detail?: string;
    badge?: ReactNode;
    icon?: ReactNode;
  }[];
  error?: string | undefined;
}

/** Radio buttons with room for an explanation. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, value, onChange, choices, error } = props;
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'flex cursor-pointer items-start gap-3 rounded-card border p-4 transition-colors duration-150',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            value === choice.value
              ? 'border-accent bg-accent-soft'
              : 'border-line bg-surface hover:border-line-strong',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="mt-1 size-4 shrink-0 accent-accent-fill outline-none"
          />
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className="flex flex-wrap items-center gap-2 font-semibold [&_svg]:size-4">
              {choice.icon}
              {choice.title}
              {choice.badge}
            </span>
            <span className="text-sm">{choice.description}</span>
            {choice.detail && <span className="text-sm text-muted">{choice.detail}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
