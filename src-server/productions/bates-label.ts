import type { StampNumbers } from './stamp-protocol.ts';

/** The number of a page, 0-based: prefix and padded number. */
export function labelOf({ prefix, first, width }: StampNumbers, page: number): string {
  return `${prefix}${String(first + page).padStart(width, '0')}`;
}
