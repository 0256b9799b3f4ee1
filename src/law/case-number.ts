const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D_/]/g;

const LABEL = /^(?:CASE|CAUSE|DOCKET|CIVIL ACTION)?\s*(?:NO\b|NUMBER\b|#)[.:\s]*/;

/** NM district, magistrate, metropolitan: D-202-CV-2023-01234, and run-on as Case Lookup writes it. */
const NEW_MEXICO = /^([DMTU])-?(\d{1,4})-?([A-Z]{2,3})-?(?:(\d{4}|\d{2})-(\d{1,6})|(\d{4})(\d{5,6}))$/;
/** A year of two digits: the courts' numbers of this form begin in 1970. */
const OLDEST_SHORT_YEAR = 70;
/** Before 2000, seven digits with a year of two: D-101-CV-9801525. */
const NEW_MEXICO_OLD = /^([DMTU])-?(\d{1,4})-?([A-Z]{2,3})-?(\d{2})(\d{5})$/;
/** Federal: 1:23-cv-01234-ABC-XYZ, 23-cv-01234 KG/JHR, 2:20-cr-00011-4. */
const FEDERAL = /^(?:(\d{1,2}):)?(\d{2}|\d{4})-?([A-Z]{2,5})-?(\d{1,6})(?:-[A-Z0-9]+)*$/;

/**
 * A case number in the form in which two are compared: case, spaces, dashes, leading zeros and the initials
 * of judges do not count. NM: `D-202|CV|2023|01234`; federal: `FED|23|CV|01234` (the office stays out of the
 * key, see {@link sameCaseNumber}). Any other number: upper case, letters and digits only.
 */
export function caseNumberKey(raw: string): string {
  const text = raw.normalize('NFKC').toUpperCase().replace(DASHES, '-').trim().replace(LABEL, '');
  const dashed = text.replace(/[\s-]+/g, '-');
  const nm = NEW_MEXICO.exec(dashed);
  if (nm) {
    const [, kind, location, category, year, sequence, runOnYear, runOnSequence] = nm;
    return `${kind}-${location}|${category}|${fullYear(year ?? runOnYear)}|${fiveDigits(sequence ?? runOnSequence)}`;
  }
  const old = NEW_MEXICO_OLD.exec(dashed);
  if (old) return `${old[1]}-${old[2]}|${old[3]}|19${old[4]}|${old[5]}`;
  const federal = FEDERAL.exec(dashed);
  if (federal) return `FED|${(federal[2] ?? '').slice(-2)}|${federal[3]}|${fiveDigits(federal[4])}`;
  return text.replace(/[^A-Z0-9]/g, '');
}

function fullYear(year = ''): string {
  if (year.length !== 2) return year;
  return `${Number(year) >= OLDEST_SHORT_YEAR ? '19' : '20'}${year}`;
}

function fiveDigits(sequence = ''): string {
  return sequence.replace(/^0+/, '').padStart(5, '0');
}

function federalOffice(raw: string): string | null {
  const office = /^\s*(\d{1,2}):\d{2}/.exec(raw)?.[1];
  return office === undefined ? null : String(Number(office));
}

/** Whether two case numbers name the same case; a federal office counts only when both give one. */
export function sameCaseNumber(a: string, b: string): boolean {
  if (caseNumberKey(a) !== caseNumberKey(b)) return false;
  const [first, second] = [federalOffice(a), federalOffice(b)];
  return first === null || second === null || first === second;
}

/** A court's name as compared: case, punctuation and the words in between do not count. */
export function courtKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, ' ')
    .replace(/\b(the|of|for|in|and|court)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
