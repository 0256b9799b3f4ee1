import { businessDayRules } from './business-days.ts';
import type { CourtSystem } from './court-systems.ts';
import { fingerprint } from './fingerprint.ts';
import { calendarVersion } from './holidays.ts';

const versions = new WeakMap<CourtSystem, string>();

/**
 * The fingerprint of what a day follows from beyond a rule, its court's holidays and the engine: what each way of
 * service adds, how the court counts, and the product's own business days, which leave out federal holidays everywhere.
 */
export function countingVersion(system: CourtSystem): string {
  const version = versions.get(system) ?? versionOf(system);
  versions.set(system, version);
  return version;
}

function versionOf({ key, service, isFridayDebated, rollsBeforeAdding, shortPeriods }: CourtSystem): string {
  const business = { rules: businessDayRules(key), holidays: calendarVersion('federal') };
  return fingerprint({ service, isFridayDebated, rollsBeforeAdding, shortPeriods, business });
}
