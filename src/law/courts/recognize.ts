import { US_STATES } from '../../states.ts';
import { CA_APPELLATE, CA_SUPERIOR, CA_SUPERIORS } from './california-courts.ts';
import { countyIn } from './county-names.ts';
import type { Court } from './court.ts';
import { courtById } from './directory.ts';
import {
  appealsCourt,
  bankruptcyCourt,
  districtCourt,
  FEDERAL_OTHER,
  federalByCode,
} from './federal-courts.ts';
import { federalDistrictIn } from './federal-names.ts';
import { withoutMisprints } from './misprints.ts';
import { countyOfCaseNumber, NEW_MEXICO_COUNTIES } from './new-mexico-counties.ts';
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
} from './new-mexico-courts.ts';
import { stateCourt, TRIBAL_COURT } from './other-courts.ts';

export interface Recognition {
  /** Null when nothing was recognized. */
  court: Court | null;
  /** 'likely' where a name and a number contradict each other. */
  certainty: 'certain' | 'likely' | 'unknown';
  /** What it was recognized by, as sentences. */
  because: string[];
}

export interface CourtSource {
  /** The court that a person chose; nothing else is asked then. */
  courtId?: string | null | undefined;
  courtName?: string | null | undefined;
  caseNumber?: string | null | undefined;
  /** USPS code of the state of the case. */
  state?: string | null | undefined;
}

type Table = readonly (readonly [RegExp, Court])[];

/** A court of New Mexico by the words of its name, the first that fits; family and children's are divisions of the district court. */
const NEW_MEXICO_NAMES: Table = [
  [/\bmetro(?:politan)?\b/i, NM_METROPOLITAN],
  [/\bmagistrate\b/i, NM_MAGISTRATE],
  [/\bprobate\b/i, NM_PROBATE],
  [/\bmunicipal\b/i, NM_MUNICIPAL],
  [/\bcourt of appeals\b|\bNMCA\b/i, NM_APPEALS],
  [/\bsupreme court\b|\bNMSC\b/i, NM_SUPREME],
  [/\bdist(?:rict)?\b|\bjudicial\b|\bj\.?\s?d\.?\s?c\b|\bfamily\b|\bchildren\b/i, NM_DISTRICT],
];

const CALIFORNIA_NAMES: Table = [
  [/\b(?:courts? of appeals?|supreme court)\b/i, CA_APPELLATE],
  [/\bsuperior\b|\bsmall claims\b|\bunlawful detainer\b/i, CA_SUPERIOR],
];

/** Numbers of New Mexico's courts: D-202-CV-2026-01234, M-14-CV-…, T-4-CV-…, S-1-SC-…, A-1-CA-…. */
const NEW_MEXICO_NUMBERS: Table = [
  [/^D-?\d{3,4}-?[A-Z]{2}-?\d/, NM_DISTRICT],
  [/^M-?\d{1,3}-?[A-Z]{2}-?\d/, NM_MAGISTRATE],
  [/^T-?\d-?[A-Z]{2}-?\d/, NM_METROPOLITAN],
  [/^S-?1-?SC-?\d/, NM_SUPREME],
  [/^A-?1-?CA-?\d/, NM_APPEALS],
];

/** With the number of the office in front: other courts write '26-CV-…' too. */
const FEDERAL_NUMBER = /^\d{1,2}:\d{2}-?(?:CV|CR|MC|MJ)-?\d/;
/** 26-10456-t7: the chapter stands behind, after the initial of the judge. */
const BANKRUPTCY_NUMBER = /^(?:\d{1,2}:)?\d{2}-(?:(?:BK|AP)-?\d{4,5}|\d{5}-[A-Z]{1,3}(?:7|9|1[1235]))\b/;

const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|1st|2d|2nd|3d|3rd|[4-9]th|1[01]th|d\\.?\\s?c\\.?|federal)';
const CIRCUIT = new RegExp(`\\b${ORDINAL}\\s+cir(?:cuit|\\.)`, 'i');
/** Circuit courts, and courts of appeal in the singular, are state courts. */
const STATE_CIRCUIT = /\bcircuit court\b(?! of appeals)|\bcourts? of appeal\b(?!s)|\bjudicial circuit\b/i;
const UNITED_STATES = /\bunited states\b|\bu\.?\s?s\.?(?=\s|$|\.)|\bfederal\b|\bU\.?S\.?D\.?C\b/i;
const TRIBAL =
  /\btrib(?:al|e|es)\b|\bpueblo of\b|\bpueblo\b[^,]*\bcourt\b|\bnavajo nation\b|\bnation\b[^,]*\bcourt\b|\bcourt of indian offenses\b|\bC\.?F\.?R\.? court\b/i;

/** The state whose name stands in a text, the longest; 'Washington County' is no state. */
function stateIn(text: string): string | null {
  const found = US_STATES.filter(({ name }) =>
    new RegExp(`\\b${name}\\b(?! county(?! of\\b))`, 'i').test(text),
  );
  return found.sort((a, b) => b.name.length - a.name.length)[0]?.code ?? null;
}

function federalByName(name: string, state: string | null): Court | null {
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

function firstOf(table: Table, text: string): Court | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const plainWord = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The county of a list that a name names, with or without 'County'. */
function countyOf(names: Iterable<string>, courtName: string): string | null {
  const stated = countyIn(courtName);
  const text = plainWord(stated ?? courtName);
  const found = [...names].filter((county) =>
    stated === null ? new RegExp(`\\b${plainWord(county)}\\b`).test(text) : plainWord(county) === text,
  );
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Of a kind of court in New Mexico the one whose county or district the name says. */
function newMexicoCourt(kind: Court, name: string): Court {
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

function byName(printed: string, state: string | null): Court | null {
  const name = printed.replace(/\s+/g, ' ').trim();
  if (name === '') return null;
  if (TRIBAL.test(name) && !/\bcounty\b/i.test(name)) return { ...TRIBAL_COURT, state };
  const found = federalByName(name, state);
  if (found !== null) return found;
  const place = stateIn(name) ?? state;
  if (place === 'NM') {
    const kind = firstOf(NEW_MEXICO_NAMES, name);
    return kind && newMexicoCourt(kind, name);
  }
  if (place === 'CA') {
    const kind = firstOf(CALIFORNIA_NAMES, name);
    if (kind !== CA_SUPERIOR) return kind;
    return CA_SUPERIORS.get(countyOf(CA_SUPERIORS.keys(), name) ?? '') ?? kind;
  }
  return place === null ? null : stateCourt(place);
}

/** Whether it is a court of its own name, and not only a kind of court: 'a district court of New Mexico'. */
const isNamed = ({ called }: Court) => called.startsWith('the ');

/** By the name, and where that says no more than the state by the name without its misprints. */
function byNameOrMisprint(name: string, state: string | null): Court | null {
  const found = byName(name, state);
  if (found !== null && (isNamed(found) || !found.id.endsWith('.state'))) return found;
  return byName(withoutMisprints(name), state) ?? found;
}

/** Case numbers as they are compared: capitals, and one hyphen wherever there is a dash or a space. */
export function plainNumber(raw: string): string {
  return raw
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212_]/g, '-')
    .replace(/^\s*(?:CASE|CAUSE|DOCKET)?\s*(?:NO|NUMBER|#)[.:\s]+/, '')
    .trim()
    .replace(/\s*-\s*|\s+/g, '-');
}

function byNumber(raw: string, state: string | null): Court | null {
  const number = plainNumber(raw);
  // Other states' courts number alike: Travis County, Texas, writes D-1-GN-26-001234.
  const ofState = state === null || state === 'NM' ? firstOf(NEW_MEXICO_NUMBERS, number) : null;
  if (ofState === NM_DISTRICT) return newMexicoCourt(ofState, countyOfCaseNumber(raw) ?? '');
  if (ofState !== null) return ofState;
  if (FEDERAL_NUMBER.test(number)) return districtCourt(null, state);
  return BANKRUPTCY_NUMBER.test(number) ? bankruptcyCourt(null, state) : null;
}

/** Whether it is a court of the United States; a court that was not recognized is none. */
export function isFederal(found: Court | null | undefined): boolean {
  return found?.id.startsWith('us.') === true;
}

/**
 * The court that a name, a number and a state mean. A number speaks louder than a name: it is copied from the paper,
 * a name is typed from memory. But a case that was removed to federal court keeps the state's number on its papers
 * for a while, so a federal name stands against a state's number. Nothing is guessed where neither says it.
 */
export function recognizeCourt({ courtId, courtName, caseNumber, state }: CourtSource): Recognition {
  const chosen = courtById(courtId ?? '');
  if (chosen !== null) return { court: chosen, certainty: 'certain', because: ['You chose this court.'] };
  const named = byNameOrMisprint(courtName ?? '', state ?? null);
  const numbered = byNumber(caseNumber ?? '', (isFederal(named) ? null : named?.state) ?? state ?? null);
  const found = numbered ?? named;
  if (found === null) return { court: null, certainty: 'unknown', because: [] };
  const because = [
    ...(numbered === null ? [] : [`By its number it is ${numbered.called}.`]),
    ...(named === null ? [] : [`By its name it is ${named.called}.`]),
  ];
  if (numbered === null || named === null) return { court: found, certainty: 'certain', because };
  const isSameKind = numbered.rulesOf === named.rulesOf;
  if (isSameKind && (numbered.id === named.id || !isNamed(named))) {
    return { court: numbered, certainty: 'certain', because };
  }
  if (isSameKind && !isNamed(numbered)) return { court: named, certainty: 'certain', because };
  // The Court of International Trade and others number as the district courts do.
  const isRemoved = isFederal(named) && (!isFederal(numbered) || named.system === null);
  return { court: isRemoved ? named : numbered, certainty: 'likely', because };
}
