import type { CaseKind } from '../case-kinds.ts';
import type { Court } from '../court.ts';
import { type CourtTable, countyOf, firstOf } from '../place.ts';
import { countyOfCaseNumber, NEW_MEXICO_COUNTIES } from './counties.ts';
import {
  judicialDistrictIn,
  NM_APPEALS,
  NM_DISTRICT,
  NM_DISTRICTS,
  NM_MAGISTRATE,
  NM_MAGISTRATES,
  NM_METROPOLITAN,
  NM_MUNICIPAL,
  NM_PROBATE,
  NM_PROBATES,
  NM_SUPREME,
} from './courts.ts';

/** By the words of a name; family and children's are divisions of the district court. */
const NAMES: CourtTable = [
  [/\bmetro(?:politan)?\b/i, NM_METROPOLITAN],
  [/\bmagistrate\b/i, NM_MAGISTRATE],
  [/\bprobate\b/i, NM_PROBATE],
  [/\bmunicipal\b/i, NM_MUNICIPAL],
  [/\bcourt of appeals\b|\bNMCA\b/i, NM_APPEALS],
  [/\bsupreme court\b|\bNMSC\b/i, NM_SUPREME],
  [/\bdist(?:rict)?\b|\bjudicial\b|\bj\.?\s?d\.?\s?c\b|\bfamily\b|\bchildren\b/i, NM_DISTRICT],
];

/** D-202-CV-2026-01234, M-14-CV-…, T-4-CV-…, S-1-SC-…, A-1-CA-…. */
const NUMBERS: CourtTable = [
  [/^D-?\d{3,4}-?[A-Z]{2}-?\d/, NM_DISTRICT],
  [/^M-?\d{1,3}-?[A-Z]{2}-?\d/, NM_MAGISTRATE],
  [/^T-?\d-?[A-Z]{2}-?\d/, NM_METROPOLITAN],
  [/^S-?1-?SC-?\d/, NM_SUPREME],
  [/^A-?1-?CA-?\d/, NM_APPEALS],
];

/** Letters for the kind of case in a number: D-202-CV-…, D-202-DM-…, M-14-MR-…. */
const KINDS: Readonly<Record<string, CaseKind>> = {
  ...{ CR: 'criminal', MR: 'criminal', FR: 'criminal', DR: 'criminal', TR: 'criminal', JR: 'criminal' },
  ...{ YR: 'criminal', ET: 'criminal' },
  ...{ DM: 'family', DV: 'family', JQ: 'family', SA: 'family' },
  ...{ PB: 'probate', PQ: 'probate' },
};

/** Of a kind of court the one whose county or district the name says. */
function inPlace(kind: Court, name: string): Court {
  if (kind === NM_MAGISTRATE || kind === NM_PROBATE) {
    const courts = kind === NM_MAGISTRATE ? NM_MAGISTRATES : NM_PROBATES;
    return courts.get(countyOf(courts.keys(), name) ?? '') ?? kind;
  }
  if (kind !== NM_DISTRICT) return kind;
  const county = countyOf(
    NEW_MEXICO_COUNTIES.map((each) => each.county),
    name,
  );
  const district =
    judicialDistrictIn(name) ?? NEW_MEXICO_COUNTIES.find((each) => each.county === county)?.district;
  return (district && NM_DISTRICTS[district - 1]) || kind;
}

export function byName(name: string): Court | null {
  const kind = firstOf(NAMES, name);
  return kind && inPlace(kind, name);
}

/** Other states' courts number alike: Travis County, Texas, writes D-1-GN-26-001234. */
export function byNumber(number: string, state: string | null): Court | null {
  if (state !== null && state !== 'NM') return null;
  const found = firstOf(NUMBERS, number);
  return found === NM_DISTRICT ? inPlace(found, countyOfCaseNumber(number) ?? '') : found;
}

/** Undefined where the number is not one of these courts. */
export function kindByNumber(number: string): CaseKind | null | undefined {
  const letters = /^(?:D-?\d{3,4}|M-?\d{1,3}|T-?\d)-?([A-Z]{2})-?\d/.exec(number)?.[1];
  return letters === undefined ? undefined : (KINDS[letters] ?? null);
}
