import type { TextLine } from '../text/lines.ts';
import { bareName, isNameLike } from './discovery-names.ts';

/** A name as it is printed: words with capitals, small ones among them. */
export const NAME =
  "(?:\\p{Lu}[\\p{L}\\d'’.&-]*,?\\s(?:(?:of|and|the|de|la|&)\\s)?){0,6}\\p{Lu}[\\p{L}\\d'’.&-]*\\.?";
/** Letters of a text in which it says who speaks in it. */
const BEGINNING = 2500;
/** Labels that name no person by what stands behind them. */
export const NO_PERSON =
  /\b(?:re|subject|date|sent|received|account|address|property|premises|case|unit|number|no|description|attachments?|importance|term|rent|deposit|project|location|time|place|report|status|type|period|phone|fax|e-?mail|vehicle|product|item|policy|claim|file|creditor|invoice|terms|amount|total|page|title|division|docket|summary|note|hours|day|printed|balance|repairs?|officer|judge|document|filed|court|county|state|city|signature|chapter|plan|position)\b/i;

const SPEAKS = /^\s*(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,2})\s?:\s+\S/u;

/** Who speaks in messages and talks: a name before a colon, again and again. */
export function ofSpeakers(lines: readonly TextLine[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of lines.slice(0, 400)) {
    const name = SPEAKS.exec(text)?.[1];
    if (name !== undefined && !NO_PERSON.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].filter(([name, count]) => count > 1 && isNameLike(name)).map(([name]) => name);
}

/** A name on one line. */
const ON_A_LINE = NAME.replaceAll('\\s', ' ');
const OFFICER = new RegExp(
  `(${ON_A_LINE}),\\s(?:as\\s)?(?:the\\s)?(?:(?:standing|duly|appointed|chapter \\d{1,2}|successor|court-appointed)\\s)*(?:trustee|receiver|administrator|administratrix|executor|executrix|guardian|conservator|personal representative),?\\s(?:hereby\\s)?(?:submits?|files?|reports?|states?|declares?|makes?|gives?)\\b`,
  'gu',
);

/** 'Ada Quill, chapter 13 trustee, submits': who speaks by an office. */
export function ofOffice(text: string): string[] {
  const head = text.slice(0, BEGINNING).replace(/[^\S\n]+/g, ' ');
  return [...head.matchAll(OFFICER)]
    .map(([, name = '']) => bareName(name))
    .filter((name) => isNameLike(name));
}

const WITNESS =
  /\b(?:[Mm]y name is|I,|(?:[Ss]tatement|[Aa]ffidavit|[Dd]eclaration|[Dd]eposition|[Tt]estimony|STATEMENT|AFFIDAVIT|DECLARATION)\s(?:[Oo]f|[Bb]y|OF|BY))\s+((?:\p{Lu}[\p{L}'’.-]*\s){1,3}\p{Lu}[\p{L}'’-]+?)(?=\s(?:[Ii]n|IN)\s|[\s,.:;]|$)/gu;

/** Who tells what they saw. */
export function ofWitness(text: string): string[] {
  return [...text.slice(0, 2500).matchAll(WITNESS)]
    .slice(0, 2)
    .map(([, name = '']) => bareName(name.replace(/\s(?:in|as|to|for|on)(?:\s.*)?$/i, '')))
    .filter(isNameLike);
}

const ANNOUNCES =
  /(?:^|\s)((?:\p{Lu}[\p{L}'’-]+\s(?:\p{Lu}\.\s)?){1,2}\p{Lu}[\p{L}'’-]+)(?:,\s[^.;]{3,80},)?\s(?:today\s)?(?:announce[ds]|unveils?|unveiled)\b/gu;
/** What somebody is, before their name: 'Larch District Attorney Ada B. Quill'. */
const OFFICE_BEFORE =
  /^.*\b(?:Attorney|Mayor|Governor|Sheriff|Commissioner|Chief|Secretary|President|Senator|Director|Clerk|Judge|Chair\p{L}*)\s(?:General\s)?(?=\p{Lu}[\p{L}.'’-]+\s\p{Lu})/u;

/** Who tells the press something. */
export function ofAnnouncer(text: string): string[] {
  const head = text.slice(0, BEGINNING).replace(/\s+/g, ' ');
  return [...head.matchAll(OFFICED), ...head.matchAll(COMPANY_TELLS), ...head.matchAll(ANNOUNCES)]
    .slice(0, 1)
    .map(([, name = '']) => bareName(name.replace(OFFICE_BEFORE, '')))
    .filter(isNameLike);
}
const COMPANY_TELLS =
  /((?:\p{Lu}[\p{L}\d&'’-]*,?\s){1,5}(?:Inc|Co|Corp|LLC|Ltd|Company|Corporation|University|Foundation|Department)\b\.?)\s(?:\([^()]{2,30}\)\s)?(?:today\s)?announce[ds]\b/gu;
const OFFICED =
  /\b(?:Attorney|Mayor|Governor|Sheriff|Commissioner|Chief|Secretary|President|Senator|Director|Clerk)\s(?:General\s)?((?:\p{Lu}[\p{L}'’.-]+\s){1,3}\p{Lu}[\p{L}'’-]+)\s(?:today\s)?announced\b/gu;

const SELF = /\b[Mm]y name is:?\s((?:\p{Lu}[\p{L}'’.-]+\s){1,3}\p{Lu}[\p{L}'’-]+)/gu;

/** Who says in a mail what their name is. */
export const ofSelf = (text: string): string[] =>
  [...text.slice(0, BEGINNING).matchAll(SELF)]
    .slice(0, 1)
    .map(([, name = '']) => bareName(name))
    .filter(isNameLike);

const FILES =
  /\b(?:Plaintiff|Defendant|Petitioner|Respondent|Appellant|Appellee|Intervenor|Movant)s?,?\s((?:\p{Lu}[\p{L}'’.&-]+,?\s){1,6})(?:\([^()]{2,40}\)\s)?(?:respectfully\s|hereby\s|through counsel,?\s){0,2}(?:submits?|moves?|files?|gives? notice|requests?|notif(?:y|ies))\b/gu;

/** The side that says that it files a paper. */
export const ofFiler = (text: string): string[] =>
  [...text.slice(0, BEGINNING).replace(/\s+/g, ' ').matchAll(FILES)]
    .slice(0, 1)
    .map(([, name = '']) => bareName(name));
