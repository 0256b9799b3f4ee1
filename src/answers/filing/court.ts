import type { Run } from '../../drafting/blocks.ts';
import { answerRule, type LawSource, lawOf } from '../../law/case-law.ts';
import type { CourtRule } from '../../law/court-rule.ts';
import { COURT_SYSTEMS } from '../../law/court-systems.ts';
import type { CaseKind } from '../../law/courts/case-kinds.ts';
import { countyIn } from '../../law/courts/county-names.ts';
import type { PersonRule } from '../../law/courts/court-system.ts';
import { stateName } from '../../states.ts';
import { answerCourtIn } from '../court-rules.ts';
import type { AnswerCourt } from '../schema.ts';
import { BLANK, oneLine, plainRun } from './runs.ts';

/** What a case and a complaint's caption say of the court. */
export interface CourtSource extends LawSource {
  /** The court as the complaint prints it, line by line; empty where it cannot be read. */
  printed: readonly string[];
}

export interface CourtHead {
  court: AnswerCourt;
  align: 'left' | 'center';
  lines: Run[][];
  numberLabel: string;
  /** What is blank because neither the case nor the complaint says it. */
  missing: ('court' | 'county' | 'district')[];
}

/** States that are one federal district (28 USC 81–131). */
const ONE_DISTRICT = new Set(
  'AK AZ CO CT DE DC HI ID KS ME MD MA MN MT NE NV NH NJ NM ND OR RI SC SD UT VT'.split(' '),
);
const ORDINALS = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
  'ELEVENTH',
  'TWELFTH',
  'THIRTEENTH',
];

const capitals = (text: string) => oneLine(text).toLocaleUpperCase('en-US');

/** The law of the case's own entry, where it names a court; else that of the court on the complaint's caption. */
export function lawOfAnswer({ printed, ...entered }: CourtSource) {
  const own = lawOf(entered);
  if (own.court !== null) return own;
  return lawOf({ ...entered, courtId: null, courtName: printed.join('\n') });
}

/**
 * The court an answer goes to. The case's own entry decides where it names a kind of court, then the complaint's
 * caption; 'other' where its rules on answers are not told here.
 */
export function answerCourtOf(source: CourtSource): AnswerCourt {
  const { court, jurisdiction } = lawOfAnswer(source);
  // A bankruptcy court's papers look like those of the district court.
  if (court?.system === 'federal_bankruptcy') return 'federal';
  return answerCourtIn(jurisdiction);
}

/** What kind of case is answered: an eviction and a small claim have rules of their own. */
export function answeredKind(source: CourtSource): CaseKind {
  return lawOfAnswer(source).kind;
}

/** Who may sign for a company in the court that the answer goes to; null where its rule was not read. */
export function companyRule(source: CourtSource): PersonRule | null {
  const { jurisdiction } = lawOfAnswer(source);
  return jurisdiction === null ? null : COURT_SYSTEMS[jurisdiction].persons.company;
}

/** The rule by which this answer is due; null where it is not here. */
export function answerRuleOf(source: CourtSource): CourtRule | null {
  return answerRule(lawOfAnswer(source));
}

function judicialDistrictIn(text: string): string | null {
  const found = /\b([a-z]+(?:-[a-z]+)?|\d{1,2}(?:st|nd|rd|th))\s+judicial\s+district\b/i
    .exec(text)?.[1]
    ?.toUpperCase();
  if (found === undefined) return null;
  const digits = Number.parseInt(found, 10);
  if (!Number.isNaN(digits)) return ORDINALS[digits - 1] ?? null;
  return ORDINALS.includes(found) ? found : null;
}

/** The first that holds it: the case's own entry, then the complaint's caption. */
function firstOf<T>(source: CourtSource, read: (text: string) => T | null): T | null {
  return read(source.courtName ?? '') ?? read(source.printed.join('\n'));
}

function newMexicoHead(source: CourtSource, court: AnswerCourt): CourtHead {
  const county = firstOf(source, countyIn);
  const lines = ['STATE OF NEW MEXICO', `COUNTY OF ${county === null ? BLANK : capitals(county)}`];
  const missing: CourtHead['missing'] = county === null ? ['county'] : [];
  if (court === 'new_mexico_district') {
    const district = firstOf(source, judicialDistrictIn);
    if (district === null) missing.push('district');
    lines.push(`${district ?? BLANK} JUDICIAL DISTRICT COURT`);
  } else {
    const isMetropolitan =
      firstOf(source, (text) => /\bmetro(?:politan)?\b/i.exec(text)?.[0] ?? null) !== null;
    lines.push(isMetropolitan ? 'METROPOLITAN COURT' : 'MAGISTRATE COURT');
  }
  return { court, align: 'left', lines: lines.map(plainRun), numberLabel: 'No.', missing };
}

function federalDistrictIn(text: string): string | null {
  const found =
    /\b((?:(?:northern|southern|eastern|western|middle|central)\s+)?district\s+of\s+(?!court)[\p{L}][\p{L} ]+)/iu.exec(
      text.replace(/\s*\n\s*/g, ' \n').replace(/\n(?=of\b)/gi, ''),
    )?.[1];
  return found === undefined ? null : capitals(found.replace(/\s+(?:at|division)\b.*$/i, ''));
}

/** 'INDIANAPOLIS DIVISION', where the complaint's caption has a line for it. */
function divisionOf({ printed }: CourtSource): string[] {
  const line = printed.find((candidate) => /^[\p{L}.' -]{3,40} division$/iu.test(candidate.trim()));
  return line === undefined ? [] : [capitals(line)];
}

function federalHead(source: CourtSource): CourtHead {
  const named = firstOf(source, federalDistrictIn);
  const only = source.state !== null && ONE_DISTRICT.has(source.state);
  const district = named ?? (only ? `DISTRICT OF ${capitals(stateName(source.state ?? ''))}` : null);
  const isBankruptcy = firstOf(source, (text) => /\bbankruptcy\b/i.exec(text)?.[0] ?? null) !== null;
  return {
    court: 'federal',
    align: 'center',
    lines: [
      `IN THE UNITED STATES ${isBankruptcy ? 'BANKRUPTCY' : 'DISTRICT'} COURT`,
      `FOR THE ${district ?? `${BLANK} DISTRICT OF ${BLANK}`}`,
      ...divisionOf(source),
    ].map(plainRun),
    numberLabel: 'Case No.',
    missing: district === null ? ['district'] : [],
  };
}

function otherHead(source: CourtSource, court: AnswerCourt): CourtHead {
  const own = (source.courtName ?? '').split(/\s*[,;\n]\s*/).filter((line) => line !== '');
  const printed = source.printed.map((line) => line.trim()).filter((line) => line !== '');
  const lines = printed.length > 0 ? printed : own;
  const named = lines.length > 0 ? lines : [`${BLANK} COURT`];
  return {
    court,
    align: 'center',
    lines: named.map((line) => plainRun(capitals(line))),
    numberLabel: 'Case No.',
    missing: lines.length > 0 ? [] : ['court'],
  };
}

/**
 * The lines above the parties, in the court's own manner (FRCP 10(a), Rule 1-008.1 and the forms of the New Mexico
 * courts): what is not known is a blank line and told in `missing`, never guessed.
 */
export function courtHead(source: CourtSource): CourtHead {
  const court = answerCourtOf(source);
  if (court === 'federal') return federalHead(source);
  if (court === 'new_mexico_district' || court === 'new_mexico_magistrate')
    return newMexicoHead(source, court);
  if (court === 'other' && source.state === 'NM' && source.printed.length === 0 && !source.courtName) {
    const head = newMexicoHead(source, 'other');
    return {
      ...head,
      lines: [...head.lines.slice(0, 2), plainRun(`${BLANK} COURT`)],
      missing: ['county', 'court'],
    };
  }
  return otherHead(source, court);
}
