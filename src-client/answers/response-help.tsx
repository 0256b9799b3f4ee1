import { Disclosure } from '../ui/disclosure.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { useSingleKeys } from '../ui/single-keys.ts';
import { RESPONSE_CHOICES } from './response-choices.ts';

/** What has to be done here, in two sentences; what each answer means, and the keys, on a press. */
export function ResponseHelp({ canEdit }: { canEdit: boolean }) {
  const hasKeys = useSingleKeys() && canEdit;
  return (
    <div className="flex flex-col gap-1">
      <p className="max-w-[70ch]">
        The complaint states its case in numbered paragraphs. Say to each one, truthfully, what you answer.{' '}
        <strong className="font-semibold">What an answer leaves unanswered counts as admitted</strong> (except
        the amount of damages), so nothing is chosen for you.
      </p>
      <div className="flex flex-wrap items-start gap-x-6">
        <Disclosure label="What do these answers mean?">
          <dl className="grid gap-x-4 gap-y-2 py-2 pl-5.5 text-sm sm:grid-cols-[auto_1fr]">
            {RESPONSE_CHOICES.map(({ value, label, meaning }) => (
              <div key={value} className="contents">
                <dt className="font-medium max-sm:mt-1">{label}</dt>
                <dd className="max-w-[60ch] text-muted">{meaning}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
        {hasKeys && (
          <p className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted touch:hidden">
            <span>
              <Kbd>J</Kbd> <Kbd>K</Kbd> next, previous
            </span>
            <span>
              <Kbd>1</Kbd> to <Kbd>5</Kbd> answer
            </span>
            <span>
              <Kbd>N</Kbd> next unanswered
            </span>
            <span>
              <Kbd>W</Kbd> own words
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
