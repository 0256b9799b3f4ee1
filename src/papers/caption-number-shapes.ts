import { MONTH_WORD } from '../text/day-words.ts';

const LOOK_ALIKE: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', l: '1', I: '1', '|': '1' };

/** A number as it was printed: an O or an l that stands among figures, or before a group of them, is a figure. */
export function asFigures(value: string): string {
  return value.replace(
    /(?<![A-Za-z|])[OoQlI|]+(?=\d{2}|:\d)|(?<=\d)[OoQlI|]+(?=\d)|(?<=\d{2})[Ool|]+(?![\w|])/g,
    (letters) => [...letters].map((letter) => LOOK_ALIKE[letter] ?? letter).join(''),
  );
}

/** A group of a number as courts write them: figures, capitals, both; a judge's letters. */
const GROUP = /^(?:\d+(?:,\d{3})?|\d*[A-Z]+\d*|[a-z]{2,4}|Civ)$/;
/** A letter among figures that is more likely one of them. */
const DOUBTED = /(?:^|\d)[OIQ](?=\d)|\d[OIQ](?![A-Z])|\d[SBZ](?=\d)/;
/** A year of three figures: the third was a letter; and one that is long past, or far from now. */
const DOUBTED_YEAR = /^\d{3}[A-Z]+[\d-]|^[345]\d[A-Z]{1,4}\d{4}/;

/** Whether the year before the letters of a number is none: '45SP000120'. */
export const isDoubtedYear = (value: string) => DOUBTED_YEAR.test(value);

/** Whether letters and figures stand in a number as in those of courts: '24CV4t7' and '88858-1-1I' were read badly. */
export function isWellFormed(value: string): boolean {
  const groups = value
    .replace(/\s?\([A-Z/]+\)$/, '')
    .split(/[-‑–/:.\s&]+/)
    .filter((group) => group !== '');
  const hasFigures = (value.match(/\d/g)?.length ?? 0) >= 4;
  return (
    hasFigures &&
    !DOUBTED_YEAR.test(value) &&
    groups.every((group) => GROUP.test(group) && !DOUBTED.test(group))
  );
}

/** Groups of figures and letters joined by hyphens, and figures run together with letters: how courts number cases. */
const HYPHENED =
  '(?:\\d{1,2}:)?(?:[A-Z0-9]{1,8}|\\d{2}[A-Z]{2}\\d{5,7})(?:\\s?[-‑–/]\\s?[A-Z0-9]{1,10}){1,5}(?:\\.\\d{2}(?!\\d))?';
const RUN_ON = '(?=[A-Z0-9]*\\d{4})(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6,16}';
const SPACED = '(?:S\\d{1,2} )?\\d{2,4} [A-Z]{1,4}\\d{0,2} \\d{3,7}';
const CODE = `(?:[A-Z][A-Z&]{0,4}\\.? )?(?:${SPACED}|${HYPHENED}|${RUN_ON})(?: [A-Z]{3})?(?: \\([A-Z/]{2,12}x?\\))?`;
export const CODE_ALONE = new RegExp(`^\\(?(${CODE})\\)?$`, 'u');
/** 'RE: Poe v. Lund, CIV24-000318'. */
export const CODE_BEHIND = new RegExp(
  `^(?:re|subject|matter)\\b(?:.{0,160}?[,;.(]|:[\\s–—-]*)\\s?(${CODE})(?=[),.;\\s]|$)`,
  'iu',
);
/** '2416-CV02210 - ALDER BANK V ADA POE'. */
export const CODE_BEFORE = new RegExp(`^(${CODE})\\s[-–—:]\\s(?=\\p{Lu}.*\\svs?\\.?\\s)`, 'iu');
/** A court's stamp: the number, and then a day, a page or the number of the entry. */
export const CODE_STAMPED = new RegExp(
  `^(?:case\\s*:?\\s*(?:no\\.?)?\\s*)?(${CODE})\\s+(?=\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|pg\\b|page\\b|doc|ecf\\b|dkt\\b|filed\\b)`,
  'iu',
);
/** A running head: court, number and short title. */
export const CODE_OF_TITLE = new RegExp(`^.*\\bcourt (${CODE}).* vs?\\.? `, 'iu');
/** Telephones, ZIP codes, days, taxpayers' numbers and forms are written with figures and hyphens too. */
const NO_CODE =
  /^(?:\d{3}-\d{3,4}|(?:0?\d|1[0-2])\/(?:19|20)\d{2}|(?:1-)?\d{3}-\d{3}-\d{4}|1-\d{3}-[A-Z\d]{3}-?[A-Z\d]{4}|[xX*]{2,4}-.*|\d{5}-\d{4}|\d{1,4}[-/]\d{1,2}[-/]\d{1,4}|\d{2}-\d{7}|\d{3}-\d{2}-\d{4}|[A-Z]{1,4}-\d{1,3}|\d{1,2}-\d{3}[A-Z]?|[A-Z]{2} \d{5}(?:-\d{4})?|(?!(?:19|20)\d\d-(?!19|20))\d{4}-\d{4})$/;

/** '17 June 2031': how the army, and much of the world, writes a day. */
const DAY = new RegExp(`^\\d{1,2} ${MONTH_WORD}\\.? \\d{4}$`, 'i');

export function isCode(text: string): boolean {
  return !NO_CODE.test(text) && !DAY.test(text) && (text.match(/\d/g)?.length ?? 0) >= 4;
}

/** What goes on with a number behind a space that recognition saw in it: '24SP0021 18-640'. */
const GOES_ON = /^\s(?!\d{1,2}[-/]\d{1,2}[-/]\d{2})(?=\d{1,4}[-/])[\dA-Z/-]{3,12}(?![\w.,])/;

/** The rest of a number that recognition broke at a space; empty where nothing goes on. */
export function brokenOff(text: string, value: string): string {
  const at = text.indexOf(value);
  if (at === -1 || !/\d$/.test(value) || !/[A-Z]/i.test(value)) return '';
  return GOES_ON.exec(text.slice(at + value.length))?.[0] ?? '';
}

export function aloneIn(text: string, isRecognized: boolean): string | undefined {
  const exact = CODE_ALONE.exec(text)?.[1];
  if (exact !== undefined || !isRecognized || !/^\S*\d\S*(?:\s\S+){0,2}$/.test(text)) return exact;
  const at = CODE_ALONE.exec(text.toUpperCase())?.[1];
  return at === undefined ? undefined : text.slice(text.toUpperCase().indexOf(at)).slice(0, at.length);
}
