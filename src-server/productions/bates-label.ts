import { formatBates } from '#src/review/bates.ts';
import type { StampNumbers } from './stamp-protocol.ts';

/** The number of a page, 0-based. */
export function labelOf({ prefix, first, width }: StampNumbers, page: number): string {
  return formatBates(prefix, first + page, width);
}
