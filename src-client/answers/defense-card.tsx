import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { type DefenseOption, MOST_FACTS } from '#src/answers/schema.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';
import { choiceOf, type DefenseChoice } from './use-defenses.ts';

interface DefenseCardProps {
  option: DefenseOption;
  canEdit: boolean;
  onChange(change: { choice?: DefenseChoice; facts?: string }): void;
}

const CHOICES: readonly { value: DefenseChoice; label: string }[] = [
  { value: 'chosen', label: 'Raise it' },
  { value: 'declined', label: 'Not in my case' },
];

/** A defense as an option: what it says in plain words, and the fact of the person's own that it needs. */
export function DefenseCard({ option, canEdit, onChange }: DefenseCardProps) {
  const { id, title, meaning, factNeeded, citation, caution, isWaivedIfOmitted, facts } = option;
  const choice = choiceOf(option);
  const isPressing = isWaivedIfOmitted && choice === 'open';
  return (
    <article
      aria-label={title}
      className={classNames(
        'flex flex-col gap-3 rounded-card border border-line bg-surface p-4',
        isWaivedIfOmitted && 'border-l-4',
        isWaivedIfOmitted && (isPressing ? 'border-l-due' : 'border-l-done'),
      )}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        {isPressing && (
          <Badge tone="due" icon={<CircleAlert aria-hidden="true" />}>
            Decide now
          </Badge>
        )}
        {choice === 'chosen' && (
          <Badge tone="done" icon={<CircleCheck aria-hidden="true" />}>
            Raised
          </Badge>
        )}
        {choice === 'declined' && <Badge icon={<CircleMinus aria-hidden="true" />}>Not raised</Badge>}
        {citation !== null && <span className="ml-auto text-xs text-muted">{citation}</span>}
      </header>
      <p className="max-w-[70ch] text-sm">{meaning}</p>
      <p className="max-w-[70ch] text-sm text-muted">
        <span className="font-medium text-ink">The fact it needs:</span> {factNeeded}
      </p>
      {caution !== null && <p className="max-w-[70ch] text-sm text-due">{caution}</p>}
      {canEdit && (
        <fieldset>
          <legend className="sr-only">{title}: your choice</legend>
          <div className="flex flex-wrap gap-1.5">
            {CHOICES.map(({ value, label }) => (
              <label
                key={value}
                className={classNames(
                  'flex min-h-9 cursor-pointer items-center gap-2 rounded-control border px-3 text-sm font-medium touch:min-h-11',
                  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                  choice === value
                    ? 'border-accent bg-accent-soft text-accent'
                    : 'border-line-strong bg-surface hover:bg-sunken',
                )}
              >
                <input
                  type="radio"
                  name={`defense ${id}`}
                  value={value}
                  checked={choice === value}
                  onChange={() => onChange({ choice: value })}
                  className="size-4 accent-accent-fill outline-none"
                />
                {label}
              </label>
            ))}
            {choice !== 'open' && (
              <button
                type="button"
                onClick={() => onChange({ choice: 'open' })}
                className="inline-flex min-h-9 items-center px-2 text-sm text-muted underline underline-offset-4 touch:min-h-11"
              >
                Take back
              </button>
            )}
          </div>
        </fieldset>
      )}
      {choice === 'chosen' && canEdit && (
        <Field
          label="Your facts"
          hint={
            facts.trim() === ''
              ? 'Write what happened, in your own words. Without a fact the court may strike the defense.'
              : undefined
          }
        >
          <Textarea
            value={facts}
            maxLength={MOST_FACTS}
            onChange={(event) => onChange({ facts: event.target.value })}
          />
        </Field>
      )}
      {choice === 'chosen' && !canEdit && facts !== '' && (
        <p className="max-w-[70ch] text-sm whitespace-pre-line">{facts}</p>
      )}
    </article>
  );
}
