import { isCourtName } from '../papers/caption-court-names.ts';
import { isOrganization } from '../participants/organization.ts';
import { US_STATES } from '../states.ts';
import { bareName, isEntity, isGeneric, isNameLike } from './discovery-names.ts';

/** Where two columns of one line part. */
const GAP = /\s{3,}|\t/;
const NAMES_OF_STATES = US_STATES.map(({ name }) => name);
/** 'CA', 'Calif.', 'California', 'CALIFORNIA'. */
const STATE = `(?:[A-Z]{2}|D\\.\\s?C\\.|[A-Z][a-z]{1,4}\\.|${[...NAMES_OF_STATES, ...NAMES_OF_STATES.map((name) => name.toUpperCase())].join('|')})`;
/** 'Larkmoor, CA 94704' at the end of a line: where an address ends. */
const PLACE = new RegExp(`\\p{L}{2}\\.?,?\\s{1,3}${STATE},?\\s{1,4}\\[?\\d{5}(?:-\\d{4})?\\b`, 'u');
/** A line of an address that names nobody. */
const STREET =
  /^[#\d]|\d{1,5}\s\p{L}|^(?:p\.?\s?o\.?\s?box|post office|room|suite|ste|floor|apt|apartment|unit|state capitol|via|c\/o|attn|tel|telephone|phone|fax|facsimile|e-?mail|www)\b|@|\b(?:street|avenue|road|boulevard|drive|lane|parkway|plaza|highway|building|floor)s?\.?$/iu;
/** What stands above an address and belongs to none of its lines. */
const ENDS =
  /^(?:dear|re|subject|sincerely|respectfully|regards|yours|enclosures?|via|sent|by|from|date[d]?|cc|certificate)\b|:\s*$|\b(?:19|20)\d\d$/i;
const ROWS_OF_ADDRESS = 6;
const LONGEST_ROW = 64;
/** What somebody is, and not who. */
const CALLING =
  /\b(?:analyst|coordinator|director|counsel(?:or)?|attorneys?|manager|officer|adjuster|president|agent|judge|clerk|secretary|treasurer|engineer|inspector|assistant|specialist|supervisor|administrator|paralegal|representative|chair(?:man|woman|person)?|councilman|councilwoman|councilmember|trustee|member|owner|editor|writer|reporter|investigator|examiner|commissioner|superintendent|principal|dean|professor|controller|accountant|technician|advis[eo]r|planner|consultant|executive|signatory|associate|plaintiffs?|defendants?|mayor|senator|chief|vice|general)$/i;
const PART_OF_OFFICE = /\b(?:division|section|unit|branch|bureau of .*|legal department)$|^for the\b/i;
const HONORED =
  /^(?:the\s)?(?:honorable|hon\.?|senator|councilman|commissioner|chairman|chairperson|director|judge|mr\.? and mrs\.?)\s(?=\p{Lu})/iu;

const OFFICE_OF = /^(?:the\s)?(?:office|department|board|bureau|law offices?) of\b/i;
/** 'Committee to Save Larch Hill': small words that no person's name has. */
const BODY_NAME =
  /^\p{Lu}[\p{L}'’.&-]*(?:\s(?:\p{Lu}[\p{L}'’.&-]*|of|to|for|the|and|in|on|against|&)){1,8}$/u;

/** The name on one row of an address or below a signature; an office that stands before what somebody leads is left out. */
function nameOnRow(row: string): string | null {
  if (PLACE.test(row)) return null;
  const honored =
    /^\s*(?:mr|ms|mrs|dr|miss)[.,]?\s((?:\p{Lu}[\p{L}.'’-]*\s){1,3}\p{Lu}[\p{L}'’-]+)\s*$/iu.exec(row)?.[1];
  if (honored !== undefined) return honored;
  const first = row
    .trim()
    .split(GAP)[0]
    ?.replace(/^[\s«»•~^]+/, '')
    .replace(/^\s*(?:\/s\/|s\/|by:|name:|_+|\[[^\]]{0,20}\])\s*/i, '')
    .replace(/\/\p{Lu}\p{Ll}+$/u, '')
    .trim();
  if (first === undefined || first === '' || isCourtName(first)) return null;
  const [head = '', ...tail] = first.split(/,\s+/);
  // 'Director, Larch Labs': whom somebody leads.
  const led = CALLING.test(head) && tail.length > 0 ? tail.join(', ') : first.replace(HONORED, '');
  const name = bareName(led);
  if ((CALLING.test(name) && !OFFICE_OF.test(name)) || PART_OF_OFFICE.test(name) || isGeneric(name))
    return null;
  return isNameLike(name) || (isEntity(name) && BODY_NAME.test(name)) ? name : null;
}

/** 'You can file your request by writing to:'. */
const DIRECTS =
  /\b(?:writ\w+|mail\w*|sen[dt]|contact\w*|address\w*|fil\w+|submit\w*|appeal\w*|return\w*|payable)\b[^:]{0,60}:$/i;

/** Who stands above an address: whoever lives or sits there, with what they belong to; each address by itself. */
export function addressed(rows: readonly string[]): string[][] {
  return rows.flatMap((row, place) => {
    const isGreeting = /^\s*dear\b/i.test(row);
    if (!PLACE.test(row) && !isGreeting) return [];
    const names: string[] = [];
    const at = isGreeting ? aboveSubject(rows, place) : place;
    for (let above = at - 1; above >= 0 && above >= at - ROWS_OF_ADDRESS; above -= 1) {
      const words = (rows[above] ?? '').trim();
      // Where a reader may write to is no side of a letter.
      if (DIRECTS.test(words)) return [];
      if (words.length > LONGEST_ROW || ENDS.test(words) || PLACE.test(words) || isSentence(words)) break;
      if (STREET.test(words)) continue;
      const name = nameOnRow(words);
      if (name !== null) names.unshift(name);
    }
    return names.length === 0 ? [] : [names];
  });
}

const ROWS_OF_SUBJECT = 4;

/** Where what stands between an address and its greeting begins. */
function aboveSubject(rows: readonly string[], greeting: number): number {
  for (let at = greeting - 1; at >= Math.max(0, greeting - ROWS_OF_SUBJECT); at -= 1)
    if (/^\s*(?:re|subject|in re|regarding)\b/i.test(rows[at] ?? '')) return at;
  return greeting;
}

/** 'Mr. Owen B. Tice  Tice & Sons', 'Ada Quill, Esq.': who is named with honor on a row of its own, or as a lawyer. */
const HONORED_ROW =
  /^\s*(?:mr|ms|mrs|dr)[.,]\s(\p{Lu}[\p{L}'’-]*\.?\s(?:\p{Lu}\.\s){0,2}\p{Lu}[\p{L}'’-]+)/iu;
const ESQUIRE = /(\p{Lu}[\p{L}'’-]+\s(?:\p{Lu}\.\s){0,2}\p{Lu}[\p{L}'’-]+),\s?Esq\b/u;

export const honored = (rows: readonly string[]): string[] =>
  rows.flatMap((row) => HONORED_ROW.exec(row)?.[1] ?? ESQUIRE.exec(row)?.[1] ?? []);

const isSentence = (words: string): boolean => /(?:\s\p{Ll}{2,}){4,}|\p{Ll}{4}[.!?]$/u.test(words);

const CLOSES =
  /^\s*(?:(?:very|yours|most)\s)?(?:sincerely|respectfully|truly your\w*|cordially|(?:best|kind|warm)\s(?:regards|wishes)|regards|yours truly|thank you|thanks|best|by:)\b[^.]{0,30}$/i;
const SIGNED_ROWS = 7;
const TAIL_ROWS = 60;

/** The names below the last closing words; where nothing closes, those at the very end. */
export function signed(rows: readonly string[]): string[] {
  const tail = rows.slice(-TAIL_ROWS);
  const closing = tail.findLastIndex(
    (row, at) =>
      CLOSES.test(row) && tail.slice(at + 1, at + 1 + SIGNED_ROWS).some((below) => nameOnRow(below) !== null),
  );
  const dated = tail.findLastIndex((row) => /^\s*dated?\b.{0,30}\d{4}\s*$/i.test(row));
  const from = closing !== -1 ? closing : dated;
  const rowsBelow = from === -1 ? tail.slice(-2) : tail.slice(from + 1, from + 1 + SIGNED_ROWS);
  // 'Ada Quill, General Counsel, By: Owen Tice': he writes in her name.
  const inName = rowsBelow.findIndex((row) => /^\s*by:\s*\S/i.test(row));
  const below = inName === -1 ? rowsBelow : rowsBelow.slice(inName);
  const own = /^\s*by:\s*(\S.*)$/i.exec(tail[closing] ?? '')?.[1];
  const names = [...(own === undefined ? [] : [own]), ...below].flatMap((row) => nameOnRow(row) ?? []);
  return [...new Set(names)].slice(0, 3);
}

const ROLE =
  '(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant|creditor|debtor|judgment (?:creditor|debtor)|tenant|landlord|applicant|complainant)s?(?:\\(s\\)|\\s\\(s\\))?';
/** 'PLAINTIFF/PETITIONER: Ada Quill DEFENDANT/RESPONDENT: Owen Tice', as court forms print their sides. */
const OF_ROLE = new RegExp(
  `\\b${ROLE}(?:\\s?\\/\\s?${ROLE})?\\s?:\\s{0,6}(\\p{Lu}[^:\\n]{2,70}?)(?=\\s+${ROLE}\\b|\\s{3,}|\\n|$|\\s+(?:case|et al)\\b)`,
  'giu',
);
/** 'My name is: Ada Quill', 'Person served (name): ADA QUILL', 'NAME: Ada Quill'. */
const OF_NAME =
  /(?:^|\n)[^\S\n]*(?:[\da-z]{1,2}[.)]?\s+)?(?:my name is|(?:[\p{L} ]{0,30}\()?(?:full |firm |legal )?name\)?(?: of [\p{L} ]{3,24})?)\s?:\s{0,6}(\p{Lu}[^:\n(]{3,60}?)(?=\s{3,}|\n|$)/giu;
/** 'shall pay plaintiff QUILL, ADA'. */
const OF_DUTY = new RegExp(
  `\\b${ROLE}\\s{1,12}(\\p{Lu}[\\p{Lu}'’-]+,\\s\\p{Lu}[\\p{Lu}'’ -]+)(?=\\s{2,}|\\n|$|\\s\\$)`,
  'gu',
);
/** 'PLAINTIFF (S)' alone on a row: the name stands above it. */
const SIDE_BELOW = new RegExp(`^\\W*${ROLE}\\W*$`, 'i');

/** The sides as a form of a court prints them: behind a label, or with the label below. */
export function sidesOnForm(rows: readonly string[]): string[] {
  const text = rows.join('\n');
  const behind = [OF_ROLE, OF_NAME, OF_DUTY].flatMap((form) =>
    [...text.matchAll(form)].map(([, name = '']) => name.replace(/,?\s+et\s?al\.?.*$/i, '')),
  );
  const above = rows.flatMap((row, at) => {
    if (!SIDE_BELOW.test(row)) return [];
    const near = rows.slice(Math.max(0, at - 3), at).flatMap((each) => nameOnRow(each) ?? []);
    return near.slice(0, 1);
  });
  return [...behind.map((name) => turnedName(name)), ...above].flatMap((name) => nameOnRow(name) ?? []);
}

/** 'Ada Quill' of 'QUILL, ADA'. */
const turnedName = (name: string): string =>
  /^(\p{Lu}[\p{Lu}'’-]+),\s(\p{Lu}[\p{Lu}'’ -]+)$/u.test(name.trim())
    ? name.trim().replace(/^([^,]+),\s(.+)$/, '$2 $1')
    : name;

/** A firm or an office that prints its name over its own address or numbers at the top. */
export function letterhead(rows: readonly string[], type: string): string[] {
  const issuer = /^(?:Invoice|Statement|Report)$/.test(type)
    ? ((rows[0] ?? '').trim().split(GAP)[0] ?? '')
    : '';
  if (ISSUER.test(issuer) && !THING_OF_PAPER.test(issuer)) return [issuer];
  const top = rows.slice(0, 5);
  const numbered = top.findIndex(
    (row) => PLACE.test(row) || /\(\d{3}\)\s?\d{3}|\b\d{3}[.-]\d{3}[.-]\d{4}/.test(row),
  );
  const above =
    numbered === -1 ? top.slice(0, 2) : [...top.slice(0, numbered), ...top.slice(numbered + 1, 3)];
  return above
    .filter((row) => row.length < LONGEST_ROW && !isSentence(row))
    .flatMap((row) => nameOnRow(row) ?? [])
    .filter((name) => isOffice(name) || /\s&\s\p{Lu}/u.test(name))
    .slice(0, 1);
}
/** A firm that prints its name alone on the first row of its bill. */
const ISSUER = /^\p{Lu}[\p{L}.&'’-]{2,}(?:\s(?:&\s)?\p{Lu}[\p{L}.&'’-]*){0,4}$/u;
const THING_OF_PAPER =
  /\b(?:invoice|statement|report|bill|account|page|date|summary|receipt|order|estimate|quote|ledger|confidential|total|form|exhibit|notice|search|list|schedule|memo\p{L}*|draft|copy|final|amendment|minutes)\b/iu;
const isOffice = (name: string): boolean => isOrganization(name) || /\bsheriff\b/i.test(name);
