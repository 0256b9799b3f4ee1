import type { LedgerParagraph } from '#src/answers/schema.ts';
import { classNames } from '../ui/class-names.ts';
import { type Choice, choiceOf, RESPONSE_CHOICES } from './response-choices.ts';

interface ResponseFieldProps {
  paragraph: LedgerParagraph;
  /** Names the radio buttons: unique on the page. */
  name: string;
  canEdit: boolean;
  onChoose(choice: Choice): void;
}

/** The five answers to a paragraph; none is chosen beforehand. */
export function ResponseField({ paragraph, name, canEdit, onChoose }: ResponseFieldProps) {
  const { response, number } = paragraph;
  if (!canEdit) {
    return <p className="text-sm font-medium">{choiceOf(response)?.label ?? 'Needs your answer'}</p>;
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Your answer to paragraph {number}</legend>
      <div className="grid gap-1.5 touch:grid-cols-2 sm:flex sm:flex-wrap">
        {RESPONSE_CHOICES.map(({ value, label }, index) => (
          <label
            key={value}
            className={classNames(
              'flex min-h-9 touch:last:col-span-2 cursor-pointer items-center gap-2 rounded-control border px-3 text-sm font-medium touch:min-h-11',
              'transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              response === value
                ? 'border-accent bg-accent-soft text-accent'
                : 'border-line-strong bg-surface hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={response === value}
              onChange={() => onChoose(value)}
              className="size-4 shrink-0 accent-accent-fill outline-none"
            />
            {label}
            <span aria-hidden="true" className="figures ml-auto pl-1 text-xs text-muted touch:hidden">
              {index + 1}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
