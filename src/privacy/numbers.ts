import { isIban, passesLuhn } from './check-digits.ts';
import { createPlaces } from './places.ts';

/** What a private number is; its name stands in the placeholder. TEXT is writing that only looks like a placeholder. */
export const NUMBER_KINDS = [
  'SSN',
  'TAXID',
  'CARD',
  'ACCOUNT',
  'ROUTING',
  'LICENSE',
  'PASSPORT',
  'ALIEN',
  'TEXT',
] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

export interface FoundNumber {
  kind: NumberKind;
  /** Offsets into the text. */
  start: number;
  end: number;
  /** The same for every spelling of the number. */
  key: string;
}

/** A number without its place: enough to know it again in another text. */
export type KnownNumber = Pick<FoundNumber, 'kind' | 'key'>;

const DASH = '[-‐‑‒–—−﹣－]';
/** A dash, perhaps with blanks around it or at the end of a line. */
const DASHED = `(?: ?${DASH} ?\\n? ?)`;
/** Between the groups of a number: a dash, a dot or a blank, or the end of a line. */
const JOINT = `(?:${DASHED}|[.\\u00a0 \\n])`;
/** What stands between a label and its number. */
const COLON = `[\\s:;.,#№=_"'“”()\\[\\]|-]{0,12}(?:(?:is|was|are|reads|of|id)\\b[\\s:#]{0,4})?`;
const NUMBER_LABEL = `(?:\\s{0,3}(?:numbers?|n[o0]s?\\b\\.?|num\\b\\.?|nbr\\b\\.?|nr\\b\\.?|id\\b|#|№))`;
/** A digit, or a letter that text recognition makes of one. */
const READ_DIGIT = '[0-9OoQIl|SBZ]';
const BEFORE = '(?<![\\p{L}\\p{N}])';

/** 'Social Security Number', 'SSN', 'SS#', also as recognition reads them. */
const SSN_LABEL = `${BEFORE}(?:[S5][S5]N?|s\\.\\s?s\\.(?:\\s?n\\.)?|social\\s+security|soc\\.?\\s+sec\\.?)(?![\\p{L}])`;
const TAX_LABEL = `${BEFORE}(?:f?e\\.?i\\.?n\\.?|i?tin|(?:federal\\s+)?tax(?:payer)?\\s*(?:identification|i\\.?d\\.?)|employer\\s+identification|federal\\s+i\\.?d\\.?)(?![\\p{L}])`;
const NINE_READ = `${READ_DIGIT}(?:${JOINT}?${READ_DIGIT}){8}(?![\\p{L}\\p{N}])`;

const ACCOUNT_LABEL = `${BEFORE}(?:accounts?|acc?ts?\\.?|a\\/c)(?![\\p{L}])`;
const NAMED_ACCOUNT_LABEL = `${BEFORE}(?:loan|mortgage|(?:credit|debit)?\\s?card|checking|savings|escrow|member(?:ship)?|note)(?![\\p{L}])`;
/** Letters, digits and groups of them; a group after a blank is of digits alone. */
const VALUE = `[A-Za-z]{0,4}\\d[\\dA-Z*]{0,24}(?:${DASH}[\\dA-Z*]{1,12}){0,6}(?:[ \\u00a0]\\d{3,6}(?![\\d/.,:-]*\\d)){0,4}`;

const DRIVER_LABEL = `${BEFORE}(?:(?:driver|operator)(?:['’]?s?['’]?)?\\s+(?:licen[sc]e|lic\\b\\.?|permit)|CDL|NMDL|CADL|OLN|D\\.?L\\.?)(?![\\p{L}])`;
const STATE = `(?:[\\s(]{0,3}(?:N\\.?M\\.?|C\\.?A\\.?|[A-Z]{2}|New Mexico|California|Arizona|Texas|Colorado)[\\s):#-]{1,3})?`;
const LICENSE = `[A-Za-z]{0,3}[ -]?\\d[\\dA-Z*]{0,16}(?:[ -]\\d{1,6}(?![\\d/.,:]*\\d)){0,5}`;

interface Rule {
  kind: NumberKind;
  pattern: RegExp;
  accepts(value: string, match: RegExpExecArray): boolean;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const countDigits = (text: string): number => digitsOf(text).length;

/** 1234-56-7890 of a date, a sum or a telephone has other groups; years of a person's number never begin with 000. */
function isSsn(value: string): boolean {
  const digits = digitsOf(value);
  return !/^(?:000|666)/.test(digits) && digits.slice(3, 5) !== '00' && digits.slice(5) !== '0000';
}

function isCard(value: string): boolean {
  const digits = digitsOf(value);
  return digits.length >= 13 && digits.length <= 19 && /^(?:[3-6]|2[2-7])/.test(digits) && passesLuhn(digits);
}

/** '2025-01-15', '1/15/2025': groups as a day of the calendar has them. */
export function looksLikeDate(value: string): boolean {
  return /^\d{1,4}[-./ ]\d{1,2}[-./ ]\d{1,4}$/.test(value) && countDigits(value) <= 8;
}

function isLong(most: number): Rule['accepts'] {
  return (value) => countDigits(value) >= most && !looksLikeDate(value);
}

/** Patterns with the number as group `v`; an earlier rule wins where two overlap. */
const RULES: readonly Rule[] = [
  {
    kind: 'SSN',
    pattern: new RegExp(`${SSN_LABEL}${NUMBER_LABEL}?${COLON}(?<v>${NINE_READ})`, 'dgiu'),
    // Letters alone are a word that follows the label.
    accepts: (value) => countDigits(value) >= 5,
  },
  {
    kind: 'TAXID',
    pattern: new RegExp(`${TAX_LABEL}${NUMBER_LABEL}?${COLON}(?<v>${NINE_READ})`, 'dgiu'),
    accepts: (value) => countDigits(value) >= 5,
  },
  {
    kind: 'SSN',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}$€£,./:§-])(?<![\\p{L}\\p{N}][-–/])(?<!\\d )(?<v>\\d{3}(?:${DASHED}\\d{2}${DASHED}| \\d{2} |\\.\\d{2}\\.)\\d{4})(?![\\p{L}\\p{N}])(?![-–/.,:]\\d)(?! \\d)`,
      'dgu',
    ),
    accepts: (value) => isSsn(value),
  },
  {
    kind: 'CARD',
    pattern: /(?<![\p{L}\p{N}.,-])(?<v>\d(?:[ \u00a0-]?\d){12,18})(?![\p{L}\p{N}])(?![-.,]\d)/dgu,
    accepts: (value) => isCard(value),
  },
  {
    kind: 'ACCOUNT',
    pattern:
      /(?<![\p{L}\p{N}])(?<v>[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?)(?![\p{L}\p{N}])/dgu,
    accepts: (value) => isIban(value.replaceAll(' ', '')),
  },
  {
    kind: 'ROUTING',
    pattern: new RegExp(
      `${BEFORE}(?:routing(?:\\s*(?:/\\s*transit|transit))?|ABA|RTN)(?![\\p{L}])${NUMBER_LABEL}?${COLON}(?<v>\\d(?:[ -]?\\d){8})(?![\\p{L}\\p{N}])`,
      'dgiu',
    ),
    accepts: () => true,
  },
  {
    kind: 'ACCOUNT',
    pattern: new RegExp(`${ACCOUNT_LABEL}${NUMBER_LABEL}${COLON}(?<v>${VALUE})(?![\\p{L}\\p{N}])`, 'dgiu'),
    accepts: isLong(5),
  },
  {
    kind: 'ACCOUNT',
    pattern: new RegExp(
      `${NAMED_ACCOUNT_LABEL}${NUMBER_LABEL}${COLON}(?<v>${VALUE})(?![\\p{L}\\p{N}])`,
      'dgiu',
    ),
    accepts: isLong(5),
  },
  {
    kind: 'ACCOUNT',
    pattern: new RegExp(
      `${ACCOUNT_LABEL}[\\s:|_#]{1,4}(?<v>\\d{6,17}(?:${DASH}\\d{1,6}){0,2})(?![\\p{L}\\p{N}])(?![.,/:]\\d)`,
      'dgiu',
    ),
    accepts: isLong(6),
  },
  {
    kind: 'LICENSE',
    pattern: new RegExp(
      `${DRIVER_LABEL}${STATE}${NUMBER_LABEL}?${COLON}${STATE}(?<v>${LICENSE})(?![\\p{L}\\p{N}])(?![.,/:]\\d)`,
      'dgiu',
    ),
    accepts: isLong(5),
  },
  {
    kind: 'PASSPORT',
    pattern: new RegExp(
      `${BEFORE}passport(?![\\p{L}])${NUMBER_LABEL}?${COLON}(?<v>[A-Z]{0,2}\\d{6,9})(?![\\p{L}\\p{N}])`,
      'dgiu',
    ),
    accepts: () => true,
  },
  {
    kind: 'ALIEN',
    pattern: new RegExp(
      `${BEFORE}(?:alien(?:\\s+registration)?|uscis|a-?\\s?number|a\\s?#)(?![\\p{L}])${NUMBER_LABEL}?${COLON}(?<v>A?[ -]?\\d(?:[ -]?\\d){7,8})(?![\\p{L}\\p{N}])`,
      'dgiu',
    ),
    accepts: () => true,
  },
  {
    kind: 'ALIEN',
    pattern: /(?<![\p{L}\p{N}])(?<v>A[ #-]?\d{3}-\d{3}-\d{3})(?![\p{L}\p{N}])(?!-)/dgu,
    accepts: () => true,
  },
];

const READ_AS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
};

/** The same for every spelling of a number: blanks, dashes, case, and letters that recognition makes of digits. */
function keyOf(kind: NumberKind, value: string): string {
  const bare = value.toUpperCase().replace(/[^0-9A-Z|*]/g, '');
  if (kind !== 'SSN' && kind !== 'TAXID') return bare;
  return bare.replace(/[^0-9]/g, (letter) => READ_AS[letter] ?? letter);
}

/**
 * Private numbers in a text, by their form (Social Security, cards with their check digit, IBAN) or by the label
 * before them (accounts, loans, routing, driver's licenses, passports, taxpayer and alien numbers). In order, none
 * overlapping. Numbers that are shown in part ('xxx-xx-6789'), and those of cases, statutes, pages, dates, sums and
 * telephones are none. Time grows with the length of the text.
 */
export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  const place = createPlaces(text.length);
  for (const { kind, pattern, accepts } of RULES) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = match.indices?.groups?.v ?? [0, 0];
      const value = text.slice(start, end);
      if (end === 0 || !accepts(value, match)) continue;
      if (!place.take(start, end)) continue;
      found.push({ kind, start, end, key: keyOf(kind, value) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The private numbers of several texts, each once. */
export function numbersIn(texts: readonly string[]): KnownNumber[] {
  const known = new Map<string, KnownNumber>();
  for (const text of texts) {
    for (const { kind, key } of findNumbers(text)) known.set(`${kind} ${key}`, { kind, key });
  }
  return [...known.values()];
}
