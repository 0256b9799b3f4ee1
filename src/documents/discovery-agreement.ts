import { US_STATES } from '../states.ts';
import { bareName, isEntity, isNameLike } from './discovery-names.ts';

const HEAD = 6000;
const LONGEST_PREAMBLE = 1400;
const MOST = 6;
const PARAGRAPH = '¶';
/** Where those between whom an agreement is made begin to be named. */
const OPENS = /\b(?:by\s+and\s+)?(?:between|among|amongst)\b\s*[:,]?\s+(?=(?:the\s)?["“(]?\p{Lu})/giu;
/** Where that ends: the reasons, the first section, the terms. */
const CLOSES =
  /\b(?:W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|WHEREAS|Whereas|RECITALS|BACKGROUND|NOW,? THEREFORE|Now,? therefore|In consideration|IN CONSIDERATION|ARTICLE|SECTION|Section 1|The parties|agree as follows)\b|(?<=[.)”"])\s+1\.\s/;
const WORD = "(?:\\p{Lu}[\\p{L}\\d'’.&-]*|\\d{1,4})";
const SMALL = '(?:of|and(?=\\sSons|\\sCo|\\sAssociates|\\sPartners)|the|de|la|del|van|von|for|&|-|–)';
const INC = '(?:,\\s(?:Inc|LLC|L\\.L\\.C|LLP|L\\.?P|Ltd|Corp|Co|P\\.?C|PLC|N\\.A)\\b\\.?)?';
const NAME = `(?:the\\s)?(${WORD}(?:\\s(?:${SMALL}\\s){0,2}${WORD}){0,8}${INC})`;
/** One side: at the beginning, behind 'and', behind a semicolon or a stroke. */
const SIDE = new RegExp(
  `(?:^|[;/]\\s?|\\(x\\),\\s|\\b(?:and|And|AND)\\b\\s?:?,?\\s)${NAME}(?=\\s?(?:[,;:.(/™]|with\\b|having\\b|as\\b|acting\\b|hereinafter\\b|herein\\b|a\\b|an\\b|and\\b|And\\b|AND\\b|$))`,
  'gu',
);
/** Whom a signer speaks for: 'director of', 'as agent for and sole member of'. */
const SPEAKS_FOR = new RegExp(
  `\\b(?:director|agent|member|manager|president|owner|officer|trustee|nominee|behalf|acting by|(?:assigned|transferred) to|successor to|assumed by|d/b/a|dba|doing business as)\\s(?:(?:of|for)\\s(?:and\\s[\\p{Ll} ]{3,30}\\sof\\s)?)?${NAME}`,
  'gu',
);
/** One of three or more between commas: 'Quill LLC, located at 4 Oak Street,'. */
const AMONG = new RegExp(
  `,\\s((?:${WORD}\\s(?:${SMALL}\\s)?){1,6}(?:Inc|LLC|L\\.L\\.C|LLP|Ltd|Corp|Corporation|Company|PLC|N\\.A)\\b\\.?)(?=,?\\s(?:\\(x\\)|located\\b|having\\b|with\\b|an?\\s))`,
  'gu',
);
const DESCRIBED =
  /\b(?:laws?|street|road|avenue|suite|floor|article|title|exhibit|day|effective|date|agreement|addendum|schedule|limitations?|liability|disclaimer|witnesseth)\b|^(?:state|county) of\b/i;

/** Those between whom an agreement is made, as its first sentence names them; what describes them is left out. */
export function sidesOf(text: string): string[] {
  const head = text
    .slice(0, HEAD)
    .replace(/[*#]/g, ' ')
    .replace(/[.;:][^\S\n]*\n[^\S\n]*\n\s*/g, `$& ${PARAGRAPH} `)
    .replace(/\s+/g, ' ')
    .replace(/\b(by and between)\s+by and between\b/gi, '$1')
    .replace(/\s&(?=\p{L})/gu, ' & ');
  const listed = byRole(head, text);
  if (listed.length > 1) return listed;
  const settling = litigants(head);
  if (settling.length > 1) return settling;
  for (const { index, 0: whole } of head.matchAll(OPENS)) {
    const rest = head.slice(index + whole.length, index + whole.length + LONGEST_PREAMBLE);
    const preamble = rest.slice(0, endOf(rest)).replace(/\s?[([][^()[\]]{0,160}[)\]]/g, ' (x)');
    const sides = [SIDE, AMONG, SPEAKS_FOR]
      .flatMap((form) => [...preamble.matchAll(form)])
      .toSorted((one, other) => one.index - other.index)
      .map(([, name = '']) => withoutStop(bareName(name)))
      .filter(isSide);
    if (new Set(sides).size > 1) return [...new Set(sides)].slice(0, MOST);
  }
  const plainly =
    PLAINLY.exec(head)
      ?.slice(1)
      .map((name) => bareName(name)) ?? [];
  if (
    plainly.length > 1 &&
    plainly.every((name) => name.length > 2 && !DESCRIBED.test(name) && !isNobody(name))
  )
    return plainly;
  const signing = companiesSigning(text);
  return signing.length > 1 ? signing : signers(text);
}

const SETTLES =
  /\b(?:entered into|made|executed)(?:\sand entered into)?\s(?:by|between)(?:\sand (?:between|among))?\s(?=(?:the\s)?(?:Plaintiff|Petitioner|Claimant|Defendant|Respondent)s?\b)/;
/** 'Plaintiff Ada Quill and Defendants, Owen Tice, Director, and Wren Pell,': each behind a role or behind 'and'. */
const LITIGANT = new RegExp(
  `(?:\\b(?:Plaintiff|Petitioner|Claimant|Defendant|Respondent)s?,?\\s|,\\sand\\s)${NAME}(?=\\s?(?:[,;:.(]|and\\b|$))`,
  'gu',
);

/** The sides of a case that settle it. */
function litigants(head: string): string[] {
  const opens = SETTLES.exec(head);
  if (opens === null) return [];
  const rest = head.slice(opens.index + opens[0].length).slice(0, LONGEST_PREAMBLE);
  const preamble = rest.slice(0, endOf(rest));
  const names = [...preamble.matchAll(LITIGANT)].map(([, name = '']) => withoutStop(bareName(name)));
  return [...new Set(names.filter(isSide))].slice(0, MOST);
}

/** 'PURCHASER: Quill Gas, L.P.' on a row of its own, as forms of an order print the sides. */
const ROLE_ROW =
  /^[^\S\n]*(?:\p{L}+[^\S\n]){0,2}(?:seller|buyer|purchaser|vendor|landlord|tenant|lessor|lessee|owner|contractor|subcontractor|client|customer|borrower|lender)(?:\(s\)|s)?[^\S\n]?:[^\S\n]*(\p{Lu}[^\n:]{3,80})$/gimu;

/** Those whom a form names behind their roles. */
export const sidesByRole = (text: string): string[] => [
  ...new Set(
    [...text.slice(0, HEAD).matchAll(ROLE_ROW)]
      .map(([, name = '']) => name.split(/\s{3,}|\t/)[0]?.trim() ?? '')
      .filter((name) => isEntity(name) || isNameLike(name)),
  ),
];

/** A person's name without the stop of its sentence; that of 'Corp.' is its own. */
const withoutStop = (name: string): string =>
  isEntity(name) ? name : name.replace(/(?<=\p{Ll}{3})\.$/u, '');

/** 'Seller(s): Name: Ada Quill Address: …' behind 'between:', a role with its name for each side. */
const BY_ROLE =
  /\b(?:Seller|Buyer|Purchaser|Vendor|Landlord|Tenant|Lessor|Lessee|Employer|Employee|Company|Client|Customer|Contractor|Borrower|Lender|Owner|First Party|Second Party|Party [AB12])(?:\(s\)|s)?\s?:\s(?:[^\p{L}\d]{0,3}(?:Full )?Name\s?:\s)?((?:\p{Lu}[\p{L}\d.'’&-]*,?\s){1,7}?)(?=[^\p{L}]{0,3}(?:\p{Lu}\p{L}*(?:\(s\))?(?:\s\p{L}+)?\s?:|residing\b|located\b|an?\s|whose\b|with\b|[([;]|$))/gu;

/** 'Ada Quill, residing at 4 Oak Avenue' in a list of those who agree. */
const RESIDING =
  /((?:\p{Lu}[\p{L}.'’-]+ ){1,4}\p{Lu}[\p{L}'’-]+),?\s(?:(?:an? )?(?:individual )?(?:residing|resident|who resides|whose address|located at))\b/gu;

function byRole(head: string, text: string): string[] {
  const from = head.search(/\b(?:between|among)\b/i);
  if (from === -1) return [];
  const preamble = head.slice(from, from + LONGEST_PREAMBLE);
  const rows = text.slice(0, HEAD).replace(/[^\S\n]+/g, ' ');
  const list = rows.slice(Math.max(0, rows.search(/\b(?:between|among)\b/i))).slice(0, LONGEST_PREAMBLE);
  const names = [...preamble.matchAll(BY_ROLE), ...list.matchAll(RESIDING)].map(([, name = '']) =>
    bareName(name),
  );
  return [...new Set(names.filter(isSide))].slice(0, MOST);
}

/** Companies whose name stands right above the line on which somebody signs for them. */
function companiesSigning(text: string): string[] {
  const rows = text
    .slice(-SIGNATURES)
    .split('\n')
    .filter((row) => row.trim() !== '');
  const above = rows.flatMap((row, at) => (/^\s*By\s?:/i.test(row) ? [rows[at - 1] ?? ''] : []));
  const names = above.map((row) =>
    bareName(
      row
        .replace(/^\s*(?:for and )?on behalf of\s/i, '')
        .replace(/,?\san?\s(?:\p{L}+\s){1,3}(?:corporation|company|partnership).*$/iu, ''),
    ),
  );
  return [...new Set(names.filter((name) => isEntity(name) && isSide(name)))].slice(0, MOST);
}

/** 'This agreement is between larch systems and Quill.com.', in whatever letters they write themselves. */
const PLAINLY =
  /\b[Tt]his\s(?:[\p{L}-]+\s){0,5}(?:agreement|Agreement|lease|Lease|contract|Contract)\b[^.;()]{0,80}?\bbetween\s([^,;()]{3,50}?)\sand\s([^,;()]{3,50}?)(?=\.\s|,|\s\(|\.$)/u;
const SIGNATURES = 3000;
/** 'QUILL HOLDINGS LTD /s/ Ada Quill': whoever is printed in capitals before a signature. */
const BEFORE_SIGNATURE =
  /(\p{Lu}[\p{Lu}\d'’&-]*,?(?:\s[\p{Lu}\d'’&-][\p{Lu}\d'’&.-]*,?){1,7})\s+(?:\/s\/|By:|BY:)/gu;

/** Where no sentence names them, those that sign. */
function signers(text: string): string[] {
  const tail = text.slice(-SIGNATURES).replace(/\s+/g, ' ');
  const from = tail.search(/in witness whereof/i);
  if (from === -1) return [];
  const names = [...tail.slice(from + 'in witness whereof'.length).matchAll(BEFORE_SIGNATURE)].map(
    ([, name = '']) => bareName(name),
  );
  return [...new Set(names)].filter((name) => name.length > 4 && !DESCRIBED.test(name)).slice(0, MOST);
}

function endOf(rest: string): number {
  const closes = rest.search(CLOSES);
  const sentence = rest.search(
    /(?<!\b(?:Inc|Ltd|Corp|Co|No|St|Ave|Blvd|Rd|Jr|Sr|Dr|Mr|Ms|Mrs|L\.L\.C|N\.A|\p{Lu}))\.\s(?=\p{Lu})/u,
  );
  const ends = [closes, sentence, rest.indexOf(PARAGRAPH)].filter((each) => each > 20);
  return ends.length === 0 ? rest.length : Math.min(...ends);
}

const ROLE_ALONE =
  /^(?:company|contractor|subcontractor|owner|borrower|lender|landlord|tenants?|lessor|lessee|seller|buyer|purchaser|vendor|employer|employee|client|customer|licens(?:or|ee)|consultant|guarantor|agent|principal|provider|recipient|part(?:y|ies)|them|each|both|all|between|among|whereas|effective|agreement|contract|lease)$/i;

const NAMES_OF_STATES: ReadonlySet<string> = new Set(US_STATES.map(({ name }) => name.toLowerCase()));
/** The role of a side, or the state whose law holds, and nobody's name. */
const isNobody = (name: string): boolean => ROLE_ALONE.test(name) || NAMES_OF_STATES.has(name.toLowerCase());

const isSide = (name: string): boolean =>
  !isNobody(name) &&
  (isNameLike(name) ||
    (isEntity(name) && name.length < 80) ||
    (/^\p{Lu}[\p{L}\d]{3,}(?:\.(?:com|org|net))?$/u.test(name) && !isNobody(name)) ||
    /^(?:\p{Lu}[\p{L}'’.]+\s){1,6}\p{Lu}[\p{L}'’.]+$/u.test(name)) &&
  !DESCRIBED.test(name);
