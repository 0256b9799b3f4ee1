import { US_STATES } from '../states.ts';
import { endOfSentence } from '../text/sentence-end.ts';
import { readable } from './counts.ts';
import { holdFirms, releaseFirms } from './firm-names.ts';
import { BEGINS_IN_CAPITALS, isShouted, type Piece, splitPieces } from './party-pieces.ts';

const STATES = new Set(US_STATES.map(({ name }) => name.toLowerCase()));

/** 'Harrow County', unlike a person: the state that follows is part of its name. */
function isPlace(name: string): boolean {
  return /\b(?:city|county|town|village|borough|parish|township|state|commonwealth)\b/i.test(name);
}

function isState(words: string): boolean {
  return STATES.has(words.toLowerCase().replace(/[,;.]+$/, ''));
}

/** Of a list with semicolons the first is a name: where it is not in capitals, neither need the others be. */
const BEGINS_PLAINLY = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*){1,3};/u;

interface Name {
  name: string;
  /** Offsets in the joined caption text. */
  from: number;
  to: number;
}

const SUFFIX =
  /^(?:(?:(?:general|limited|registered|professional|public|national) ){1,2}(?:liability |benefit )?(?:partnership|company|corporation|association)|Inc|L\.?L\.?C|L\.?L\.?P|L\.?P|Ltd|Corp|Co|Company|P\.?L?\.?L?\.?C|P\.?A(?:-C)?|N\.?A|Jr|Sr|II|III|IV|M\.?D|D\.?O|R\.?N|L\.?P\.?N|A\.?P\.?R\.?N|N\.?P|C\.?P\.?A|Ph\.?D|Psy\.?D|Pharm\.?D|Ed\.?D|J\.?D|D\.?V\.?M|D\.?P\.?M|L\.?C\.?S\.?W|Esq|D\.?D\.?S|D\.?M\.?D|Limited|Incorporated|F\.?S\.?B|S\.?A|GmbH|PBC|J\.?V)\b\.?\s*/i;
const DESCRIPTION =
  /^(?:(?:individually|inclusive|et\.? ?(?:al|ux|vir)|(?:(?:his|her|their) )?(?:spouse|wife|husband)\W*$|etc|residing|domestic|foreign|collectively|jointly|each|(?:any(?: and all)?|all)(?= (?:other|of|persons?|those|unknown|similarly|in|individual|occupants?|tenants?)\b)|who|successors?|formerly|doing business|on behalf|by and through|as|minors?|[dafnp][./]?(?:b|k)[./]?a|t\/n|(?:bond|policy|license|account) no)\b|an?(?=\s|$)|the (?:estate|state)? ?of which|in (?:his|her|their|its)\b|in (?:individual|official|representative)\b|not (?:in|individually|personally)\b|solely as\b|ssn\b|c\/o|husband and wife|(?:natural |legal )?(?:parents?|mother|father|guardians?) of|(?:husband|wife|spouse|widow) of|vin\b|\[?\(?d\.?o\.?b\b|deceased|child(?:ren)?\W*$|(?:the )?(?:chapter \d+ )?trustee$|(?:appearing )?(?:pro se|pro per|sui juris|in pro(?:pria persona| per)|(?:by )?(?:limited |special )(?:and special )?appearance)\W*$|real part(?:y|ies)(?:\s+in\s+interest)?\b)/i;
const NAME_INITIALS =
  /^(?:[IVX]+|JV|R\.?N\.?|L\.?L\.?[CP]\.?|L\.?P\.?|P\.?L?\.?L?\.?C\.?|USA?|DOES|[A-Z]\.(?:[A-Z]\.?)*)$/;
const CUT =
  /\s*(?:\(|\[|,?\s*\b(?:d\.?o\.?b\.?:|date of birth|[afnp][./]?k[./]?a\b|d[./]?b[./]?a\b|t\/n\b|s\/b\/m\b|s\/i\/i\b|[abhiouw]\/[fm](?=[,;\s]|$)|claiming (?:by|through|under|an)\b|& a\.?(?=\W*$)|(?:(?:the|said) )?names? being fictitious|doing business as|(?:also|formerly|now) known as|individually|on behalf of|not (?:in its|individually)|successor (?:by|in)\b|on (?:writs?|petitions?|appeals?|application) (?:of|for|from|to)\b|by and through|in (?:his|her|their|its) (?:official|individual)|an? (?:individual|single|married|unmarried|minor|adult)\b|u\/(?:a|t)\/d\b|et\.? ?(?:ux|vir|als?)\b\.?|as (?:an? |the |co-)?(?:assignee|subrogee|successor|servicer|attorney[- ]in[- ]fact|guardian|administrat(?:or|rix)|execut(?:or|rix)|personal representative|special administrator|receiver|next friend|parent|nominee)\b)|\s+and(?: (?:his|her|their))? (?:husband|wife|spouse)\b(?=[\s,;.]*$))/gi;
/** 'POE ELECTRONICS (ELMTOWN) CO.': where a company is, within its name. */
const PLACE_WITHIN = /^\s*\(\p{Lu}[\p{L}.'’]*(?: \p{Lu}[\p{L}.'’]*){0,2}\),?\s/u;
const GOES_ON_AS_COMPANY =
  /^(?:co|company|corp|corporation|inc|incorporated|l\.?l\.?c|l\.?l\.?p|l\.?p|ltd|limited|plc|gmbh|s\.?a|n\.?v|b\.?v|ag|pte|pty|holdings)\b/i;

/** Where what describes a party begins behind its name; the length of the words where nothing does. */
function endOfName(words: string): number {
  for (const { index } of words.matchAll(CUT)) {
    const rest = words.slice(index);
    const place = PLACE_WITHIN.exec(rest)?.[0].length ?? 0;
    if (place === 0 || !GOES_ON_AS_COMPANY.test(rest.slice(place))) return index;
  }
  return endOfSentence(words);
}

/**
 * Splits the party lines of a caption into names: at commas, semicolons and a joining 'and', but not before
 * 'Inc.' or 'Jr.', and without what describes a party ('individually', 'a Delaware corporation', 'a/k/a …').
 */
export function splitNames(joined: string): Name[] {
  const held = holdFirms(
    withoutOthers(joined)
      .replace(FOOTNOTE, (mark) => ' '.repeat(mark.length))
      .replace(AND_SPOUSE, (words) => ';'.padEnd(words.length)),
  );
  const names = namesOf(held, namesShouted(held) && !BEGINS_PLAINLY.test(held));
  // 'NVX and Larch Systems': a name of capitals alone says nothing of how the others are printed.
  const found = names.length === 0 && BEGINS_IN_CAPITALS.test(held) ? namesOf(held, false) : names;
  return found.map((name) => ({ ...name, name: releaseFirms(name.name) }));
}

const WHO_LIVES =
  '(?:occupants?|tenants?|subtenants?|residents?|others|persons?(?:\\s(?:in\\spossession|residing|living|claiming))?)';
/** Behind a name on its own line: '& all other tenants and occupants of 12 Elm Street'. */
const OTHERS_BEHIND = new RegExp(
  `(?<=[\\p{L}.,])[^\\S\\n]+(?:and|or|&)[^\\S\\n]+(?:any[^\\S\\n]+and[^\\S\\n]+)?all[^\\S\\n]+(?:(?:other|unknown|unnamed)[^\\S\\n]+)*${WHO_LIVES}\\b(?:[^\\S\\n]*(?:,|and|or|&|/)[^\\S\\n]*(?:all[^\\S\\n]+)?(?:other[^\\S\\n]+)?${WHO_LIVES}\\b)*(?:[^\\S\\n]+(?:of|at|in|on)\\b[^\\n;]*)?`,
  'giu',
);

/** Without those whom nobody names and who stand behind a name, so that the name stays; every place stays where it was. */
export function withoutOthers(joined: string): string {
  return joined.replace(OTHERS_BEHIND, (others) => `;${' '.repeat(others.length - 1)}`);
}

function namesOf(joined: string, shouted: boolean): Name[] {
  const names: Name[] = [];
  let described = false;
  let awaited = false;
  let wards = false;
  let posted = false;
  let isAddress = false;
  let isHeld = false;
  let isOfOther = false;
  const pieces = withoutPosts(splitPieces(joined.replace(SUFFIX_AND_MORE, ';'), shouted));
  for (const [at, piece] of pieces.entries()) {
    // 'United States of America, ex rel. Ada Poe': who tells the court of it sues with the state.
    const words = piece.words
      .replace(/\s+/g, ' ')
      .replace(/^ex rel(?:\.|atione)?\s+/i, '')
      .trim();
    // 'as guardian of A.B., C.D., and E.F., minors': whom somebody stands for.
    if (wards && (INITIALS.test(words) || MINOR.test(words))) continue;
    wards = WARDS.test(words);
    const last = names.at(-1);
    // 'POLICE, DEPARTMENT': a comma too many.
    if (last && !described && isNext(piece) && NOUN_ALONE.test(words)) {
      last.name = `${last.name} ${words}`;
      last.to = piece.to;
      continue;
    }
    // 'Director, Office of Labor Programs': an office that is sued by its name.
    if (last && !described && POST_ALONE.test(last.name) && isNext(piece) && EMPLOYER.test(words)) {
      last.name = `${last.name}, ${tidy(words)}`;
      last.to = piece.to;
      continue;
    }
    // 'Ada Poe, 12 Elm Way, Larchville AZ 85001': where somebody lives, up to the next name of a list.
    if (last && (isAddress ? !piece.listed : isNext(piece) && STREET.test(words))) {
      isAddress = true;
      continue;
    }
    isAddress = false;
    const bare = words.slice(0, endOfName(words)).trim();
    const suffix = SUFFIX.exec(bare);
    if (suffix && last && bare.length <= suffix[0].length + 2) {
      // 'Elm LLC as assignee of Alder Bank, N.A.': the form of the other company.
      if (described || isOfOther) continue;
      last.name = `${last.name}, ${bare.replace(/[,;:]+$/, '')}`;
      last.to = piece.to;
      continue;
    }
    if (last && !described && isPlace(last.name) && isState(bare)) {
      last.name = `${last.name}, ${tidy(bare)}`;
      last.to = piece.to;
      continue;
    }
    // 'as Trustee for the holders of Elm Trust, Asset-Backed Certificates, Series 2': what a trustee holds.
    isHeld = TRUSTEE_FOR.test(words) || (isHeld && isNext(piece) && (HOLDING.test(words) || suffix !== null));
    if (isHeld && last) {
      described = true;
      continue;
    }
    // 'by her mother and next friend, Ada Poe': the name belongs to the description.
    if (described && awaited) {
      awaited = false;
      continue;
    }
    awaited =
      /^(?:by|through|c\/o)\b/i.test(words) &&
      !/\s\p{Lu}[\p{L}.'’-]+\s+\p{Lu}/u.test(words.replace(STANDS_FOR, ''));
    // 'Ada Poe, Acting Secretary, Department of Commerce': whose post it is.
    const isEmployer: boolean = posted && isNext(piece) && EMPLOYER.test(words);
    const isFirst = piece.listed || names.length === 0;
    const isPost =
      !isFirst && !piece.added && HOLDS_POST.test(words) && SUED_AS.test(pieces[at + 1]?.words ?? '');
    const isSpouse = piece.added && UNNAMED_SPOUSE.test(bare);
    described = !isSpouse && (awaited || isEmployer || isPost || describes(bare || words, shouted, isFirst));
    posted = described && !isEmployer && POST_ALONE.test(words);
    const within = described ? PART_NAMED.exec(words) : null;
    if (described && (within === null || !shouted)) continue;
    described = false;
    const name = tidy(words.slice(within?.[0].length ?? 0));
    isOfOther = BEHIND_AS.test(words.slice(bare.length));
    const to = Math.min(piece.to, piece.from + words.length + 8);
    const both = pieces[at + 1]?.listed === false ? ofOneFamily(name, pieces[at + 1]?.words ?? '') : [];
    if (both.length > 0) names.push(...both.map((one) => ({ name: one, from: piece.from, to })));
    else if (/\p{L}{2}|^(?:\p{Lu}\.\s?)+\p{Lu}\.?$/u.test(name)) names.push({ name, from: piece.from, to });
  }
  return names.map((name) => ({
    ...name,
    name: readable(name.name.replace(ONE_OF_MANY, '1'), NAME_INITIALS)
      .replace(/^((?:John|Jane) (?:[A-Z][a-z]+ )?)DOES\b/, '$1Does')
      // 'JANE ROE A' and 'JANE A ROE' have no article.
      .replace(/\sa$|(?<=^\p{Lu}\S+)\sa(?=\s\p{Lu}[\p{L}'’-]+$)/u, (letter) =>
        /\sA(?:$|\s)/.test(name.name) ? ' A' : letter,
      ),
  }));
}

/** 'DOES I through 10': a one, as some type and read it. */
const ONE_OF_MANY = /(?<=\b(?:DOES?|ROES?|Does?|Roes?) )[Il](?=,? (?:through|to|thru|-|–) \d)/;

const GIVEN = "\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}\\.?)?";
const TWO_GIVEN = new RegExp(`^(${GIVEN}) (?:and|&) (${GIVEN}) (\\p{Lu}[\\p{L}'’-]+)$`, 'iu');
const OF_PEOPLE =
  /^(?:individually|husband|wife|h\/w|(?:his|her) (?:wife|husband)|married|parents?|as (?:parents?|guardians?|next|natural|husband|co-)|both|jointly|their|minors?)\b/i;

/** 'LUIS and MARTA POE, husband and wife': two people of one family name, as what describes them says; none otherwise. */
function ofOneFamily(name: string, described: string): string[] {
  const [, one, other, family] = OF_PEOPLE.test(described) ? (TWO_GIVEN.exec(name) ?? []) : [];
  return one === undefined || other === undefined ? [] : [`${one} ${family}`, `${other} ${family}`];
}

/** 'and SPOUSE OF ADA POE': somebody of whom the paper knows no more, named for themselves. */
const UNNAMED_SPOUSE = /^(?:unknown )?(?:spouse|husband|wife) of \p{Lu}/iu;

/** What says of whom somebody holds a claim, or under which other name they trade. */
const BEHIND_AS = /^[\s,]*(?:as|successor|d[./]?b[./]?a|doing business as)\b/i;

const TRUSTEE_FOR = /^(?:(?:not|solely|but)\b.*)?\bas (?:\p{L}+ ){0,3}trustee,? (?:for|of|on behalf)\b/iu;
const HOLDING =
  /\b(?:certificates?|certificateholders|series|trusts?|loans?|mortgages?|pass-through|asset|securities|notes?)\b/i;

const STREET =
  /^\d{1,6}[A-Z]?(?: (?:\p{Lu}[\p{L}.]*|\d{1,3}(?:st|nd|rd|th))){1,4} (?:st(?:reet)?|ave(?:nue)?|r(?:oa)?d|dr(?:ive)?|way|lane|ln|blvd|boulevard|c(?:our)?t|pl(?:ace)?|circle|cir|terrace|parkway|pkwy|highway|hwy)\b/iu;

/** After a mere comma. */
const isNext = ({ listed, added }: Piece) => !listed && !added;

/** 'and its departments the LARCH COUNTY SHERIFF': a party named within what describes another. */
const PART_NAMED = /^(?:and\s)?(?:its|their)\s(?:\p{Ll}+\s){1,3}(?=\p{Lu}{2,}\s\p{Lu}{2})/u;

/** 'LARCH FERRIES, / INC. / NORTH COAST ELECTRIC': a line that ends a company's name ends it, whatever sign was lost. */
const SUFFIX_AND_MORE =
  /(?<=,\s(?:INC|LLC|CORP|LTD|LLP)\.?)\n(?=\p{Lu}{3,}\s(?:\p{Lu}\.\s)?\p{Lu}{2})(?!(?:AND|OF|FOR|DOING|FORMERLY|AS|INDIVIDUALLY)\b)/gu;

/** What is no name without the words before it. */
const NOUN_ALONE = /^(?:department|commission|authority|association|corporation)$/i;

/** What somebody is who stands for another. */
const STANDS_FOR =
  /\b(?:(?:natural|legal|court[- ]appointed|appointed) )?(?:guardians?|parents?|mother|father|next friend|conservator|friend)(?: ad litem)?\b/gi;
const INITIALS = /^(?:and )?(?:\p{Lu}\.\s?){1,4}$/u;
const WARDS = /\b(?:parents?|guardians?|friend|mother|father|conservator)\b.*\b(?:of|for)\b/i;
const MINOR = /^(?:an? )?minors?$/i;

/** Without the posts of people of one employer: 'Ada Poe, Teacher, Hill School, Bert Lund, Nurse, Hill School'. */
function withoutPosts(pieces: readonly Piece[]): Piece[] {
  const key = ({ words }: Piece) => words.toLowerCase().replace(/\s+/g, ' ');
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(key(piece), (counts.get(key(piece)) ?? 0) + 1);
  const isEmployer = (piece: Piece | undefined) =>
    piece !== undefined &&
    (counts.get(key(piece)) ?? 0) > 1 &&
    /^\p{Lu}\S*\s/u.test(piece.words) &&
    !DESCRIPTION.test(piece.words) &&
    !POST_ALONE.test(piece.words.replace(/\s+/g, ' ').trim());
  const employers = pieces.filter(isEmployer).length;
  if (employers < 2) return [...pieces];
  return pieces.filter((piece, at) => at === 0 || !(isEmployer(piece) || isEmployer(pieces[at + 1])));
}

/** Whether this caption prints its names in capitals, however long the descriptions between them are. */
function namesShouted(joined: string): boolean {
  if (isShouted(joined)) return true;
  const heads = joined
    .split(/[;,]/)
    .map((piece) =>
      piece
        .trim()
        .replace(/^(?:and|the)\s+/i, '')
        .split(/\s+/)
        .slice(0, 2)
        .join(' '),
    )
    .filter((head) => /^\W*\p{L}{2}/u.test(head));
  const shouted = heads.filter((head) => head.includes(' ') && isShouted(head)).length;
  return isShouted(heads[0] ?? '') && (heads[0] ?? '').includes(' ') && shouted >= heads.length * 0.4;
}

const TITLE =
  '(?:secretary|president|commissioner|director|governor|attorney general|trustee|warden|sheriff|administrator|superintendent|chief|officer|chair(?:man|person)?|executor|personal representative|guardian|mayor|assistant|associate|deputy|acting|former|special|agent|captain|lieutenant|sergeant|clerk|judge|manager|supervisor|field|regional|principal|teacher|counselor|nurse)';
const TITLES = new RegExp(`^(?:${TITLE}\\s+){1,3}`, 'i');
const PERSON = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}$/u;
/** 'School Nurse', of whom 'in her official capacity' follows. */
const HOLDS_POST = new RegExp(`\\b${TITLE}$`, 'i');
const SUED_AS = /^in (?:his|her|their|its)\s+(?:individual|official|personal|representative)\b/i;
/** An office without what it is of: whose it is may follow. */
const POST_ALONE = new RegExp(`^(?:the )?(?:${TITLE}\\s*)+$`, 'i');
const EMPLOYER =
  /\b(?:department|board|bureau|office|schools?|district|county|agency|administration|commission|division|center|facility|prison|hospital|university|college|authority|services?|bank|police)\b/i;
const OFFICE = new RegExp(`^(?:united states |u\\.s\\. )?${TITLE}\\b`, 'i');

const COMPANY =
  /\b(?:inc|l\.?l\.?c|l\.?p|corp(?:oration)?|company|co|bank|insurance|university|college|services|association)\b\.?/i;

/** 'Sheriff Silas Quill', unlike 'Sheriff of Alder County' or 'Deputy Chief Inspector'. */
function isTitledPerson(name: string): boolean {
  const rest = name.replace(TITLES, '');
  return rest !== name && !OFFICE.test(rest) && PERSON.test(rest);
}

/** 'ADA POE, 1 SECRETARY, …': the mark of a footnote between a name and an office. */
const FOOTNOTE = new RegExp(`(?<=,\\s?)\\d{1,2}(?=\\s${TITLE}\\b)`, 'gi');

/** 'ADA POE et vir BERT POE': 'and husband'. */
const AND_SPOUSE = /(?<=\s)(?:et ux|et vir)(?=\s+\p{Lu})/gu;

/** In a small letter, unlike 'eBright Inc.' and 'iHarbor'. */
const BEGINS_SMALL = /^\p{Ll}(?!\p{Lu}\p{Ll})/u;

/** `own`: the piece begins a side or follows a semicolon, so an office there is sued by its name. */
function describes(words: string, shouted: boolean, own: boolean): boolean {
  const whole = words.replace(/^the\s+(?=\p{Lu})/u, '');
  const name = whole.replace(/\s+and(?: (?:his|her|their))? (?:husband|wife|spouse)$/i, '');
  if (name === '' || DESCRIPTION.test(name) || BEGINS_SMALL.test(name)) return true;
  if (
    shouted &&
    !isShouted(name) &&
    !/\d|\b(?:does?|roes?)\b/i.test(name) &&
    (name.includes(' ') || OFFICE.test(name))
  )
    return true;
  if (own || isTitledPerson(name)) return false;
  if (COMPANY.test(name)) return false;
  return OFFICE.test(name) || /['’]s assistant$/i.test(name);
}

function tidy(words: string): string {
  const end = endOfName(words);
  const kept = end > 2 ? words.slice(0, end) : words;
  return kept
    .replace(/\s+and$/i, '')
    .replace(/^[.,:;\s]+(?=\p{L})/u, '')
    .replace(/^(?:case |docket )?nos?\.\s?\d[\d–-]*\s+(?=\p{L})/iu, '')
    .replace(/^\(?\d{1,2}[.)]\s+(?=["“]?\p{L})/u, '')
    .replace(/^[-–—]\s?and\s?[-–—]\s*/i, '')
    .replace(/^(?:and|the above[- ]named)\s+/i, '')
    .replace(/^the\s+(?=\p{Lu})/u, '')
    .replace(/[\s,;:.…\-–—)]+$/, (tail) =>
      /\b(?:Inc|Corp|Co|Ltd|Jr|Sr)$|(?:^|[\s,])(?:\p{L}\.\s?)+\p{L}$/iu.test(kept.slice(0, -tail.length)) &&
      tail.startsWith('.')
        ? '.'
        : '',
    )
    .replace(/\s*(?:,\s*)?inclusive$/i, '')
    .trim();
}
