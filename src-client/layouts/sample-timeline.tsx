import { Badge, StatusBadge } from '../ui/badge.tsx';

/** A still of the product on the landing page, with an invented case. */
export function SampleTimeline() {
  return (
    <figure className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-4">
        <span className="font-semibold">Harlow v. Brandt Properties</span>
        <Badge>Example</Badge>
      </figcaption>
      <ol className="flex flex-col">
        <li className="flex items-start justify-between gap-4 border-b border-line py-4">
          <div>
            <p className="font-medium">Complaint</p>
            <p className="figures text-muted">Served Fri, Feb 20</p>
          </div>
          <StatusBadge status="past" word="Done" />
        </li>
        <li className="flex items-start justify-between gap-4 border-b border-line py-5">
          <div>
            <p className="font-medium">Answer to Complaint</p>
            <p className="figures text-2xl font-semibold tracking-tight">Mon, Mar 23 · in 6 days</p>
            <p className="mt-1 text-sm text-muted">
              Counted from service. Reminders set for Mar 16, 20 and 22.
            </p>
          </div>
          <StatusBadge status="due" word="Due Soon" />
        </li>
        <li className="flex items-start justify-between gap-4 pt-4">
          <div>
            <p className="font-medium">Settlement Conference</p>
            <p className="figures text-muted">Tue, May 12 · in 56 days</p>
          </div>
          <StatusBadge status="upcoming" word="Upcoming" />
        </li>
      </ol>
    </figure>
  );
}
