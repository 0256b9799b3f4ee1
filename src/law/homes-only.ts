import type { CourtRule } from './court-rule.ts';

/** New Mexico's act on owners and residents, which is about dwelling units. */
const ON_HOMES = /§ 47-8-\d/;

/** What to say of a day of a law on homes where the paper speaks of a store or an office. */
export const NOT_A_HOME =
  'The paper speaks of a place of business. This law is for homes (NMSA 1978, § 47-8-3), so the rule for homes may not be this one. Ask the clerk today which days count.';

/** Whether a rule is of a law that governs homes alone. */
export const isForHomes = ({ citation }: Pick<CourtRule, 'citation'>): boolean => ON_HOMES.test(citation);
