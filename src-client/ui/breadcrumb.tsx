import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

/** Letters up to which a label is not cut; what is longer makes room for it. */
const SHORT = 12;

export interface BreadcrumbItem {
  label: string;
  to?: string;
  /** Left out where there is hardly room for the way there. */
  wideOnly?: boolean;
}

interface BreadcrumbProps {
  items: readonly BreadcrumbItem[];
  /** The last item is the heading of the page too. */
  heading?: boolean;
}

export function Breadcrumb({ items, heading = false }: BreadcrumbProps) {
  const Current = heading ? 'h1' : 'span';
  return (
    <nav aria-label="Breadcrumb" data-furniture="" className="min-w-0">
      <ol className="flex min-w-0 items-center gap-x-1.5 text-sm text-muted">
        {items.map((item, index) => (
          <li
            key={`${item.label}${item.to ?? ''}`}
            className={classNames(
              'flex items-center gap-1.5',
              index === 0 || item.label.length <= SHORT ? 'shrink-0' : 'min-w-0',
              item.wideOnly && 'max-sm:hidden',
            )}
          >
            {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />}
            {item.to === undefined ? (
              <Current
                aria-current="page"
                title={item.label}
                className={classNames(
                  'truncate text-ink',
                  heading ? 'text-base font-semibold' : 'max-w-[40ch]',
                )}
              >
                <bdi>{item.label}</bdi>
              </Current>
            ) : (
              <Link
                to={item.to}
                className="inline-flex min-w-0 items-center underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
              >
                <span className="max-w-[40ch] truncate">
                  <bdi>{item.label}</bdi>
                </span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
