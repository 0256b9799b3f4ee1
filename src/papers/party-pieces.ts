export function isShouted(words: string): boolean {
  const letters = words.replace(/[^\p{L}]/gu, '');
  return words.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters.length) > 0.6;
}

export interface Piece {
  words: string;
  from: number;
  to: number;
  /** After a semicolon: a party of its own, not what describes the one before. */
  listed: boolean;
  /** After 'and'. */
  added: boolean;
}

/** The words between the signs that part names. */
export function splitPieces(joined: string, shouted: boolean): Piece[] {
  const pieces: Piece[] = [];
  let listed = false;
  let added = false;
  const separator =
    /(?<!\d(?=,\d{3}(?!\d)))[,;]\s*(?:(?:and|AND)\s+|&\s+)?|(?:^|\n)\s*(?:and|AND)\s*\n|\s+(?:and|AND|&)\s+(?=\S)|^\s*and\s+/g;
  let from = 0;
  const push = (to: number) => {
    const raw = joined.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim() !== '')
      pieces.push({ words: raw.trim(), from: from + lead, to: from + raw.trimEnd().length, listed, added });
  };
  for (const match of joined.matchAll(separator)) {
    const before = joined.slice(from, match.index);
    if ((before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)) continue;
    if (match[0].startsWith(',') && OF_UNKNOWN.test(joined.slice(0, match.index))) continue;
    const after = joined.slice(match.index + match[0].length);
    const bareAnd = /^\s+(?:and|AND)\s+$/.test(match[0]) && !match[0].includes('\n\n');
    if (/^\s+&\s+$/.test(match[0]) && !joinsPeople(before, after) && !joinsLines(match[0], before, after))
      continue;
    if (bareAnd && !joinsTwo(before, after, shouted, match[0].includes('AND'))) continue;
    push(match.index);
    listed = match[0].startsWith(';');
    added = /and|&/i.test(match[0]);
    from = match.index + match[0].length;
  }
  push(joined.length);
  return pieces;
}

/** '; THE UNKNOWN HEIRS, DEVISEES, … CLAIMING BY, THROUGH, UNDER …;': in a list with semicolons, one of its entries. */
const OF_UNKNOWN = /;\s*(?:and\s+)?(?:(?:any|and|all|the|other)\s+)*unknown\b[^;]*$/i;

const ORGANIZATION =
  /\b(?:of|department|board|bureau|office|sons?|associates|partners|company|bank|border|customs|protection|security|human|commerce|parks|recreation|water|power|savings|loan|insurance|brothers|trust|services?|agency|ministry|health|customs|institute|society|union|&)\b/i;

const ENDS_AS_COMPANY = /(?:^|[\s,])(?:Inc|L\.?L\.?C|L\.?L\.?P|L\.?P|Ltd|Corp|N\.?A|P\.?C)\.?\s*$/i;

/** 'Lund Grain & Feed, Inc.': a company of two words and more, after a person. */
const NAMES_COMPANY =
  /^\s*\p{Lu}\S*(?:\s(?:&|of|and|\p{Lu}\S*)){1,5}?,?\s(?:Inc|L\.?L\.?C|L\.?L\.?P|L\.?P|Ltd|Corp|N\.?A|P\.?C|P\.?A|P\.?L\.?L\.?C|Company|Co)\b/u;

/** 'NVX and Larch Systems'. */
export const BEGINS_IN_CAPITALS = /^\s*\p{Lu}{2,8}\s(?:and|&)\s\p{Lu}\p{Ll}/u;
const ONE_WORD = /^\s*\p{Lu}[\p{L}.’'-]+\s*$/u;
const isCapitals = (word: string) => /^\s*\p{Lu}{2,8}\s*$/u.test(word);

/** 'Larch Probate' and 'Family Court' are one court. */
const KIND = '(?:probate|family|juvenile|municipal|district|circuit|county|trial|civil|criminal|superior)';
const KIND_OF_COURT = new RegExp(`\\b${KIND}\\s*$`, 'i');
const COURT_OF_KIND = new RegExp(`^\\s*${KIND} court\\b`, 'i');

const WHOLE_PERSON = /^\s*\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,2}\s*$/u;

/** 'Ada Poe & Bert Lund', unlike 'Poe & Lund' and 'Ada Poe & Sons'. */
function joinsPeople(before: string, after: string): boolean {
  const [last = '', next = ''] = [before.split(/[,;\n]/).at(-1), after.split(/[,;\n]/)[0]];
  return (
    [last, next].every(
      (name) => WHOLE_PERSON.test(name) && !ORGANIZATION.test(name) && !COMPANY_END.test(name),
    ) && !NAMES_COMPANY.test(after)
  );
}

/** 'Lund Feed Company &' above 'Ada Poe', the last of a list. */
function joinsLines(sign: string, before: string, after: string): boolean {
  const next = after.split('\n')[0] ?? '';
  return (
    sign.includes('\n') && COMPANY_END.test(before) && WHOLE_PERSON.test(next) && !ORGANIZATION.test(next)
  );
}

const COMPANY_END =
  /\b(?:inc|llc|llp|lp|ltd|corp|co|company|holdings|group|management|properties|realty|stores?|foods?|enterprises|industries|systems|supply|law|firm|club|league|lodge|market|grill|bar|cafe|auto|motors|construction|contracting|dental|medical|hospital|church|ranch|farms?)\.?\s*$/i;

/** Whether a bare 'and' stands between two parties and not inside one name ('Health and Human Services'). */
function joinsTwo(before: string, after: string, shouted: boolean, capital: boolean): boolean {
  const [line = '', below = ''] =
    after
      .replace(/^the\s+/i, '')
      .split(/[,;]/)[0]
      ?.split('\n') ?? [];
  // A name may be broken after its first word.
  const next =
    /^\s*\S+\s*$/.test(line) && /^\s*\S+\s*$/.test(below) ? `${line.trim()} ${below.trim()}` : line;
  if (/^(?:does?|roes?)\b/i.test(next) || /^(?:John|Jane) (?:Doe|Roe)\b/i.test(next)) return true;
  if (ENDS_AS_COMPANY.test(before)) return true;
  if (shouted && !capital) return /\p{Lu}{2}/u.test(next) && isShouted(before) && isShouted(next);
  if (isCapitals(before) !== isCapitals(next) && ONE_WORD.test(before) && ONE_WORD.test(next)) return true;
  const last = before.split(/[,;]/).at(-1) ?? before;
  if (KIND_OF_COURT.test(last) && COURT_OF_KIND.test(next)) return false;
  const person = /^\s*(?:(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}\p{Lu}[\p{L}.'’-]*|(?:\p{Lu}\.\s?){2,4})\s*$/u;
  if (!person.test(last) || ORGANIZATION.test(last)) return false;
  if (NAMES_COMPANY.test(after)) return true;
  return person.test(next) && !ORGANIZATION.test(next);
}

/** Whether words hold one that bodies and companies are called by, and no person is. */
export const isOrganization = (name: string): boolean =>
  ORGANIZATION.test(name) || COMPANY_END.test(name) || ENDS_AS_COMPANY.test(name);
