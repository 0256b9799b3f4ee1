import { stateName, US_STATES } from '../../states.ts';
import { federalDistrictIn } from './federal-names.ts';

/** Courts by the rules they keep; those of one system share them. */
export type CourtSystemId =
  | 'federal_district'
  | 'federal_bankruptcy'
  | 'federal_appeals'
  | 'new_mexico_district'
  | 'new_mexico_magistrate'
  | 'california_superior';

export interface RecognizedCourt {
  /** Null for a court that is known by name and whose rules are not here: a tribal court, another state's. */
  system: CourtSystemId | null;
  /** What court it is: 'a metropolitan court of New Mexico', 'a tribal court'. */
  name: string;
  /** Whose rules it keeps: 'the probate courts of New Mexico', 'tribal courts'. */
  rulesOf: string;
  /** USPS code; null where it belongs to no one state or to none that is known. */
  state: string | null;
}

export interface Recognition {
  /** Null when nothing was recognized. */
  court: RecognizedCourt | null;
  /** 'likely' where a name and a number contradict each other, or where one of them says only half. */
  certainty: 'certain' | 'likely' | 'unknown';
  /** What it was recognized by, as sentences. */
  because: string[];
}

export interface CourtSource {
  courtName?: string | null | undefined;
  caseNumber?: string | null | undefined;
  /** USPS code of the state of the case. */
  state?: string | null | undefined;
}

function court(
  system: CourtSystemId | null,
  name: string,
  rulesOf: string,
  state: string | null,
): RecognizedCourt {
  return { system, name, rulesOf, state };
}

const ofNewMexico = (system: CourtSystemId | null, kind: string) =>
  court(system, `a ${kind} court of New Mexico`, `the ${kind} courts of New Mexico`, 'NM');
const NM_DISTRICT = ofNewMexico('new_mexico_district', 'district');
const NM_MAGISTRATE = ofNewMexico('new_mexico_magistrate', 'magistrate');
const NM_METROPOLITAN = ofNewMexico('new_mexico_magistrate', 'metropolitan');
const NM_PROBATE = ofNewMexico(null, 'probate');
const NM_MUNICIPAL = ofNewMexico(null, 'municipal');
const NM_APPEALS = court(
  null,
  'the Court of Appeals of New Mexico',
  'the appellate courts of New Mexico',
  'NM',
);
const NM_SUPREME = court(null, 'the Supreme Court of New Mexico', 'the appellate courts of New Mexico', 'NM');

type Table = readonly (readonly [RegExp, RecognizedCourt])[];

/** A court of New Mexico by the words of its name, the first that fits; family and children's are divisions of the district court. */
const NEW_MEXICO_NAMES: Table = [
  [/\bmetro(?:politan)?\b/i, NM_METROPOLITAN],
  [/\bmagistrate\b/i, NM_MAGISTRATE],
  [/\bprobate\b/i, NM_PROBATE],
  [/\bmunicipal\b/i, NM_MUNICIPAL],
  [/\bcourt of appeals\b|\bNMCA\b/i, NM_APPEALS],
  [/\bsupreme court\b|\bNMSC\b/i, NM_SUPREME],
  [/\bdistrict\b|\bj\.?\s?d\.?\s?c\b|\bfamily\b|\bchildren\b/i, NM_DISTRICT],
];

const CALIFORNIA_NAMES: Table = [
  [
    /\b(?:courts? of appeals?|supreme court)\b/i,
    court(null, 'an appellate court of California', 'the appellate courts of California', 'CA'),
  ],
  [
    /\bsuperior\b|\bsmall claims\b|\bunlawful detainer\b/i,
    court('california_superior', 'a superior court of California', 'the superior courts of California', 'CA'),
  ],
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

const federalDistrict = (name: string, state: string | null) =>
  court('federal_district', name, 'the federal district courts', state);
const bankruptcy = (state: string | null) =>
  court('federal_bankruptcy', 'a United States bankruptcy court', 'the bankruptcy courts', state);
const FEDERAL_APPEALS = court(
  'federal_appeals',
  'a United States court of appeals',
  'the federal courts of appeals',
  null,
);
const FEDERAL_OTHER = court(null, 'a federal court with rules of its own', 'this federal court', null);

/** The state whose name stands in a text, the longest; 'Washington County' is no state. */
function stateIn(text: string): string | null {
  const found = US_STATES.filter(({ name }) => new RegExp(`\\b${name}\\b(?! county)`, 'i').test(text));
  return found.sort((a, b) => b.name.length - a.name.length)[0]?.code ?? null;
}

function federalByName(name: string, state: string | null): RecognizedCourt | null {
  const district = federalDistrictIn(name);
  const isFederal = UNITED_STATES.test(name);
  const place = district?.state ?? stateIn(name) ?? state;
  if (/\bbankr(?:uptcy)?\b/i.test(name)) return bankruptcy(place);
  if (isFederal && /\b(?:tax|claims|trade|veterans|supreme)\b/i.test(name)) return FEDERAL_OTHER;
  const isCircuit = CIRCUIT.test(name) && !STATE_CIRCUIT.test(name);
  if (isCircuit || (isFederal && /\b(?:appeals?|circuit)\b/i.test(name))) return FEDERAL_APPEALS;
  if (district !== null)
    return federalDistrict(`the United States District Court for the ${district.name}`, place);
  const isCourt = isFederal && /\b(?:court|district)\b|\bU\.?\s?S\.?\s?D\.?\s?C\b/i.test(name);
  return isCourt ? federalDistrict('a United States district court', place) : null;
}

function firstOf(table: Table, text: string): RecognizedCourt | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function byName(name: string, state: string | null): RecognizedCourt | null {
  if (name.trim() === '') return null;
  if (TRIBAL.test(name) && !/\bcounty\b/i.test(name))
    return court(null, 'a tribal court', 'tribal courts', state);
  const found = federalByName(name, state);
  if (found !== null) return found;
  const place = stateIn(name) ?? state;
  if (place === 'NM') return firstOf(NEW_MEXICO_NAMES, name);
  if (place === 'CA') return firstOf(CALIFORNIA_NAMES, name);
  if (place === null) return null;
  const ofState = stateName(place);
  return court(null, `a state court of ${ofState}`, `the state courts of ${ofState}`, place);
}

/** Case numbers as they are compared: capitals, and one hyphen wherever there is a dash or a space. */
function plainNumber(raw: string): string {
  return raw
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212_]/g, '-')
    .replace(/^\s*(?:CASE|CAUSE|DOCKET)?\s*(?:NO|NUMBER|#)[.:\s]+/, '')
    .trim()
    .replace(/\s*-\s*|\s+/g, '-');
}

function byNumber(raw: string, state: string | null): RecognizedCourt | null {
  const number = plainNumber(raw);
  // Other states' courts number alike: Travis County, Texas, writes D-1-GN-26-001234.
  const ofState = state === null || state === 'NM' ? firstOf(NEW_MEXICO_NUMBERS, number) : null;
  if (ofState !== null) return ofState;
  if (FEDERAL_NUMBER.test(number)) return federalDistrict('a United States district court', state);
  return BANKRUPTCY_NUMBER.test(number) ? bankruptcy(state) : null;
}

/** Whether it is a court of the United States; a court that was not recognized is none. */
export function isFederal(found: RecognizedCourt | null | undefined): boolean {
  return found?.system?.startsWith('federal') === true;
}

/**
 * The court that a name, a number and a state mean. A number speaks louder than a name: it is copied from the paper,
 * a name is typed from memory. But a case that was removed to federal court keeps the state's number on its papers
 * for a while, so a federal name stands against a state's number. Nothing is guessed where neither says it.
 */
export function recognizeCourt({ courtName, caseNumber, state }: CourtSource): Recognition {
  const named = byName(courtName ?? '', state ?? null);
  const numbered = byNumber(caseNumber ?? '', (isFederal(named) ? null : named?.state) ?? state ?? null);
  const found = numbered ?? named;
  if (found === null) return { court: null, certainty: 'unknown', because: [] };
  const because = [
    ...(numbered === null ? [] : [`By its number it is ${numbered.name}.`]),
    ...(named === null ? [] : [`By its name it is ${named.name}.`]),
  ];
  if (numbered === null || named === null) return { court: found, certainty: 'certain', because };
  if (numbered.rulesOf === named.rulesOf) return { court: named, certainty: 'certain', because };
  const isRemoved = isFederal(named) && !isFederal(numbered);
  return { court: isRemoved ? named : numbered, certainty: 'likely', because };
}
