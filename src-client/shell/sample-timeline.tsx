import type { ReactNode } from 'react';
import { Badge, StatusBadge } from '../ui/badge.tsx';

/** A still of the product on the landing page, with an invented case. */
export function SampleTimeline() {
  return (
    <figure className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 pb-4">
        <span className="font-semibold">Harlow v. Brandt Properties</span>
        <Badge>Example</Badge>
      </figcaption>
      <ol className="flex flex-col divide-y divide-line border-t border-line">
        <Entry name="Complaint" status={<StatusBadge status="past" word="Done" />}>
          <p className="figures text-muted">Served Fri, Feb 20</p>
        </Entry>
        <Entry name="Answer to Complaint" status={<StatusBadge status="due" word="Due Soon" />}>
          <p className="figures text-2xl font-semibold tracking-tight">Mon, Mar 23 · in 6 days</p>
          <p className="mt-1 text-sm text-muted">Counted from service. Reminders on Mar 16, 20 and 22.</p>
        </Entry>
        <Entry name="Settlement Conference" status={<StatusBadge status="upcoming" word="Upcoming" />}>
          <p className="figures text-muted">Tue, May 12 · in 56 days</p>
        </Entry>
      </ol>
    </figure>
  );
}

function Entry({ name, status, children }: { name: string; status: ReactNode; children: ReactNode }) {
  return (
    <li className="py-4 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium">{name}</p>
        {status}
      </div>
      {children}
    </li>
  );
}
