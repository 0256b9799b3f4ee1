import { CALIFORNIA_HELP } from './rows/california.ts';
import { FEDERAL_HELP } from './rows/federal.ts';
import { FLORIDA_HELP } from './rows/florida.ts';
import { NATIONAL_HELP } from './rows/national.ts';
import { NEW_MEXICO_HELP } from './rows/new-mexico.ts';
import { NEW_YORK_HELP } from './rows/new-york.ts';
import { TEXAS_HELP } from './rows/texas.ts';
import type { HelpRow } from './schema.ts';

/** Every office and organization that is known here. A telephone number that nobody could read is in none of them. */
export const HELP: readonly HelpRow[] = [
  ...NEW_MEXICO_HELP,
  ...CALIFORNIA_HELP,
  ...TEXAS_HELP,
  ...FLORIDA_HELP,
  ...NEW_YORK_HELP,
  ...FEDERAL_HELP,
  ...NATIONAL_HELP,
];
