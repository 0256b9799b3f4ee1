import { format } from 'date-fns';
import { FileClock } from 'lucide-react';
import { Link } from 'react-router';
import { amount } from '#src/text/words.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';

interface WaitingPapersProps {
  /** The newest first. */
  waiting: readonly { intakeId: string; createdAt: Date; expiresAt: Date }[];
}

/** Papers that were read and of which no case was made yet: each with how long it is kept. */
export function WaitingPapers({ waiting }: WaitingPapersProps) {
  const [first] = waiting;
  if (first === undefined) return null;
  const isOne = waiting.length === 1;
  return (
    <section
      aria-label={isOne ? 'A paper that waits' : 'Papers that wait'}
      className="flex max-h-[40dvh] shrink-0 items-start gap-x-4 overflow-y-auto border-b border-line bg-due-soft px-4 py-3 sm:px-6"
    >
      <FileClock aria-hidden="true" className="mt-1 size-5 shrink-0 text-due" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="font-medium">
          {isOne
            ? 'You have a paper that is not in a case yet.'
            : `You added papers ${amount(waiting.length, 'time')} that are not in a case yet.`}
        </p>
        <ul className="flex flex-col gap-2">
          {waiting.map(({ intakeId, createdAt, expiresAt }, index) => (
            <li key={intakeId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="text-sm text-muted">
                {!isOne && `Added ${format(createdAt, 'MMMM d, h:mm a')}. `}It is kept here until{' '}
                {format(expiresAt, 'MMMM d, h:mm a')}.
              </p>
              <Link
                to={paths.startOf(intakeId)}
                className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary', size: 'small' })}
              >
                Go on
                {!isOne && <span className="sr-only"> with the papers of {format(createdAt, 'h:mm a')}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
