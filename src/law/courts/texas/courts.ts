import { type Court, namedCourt, slugOf, someCourt } from '../court.ts';
import { stateCourt } from '../other-courts.ts';
import { TEXAS_COUNTIES } from './counties.ts';

const DISTRICT = {
  system: 'texas_district',
  level: 'trial',
  rulesOf: 'the district courts of Texas',
  state: 'TX',
} as const;
const COUNTY = {
  system: 'texas_district',
  level: 'limited',
  rulesOf: 'the county courts of Texas',
  state: 'TX',
} as const;
const JUSTICE = {
  system: 'texas_justice',
  level: 'limited',
  rulesOf: 'the justice courts of Texas',
  state: 'TX',
} as const;
const other = (level: Court['level'], rulesOf: string) =>
  ({ system: null, level, rulesOf, state: 'TX' }) as const;

const inEachCounty = (
  id: string,
  name: (county: string) => string,
  kind: Parameters<typeof namedCourt>[2],
): ReadonlyMap<string, Court> =>
  new Map(
    TEXAS_COUNTIES.map((county) => [county, namedCourt(`tx.${id}.${slugOf(county)}`, name(county), kind)]),
  );

/** By the county a district court sits in; which of the numbered ones it is does not change its rules. */
export const TX_DISTRICTS = inEachCounty('district', (county) => `${county} County District Court`, DISTRICT);
/** The county court of the constitution and those at law, which keep the same rules. */
export const TX_COUNTIES = inEachCounty(
  'county',
  (county) => `${county} County Court or County Court at Law`,
  COUNTY,
);
export const TX_JUSTICES = inEachCounty('justice', (county) => `${county} County Justice Court`, JUSTICE);

export const TX_DISTRICT = someCourt('tx.district', 'a district court of Texas', DISTRICT);
export const TX_COUNTY = someCourt('tx.county', 'a county court of Texas', COUNTY);
export const TX_JUSTICE = someCourt('tx.justice', 'a justice court of Texas', JUSTICE);
export const TX_PROBATE = someCourt(
  'tx.probate',
  'a probate court of Texas',
  other('limited', 'the probate courts of Texas'),
);
export const TX_MUNICIPAL = someCourt(
  'tx.municipal',
  'a municipal court of Texas',
  other('limited', 'the municipal courts of Texas'),
);
/** Since September 1, 2024; it has rules of its own beside those of the district courts (TRCP 352 to 359). */
export const TX_BUSINESS = namedCourt(
  'tx.business',
  'Business Court of Texas',
  other('trial', 'the Business Court of Texas'),
);
export const TX_APPELLATE = someCourt(
  'tx.appellate',
  'an appellate court of Texas',
  other('appellate', 'the appellate courts of Texas'),
);
/** What a name that says no more than the state means; cases are stored with it. */
export const TX_STATE: Court = { ...stateCourt('TX'), rulesOf: null };

export const TEXAS_COURTS: readonly Court[] = [
  ...TX_DISTRICTS.values(),
  ...TX_COUNTIES.values(),
  ...TX_JUSTICES.values(),
  TX_DISTRICT,
  TX_COUNTY,
  TX_JUSTICE,
  TX_PROBATE,
  TX_MUNICIPAL,
  TX_BUSINESS,
  TX_APPELLATE,
  TX_STATE,
];
