import { MONTHS } from '../text/day-words.ts';

/** What ends or begins a heading, and no name. */
const HEADING =
  /\b(?:agreement|lease|notice|statement|invoice|report|release|note|order|memo(?:randum)?|amendment|minutes|ledger|contract|letter)s?$|^(?:this|these|notice|statement|invoice|report|(?:first|second|third)\s(?:amend|notice))\b/i;
/** Small words within names. */
const PARTICLE = /^(?:of|the|and|for|de|la|del|van|von|der|den|di|da|al|el|bin|y|e|&|at)$/;
const ENTITY =
  /\b(?:Inc|LLC|L\.L\.C|LLP|LP|Ltd|Corp|Co|Company|Corporation|P\.?C|P\.?A|PLLC|N\.A|Bank|Credit Union|Trust|Group|Holdings|Partners|Associates|Association|Department|Agency|Bureau|Office|Board|Committee|Council|University|College|School|Schools|District|Hospital|Clinic|Center|Church|Services|Management|Properties|Rentals|Apartments|Realty|Insurance|Mutual|Consulting|Engineering|Construction|Plumbing|Roofing|Electric|Motors|Foods|Bakery|Systems|Solutions|Industries|Enterprises|Logistics|Freight|Union|Authority|Commission|City of|Town of|County of|State of|Village of|Orthopedics|Dental|Medical|Pharmacy|Store|Shop|Foundation|Society|Club|Dept|Labs|Laborator(?:y|ies)|Township|Police)\b/i;
/** Words of headings and labels that are written like names. */
const NO_NAME =
  /\b(?:agreement|lease|contract|notice|statement|invoice|report|memo|memorandum|order|letter|minutes|policy|date|dated|page|total|amount|balance|due|account|number|subject|re|regarding|attachments?|enclosures?|importance|sent|received|sincerely|regards|truly|dear|exhibit|dismiss|compel|day|month|year|inside|summary|findings|background|opinion|privileged|confidential|present|term|rent|price|street|avenue|road|lane|suite|apartment|unit|box|payable|accounts)\b/i;
const DAYS = new RegExp(`\\b(?:${MONTHS.join('|')}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`, 'i');
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|hon|rev)\.?\s+(?=\p{Lu})/iu;
/** ', Safety Officer', but not ', Inc.' or ', M.D.'. */
const CALLING = /,\s+(?!(?:Inc|LLC|L\.L\.C|LLP|Ltd|Corp|P\.?C|P\.?A|PLLC|N\.A|M\.?D|Jr|Sr|II|III|IV)\b).*$/i;
const MOST_WORDS = 7;
const LONGEST = 70;

/** What things and labels end in that are printed like names. */
const THING =
  /\b(?:act|code|license|activit(?:y|ies)|fees?|analysis|test|disease|record|square|circle|plaza|no\.?|number|to\.?|person|information|profile|name|type)$/i;

/** What an organization is, and not which. */
const GENERIC =
  /^(?:the\s)?(?:(?:northern|southern|eastern|western|middle|central)\s(?:district|division)\b.*|(?:state|commonwealth|county)\s(?:and county\s)?of\s.+|small claims(?: division| court)?|[\p{L}]+ (?:county|parish)|print(?:ed)? name|superior court|type or print.*|original message|(?:special|regular|annual) meeting|proof of service|board of directors|(?:our|your|this|said|each)\s.+)$/iu;

/** Whether words say what an organization is and not what it is called: 'Committee', 'State of Larchland'. */
export const isGeneric = (words: string): boolean =>
  GENERIC.test(words) || THING.test(words) || (!words.includes(' ') && ENTITY.test(words));

/** More letters than any name has. */
const LONGEST_NAME = 300;

/** A name without what stands around it: 'Agnes Thorley' of 'Ms. Agnes Thorley, Safety Officer'. */
export function bareName(words: string): string {
  return (
    words
      .slice(0, LONGEST_NAME)
      .replace(/\s+/g, ' ')
      .replace(/\s*[[<(].*$/, '')
      // What a form prints behind a name on the same line.
      .replace(/\s(?:file|fax|phone|tel|telephone|telecopy|time|date|pages?|company)\b[^:]{0,12}:.*$/i, '')
      .replace(/(?:[\s_|~*]|\s\d{1,5})+$/, '')
      .replace(/^[\s_|~*]+/, '')
      .replace(/^[\s"'“”‘’*_:;,–—-]+|[\s"'“”‘’*_:;,–—-]+$/g, '')
      .replace(TITLE, '')
      .replace(/,?\s+esq(?:uire)?\.?$/i, '')
      .replace(CALLING, '')
      .replace(/^(?:the\s)(?=\p{Lu})/u, '')
      .trim()
  );
}

/** 'Ada Quill' of 'Quill, Ada'. */
export function turned(name: string): string {
  const [, family = '', given = ''] =
    /^(\p{Lu}[\p{L}'’-]+),\s(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}\.?)?)$/u.exec(name.trim()) ?? [];
  return family === '' || ENTITY.test(given) ? name : `${given} ${family}`;
}

/** Whether words are those of an organization. */
export const isEntity = (words: string): boolean => ENTITY.test(words);

/** Whether words are written as the name of a person or an organization is. */
export function isNameLike(words: string): boolean {
  if (words.length < 4 || words.length > LONGEST || /[@:;$%/\\|<>{}=#?!]|\d{2}/.test(words)) return false;
  if (DAYS.test(words) || HEADING.test(words) || THING.test(words)) return false;
  const all = words.split(' ');
  if (all.length < 2) return isEntity(words) && !isGeneric(words);
  if (all.length > MOST_WORDS) return false;
  if (NO_NAME.test(words) && !isEntity(words)) return false;
  return (
    all.every((word) => /^\p{Lu}[\p{L}\d'’.,&-]*$/u.test(word) || PARTICLE.test(word)) &&
    !PARTICLE.test(all[0] ?? '')
  );
}

const KEPT_CAPITALS = /^(?:LLC|LLP|LP|PC|PA|PLLC|NA|II|III|IV|VI|VII|USA|US|USPS|HOA|JR\.)$/;
const SMALL_WORD = /^(?:OF|THE|AND|FOR|TO|IN|ON|AT|BY|WITH|OR|RE)$/;

/** In small letters where it is printed in capitals; what stands in brackets of a company stays. */
export function calm(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  return name.replace(/\p{Lu}[\p{Lu}'’]+/gu, (word, at: number) => {
    if (KEPT_CAPITALS.test(word)) return word;
    if (at > 0 && SMALL_WORD.test(word)) return word.toLowerCase();
    const low = word.charAt(0) + word.slice(1).toLowerCase();
    // O'Brien, D’Arcy.
    return low.replace(
      /^([OD]['’])(\p{Ll})(?=\p{Ll}{2})/u,
      (_, mark: string, next: string) => mark + next.toUpperCase(),
    );
  });
}

/** Whether what was read as a party is a line of a heading. */
export const isHeadingWords = (name: string): boolean =>
  HEADING.test(name) ||
  /\b(?:this|amendment|between) |\b(?:stipulation|order|motion|notice|request)\s(?:to|of|for|re)\b|\b(?:no|name)\.?$|^(?:\p{L}\s){3,}/iu.test(
    name,
  );
