import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import type { PaletteItem } from './palette-item.ts';

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onPoint(): void;
  /** A plain press; with Ctrl, Cmd or the middle button the browser opens the link as it always does. */
  onChoose(): void;
}

/** One row. A link where it leads somewhere, so that it can be opened in a new tab and copied. */
export function PaletteOption({ id, item, isActive, onPoint, onChoose }: PaletteOptionProps) {
  const row = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onMouseMove: onPoint,
    className: classNames(
      'flex min-h-11 w-full text-left scroll-my-8 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none select-none',
      isActive && 'bg-accent-soft',
    ),
  } as const;
  const body = (
    <>
      <span aria-hidden="true" className="text-muted [&_svg]:size-4.5 [&_svg]:shrink-0">
        {item.icon}
      </span>
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{item.label}</span>
          {item.detail && <span className="block truncate text-sm text-muted">{item.detail}</span>}
        </span>
        {item.aside && <span className="shrink-0">{item.aside}</span>}
      </span>
    </>
  );
  const keep = (element: HTMLElement | null) => {
    row.current = element;
  };
  if (item.href === undefined) {
    return (
      <button type="button" {...shared} ref={keep} onClick={onChoose}>
        {body}
      </button>
    );
  }
  if (item.isServer) {
    return (
      <a {...shared} ref={keep} href={item.href}>
        {body}
      </a>
    );
  }
  return (
    <Link
      {...shared}
      ref={keep}
      to={item.href}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose();
      }}
    >
      {body}
    </Link>
  );
}
