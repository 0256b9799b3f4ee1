import { format } from 'date-fns';
import { FileClock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';

/** A paper that was read and of which no case was made yet. */
export function WaitingPaper({ intakeId, expiresAt }: { intakeId: string; expiresAt: Date }) {
  return (
    <section
      aria-label="A paper that waits"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-due-soft px-4 py-3 sm:px-6"
    >
      <FileClock aria-hidden="true" className="size-5 shrink-0 text-due" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">You have a paper that is not in a case yet.</p>
        <p className="text-sm text-muted">It is kept here until {format(expiresAt, 'MMMM d, h:mm a')}.</p>
      </div>
      <Link to={paths.startOf(intakeId)} className={buttonClass({ size: 'small' })}>
        Go on
      </Link>
    </section>
  );
}
