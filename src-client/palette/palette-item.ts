import type { ReactNode } from 'react';

export interface PaletteItem {
  /** Unique in the palette, without blanks: it is part of an id. */
  key: string;
  icon: ReactNode;
  /** What it is called, with what was typed marked. */
  label: ReactNode;
  /** A line below: what it belongs to. */
  detail?: ReactNode;
  /** At the end of the line. */
  aside?: ReactNode;
  /** Where it leads; an action without an address has `run`. */
  href?: string;
  /** The browser itself goes there, not the router. */
  isServer?: boolean;
  run?(): void;
}

export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}
