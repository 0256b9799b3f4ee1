import { Search } from 'lucide-react';
import { Kbd, modifierName } from '../ui/kbd.tsx';
import { usePaletteDoors } from './palette-context.ts';

/** In the header: looks like the field it opens; on a phone it is its icon alone. */
export function SearchButton() {
  const { openPalette } = usePaletteDoors();
  return (
    <button
      type="button"
      aria-label="Search everything"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      className="flex size-11 items-center justify-center gap-2 rounded-control text-sm text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink md:h-9 md:w-56 md:justify-start md:border md:border-line md:bg-paper md:px-3 touch:md:h-11"
    >
      <Search aria-hidden="true" className="size-5 shrink-0 text-ink md:size-4 md:text-muted" />
      <span className="hidden md:inline">Search</span>
      <span aria-hidden="true" className="ml-auto hidden md:inline">
        <Kbd>{modifierName()} K</Kbd>
      </span>
    </button>
  );
}
