import { US_STATES } from '../states.ts';
import { editDistance } from '../text/spelling.ts';
import { isProse } from './paper.ts';

/** What is mended of a cell of a paper's head. */
interface Seen {
  text: string;
  page: number;
  row: number;
  left: number;
  right: number;
  confidence: number | null;
}

const SIDES = ['plaintiff', 'defendant', 'petitioner', 'respondent', 'claimant'];
const APPEAL = ['appellant', 'appellee'];
const PAIRED = [...APPEAL, 'petitioner', 'respondent'];
/** A role in letters alone, and how it is printed. */
const ROLES = new Map([
  ...[...SIDES, ...APPEAL].flatMap((role) => [[role, role] as const, [`${role}s`, `${role}s`] as const]),
  ...SIDES.flatMap((side) =>
    PAIRED.filter((other) => other !== side).flatMap((other) => [
      [`${side}${other}`, `${side}-${other}`] as const,
      [`${side}s${other}s`, `${side}s-${other}s`] as const,
    ]),
  ),
]);
/** Words of heads that are near a role and no misreading of it. */
const NO_ROLE = new Set(
  'petition petitions petitioned dependent dependents respond responded response appeal appeals appellate apparent claimed claims complainant defending defended'.split(
    ' ',
  ),
);
const LETTERS_PER_SLIP = 5;
/** What stands alone on its line, and ends with a comma or a period, is hardly anything else. */
const LETTERS_PER_SLIP_ALONE = 4;
const MOST_SLIPS = 2;

function roleNear(word: string, isAlone = false): string | null {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  if (letters.length < 7 || letters.length > 22 || NO_ROLE.has(letters)) return null;
  const exact = ROLES.get(letters);
  if (exact !== undefined) return exact;
  const perSlip = isAlone ? LETTERS_PER_SLIP_ALONE : LETTERS_PER_SLIP;
  const limit = Math.min(MOST_SLIPS, Math.floor(letters.length / perSlip));
  let best: { role: string; slips: number } | null = null;
  for (const [known, role] of ROLES) {
    const slips = editDistance(letters, known, limit);
    if (slips <= limit && (best === null || slips < best.slips)) best = { role, slips };
  }
  return best?.role ?? null;
}

function inCaseOf(word: string, as: string): string {
  if (as === as.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(as) ? word.replace(/(?:^|-)\p{L}/gu, (letter) => letter.toUpperCase()) : word;
}

const ROLE_WORDS = 4;
/** A word, and the signs around it that are none of its letters. */
const WORD = /\p{L}[\p{L}’'|!1{-]*\p{L}/gu;

/** 'Plaimtiff/Petitioner(s)': the first of two roles that a form offers, read wrongly beside one that was read rightly. */
const FIRST_OF_TWO = /^\p{L}{7,}(?=\/(\p{L}{7,})(?:\(s\)|s)?\W*$)/iu;

function withFirstRole(text: string): string {
  const [first, second = ''] = FIRST_OF_TWO.exec(text) ?? [];
  const role = first === undefined || roleNear(second) === null ? null : roleNear(first, true);
  return first === undefined || role === null ? text : inCaseOf(role, first) + text.slice(first.length);
}

/** 'Plainliff,' and 'PlaintiffAppellant': a role with letters read wrongly, or run together, where it closes a cell. */
function withRole(text: string): string {
  const words = [...text.matchAll(WORD)];
  const last = words.at(-1);
  if (last === undefined || isProse(text)) return text;
  const isOpen = /^(?:\(s\))?[^\p{L}\d]*$/iu.test(text.slice(last.index + last[0].length));
  if (!isOpen || (words.length > ROLE_WORDS && !/[,;.]\s*$/.test(text.slice(0, last.index)))) return text;
  const isAlone = words.length === 1 && /^\p{Lu}\p{Ll}+[.,]$/u.test(text.trim());
  const role = roleNear(last[0], isAlone);
  if (role === null || role === last[0].toLowerCase()) return text;
  return text.slice(0, last.index) + inCaseOf(role, last[0]) + text.slice(last.index + last[0].length);
}

/** What names of courts are made of. */
const COURT_WORDS = new Set([
  ...'court superior supreme district circuit county judicial division appeals appellate municipal magistrate justice bankruptcy united states commonwealth chancery probate common pleas eastern western northern southern central middle precinct department criminal family domestic metropolitan housing surrogate state'.split(
    ' ',
  ),
  ...US_STATES.flatMap(({ name }) => name.toLowerCase().split(' ')).filter(({ length }) => length > 4),
]);
/** Whether a word, in small letters, is one of those that names of courts are made of. */
export const isCourtWord = (word: string) => COURT_WORDS.has(word);

/** 'Sup erior Court of New J ersey': words of a court's name that a program broke, whole again. */
export function withWordsJoined(text: string): string {
  const words = text.split(' ');
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    const whole = `${word}${next}`.toLowerCase().replace(/\W+$/, '');
    const isBroken =
      /^\p{L}+$/u.test(word) && /^\p{Ll}+\W*$|^\p{Lu}+\W*$/u.test(next) && COURT_WORDS.has(whole);
    if (isBroken && !COURT_WORDS.has(word.toLowerCase())) at += 1;
    joined.push(isBroken && !COURT_WORDS.has(word.toLowerCase()) ? `${word}${next}` : word);
  }
  return joined.join(' ');
}

const NO_COURT_WORD = new Set('count counts counted courts indian easter states stated justices'.split(' '));
const LONG = 9;

/** 'SUPERlOR GOURT OF CALIF0RNIA': words of a court's name with letters read wrongly, beside one that was read rightly. */
function withCourtWords(text: string): string {
  const words = [...text.matchAll(/[\p{L}01|!5]{4,}/gu)];
  if (words.length > 12 || !words.some(([word]) => COURT_WORDS.has(word.toLowerCase()))) return text;
  let mended = text;
  for (const { 0: word, index } of words) {
    const near = courtWordNear(word);
    if (near !== null)
      mended = mended.slice(0, index) + inCaseOf(near, word) + mended.slice(index + word.length);
  }
  return mended;
}

function courtWordNear(word: string): string | null {
  const plain = word.toLowerCase();
  const capitals = word.replace(/[^\p{Lu}]/gu, '').length;
  const isKnown = COURT_WORDS.has(plain) || NO_COURT_WORD.has(plain) || roleNear(word) !== null;
  if (word.length < 5 || isKnown || capitals === 0) return null;
  const read = plain.replace(/[1|!]/g, 'i').replaceAll('0', 'o').replaceAll('5', 's');
  const limit = word.length >= LONG ? 2 : 1;
  const near = [...COURT_WORDS].filter((known) => {
    if (known.length !== read.length) return false;
    let apart = 0;
    for (let at = 0; at < known.length; at += 1) if (known.charAt(at) !== read.charAt(at)) apart += 1;
    return apart <= limit;
  });
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** 'J0HN W, POE': what follows an initial is a period. */
const INITIAL_AND_COMMA = /(?<=^|\s)(\p{Lu}),(?= \p{Lu}\p{L}{2})/gu;

/** 'lra': no word begins so. */
const SMALL_L = /(?<=^|\s)l(?=[bcdfghjkmnpqrstvwxz]\p{Ll})/gu;

/** What closes a company's name, after its comma. */
const SUFFIX = /(?<=,\s)[\p{L}1|!]{3}(?=[.,;]|$|\s(?:and|a|an)\b)/gu;
const SUFFIXES = ['LLC', 'INC', 'LLP', 'LTD'];
const SHAPES: Readonly<Record<string, string>> = {
  G: 'C',
  O: 'C',
  Q: 'C',
  '1': 'I',
  '|': 'I',
  '!': 'I',
  L: 'I',
  M: 'N',
  H: 'N',
};

const shapeOf = (word: string) => [...word.toUpperCase()].map((letter) => SHAPES[letter] ?? letter).join('');

/** 'A.R.. a minor', 'IGNATIUS POE. individually': what describes a name follows a comma. */
const COMMA = /(?<=\.)\.(?=\s)|(?<=\p{Lu}{4})\.(?=\s(?:an?|in|by|as|et|on|individually|derivatively)\b)/gu;

/** 'L1G', 'lNC': letters of one shape read for each other. */
function asSuffix(word: string): string {
  const known = SUFFIXES.find((suffix) => shapeOf(suffix) === shapeOf(word));
  return known === undefined || known === word.toUpperCase() ? word : known;
}

/** 'ADA POE: AND BERT', 'BERT LUND: CARL', 'LUND: and ELM': a semicolon of a list of names in capitals. */
const COLON_OF_LIST =
  /(?<=\p{Lu}[\p{Lu}.'’-]*\s\p{Lu}{3,}):(?=\s(?:and\s|AND\s)?\p{Lu}{2})|(?<=^\p{Lu}{4,}):(?=\s(?:and|AND)\s\p{Lu}{2})/gu;
const LABELED =
  /\b(?:plaintiff|defendant|petitioner|respondent|name|case|court|attorney|judge|number|date|in re)\b/i;

const withListSigns = (text: string) => (LABELED.test(text) ? text : text.replace(COLON_OF_LIST, ';'));

/** 'CAUSE NOY 31-20417', 'CASE N0: …': a label that recognition ran into what follows it. */
const LABEL = /(?<=\b(?:case|cause|docket|index|action|file)\s)N[O0Q°](?:[YVI;,](?=\s)|(?=[\s:.]))/iu;

/** Whether the label of a number was misread, so that its number may be, too. */
export function hasMisreadLabel(text: string): boolean {
  const label = LABEL.exec(text)?.[0];
  return label !== undefined && !/^no$/i.test(label);
}

/** Words of a head as they were printed, as far as letters that recognition confuses can be told. */
export function unmisread(text: string, confidence: number | null): string {
  const mended = withCourtWords(withRole(withFirstRole(text)));
  if (confidence === null) return mended;
  return withListSigns(mended)
    .replace(INITIAL_AND_COMMA, '$1.')
    .replace(SMALL_L, 'I')
    .replace(SUFFIX, asSuffix)
    .replace(COMMA, ',')
    .replace(/(?<=\d-)[¢ce][vy¥](?=-\d)/i, (letters) => (/[VY]/.test(letters) ? 'CV' : 'cv'))
    .replace(/^INTHE\b/, 'IN THE')
    .replace(LABEL, (label) => (label.length > 2 ? 'No.' : 'No'));
}

/** A 'v.' as recognition may give it: 'Vv.', '\\Y', '¥s,', 'V5', 'Vi'. */
const LIKE_VERSUS = /^[^\p{L}\d]{0,3}(?:[vVyYuU¥]{1,2}|\\[YVy]|\\\/)\s?[sS5$8,.ie]?[^\p{L}\d]{0,3}$/u;
/** '—ayainst—': the word between its two rules. */
function isLikeAgainst(text: string): boolean {
  const word = /^[-–—_~]{1,3}\s?(\p{L}{6,8})\s?[-–—_~]{1,3}$/u.exec(text)?.[1];
  return word !== undefined && editDistance(word.toLowerCase(), 'against', 2) <= 2;
}

const ROWS_BETWEEN = 4;
const LEFT_HALF = 5_400;
const SHORT = 4;

/**
 * The cell that stands where the 'v.' of a caption stands, between two names at the left, and that recognition took for
 * other signs; null where none does. Between the roles of two sides anything short is one.
 */
export function misreadVersus<Cell extends Seen>(
  cells: readonly Cell[],
  isRole: (text: string) => boolean,
): Cell | null {
  const left = cells.filter((cell) => cell.left < LEFT_HALF);
  const found = left.filter((cell) => {
    if (cell.confidence === null) return false;
    if (isLikeAgainst(cell.text)) return true;
    if (cell.text.length > 7) return false;
    const isLike = LIKE_VERSUS.test(cell.text);
    if (!isLike && cell.text.replace(/\s/g, '').length > SHORT) return false;
    const beside = left.filter(({ row, text }) => row === cell.row && /\p{L}{2}/u.test(text));
    if (beside.some((other) => other !== cell)) return false;
    const near = (from: number, to: number) =>
      left.filter(
        ({ row, page, text }) =>
          page === cell.page && row >= from && row <= to && /\p{L}{3}/u.test(text) && !/:$/.test(text),
      );
    const above = near(cell.row - ROWS_BETWEEN, cell.row - 1).at(-1);
    const below = near(cell.row + 1, cell.row + 2 * ROWS_BETWEEN);
    const [next] = below;
    if (above === undefined || next === undefined || next.row > cell.row + ROWS_BETWEEN) return false;
    if (!isNamed(next.text) || isRole(next.text)) return false;
    const isBetweenRoles = isRole(above.text) && below.some(({ text }) => isRole(text));
    return isBetweenRoles || (isLike && (isRole(above.text) || isNamed(above.text)));
  });
  const like = found.filter(({ text }) => LIKE_VERSUS.test(text) || isLikeAgainst(text));
  const only = like.length > 0 ? like : found;
  return only.length === 1 ? (only[0] ?? null) : null;
}

/** A person or a body: at least two words with capitals, and no small ones but those that join names. */
function isNamed(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  return words.length > 1 && words.length < 12 && small === 0 && !isProse(text) && !/\d{3}/.test(text);
}

const DIRT = 72;
const DIRT_OF_TWO = 50;
/** A small letter alone is an item of a list, or nothing. */
const LONE_LETTER = 90;
/** The signs of which captions draw rules. */
const SIGN = /^[)§|¦│\]}*:]+$/;

/** A speck, a fold or the edge of a sheet that recognition took for one or two signs. */
export function isDirt(text: string, confidence: number | null): boolean {
  if (confidence === null || SIGN.test(text) || LIKE_VERSUS.test(text)) return false;
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  if (/^[_\-–—=]{3,}$/.test(text)) return false;
  if (/^\p{Ll}$/u.test(text)) return confidence < LONE_LETTER;
  return letters < 2 ? confidence < DIRT : letters < 3 && confidence < DIRT_OF_TWO;
}

/** How much dirt stands before the first word of a cell: '. ADA POE'. */
export function dirtBefore(text: string): number {
  return /^[.,;:'’‘`´•·~«»¢°-]{1,2}\s+(?=[\p{L}\d])/u.exec(text)?.[0].length ?? 0;
}
