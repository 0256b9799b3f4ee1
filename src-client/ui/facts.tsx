import type { ReactNode } from 'react';

/** Names and values under one another; 'Not entered' where the value is missing. */
export function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-2.5">
      {items.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-sm leading-6 text-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {value || <span className="text-muted">Not entered</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
