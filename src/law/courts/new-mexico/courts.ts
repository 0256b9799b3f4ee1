import { type Court, namedCourt, slugOf, someCourt } from '../court.ts';
import { NEW_MEXICO_COUNTIES } from './counties.ts';

const ORDINALS = [
  ...['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'],
  ...['Eleventh', 'Twelfth', 'Thirteenth'],
];

const DISTRICT = {
  system: 'new_mexico_district',
  level: 'trial',
  rulesOf: 'the district courts of New Mexico',
  state: 'NM',
} as const;
const MAGISTRATE = {
  system: 'new_mexico_magistrate',
  level: 'limited',
  rulesOf: 'the magistrate courts of New Mexico',
  state: 'NM',
} as const;
const PROBATE = {
  system: null,
  level: 'limited',
  rulesOf: 'the probate courts of New Mexico',
  state: 'NM',
} as const;
const APPELLATE = {
  system: null,
  level: 'appellate',
  rulesOf: 'the appellate courts of New Mexico',
  state: 'NM',
} as const;

/** The thirteen judicial districts, by their number less one. */
export const NM_DISTRICTS: readonly Court[] = ORDINALS.map((ordinal, index) =>
  namedCourt(`nm.district.${index + 1}`, `${ordinal} Judicial District Court`, DISTRICT),
);
/** One in each county but Bernalillo, whose metropolitan court takes its place (NMSA 34-8A-1). */
export const NM_MAGISTRATES: ReadonlyMap<string, Court> = new Map(
  NEW_MEXICO_COUNTIES.filter(({ county }) => county !== 'Bernalillo').map(({ county }) => [
    county,
    namedCourt(`nm.magistrate.${slugOf(county)}`, `${county} County Magistrate Court`, MAGISTRATE),
  ]),
);
export const NM_PROBATES: ReadonlyMap<string, Court> = new Map(
  NEW_MEXICO_COUNTIES.map(({ county }) => [
    county,
    namedCourt(`nm.probate.${slugOf(county)}`, `${county} County Probate Court`, PROBATE),
  ]),
);

export const NM_DISTRICT = someCourt('nm.district', 'a district court of New Mexico', DISTRICT);
export const NM_MAGISTRATE = someCourt('nm.magistrate', 'a magistrate court of New Mexico', MAGISTRATE);
export const NM_METROPOLITAN = namedCourt('nm.metropolitan', 'Bernalillo County Metropolitan Court', {
  ...MAGISTRATE,
  rulesOf: 'the metropolitan court of New Mexico',
});
export const NM_PROBATE = someCourt('nm.probate', 'a probate court of New Mexico', PROBATE);
export const NM_MUNICIPAL = someCourt('nm.municipal', 'a municipal court of New Mexico', {
  system: null,
  level: 'limited',
  rulesOf: 'the municipal courts of New Mexico',
  state: 'NM',
});
export const NM_APPEALS = namedCourt('nm.appeals', 'New Mexico Court of Appeals', APPELLATE);
export const NM_SUPREME = namedCourt('nm.supreme', 'New Mexico Supreme Court', APPELLATE);

export const NEW_MEXICO_COURTS: readonly Court[] = [
  ...NM_DISTRICTS,
  NM_METROPOLITAN,
  ...NM_MAGISTRATES.values(),
  ...NM_PROBATES.values(),
  NM_DISTRICT,
  NM_MAGISTRATE,
  NM_PROBATE,
  NM_MUNICIPAL,
  NM_APPEALS,
  NM_SUPREME,
];

/** 1 for 'First Judicial District', '1st Judicial District', '1st JDC'; null where no district is named. */
export function judicialDistrictIn(name: string): number | null {
  const [, word = ''] =
    /\b(\p{L}+|\d{1,2}(?:st|nd|rd|d|th))\s+(?:judicial\b|j\.?\s?d\.?\s?c\b)/iu.exec(name) ?? [];
  const number = /^\d/.test(word)
    ? Number.parseInt(word, 10)
    : ORDINALS.findIndex((ordinal) => ordinal.toLowerCase() === word.toLowerCase()) + 1;
  return number >= 1 && number <= ORDINALS.length ? number : null;
}
