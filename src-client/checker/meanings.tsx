import { WORST_FIRST } from '#src/checker/counts.ts';
import { STATUS_WORDS } from '#src/verification/schema.ts';
import { classNames } from '../ui/class-names.ts';
import { LOOK, MEANINGS } from './look.tsx';
import { capital } from './words.ts';

/** What each outcome says, and what it does not. */
export function Meanings({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <dl className={classNames('grid gap-x-8 gap-y-4', isNarrow ? 'sm:max-lg:grid-cols-2' : 'sm:grid-cols-2')}>
      {WORST_FIRST.map((status) => {
        const { icon: Icon, ink } = LOOK[status];
        return (
          <div key={status} className="min-w-0">
            <dt className="flex items-center gap-2.5 font-medium">
              <Icon aria-hidden="true" className={classNames('size-4 shrink-0', ink)} />
              {capital(STATUS_WORDS[status])}
            </dt>
            <dd className="mt-0.5 max-w-[60ch] pl-6.5 text-sm text-muted">{MEANINGS[status]}</dd>
          </div>
        );
      })}
    </dl>
  );
}
