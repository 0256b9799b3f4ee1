import type { CourtFolder } from './court-system.ts';
import { FOLDERS } from './index.ts';

const HOME: keyof typeof FOLDERS = 'new_mexico';

function rankOf(key: keyof typeof FOLDERS): number {
  const { state }: CourtFolder = FOLDERS[key];
  if (key === HOME) return 0;
  return state === null ? 2 : 1;
}

/** The folders' keys as their courts are listed: the home state's, other states' in the order of the index, the United States'. */
export const FROM_HOME = (Object.keys(FOLDERS) as (keyof typeof FOLDERS)[]).sort(
  (a, b) => rankOf(a) - rankOf(b),
);
