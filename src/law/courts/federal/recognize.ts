import type { CaseKind } from '../case-kinds.ts';
import type { Court } from '../court.ts';
import { stateIn } from '../place.ts';
import { appealsCourt, bankruptcyCourt, districtCourt, FEDERAL_OTHER, federalByCode } from './courts.ts';
import { federalDistrictIn } from './districts.ts';

/** With the number of the office in front: other courts write '26-CV-…' too. */
const DISTRICT_NUMBER = /^\d{1,2}:\d{2}-?(?:CV|CR|MC|MJ)-?\d/;
/** 26-10456-t7: the chapter stands behind, after the initial of the judge. */
const BANKRUPTCY_NUMBER = /^(?:\d{1,2}:)?\d{2}-(?:(?:BK|AP)-?\d{4,5}|\d{5}-[A-Z]{1,3}(?:7|9|1[1235]))\b/;

const KINDS: Readonly<Record<string, CaseKind>> = {
  CR: 'criminal',
  MJ: 'criminal',
  BK: 'bankruptcy',
  AP: 'bankruptcy',
};

const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|1st|2d|2nd|3d|3rd|[4-9]th|1[01]th|d\\.?\\s?c\\.?|federal)';
const CIRCUIT = new RegExp(`\\b${ORDINAL}\\s+cir(?:cuit|\\.)`, 'i');
/** Circuit courts, and courts of appeal in the singular, are state courts. */
const STATE_CIRCUIT = /\bcircuit court\b(?! of appeals)|\bcourts? of appeal\b(?!s)|\bjudicial circuit\b/i;
const UNITED_STATES = /\bunited states\b|\bu\.?\s?s\.?(?=\s|$|\.)|\bfederal\b|\bU\.?S\.?D\.?C\b/i;

export function byName(name: string, state: string | null): Court | null {
  const district = federalDistrictIn(name);
  const isFederal = UNITED_STATES.test(name);
  const place = district?.state ?? stateIn(name) ?? state;
  if (/\bbankr(?:uptcy)?\b/i.test(name)) return bankruptcyCourt(district, place);
  if (isFederal && /\b(?:tax|claims|trade|veterans|supreme)\b/i.test(name)) return FEDERAL_OTHER;
  const coded = federalByCode(name);
  if (coded !== null) return coded;
  const isCircuit = CIRCUIT.test(name) && !STATE_CIRCUIT.test(name);
  if (isCircuit || (isFederal && /\b(?:appeals?|circuit)\b/i.test(name))) return appealsCourt(name);
  // The superior court of Washington stands in the District of Columbia too.
  const isPlace = district?.id === 'dc' && !isFederal && !/\bdistrict court\b|^d\.? ?d\.? ?c\b/i.test(name);
  if (district !== null && !isPlace) return districtCourt(district, place);
  const isCourt = isFederal && /\b(?:court|district)\b|\bU\.?\s?S\.?\s?D\.?\s?C\b/i.test(name);
  return isCourt ? districtCourt(null, place) : null;
}

export function byNumber(number: string, state: string | null): Court | null {
  if (DISTRICT_NUMBER.test(number)) return districtCourt(null, state);
  return BANKRUPTCY_NUMBER.test(number) ? bankruptcyCourt(null, state) : null;
}

/** Undefined where the number is not one of these courts. */
export function kindByNumber(number: string): CaseKind | null | undefined {
  const letters = /^(?:\d{1,2}:)?\d{2}-?([A-Z]{2})-?\d/.exec(number)?.[1];
  return letters === undefined ? undefined : (KINDS[letters] ?? null);
}
