import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" data-furniture="">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {items.map((item, index) => (
          <li key={`${item.label}${item.to ?? ''}`} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />}
            {item.to === undefined ? (
              <span aria-current="page" className="max-w-[40ch] truncate text-ink">
                {item.label}
              </span>
            ) : (
              <Link
                to={item.to}
                className="inline-flex items-center underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
