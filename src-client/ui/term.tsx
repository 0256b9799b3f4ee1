import { type ReactNode, useId, useState } from 'react';

/** A court term with a dotted underline; a press, hover or focus opens its one-sentence explanation. */
export function Term({ meaning, children }: { meaning: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.stopPropagation();
          setOpen(false);
        }}
        className="cursor-help underline decoration-dotted decoration-1 underline-offset-4"
      >
        {children}
      </button>
      {open && (
        <span
          id={id}
          role="tooltip"
          className="absolute top-full left-0 z-50 mt-1.5 w-64 max-w-[80vw] animate-fade-in rounded-control bg-ink px-3 py-2 text-left text-sm font-normal whitespace-normal text-paper"
        >
          {meaning}
        </span>
      )}
    </span>
  );
}
