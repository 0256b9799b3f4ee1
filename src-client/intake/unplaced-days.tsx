import type { ReactNode } from 'react';
import { amount } from '#src/text/words.ts';
import { Disclosure } from '../ui/disclosure.tsx';

interface UnplacedDaysProps {
  /** Each as a press that leads to its words. */
  days: readonly { key: string | number; words: ReactNode }[];
}

/** Days and times that papers name and that have no meaning yet: a person can look at each. */
export function UnplacedDays({ days }: UnplacedDaysProps) {
  if (days.length === 0) return null;
  return (
    <Disclosure label={`${amount(days.length, 'other day')} we could not place`}>
      <p className="mt-2 pl-5.5 text-sm text-muted">
        The paper names them, and we do not know what for. Look at each.
      </p>
      <ul className="mt-2 flex flex-col gap-2 pl-5.5">
        {days.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
