import { stateName } from '../states.ts';
import type { HelpRow } from './schema.ts';

type Area = HelpRow['area'];

/** Where somebody is, as far as the case says so. */
export interface HelpPlace {
  /** USPS code. */
  state: string | null;
  /** Id of the court; null where it is not known. */
  court: string | null;
  isFederal: boolean;
  /** The court's names, by which a county is known: 'Superior Court of California, County of Fresno'. */
  names: readonly string[];
}

/** How near a row is, the nearest first. Null of one that does not serve the place. */
export type Nearness = 'court' | 'county' | 'state' | 'region' | 'nation';

/** 'DOÑA ANA' and 'Doña Ana', 'Miami-Dade' and 'MIAMI DADE' are one; a space on both sides. */
function plain(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');
  return ` ${words.trim()} `;
}

function isNamedIn(name: string, { counties = [], places = [] }: Area): boolean {
  const text = plain(name);
  const isCounty = (county: string) =>
    text.includes(`${plain(county)}county `) || text.includes(` county of${plain(county)}`);
  return counties.some(isCounty) || places.some((place) => text.includes(plain(place)));
}

/** Whether and how near a row serves a place. What serves counties alone is near only to who is known to be in one. */
export function nearness(area: Area, place: HelpPlace): Nearness | null {
  if (area.state !== null && area.state !== place.state) return null;
  if (area.isFederal && !place.isFederal) return null;
  if (area.courts !== undefined) {
    return place.court !== null && area.courts.includes(place.court) ? 'court' : null;
  }
  if (area.state === null) return area.isFederal ? 'state' : 'nation';
  if (area.counties === undefined) return 'state';
  if (place.names.some((name) => isNamedIn(name, area))) return 'county';
  return area.region === undefined ? null : 'region';
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** Whom it serves, in words: 'All of New Mexico', 'Miami-Dade and Monroe counties'. */
export function areaWords({ state, counties = [], places = [], courts, region, isFederal }: Area): string {
  if (courts !== undefined) return 'People with a case in this court';
  if (state === null) return isFederal ? 'Every federal district court' : 'Every state';
  if (region !== undefined) return region;
  if (places.includes('New York City')) return 'New York City';
  if (counties.length === 0) return `All of ${stateName(state)}`;
  return counties.length === 1 ? `${counties[0]} County` : `${AND.format(counties)} counties`;
}
