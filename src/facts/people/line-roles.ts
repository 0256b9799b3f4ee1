import { US_STATES } from '../../states.ts';
import { MONTHS } from '../../text/day-words.ts';

/** What a short line of a letterhead, a signature or an address is. */
export type BlockRole =
  | 'city'
  | 'street'
  | 'phone'
  | 'email'
  | 'web'
  | 'bar'
  | 'for'
  | 'self'
  | 'signature'
  | 'firm'
  | 'office'
  | 'name';

const NAMES = US_STATES.map(({ name }) => name.replace(/\s/g, '\\s')).join('|');
const CODES = US_STATES.map(({ code }) => code).join('|');
/** 'Marlow Springs, NM 87501-1234', 'Alder, New Mexico 87501'. */
export const CITY_STATE_ZIP = new RegExp(
  `\\b((?:[A-Z][\\p{L}.'’-]{0,20}[ ]){0,3}[A-Z][\\p{L}.'’-]{1,24}),?[ ]{1,3}(?:${NAMES}|(?:${CODES})|[A-Z]\\.[A-Z]\\.),?[ ]{1,3}(\\d{5}(?:-\\d{4})?)(?!\\d)`,
  'iu',
);
export const PHONE =
  /(?<![\d-])(?:\+?1[-.\s])?(?:\(\d{3}\)\s?|\d{3}[-.–\s]\s?)\d{3}[-.–\s]\s?\d{4}(?:,?\s?(?:x|ext\.?|extension)\s?\d{1,6})?(?![\d-])|(?<![\d-])1-?8\d\d-[A-Z\d]{3}-?[A-Z\d]{4}\b/i;
export const EMAIL = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[A-Za-z]{2,12}\b/;
const WEB = /\b(?:https?:\/\/|www\.)\S+|^[\w-]+(?:\.[\w-]+)*\.(?:gov|org|com|net|us)(?:\/\S*)?$/i;
const STREET =
  /^(?:\d{1,6}[\p{L}]?(?:[-–/]\d{1,5})?\s+(?:[NSEW]\.?\s|[\p{L}\d][\p{L}\d.'’-]*\s){0,5}[\p{L}\d][\p{L}\d.'’#-]*|(?:p\.?\s?o\.?|post office)\s(?:box|drawer)\s[\w-]+|(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty)\s(?:[A-Z][\w.'-]*\s){0,3}(?:plaza|square|cent(?:er|re)|place|street|avenue|circle|tower|court|park|drive))\b/iu;
const BOX = /^(?:p\.?\s?o\.?|post office)\s(?:box|drawer)\s[\w-]+,?$/i;
const UNIT =
  /^(?:suite|ste\.?|floor|room|rm\.?|unit|apt\.?|apartment|building|bldg\.?|dept\.?|department|mail stop|\d{1,3}(?:st|nd|rd|th) floor)\b\.?[\s#]*[\w-]*\.?,?$|^\p{L}+ floor,?$/iu;
const STREET_WORD =
  /\b(?:st(?:reet)?|ave(?:nue)?|r(?:oa)?d|blvd|boulevard|dr(?:ive)?|way|lane|ln|place|pl|square|sq|highway|hwy|court|ct|plaza|parkway|pkwy|circle|cir|trail|terrace|loop|box|suite|ste|floor|[NSEW]{1,2}|broadway|row|mall|cent(?:er|re)|tower|park)\b\.?(?:,?\s?(?:suite|ste|unit|apt|room|rm|floor|#|[NSEW]{1,2}\b|\d).*)?,?$/i;
const BAR =
  /\([A-Z]{1,4}\s?#?\s?\d{4,6}\)|\b(?:(?:state\s)?bar(?:\s(?:card|code|id))?\s?(?:no|number|num|#|id)?\.?\s?[:#(]?\s?[A-Z]{0,3}\d{3,8}|SBN\s?[:#]?\s?\d{4,8}|(?:attorney|atty\.?)\s(?:id|no|number|registration|reg)\.?\s?(?:no\.?)?\s?[:#]?\s?[A-Z]{0,3}\d{3,8}|(?:[A-Z]{2}|cal\.?|tex\.?)\sbar\s?(?:no\.?|#)?\s?\d{3,8}|(?:attorney|atty\.?)\sI\.?D\.?\s?#?\s?\d{3,9}|\b[A-Z]{1,3}SBA?\s?(?:no\.?)?\s?#?\s?\d{3,7}\b|^\p{Lu}[^\d#]{4,40},?\s#\s?\d{3,7}$)/iu;
const FOR =
  /^[\s(*]*(?:(?:lead\s)?(?:co-?)?(?:attorneys?|counsel|lawyers?|solicitors?)(?:\(s\))?\s(?:and counsel\s)?(?:of record\s)?(?:for|of)\b|counsel to\b|for (?:the )?(?:plaintiff|defendant|petitioner|respondent|appellant|appellee)s?\b|(?:name (?:and address )?of )?(?:the )?(?:plaintiff|defendant|petitioner|respondent|landlord|tenant)(?:['’]s|s['’])\s(?:attorney|lawyer|counsel)\b)/i;
const SELF =
  /\b(?:pro[\s-]se|pro per|in propria persona|self[- ]represented|unrepresented|appearing without (?:an? )?(?:attorney|lawyer))\b/i;
const SIGNATURE = /^(?:by:?\s*)?(?:_*\s?\/?s\/|_{3,})/i;
const FIRM =
  /&\s?Associates\b|\b(?:LLP|L\.L\.P|PLLC|P\.L\.L\.C|P\.?C|P\.?A|LPA|PLC|A\.P\.C|APC|(?:A )?Professional (?:Corporation|Association)|Law Corporation|Limited Liability Partnership|Law (?:Office|Firm|Group|Center|Corporation)s?|Attorneys? at Law|Legal (?:Aid|Services|Assistance|Help)|Chartered|Public Defender|Attorney General|(?:Inc|LLC|L\.L\.C|Corp|Company|Bank|N\.A|Association|Hospital|Properties|Management|Department|Division|Bureau|Agency|Board|Center|Services?|School|University|County|City of))\b\.?/i;
const OFFICE =
  /\b(?:clerk(?:['’]s)?(?: of (?:the )?(?:\w+\s){0,2}courts?)?|court ?house|court(?:['’]s)? (?:clerk|administrator|house)|chambers|district court|superior court|circuit court|county court|magistrate court|municipal court|self[- ]help center|law library|help desk|bar association|lawyer referral)\b/i;
const LABEL =
  /^\(?(?:(?:to|from|cc|attn|attention|name|address|mailing address|city,? state,? zip(?: code)?|tel(?:ephone)?|phone|fax|facsimile|cell|mobile|office|direct|e-?mail|main|toll[- ]free)\b\)?(?:\s(?:number|no\.?|address))?\s*(?:\([^)]{0,20}\))?\s*[:.]*|[tfpeo]\)?\s?:)\s*/i;
const PARTICLE = /^(?:de|la|del|van|von|der|den|di|da|al|el|bin|y|e|of|the|and)$/i;

/** The words of a line behind a label like 'Telephone:'. */
export function withoutLabel(text: string): string {
  return text.replace(LABEL, '').trim();
}

const LONGEST = 110;
/** Headings of papers that name firms' words. */
const HEADING =
  /^(?:certificate|proof|notice|exhibit|verification|affidavit|declaration|return|waiver|admission|acknowledg)/i;

/** What a line is by its own words; null of one that belongs to no block. */
export function roleOf(text: string): BlockRole | null {
  if (text.length > LONGEST || text.length < 3) return null;
  const bare = withoutLabel(text);
  if (EMAIL.test(bare) && restOf(bare, EMAIL).length < 45) return 'email';
  const city = CITY_STATE_ZIP.exec(bare);
  if (BAR.test(text) && (!city || /\bI\.?D\b/i.test(text))) return 'bar';
  if (city && bare.length - city[0].length < 70) return 'city';
  if (
    PHONE.test(bare) &&
    !/\b(?:call|contact|at:?)\s*$|\bcall\b/i.test(restOf(bare, PHONE)) &&
    !/\p{Ll}{2,}\s\p{Ll}{2,}\s\p{Ll}{2,}/u.test(restOf(bare, PHONE))
  )
    return 'phone';
  if (FOR.test(text)) return 'for';
  if (SELF.test(text) && text.length < 60) return 'self';
  if (SIGNATURE.test(text)) return 'signature';
  if (WEB.test(bare)) return 'web';
  if (UNIT.test(bare) || BOX.test(bare) || (STREET.test(bare) && STREET_WORD.test(bare))) return 'street';
  if (isSentenceLike(text) || HEADING.test(text)) return null;
  if (isPersonName(withoutCalling(text))) return 'name';
  if (OFFICE.test(text)) return 'office';
  if (FIRM.test(text)) return 'firm';
  return isPersonName(bare) ? 'name' : null;
}

/** 'Ada Quill' of 'Ada Quill, Attorney at Law'; nothing where no calling is named. */
function withoutCalling(text: string): string {
  return /,\s(?:attorney|counselor)\sat\slaw$/i.test(text) ? text.slice(0, text.lastIndexOf(',')) : '';
}

const restOf = (text: string, pattern: RegExp): string => text.replace(pattern, '').trim();

/** Running prose: small words in a row, or the end of a sentence. */
function isSentenceLike(text: string): boolean {
  return /(?:\s\p{Ll}[\p{L}'’-]*){3,}/u.test(text) || /\p{Ll}{3}[.;]\s+\p{Lu}/u.test(text);
}

const TITLES = /^(?:mr|mrs|ms|dr|hon|honorable|judge|justice)\.?\s+/i;
const SUFFIXES = /(?:,?\s+(?:esq(?:uire)?|jr|sr|ii|iii|iv|m\.?d|j\.?d|ph\.?d|r\.?n)\.?)+,?$/i;

/** These months are names of people as well. */
const GIVEN_NAMES = new Set([4, 5, 6, 8]);

/** Whether a word is a month that nobody is named after. */
export function isMonth(word: string): boolean {
  const month = MONTHS.findIndex((name) => name.toLowerCase() === word.toLowerCase()) + 1;
  return month > 0 && !GIVEN_NAMES.has(month);
}

/** Two to five capitalized words, initials and particles: the name of a person. */
export function isPersonName(text: string): boolean {
  const words = text.replace(TITLES, '').replace(SUFFIXES, '').replace(/,$/, '').split(/\s+/);
  if (words.length < 2 || words.length > 5 || /[\d:;@/_()[\]$%]/.test(words.join(' '))) return false;
  if (NO_NAME.test(words.join(' ')) || words.some(isMonth)) return false;
  const full = words.filter((word) => /^\p{Lu}[\p{L}'’-]+,?$/u.test(word));
  return (
    full.length >= 1 && words.every((word) => /^\p{Lu}[\p{L}'’.-]*,?$/u.test(word) || PARTICLE.test(word))
  );
}

/** Words of captions, headings and letters that are written like names. */
const NO_NAME =
  /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|court|district|county|state|states|united|order|motion|notice|complaint|summons|case|civil|action|number|judge|attorneys?|date|dated|page|total|amount|balance|sincerely|regards|truly|yours|dear|re|subject|from|to|sent|certified|mail|via|name|address|telephone|phone|exhibit|of|and|the|signature|print|respectfully|submitted|division|section|department|street|avenue|monday|tuesday|wednesday|thursday|friday|please|return|service|first|class|account|statement|invoice|enclosures?|fees?|information|form|relief|against|jury|trial|hearing|demand|answer|judgment|law|legal|all|rights|esquire|attn|attention|party|parties|counsel|magistrate|clerk|deputy|chief|justice|witness|notary|public|commission|expires|property|premises|landlord|tenant|lease|agreement|rent|contract|insurance|policy|claim|settlement|offer)\b/i;
