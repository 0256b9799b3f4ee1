import { type Court, namedCourt, slugOf, someCourt } from '../court.ts';
import { CALIFORNIA_COUNTIES } from './counties.ts';

const SUPERIOR = {
  system: 'california_superior',
  level: 'trial',
  rulesOf: 'the superior courts of California',
  state: 'CA',
} as const;

export const CA_SUPERIORS: ReadonlyMap<string, Court> = new Map(
  CALIFORNIA_COUNTIES.map((county) => [
    county,
    namedCourt(
      `ca.superior.${slugOf(county)}`,
      `Superior Court of California, County of ${county}`,
      SUPERIOR,
    ),
  ]),
);
export const CA_SUPERIOR = someCourt('ca.superior', 'a superior court of California', SUPERIOR);
export const CA_APPELLATE = someCourt('ca.appellate', 'an appellate court of California', {
  system: null,
  level: 'appellate',
  rulesOf: 'the appellate courts of California',
  state: 'CA',
});

export const CALIFORNIA_COURTS: readonly Court[] = [...CA_SUPERIORS.values(), CA_SUPERIOR, CA_APPELLATE];
