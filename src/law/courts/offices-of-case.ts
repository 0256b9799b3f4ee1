import { countyIn } from './county-names.ts';
import type { CourtOffice } from './court-record.ts';
import { countyOfCaseNumber } from './new-mexico/counties.ts';
import { buildingName, isOfCounty } from './office-place.ts';

interface OfficeSource {
  /** The court as it is known here: its own name says nothing of the office. */
  court: { name: string; system: string | null };
  courtName: string | null;
  caseNumber: string | null;
}

export interface OfficesOfCase<Office> {
  /** Those that the case names, by county, city or building; empty where it names none. */
  named: Office[];
  others: Office[];
  /** The county that the case names and of which no office was read. */
  unreadCounty: string | null;
}

/** 'DOÑA ANA' and 'Doña Ana', 'Ft. Myers' and 'Fort Myers' are one; a space on both sides. */
function plain(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');
  return ` ${words.trim()} `.replaceAll(' ft ', ' fort ').replaceAll(' saint ', ' st ');
}

/** The county that the number names, which is copied from the paper; else the one in the name. */
function countyOf({ court, courtName, caseNumber }: OfficeSource): string | null {
  // Other courts number alike.
  const isNumbered = court.system === 'new_mexico_district';
  const numbered = isNumbered ? countyOfCaseNumber(caseNumber ?? '') : null;
  if (numbered !== null) return numbered;
  const named = countyIn(courtName ?? '');
  return named === null || plain(court.name).includes(plain(named)) ? null : named;
}

/** Which of a court's offices a case belongs to, as far as its number or the name that was entered says so. */
export function officesOfCase<Office extends Pick<CourtOffice, 'place' | 'address'>>(
  offices: readonly Office[],
  source: OfficeSource,
): OfficesOfCase<Office> {
  const split = (isNamed: (office: Office) => boolean, unreadCounty: string | null = null) => ({
    named: offices.filter(isNamed),
    others: offices.filter((office) => !isNamed(office)),
    unreadCounty,
  });
  const county = countyOf(source);
  if (county !== null && offices.some(isOfCounty)) {
    const found = split(({ place }) => plain(place) === plain(county));
    return found.named.length > 0 ? found : split(() => false, county);
  }
  const own = plain(source.court.name);
  const entered = plain(source.courtName ?? '');
  const isEntered = (words: string | null) =>
    words !== null && entered.includes(plain(words)) && !own.includes(plain(words));
  const byBuilding = split((office) => isEntered(buildingName(office)));
  return byBuilding.named.length > 0 ? byBuilding : split(({ place }) => isEntered(place));
}

/** The one house where the case is heard; undefined where the paper alone says which. */
export function houseOfCase<Office extends Pick<CourtOffice, 'place' | 'address'>>(
  offices: readonly Office[],
  source: OfficeSource & { court: { state: string | null } },
): Office | undefined {
  const { named, unreadCounty } = officesOfCase(offices, source);
  if (named.length === 1) return named[0];
  // The courts of a county in California sit in many courthouses, of which one alone is known here.
  return offices.length === 1 && unreadCounty === null && source.court.state !== 'CA'
    ? offices[0]
    : undefined;
}
