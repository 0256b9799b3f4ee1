import { isProse } from './paper.ts';
import { PARTY_ROLES, type PartyRole } from './schema.ts';

/** A run of words of a caption's left column; offsets into the extracted text, `line` counts the head's lines. */
export interface Cell {
  text: string;
  start: number;
  end: number;
  line: number;
}

/** What a caption is made of: names, the roles that close (or open) a side, and the 'v.' between sides. */
export type Token =
  | { kind: 'names'; cell: Cell }
  | { kind: 'role'; role: PartyRole; before: boolean; cell: Cell }
  | { kind: 'versus'; cell: Cell }
  /** A line drawn across. */
  | { kind: 'rule'; cell: Cell };

const SIDE =
  '(?:co(?=[-–—\\s])|counter(?:claim)?|cross|third[- ]party|interven[oe]r|nominal|relief|potential|prospective|putative|lead|consolidated)[-–—\\s/]{0,3}';
const WORD =
  '(?:plaintiff?|petitioner|claimant|landlord|complainant|relator|applicant|movant|appellant|defendant|respondent|appellee|tenant|employee|employer|insurer|carrier|surety|interven[oe]r|garnishee|debtor|objector|contestant|caveator|accused|obligor|obligee|real part(?:y|ies) in interest)';
const EACH_WORD = new RegExp(WORD, 'gi');
const OF_NO_SIDE = /^(?:objector|contestant|caveator)/;
const PLURAL = '(?:\\(s\\)|/s|s)?(?:\\(s\\))?';
const MORE = `(?:[-–—/,&\\s]{1,3}(?:and\\s+|&\\s*)?(?:in[-–\\s]{1,2}(?:interpleader|intervention|rem|error)|pro se|below|prosecution|(?:${SIDE}){0,3}${WORD}${PLURAL}))`;
/** 'Petitioner/Wife', 'Respondent-Father': who a party is to the other. */
const KIN =
  '(?:\\s?[-–/]\\s?(?:spouse|(?:co-?)?parent|grandparents?|guardian)|[-–/\\s]{1,3}(?:wife|husband|mother|father))';
const PHRASE = `(?:${SIDE}){0,3}${WORD}${PLURAL}${MORE}{0,3}(?:${KIN})?(?:\\s?\\([^()]{2,40}\\))?`;
/** 'UNKNOWN TENANT': somebody whom nobody could name, and no role of those before. */
const NOT_NAMED = '(?<!\\b(?:unknown|unnamed))';
const ENDING_ROLE = new RegExp(
  `(?:^|${NOT_NAMED}[\\s,(/])(${PHRASE})\\)?\\s*[.,;:]?\\s*[^\\p{L}\\d]{0,8}$`,
  'iu',
);
const INNER_ROLE = new RegExp(
  `(?:^|${NOT_NAMED}[\\s,(])(${PHRASE})\\)?(?:\\s*[.,;]\\s*(?=and\\b|vs?\\.|versus|[-–—]\\s?against)|\\s+(?=vs?\\.|versus)|\\.\\s+(?=\\S+ \\S))`,
  'iu',
);
const ROLE_APART = new RegExp(
  `^[\\s,(]*(?:alleged\\s+)?[“"‘']?${PHRASE}[”"’']?\\)?\\s*[.,;:]?[”"]?\\s*$`,
  'i',
);
const LEADING_ROLE = new RegExp(`^(${PHRASE})\\s*:\\s*(?=\\S)`, 'i');
/** 'NOTICE TO DEFENDANT:', 'YOU ARE BEING SUED BY PLAINTIFF:': whose name stands below. */
const ROLE_LABEL = new RegExp(`(?:^|\\s)(${PHRASE})\\s*:\\s*$`, 'i');
/** The same with the name behind it on its line */
const LABELED_ROLE = new RegExp(
  `^(?:notice to|you are being sued by|(?:full |legal )?names? of)\\s(?:the\\s)?(${PHRASE})\\s*:\\s*(?=\\S)`,
  'i',
);
const NO_NAME = /^(?:\P{Lu}|(?:You|If|Read|This|Take|The|A|An)\b)/u;
/** 'Name And Address Of Petitioner (type or print full name)': what a form asks for, above the answer. */
const NAME_ASKED = new RegExp(
  `^(?:full |legal )?names?(?:,? (?:and |& )?address(?:es)?)? of (?:the )?(${PHRASE})(?: \\([^()]+\\))?\\W*$`,
  'i',
);
const LEADING_VERSUS = /^[-–—~_\s]*(?:v|vs|vv|versus|against)\s*[.:]?\s*[-–—~_\ufffe]?\s*(?=$|[^\p{Ll}])/iu;
// Text recognition reads a capital V beside the small one.
const WHOLE_VERSUS = /^[-–—~_\s]*(?:v|vs|vv|versus|against)\s*[.:,]?\s*[-–—~_]{0,2}\s*$/i;
const ENDING_VERSUS = /[\s,](?:vs?\.?|versus)\s*$/i;
const ASSERTION =
  /\b(?:alleges?|avers?|states? (?:as|that|and)|complains?|complaining|brings?|moves?|files?|sues?|submits?|requests?|respectfully|hereby|is|are|was|were|has|have|that|follows)\b/i;

/** The 'v.' that a line begins with; 'against you', in a sentence, is none. */
function leadingVersus(text: string): RegExpExecArray | null {
  const lead = LEADING_VERSUS.exec(text);
  const isWord = lead !== null && /^\W*(?:against|versus)\b/i.test(text);
  return isWord && /^\s*\p{Ll}/u.test(text.slice(lead[0].length)) ? null : lead;
}

/** A line that says something, unlike a long description of a party. */
export function isSentence(text: string): boolean {
  return isProse(text) && ASSERTION.test(text);
}

/** Whether a line of the head is, begins or ends with the 'v.' between the sides of a caption. */
export function isVersus(text: string): boolean {
  // The name of the case that a form asks for, not the caption itself.
  if (/^(?:short title|case (?:name|title|caption|style))\b.*:/i.test(text)) return false;
  if (WHOLE_VERSUS.test(text)) return true;
  const lead = leadingVersus(text);
  if (lead && /[.:—-]|\ufffe|against|versus/i.test(lead[0])) return true;
  // 'v Lund Medical Group, P.C., respondent': as New York's reports print it.
  if (/^v\s\p{Lu}.*,/u.test(text) && !isSentence(text)) return true;
  if (ENDING_VERSUS.test(text) && !isProse(text)) return true;
  return (
    /\s(?:vs?\.|versus|[-–—]\s?against\s?[-–—])\s/i.test(text) && INNER_ROLE.test(text) && !isSentence(text)
  );
}

/** The role that a line ends with, or null. */
export function roleOf(text: string): PartyRole | null {
  if (isSentence(text)) return null;
  const phrase = ENDING_ROLE.exec(text)?.[1];
  return phrase === undefined ? null : roleNamed(phrase);
}

function roleNamed(phrase: string): PartyRole {
  const words = phrase.toLowerCase();
  if (/^third[- ]party/.test(words) && !/plaintiff?/.test(words)) return 'third-party';
  // 'Co-Petitioner/Respondent': who answers, or joins in asking.
  if (/^co\W.*respondent/.test(words)) return 'respondent';
  if (/^(?:interven[oe]r|garnishee|real part)/.test(words)) return 'other';
  const named = words.match(EACH_WORD) ?? [];
  // 'Objector and Appellant': the part that says on which side somebody stands.
  const first = named.find((word) => !OF_NO_SIDE.test(word)) ?? named[0] ?? '';
  // Who asks a court to set its own judgment aside: 'Movant v. United States'.
  if (first === 'movant') return 'petitioner';
  if (/^(?:claimant|landlord|complainant|relator|employee|obligee|plaintif)/.test(first)) return 'plaintiff';
  if (/^(?:tenant|employer|insurer|carrier|surety|accused|obligor)/.test(first)) return 'defendant';
  return PARTY_ROLES.find((role) => role === first) ?? 'other';
}

/** Whether a cell is a role and nothing else: 'Plaintiffs,'. */
export function isRoleAlone(text: string): boolean {
  return ROLE_APART.test(text);
}

/** 'Petitioners v.': a role and the sign that parts the sides, right of the names they close. */
export function isRoleAndVersus(text: string): boolean {
  const tail = ENDING_VERSUS.exec(text);
  return tail !== null && ROLE_APART.test(text.slice(0, tail.index));
}

/** 'Plaintiff: Ada Poe, 825 Seal Street, Saint Paul, MN 55114'. */
const ADDRESS_BEHIND = /,\s+\d{1,6}[A-Z]?\s+\p{Lu}.*\b\d{5}(?:-\d{4})?$/u;

/** The words left of a caption's rule; what stands right of it (number, judge, title) names no party. */
export function leftCell(line: Pick<Cell, 'text' | 'start' | 'end'>, index: number): Cell | null {
  const cut = line.text.search(
    /\s*[│|§\]]\s|\s*\)\s*\)*\s*(?:\)|$|\s{2,}\S|(?=(?:Case|Civil|No|Hon|Judge)\b))|\s+:\s|\s{4,}|\t|(?<=\p{L}[.,)]{0,2})(?<!\b(?:Civil|Court)),?\s+(?=(?:Civil(?: Action| Case)?|Case|Cause|Index|Docket|(?:Court )?File)\s(?:No|Number|Nos)\b)|(?<=\p{L}[.,])\s+(?=Nos?\.\s?[\w:-]{0,8}\d{3})/iu,
  );
  if (cut > 0 && ROLE_APART.test(line.text.slice(cut)))
    return { text: line.text, start: line.start, end: line.end, line: index };
  const closing = cut > 0 && /\(\S[^)]*$/.test(line.text.slice(0, cut)) ? -1 : cut;
  const text = (closing === -1 ? line.text : line.text.slice(0, closing)).replace(
    /(?:[\s)│|§\]]|(?<=\s):)+$/u,
    (tail) => (tail.includes(')') && line.text.includes('(') ? tail : ''),
  );
  return /\p{L}/u.test(text) || RULE.test(text)
    ? { text, start: line.start, end: line.start + text.length, line: index }
    : null;
}

const RULE = /^[_\-–—=.]{5,}\s*[xX,]?$/;

/** 'Attorneys Present for Plaintiff(s)': whom somebody speaks for, and no name that a role closes. */
const SPEAKS_FOR = /\b(?:attorneys?|counsel|lawyers?)(?:\(s\))?,? (?:\p{L}+ )?for\b/iu;

/** Cuts a cell at the roles and the 'v.' inside it: 'ADA POE, Plaintiff, v. B. LUND, Defendant.' is five tokens. */
export function tokensOf(cell: Cell): Token[] {
  if (RULE.test(cell.text)) return [{ kind: 'rule', cell }];
  const labeled = LABELED_ROLE.exec(cell.text);
  const behind = labeled && part(cell, labeled[0].length);
  if (labeled?.[1] && behind && !NO_NAME.test(behind.text) && !isProse(behind.text.replace(/,.*/s, ''))) {
    const role = roleNamed(labeled[1]);
    return [
      { kind: 'role', role, before: true, cell: part(cell, 0, labeled[0].length) },
      { kind: 'names', cell: behind },
    ];
  }
  if (isSentence(cell.text) || SPEAKS_FOR.test(cell.text)) return [{ kind: 'names', cell }];
  if (isRoleAlone(cell.text) && !/:\s*$/.test(cell.text))
    return [{ kind: 'role', role: roleNamed(cell.text.replace(/^[\s,(]+/, '')), before: false, cell }];
  const tokens: Token[] = [];
  let rest = cell;
  for (let turn = 0; turn < 8 && /\p{L}/u.test(rest.text); turn += 1) {
    const lead = leadingVersus(rest.text);
    if (lead && isVersus(rest.text) && lead[0].trim() !== '') {
      tokens.push({ kind: 'versus', cell: part(rest, 0, lead[0].length) });
      rest = part(rest, lead[0].length);
      continue;
    }
    const label = /attorney|counsel/i.test(rest.text)
      ? null
      : (ROLE_LABEL.exec(rest.text) ?? NAME_ASKED.exec(rest.text));
    if (label?.[1] && rest.text.length < 70) {
      tokens.push({ kind: 'role', role: roleNamed(label[1]), before: true, cell: rest });
      return tokens;
    }
    const opening = LEADING_ROLE.exec(rest.text);
    if (opening?.[1]) {
      tokens.push({
        kind: 'role',
        role: roleNamed(opening[1]),
        before: true,
        cell: part(rest, 0, opening[0].length),
      });
      const named = part(rest, opening[0].length);
      const address = ADDRESS_BEHIND.exec(named.text)?.index ?? named.text.length;
      rest = part(named, 0, address);
      continue;
    }
    const inner = INNER_ROLE.exec(rest.text);
    if (inner?.[1]) {
      pushNames(tokens, part(rest, 0, inner.index));
      tokens.push({
        kind: 'role',
        role: roleNamed(inner[1]),
        before: false,
        cell: part(rest, inner.index, inner.index + inner[0].length),
      });
      rest = part(rest, inner.index + inner[0].length);
      continue;
    }
    const tail = ENDING_VERSUS.exec(rest.text);
    if (tail && !isProse(rest.text)) {
      pushNames(tokens, part(rest, 0, tail.index));
      tokens.push({ kind: 'versus', cell: part(rest, tail.index) });
      return tokens;
    }
    const ending = ENDING_ROLE.exec(rest.text);
    if (ending?.[1]) {
      pushNames(tokens, part(rest, 0, ending.index));
      tokens.push({
        kind: 'role',
        role: roleNamed(ending[1]),
        before: false,
        cell: part(rest, ending.index),
      });
      return tokens;
    }
    break;
  }
  pushNames(tokens, rest);
  return tokens;
}

function pushNames(tokens: Token[], cell: Cell): void {
  if (/\p{L}/u.test(cell.text)) tokens.push({ kind: 'names', cell });
}

function part(cell: Cell, from: number, to = cell.text.length): Cell {
  const text = cell.text.slice(from, to);
  return { ...cell, text, start: cell.start + from, end: cell.start + from + text.length };
}
