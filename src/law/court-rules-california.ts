import type { CourtRule } from './court-rule.ts';
import { CALIFORNIA_EVICTION_RULES } from './court-rules-california-eviction.ts';
import { CALIFORNIA_JUDGMENT_RULES } from './court-rules-california-judgment.ts';
import { CALIFORNIA_MOTION_RULES } from './court-rules-california-motions.ts';
import { CALIFORNIA_PLEADING_RULES } from './court-rules-california-pleadings.ts';
import { CALIFORNIA_SMALL_CLAIMS_RULES } from './court-rules-california-small-claims.ts';

/** Deadlines of the California Code of Civil Procedure (CCP) and the California Rules of Court (CRC). */
export const CALIFORNIA_RULES: readonly CourtRule[] = [
  ...CALIFORNIA_PLEADING_RULES,
  ...CALIFORNIA_MOTION_RULES,
  ...CALIFORNIA_EVICTION_RULES,
  ...CALIFORNIA_JUDGMENT_RULES,
  ...CALIFORNIA_SMALL_CLAIMS_RULES,
];
