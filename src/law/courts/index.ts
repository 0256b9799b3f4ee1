import { CALIFORNIA } from './california/index.ts';
import type { CourtFolder } from './court-system.ts';
import { FEDERAL } from './federal/index.ts';
import { NEW_MEXICO } from './new-mexico/index.ts';
import { TEXAS } from './texas/index.ts';

/** Whose courts' rules are here, each a folder, by the key of its holidays; in the order in which they are offered. */
export const FOLDERS = {
  federal: FEDERAL,
  california: CALIFORNIA,
  new_mexico: NEW_MEXICO,
  texas: TEXAS,
} as const satisfies Readonly<Record<string, CourtFolder>>;
