import { format } from 'date-fns';
import { FileClock } from 'lucide-react';
import { Link } from 'react-router';
import { whatWaits } from '#src/intake/waiting-words.ts';
import { amount } from '#src/text/words.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';

interface WaitingPapersProps {
  /** The newest first. */
  waiting: readonly {
    intakeId: string;
    createdAt: Date;
    expiresAt: Date;
    /** How many papers are in no case yet, and what is known of them. */
    papers: number;
    says: string | null;
  }[];
}

/** Papers that were read and of which no case was made yet: each with how long it is kept. */
export function WaitingPapers({ waiting }: WaitingPapersProps) {
  const [first] = waiting;
  if (first === undefined) return null;
  const isOne = waiting.length === 1;
  const papers = waiting.reduce((sum, each) => sum + Math.max(1, each.papers), 0);
  return (
    <section
      aria-label={papers === 1 ? 'A paper that waits' : 'Papers that wait'}
      className="flex max-h-[40dvh] shrink-0 items-start gap-x-4 overflow-y-auto border-b border-line bg-due-soft px-4 py-3 sm:px-6"
    >
      <FileClock aria-hidden="true" className="mt-1 size-5 shrink-0 text-due" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="font-medium">
          {papers === 1
            ? 'You have a paper that is not in a case yet.'
            : `You have ${amount(papers, 'paper')} that are not in a case yet.`}
        </p>
        <ul className="flex flex-col gap-2">
          {waiting.map(({ intakeId, createdAt, expiresAt, ...what }, index) => (
            <li key={intakeId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 text-sm text-muted wrap-anywhere">
                {what.says !== null && (
                  <strong className="text-ink">
                    {whatWaits({ ...what, papers: isOne ? 1 : what.papers })}{' '}
                  </strong>
                )}
                {!isOne && `Added ${format(createdAt, 'MMMM d, h:mm a')}. `}
                {what.papers > 1 ? 'They are' : 'It is'} kept here until {format(expiresAt, 'MMMM d, h:mm a')}
                .
              </p>
              <Link
                to={paths.cardOf(intakeId)}
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
