import type { CourtRule } from './court-rule.ts';
import { FEDERAL_ANSWER_RULES } from './court-rules-federal-answers.ts';
import { FEDERAL_DISCOVERY_RULES } from './court-rules-federal-discovery.ts';
import { FEDERAL_JUDGMENT_RULES } from './court-rules-federal-judgment.ts';
import { FEDERAL_MOTION_RULES } from './court-rules-federal-motions.ts';
import { FEDERAL_PLEADING_RULES } from './court-rules-federal-pleadings.ts';

/** Deadlines of the Federal Rules of Civil Procedure (FRCP), FRAP and the removal statutes. */
export const FEDERAL_RULES: readonly CourtRule[] = [
  ...FEDERAL_ANSWER_RULES,
  ...FEDERAL_PLEADING_RULES,
  ...FEDERAL_DISCOVERY_RULES,
  ...FEDERAL_MOTION_RULES,
  ...FEDERAL_JUDGMENT_RULES,
];
