import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import type { Find } from './use-find.ts';

function standing({ words, found, at }: Find): string {
  if (words.trim().length < 2) return '';
  if (found.length === 0) return 'Not found';
  return `${at + 1} of ${found.length.toLocaleString('en-US')}`;
}

/** Words to find in the document; Enter goes on, Shift-Enter back, Escape closes. */
export function FindBar({ find }: { find: Find }) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <search className="flex shrink-0 items-center gap-1 border-b border-line bg-surface px-2 py-1.5 sm:px-4">
      <div ref={field} className="w-full max-w-80">
        <Input
          type="search"
          aria-label="Find in this document"
          placeholder="Find in this document"
          autoComplete="off"
          className="min-h-8 py-1"
          value={find.words}
          onChange={(event) => find.look(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              find.step(event.shiftKey ? -1 : 1);
            }
            if (event.key === 'Escape') find.close();
          }}
        />
      </div>
      <span role="status" className="figures min-w-18 px-1 text-sm whitespace-nowrap text-muted">
        {standing(find)}
      </span>
      <IconButton
        label="Previous match"
        icon={<ArrowUp aria-hidden="true" />}
        disabled={find.found.length === 0}
        onClick={() => find.step(-1)}
      />
      <IconButton
        label="Next match"
        icon={<ArrowDown aria-hidden="true" />}
        disabled={find.found.length === 0}
        onClick={() => find.step(1)}
      />
      <IconButton label="Close search" icon={<X aria-hidden="true" />} onClick={() => find.close()} />
    </search>
  );
}
