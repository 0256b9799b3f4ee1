import type { CourtOffice } from './court-record.ts';

type Placed = Pick<CourtOffice, 'place' | 'address'>;

const ROOM = /^(?:room|rm|suite|ste|box|spc|floor|p\.? ?o\.? box)\b|\bfloor$/i;
const ROOM_BEHIND = /\s?-\s?(?:room|rm|suite|ste)\b.*$/i;
/** '568 United States Courthouse': the number is that of a room. */
const BUILDING = /\b(?:court ?house|building|bldg\.?)$/i;
/** '333 Constitution Avenue, NW.', '220 Depot Street, West'. */
const QUARTER = /^(?:[NS][EW]\.?|north|south|east|west)$/i;
const STREET = /^(?:\d|one\b)/i;

function partsOf({ address }: Placed) {
  const parts = address.split(/, (?!Jr\.)/);
  return { street: parts.slice(0, -2), city: parts.at(-2) ?? '', end: parts.at(-1) ?? '' };
}

/** The lines of an envelope: the building, where it has a name, the street, the city. */
export function addressLines(office: Placed): string[] {
  const { street, city, end } = partsOf(office);
  const [first = '', ...others] = street;
  const lines = STREET.test(first) || others.length === 0 ? [street.join(', ')] : [first, others.join(', ')];
  return [...lines, `${city}, ${end}`];
}

/** What a map finds: street, city and state. Names of buildings, rooms and the ZIP codes of post boxes hide it. */
export function mapQuery(office: Placed): string {
  const { street, city, end } = partsOf(office);
  const isStreet = (part: string) => STREET.test(part) && !BUILDING.test(part);
  const place = street.findIndex(isStreet);
  const next = street[place + 1] ?? '';
  const found = place < 0 ? street.filter((part) => !ROOM.test(part)) : street.slice(place, place + 1);
  const quarter = place >= 0 && QUARTER.test(next) ? [next] : [];
  const plain = [...found, ...quarter].map((part) => part.replace(ROOM_BEHIND, ''));
  return [...plain, city, end.replace(/\s.*$/, '')].join(', ');
}

/** Whether it is listed by the county that it serves, not by its city. */
export function isOfCounty(office: Placed): boolean {
  return partsOf(office).city !== office.place;
}

/** 'El Paso'; 'San Juan County' where it serves a county of another name than its city. */
export function placeName(office: Placed): string {
  return isOfCounty(office) ? `${office.place} County` : office.place;
}

/** The name of its building where that is its own: 'Central Justice Center', not 'United States Courthouse'. */
export function buildingName(office: Placed): string | null {
  const { street } = partsOf(office);
  const [first = ''] = street;
  if (street.length < 2 || STREET.test(first)) return null;
  return /^(?:u\.? ?s\b|united states|federal|clerk)/i.test(first) ? null : first;
}
