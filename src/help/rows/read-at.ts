import type { HelpSource } from '../schema.ts';

/** The day on which the pages were read, as stored copies of them. */
const RETRIEVED = '2026-11-23';

/** The page at an address, and the age that it names itself. */
export function readAt(title: string, address: string, dated: string | null = null): HelpSource {
  return { title, address, dated, retrieved: RETRIEVED };
}
