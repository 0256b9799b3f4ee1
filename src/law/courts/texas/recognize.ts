import type { CaseKind } from '../case-kinds.ts';
import type { Court } from '../court.ts';
import { type CourtTable, firstOf } from '../place.ts';
import { texasCountyIn } from './counties.ts';
import {
  TX_APPELLATE,
  TX_BUSINESS,
  TX_COUNTIES,
  TX_COUNTY,
  TX_DISTRICT,
  TX_DISTRICTS,
  TX_JUSTICE,
  TX_JUSTICES,
  TX_MUNICIPAL,
  TX_PROBATE,
  TX_STATE,
} from './courts.ts';

/** By the words of a name; a justice center is a building. */
const NAMES: CourtTable = [
  [/\bcourts? of (?:criminal |civil )?appeals?\b|\bsupreme court\b|\bappellate\b/i, TX_APPELLATE],
  [/\bbusiness court\b/i, TX_BUSINESS],
  [
    /\bjustices? (?:courts?|ct|of the peace)\b|\bprecinct\b|\bpct\b|\bJ\.? ?P\b|\bsmall claims\b/i,
    TX_JUSTICE,
  ],
  [/\bmunicipal\b|\bcity court\b/i, TX_MUNICIPAL],
  [/\bprobate (?:court|ct)\b/i, TX_PROBATE],
  [/\b(?:county (?:civil |criminal )?(?:court|ct)|court at law|C\.? ?C\.? ?L)\b/i, TX_COUNTY],
  [/\bdist(?:rict)?\b|\bjudicial\b|\bfamily court\b/i, TX_DISTRICT],
];

const BY_COUNTY = new Map([
  [TX_DISTRICT, TX_DISTRICTS],
  [TX_COUNTY, TX_COUNTIES],
  [TX_JUSTICE, TX_JUSTICES],
]);

/** Of a kind of court the one of a county. */
function inCounty(kind: Court, county: string | null): Court {
  return BY_COUNTY.get(kind)?.get(county ?? '') ?? kind;
}

export function byName(name: string): Court {
  return inCounty(firstOf(NAMES, name) ?? TX_STATE, texasCountyIn(name));
}

/** Numbers that no other state's courts write. */
const ALONE: CourtTable = [
  // Travis County: D-1-GN-26-001234, C-1-CV-26-001234, J1-CV-26-001234.
  [/^D-1-[A-Z]{2}-\d{2}-\d{6}$/, inCounty(TX_DISTRICT, 'Travis')],
  [/^C-1-PB-\d{2}-\d{6}$/, TX_PROBATE],
  [/^C-1-[A-Z]{2}-\d{2}-\d{6}$/, inCounty(TX_COUNTY, 'Travis')],
  [/^J[1-5]-[A-Z]{2}-\d{2}-\d{6}$/, inCounty(TX_JUSTICE, 'Travis')],
  // Tarrant County: JP01-26-E00012345.
  [/^JP0\d-\d{2}-[A-Z]{1,2}\d{8}$/, inCounty(TX_JUSTICE, 'Tarrant')],
  // 26-BC11A-0012, with the division; 05-26-00362-CV, with the district.
  [/^\d{2}-BC\d{1,2}[A-Z]-\d{4}$/, TX_BUSINESS],
  [/^(?:0[1-9]|1[0-5])-\d{2}-\d{5}-C[VR]$/, TX_APPELLATE],
];

/** Numbers that say a court of Texas once it is known that it is in Texas. */
const IN_TEXAS: CourtTable = [
  // Bexar County: 2026CI01234. Tarrant County: 096-123456-26, the number of the court first.
  [/^\d{4}-?CI-?\d{5}$/, inCounty(TX_DISTRICT, 'Bexar')],
  [/^\d{3}-\d{6}-\d{2}$/, inCounty(TX_DISTRICT, 'Tarrant')],
  // DC-26-01234, 26-DCV-312345, 2026DCV1234, 2026-DCL-01234.
  [/^DC-?\d{2}-\d{5}(?:-[A-Z])?$/, TX_DISTRICT],
  [/^\d{2}(?:\d{2})?-?DC[LV]-?\d{3,6}$/, TX_DISTRICT],
  // CC-26-01234-A, 26-CCV-061234, 2026-CCL-01297.
  [/^CC-?\d{2}-\d{5}-[A-E]$/, TX_COUNTY],
  [/^\d{2}(?:\d{2})?-?CC[LV]-?\d{3,6}$/, TX_COUNTY],
  [/^JP[A-Z]?\d?-?\d{2}-\d/, TX_JUSTICE],
  [/^PD-\d{4}-\d{2}$|^WR-\d{1,3},?\d{3}-\d{2}$/, TX_APPELLATE],
];

export function byNumber(number: string, state: string | null): Court | null {
  if (state !== null && state !== 'TX') return null;
  return firstOf(ALONE, number) ?? (state === null ? null : firstOf(IN_TEXAS, number));
}

/** By the letters of Travis and Tarrant Counties' numbers; null where they say no kind. */
const KINDS: readonly (readonly [RegExp, CaseKind | null])[] = [
  [/^D-1-(?:FM|AG)-\d{2}-/, 'family'],
  [/^[CD]-1-(?:DC|CR)-\d{2}-/, 'criminal'],
  [/^C-1-PB-\d{2}-/, 'probate'],
  [/^J[1-5]-EV-\d{2}-|^JP0\d-\d{2}-E\d/, 'eviction'],
  [/^JP0\d-\d{2}-SC\d/, 'small_claims'],
  [/^JP0\d-\d{2}-DC\d/, 'debt'],
  [/^(?:[CD]-1-[A-Z]{2}|J[1-5]-[A-Z]{2}|JP0\d)-\d{2}-/, null],
];

/** Undefined where the number is not one of these courts. */
export function kindByNumber(number: string): CaseKind | null | undefined {
  return KINDS.find(([pattern]) => pattern.test(number))?.[1];
}
