/** How legal citations are written. The one place for these patterns; every repetition in them is bounded. */

const SECTION = '(?:§{1,4}|[Ss]ections?|[Ss]ecs?\\.)';
const NUMBER =
  '\\d{1,9}[a-zA-Z]{0,4}(?:[-‑–.:]\\d{1,9}[a-zA-Z]{0,4}){0,5}(?:\\s?\\([\\dA-Za-z]{1,4}\\)){0,8}';
const LIST = `${NUMBER}(?:(?:,? (?:and|&|to|through) |, ?|[-‑–])(?:§ ?)?${NUMBER}(?!\\d|\\s+(?:U\\.?S|C\\.?F))){0,24}(?:,? et\\.? seq\\.?)?`;

/** Statutes, regulations and named acts of any jurisdiction, and rules of no named court. */
export const STATUTE_FORMS: readonly RegExp[] = [
  new RegExp(`\\b\\d{1,2}\\s+U\\.?\\s?S\\.?\\s?C\\.?(?:\\s?A\\.)?\\s{0,3}${SECTION}?\\s{0,3}${LIST}`, 'g'),
  new RegExp(`\\b\\d{1,2}\\s+C\\.?\\s?F\\.?\\s?R\\.?\\s{0,3}(?:${SECTION}|Part)?\\s{0,3}${LIST}`, 'g'),
  new RegExp(
    `\\bTitle\\s+\\d{1,2},?\\s+(?:of\\s+the\\s+)?United\\s+States\\s+Code,?\\s+${SECTION}\\s{0,3}${LIST}`,
    'g',
  ),
  new RegExp(`${SECTION}\\s{0,3}${LIST},?\\s+(?:Florida|Fla\\.)\\s+Stat(?:utes|\\.)`, 'g'),
  new RegExp(
    `\\bNMSA(?: 1978)?,?\\s{0,3}${SECTION}\\s{0,3}${LIST}|${SECTION}\\s{0,3}${LIST},? NMSA(?!(?: 1978)?,?\\s{0,3}§)(?: 1978)?`,
    'g',
  ),
  new RegExp(
    `\\b(?:[A-Z][\\w.]{0,30}\\s{1,3}(?:&\\s{1,3})?){1,4}(?:Code|CODE|Stat|STAT|Law|Laws|Ann|Rev)\\b\\.?(?:\\s{1,3}(?:Ann|Stat|Rev|Code)\\.?){0,4},?\\s{0,3}${SECTION}\\s{0,3}${LIST}`,
    'g',
  ),
  new RegExp(
    `\\b(?:[A-Z]\\.\\s?)?G\\.?\\s?L\\.?\\s{1,3}c(?:h|hapter)?\\.?\\s{0,3}\\d{1,5}[A-Z]?(?:,\\s{0,3}${SECTION}\\s{0,3}${LIST})?`,
    'g',
  ),
  new RegExp(`\\b[A-Z][A-Z.]{2,20}\\s{1,3}${SECTION}\\s{0,3}${LIST}`, 'g'),
  /\b(?:Fed\.\s?R\.\s?(?:Civ|Crim|App|Evid|Bankr)\.\s?(?:P\.)?|Rule)\s{1,3}\d{1,9}[\w.-]{0,30}(?:\([\w]{1,3}\)){0,8}(?:\s{1,3}NMRA)?/g,
  /\bTitle\s{1,3}(?:[IVX]{1,8}|\d{1,3})\s{1,3}of\s{1,3}the\s{1,3}(?:[A-Z]\w{1,30}\s{1,3}){1,5}(?:Act|Code)(?:\s{1,3}of\s{1,3}\d{4})?/g,
  /\b(?:[A-Z][a-z]{1,30}\s{1,3})(?:(?:[A-Z][a-z]{1,30}|and|of|in|the|with|for)\s{1,3}){0,6}Act(?:\s{1,3}of\s{1,3}\d{4})?\b/g,
];

const SUB = '\\((?:[A-Za-z]|[ivxIVX]{2,5}|[a-z]{2}|\\d{1,3})\\)';
const SUBS = `(?:\\s?${SUB}){1,8}`;
const JOINT = '(?:\\s?,\\s{0,2}(?:and\\s|or\\s|&\\s)?|\\s(?:and|or|&|through|to)\\s)';
/** What makes of a number in a list something else: a period, a sum, the volume of a reporter. */
const NO_RULE =
  '(?![\\w%]|[-‐–]?\\s?(?:days?|weeks?|months?|years?|hours?|minutes?|times|percent|dollars|calendar|court|business)\\b|[:/]\\d|,\\d{3}|\\s{1,2}(?:U\\.?\\s?S\\.?|C\\.?F|F\\.|P\\.|S\\.|N\\.|A\\.|L\\.|So\\.|Cal|WL|NM(?!RA|SA)))';

/** 'FRCP 6(d), 2005'. */
const NO_YEAR = '(?!(?:19|20)\\d\\d(?![\\w.-]))';

/** Numbers of rules in a row: '12(b)(6), 12(c) and (f)'. */
function listOf(number: string): string {
  return `${number}(?:${SUBS})?(?:${JOINT}(?:§{1,2}\\s?)?(?:${NO_YEAR}${number}(?:${SUBS}|${NO_RULE})|${SUBS})){0,8}`;
}

const PLAIN = '\\d{1,4}(?:\\.\\d{1,2})?(?:[A-Za-z]\\d{0,2})?(?![\\w-]*\\d)';
export const RULE_LIST = listOf(PLAIN);
export const NMRA_LIST = listOf('\\d{1,2}-\\d{1,5}(?:\\.\\d{1,2})?(?![\\w/]|[-.]\\d)');
const SECTION_LIST = listOf(
  '\\d{1,5}(?:\\.\\d{1,4})?[a-z]{0,3}(?:-\\d{1,4}[a-z]{0,2})?(?!\\d|\\s{1,2}U\\.?\\s?S)',
);
const NMSA_LIST = listOf('\\d{1,3}[A-Z]?(?:-\\d{1,4}[A-Z]?(?:\\.\\d{1,3})?){0,3}(?![\\d-])');

const FEDERAL = 'Fed(?:eral|\\.)?\\s{0,2}R(?:ules?|\\.)?\\s{0,2}(?:of\\s{1,2})?';
const PROCEDURE = '\\s{0,2}P(?:roc(?:edure|\\.)?|\\.)?';

/** How the sets of federal rules are named. */
export const FEDERAL_SETS = {
  frcp: `(?:F\\.?\\s?R\\.?\\s?C(?:iv)?\\.?\\s?P\\.?|${FEDERAL}Civ(?:il|\\.)?${PROCEDURE})`,
  frcrp: `(?:F\\.?\\s?R\\.?\\s?Cr(?:im)?\\.?\\s?P\\.?|${FEDERAL}Crim(?:inal|\\.)?${PROCEDURE})`,
  frap: `(?:F\\.?R\\.?A\\.?P\\.?|${FEDERAL}App(?:ellate|\\.)?${PROCEDURE})`,
  frbp: `(?:F\\.?R\\.?B\\.?P\\.?|${FEDERAL}Bankr(?:uptcy|\\.)?${PROCEDURE})`,
  fre: `(?:F\\.?\\s?R\\.?\\s?E(?:vid)?\\.?|${FEDERAL}Evid(?:ence|\\.)?)`,
} as const;

const SIGN = '(?:§{1,2}|[Ss]ections?|[Ss]ecs?\\.)';

/** Codes: each with the list of sections as its last group. */
export const CODES = {
  usc: new RegExp(
    `\\b(\\d{1,3})\\s{0,2}U\\.?\\s?S\\.?\\s?C\\.?(?![A-Za-z]{2})(?:\\s?A\\.?|\\s?S\\.)?(?:\\s{0,2}${SIGN}?\\s{0,2}(${SECTION_LIST})|\\s{0,2}(?:ch\\.|app\\.|App\\.|note))?`,
    'g',
  ),
  uscTitle: new RegExp(
    `\\bTitle\\s(\\d{1,3}),?\\s(?:of\\sthe\\s)?United\\sStates\\sCode,?\\s{0,2}${SIGN}\\s{0,2}(${SECTION_LIST})`,
    'g',
  ),
  cfr: new RegExp(
    `\\b(\\d{1,3})\\s{0,2}C\\.?\\s?F\\.?\\s?R\\.?(?:\\s{0,2}(?:${SIGN}|[Pp]arts?|pts?\\.)?\\s{0,2}(${SECTION_LIST}))?`,
    'g',
  ),
  nmsa: new RegExp(
    `()\\bNMSA(?:,?\\s1978)?,?\\s{0,2}${SIGN}?\\s{0,2}(${NMSA_LIST})|${SIGN}\\s{0,2}(${NMSA_LIST}),?\\s{0,2}NMSA(?:,?\\s1978)?`,
    'g',
  ),
  ccp: new RegExp(
    `()\\b(?:C\\.?C\\.?P\\.?|(?:Cal(?:ifornia|\\.)\\s{1,2})?Code\\s{1,2}(?:of\\s{1,2})?Civ(?:il|\\.)\\s{0,2}Proc(?:edure|\\.)?)\\s?,?\\s{0,2}${SIGN}?\\s{0,2}(${SECTION_LIST})`,
    'g',
  ),
  crc: new RegExp(
    `()\\b(?:CRC|C\\.R\\.C\\.|Cal(?:ifornia|\\.)\\s{1,2}(?:R\\.\\s?(?:of\\s)?Ct\\.|Rules?\\s{1,2}of\\s{1,2}Court)),?\\s{0,2}(?:[Rr]ules?\\s{1,2})?(${SECTION_LIST})`,
    'g',
  ),
  cal: new RegExp(
    `()\\b(?:Cal(?:ifornia|\\.)\\s{1,2})(?:Civ(?:il|\\.)|Evid(?:ence|\\.)|Bus\\.\\s&\\sProf\\.|Fam(?:ily|\\.)|Gov(?:ernment|['’]t|\\.)|Lab(?:or|\\.)|Health\\s&\\sSafety|Pen(?:al|\\.)|Prob(?:ate|\\.)|Veh(?:icle|\\.)|Welf\\.\\s&\\sInst\\.)\\s{1,2}Code,?\\s{0,2}${SIGN}?\\s{0,2}(${SECTION_LIST})|\\b(?:Civ\\.|Evid\\.)\\sCode,?\\s{0,2}${SIGN}\\s{0,2}(${SECTION_LIST})`,
    'g',
  ),
} as const;

/** Rules of one court: 'D.N.M.LR-Civ. 7.4', 'Civil L.R. 7-3', 'Local Rule 56.1', 'LR2-103 NMRA'. */
export const LOCAL_RULE =
  /(?:\b(?:[A-Z]\.\s?){1,4}(?:[A-Z][a-z]{1,4}\.\s?)?)?(?:\bLR-?\s?(?:Civ|Cv|Cr|Crim)\.?|\bL\.\s?R\.(?:\s?-?\s?(?:Civ|Cv|Cr)\.?)?|\bLR|\b(?:Civ(?:il|\.)\s{1,2})?Local\s{1,2}(?:Civil\s{1,2}|Court\s{1,2})?Rules?|\bSup(?:reme|\.)\s{1,2}C(?:our)?t\.?\s{1,2}R(?:ule|\.))\s{0,2}\d{1,4}(?:[-.]\d{1,4}){0,3}(?:\s?\([A-Za-z0-9]{1,3}\)){0,6}(?:\s{1,2}NMRA)?/g;

const SERIES = '(?:\\s?\\d(?:d|st|nd|rd|th))';
const STATES =
  'Ala|Alaska|Ariz|Ark|Colo|Conn|Del|Fla|Ga|Haw|Idaho|Ill|Ind|Iowa|Kan|Ky|La|Mass|Md|Me|Mich|Minn|Miss|Mo|Mont|Neb|Nev|N\\.\\s?[CDHJ]|Ohio(?:\\sSt)?|Okla|Or|Pa|R\\.\\s?I|S\\.\\s?[CD]|Tenn|Tex|Utah|Va|Vt|W\\.\\s?Va|Wash|Wn|Wis|Wyo';
/** Reporters of decisions. Those of one letter and no series are old, and look like much else. */
const REPORTERS = [
  'U\\.\\s?S\\.(?!\\s?C\\b|\\s?C\\.)(?:\\s?\\d(?:d|st|nd|rd|th))?',
  'US(?=\\s\\d)',
  `S\\.\\s?Ct\\.${SERIES}?`,
  `L\\.\\s?Ed\\.${SERIES}?`,
  `F\\.?\\s?Supp\\.?${SERIES}?`,
  "F\\.\\s?App['’]?x\\.?",
  `F\\.?${SERIES}`,
  'F\\.\\s?R\\.\\s?D\\.',
  'B\\.\\s?R\\.',
  'Fed\\.\\s(?:Cl|Appx)\\.',
  `(?:P|A)\\.?${SERIES}`,
  `So\\.\\s?${SERIES}?`,
  `(?:N\\.\\s?E|N\\.\\s?W|S\\.\\s?E|S\\.\\s?W)\\.${SERIES}?`,
  'N\\.\\s?M\\.',
  `Cal\\.\\s?Rptr\\.${SERIES}?`,
  `Cal\\.\\s?App\\.${SERIES}?`,
  `Cal\\.${SERIES}?`,
  `N\\.\\s?Y\\.(?:\\s?S\\.)?${SERIES}?`,
  // A number of five figures behind a state is a postal code.
  `(?:${STATES})\\.(?:\\s?(?:App|Super)\\.(?:\\s?Ct\\.)?)?${SERIES}?(?=\\s{1,3}(?:at\\s)?\\d{1,4}(?!\\d))`,
].join('|');
/** Volume, reporter, page or 'at' page. */
export const REPORTER_CITE = `(\\d{1,4})\\s{1,3}(${REPORTERS}),?\\s{0,3}(?:at\\s{1,2})?(\\d{1,5}|_{2,6}|-{3,6})(?![\\w,]*\\d|[A-Za-z])`;
export const NEUTRAL_CITE = '(\\d{4})\\s?[-‑–]\\s?(NMSC|NMCA|NMCERT)\\s?[-‑–]\\s?(\\d{1,5})(?!\\d)';
export const DATABASE_CITE =
  '(\\d{4})\\s{1,2}(?:WL|(?:[A-Z][\\w.]{0,8}\\s){1,4}LEXIS)\\s{1,2}\\d{1,9}(?!\\d)';

const PARTY_WORD = "\\p{Lu}[\\p{L}\\d.'’&-]{0,30}";
const AFTER_COMMA =
  '(?:Inc|LLC|L\\.L\\.C|LLP|L\\.?P|Ltd|Corp|Co|P\\.?C|N\\.A|S\\.A|et\\sal|as\\s\\p{Lu}\\p{L}{2,20})\\b\\.?';
const PARTY = `${PARTY_WORD}(?:\\s{1,2}(?:of|the|and|&|for|de|del|la|ex\\srel\\.|et\\sal\\.|${PARTY_WORD})|,\\s{0,2}${AFTER_COMMA}){0,8}`;
/** The name of a decided case: 'Halden Props., LLC v. Farrow', 'In re Farrow'. */
export const CASE_NAME = `(?:${PARTY}\\s{1,3}vs?\\.\\s{1,3}${PARTY}|(?:In\\sre|Ex\\sparte|Matter\\sof)\\s{1,2}${PARTY})`;
