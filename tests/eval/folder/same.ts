import { sameCaseNumber } from '#src/law/case-number.ts';
import { recognizeCourt } from '#src/law/courts/recognize.ts';
import type { Period } from './truth.ts';

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\b(\p{L})\.\s?(?=\p{L}\.)/gu, '$1')
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

/** What a name never holds, unless the label has it too: a heading, a role, a place of the caption. */
const NO_NAME =
  /^(?:plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ant|ee)s?|complaint|case|docket|summons|motion|order|notice|vs?)$/;
const NEAR = 0.75;

/** What stands behind a person's name and is none of it. */
const CREDENTIALS = /,\s(?:RN|R\.N\.|LPN|MD|M\.D\.|DO|D\.O\.|PhD|Ph\.D\.|CPA|Esq\.?)(?=$|[,;\s])/g;

/** Whether a name is the one that a label gives, in one of its forms: 'A (first) / B', 'C a/k/a D', 'E (dba F)'. */
export function sameName(found: string, wanted: string): boolean {
  const words = wordsOf(found.replace(CREDENTIALS, ''));
  return wanted
    .split(' / ')
    .flatMap((form) => [
      form,
      form.replace(/\([^)]*\)/g, ''),
      form.replace(/,? (?:[adfn]\/?k\/?a|dba|d\/b\/a)\b.*/i, ''),
    ])
    .map((form) => wordsOf(form.replace(CREDENTIALS, '')))
    .some((form) => {
      const shared = words.filter((word) => form.includes(word)).length;
      const isClean = words.every((word) => !NO_NAME.test(word) || form.includes(word));
      const isSameFigure = figuresOf(words) === figuresOf(form);
      return isClean && isSameFigure && shared > 0 && shared >= NEAR * Math.max(words.length, form.length);
    });
}

/** 'Does 1 through 25' are not 'Does 1 through 10'. */
function figuresOf(words: readonly string[]): string {
  return words.filter((word) => /^\d+$/.test(word)).join();
}

/** 'Third Judicial Circuit', beside a county: of which circuit the county is. */
const UNIT = /,?\s+\p{L}+(?:-\p{L}+)? judicial (?:circuit|district)\b(?!.*\bjudicial\b)/iu;
/** 'DIVISION TEN (10)', 'FAMILY DIVISION, DOMESTIC RELATIONS': of the court that a label names without. */
const OWN_DIVISION =
  /,?\s+(?:division:? (?:\w+ \(\d+\)|\d+|\p{L}+$)|(?:family|civil|criminal|probate) division\b(?:, domestic relations)?)/giu;

/** 'Supreme Court of New York', before the division that a label names alone: no other state has departments of one. */
const OF_NEW_YORK = /^supreme court of (?:the state of )?new york,? (?=appellate (?:division|term)\b)/i;

/** The forms of a label that say which court it is: without the division, and of a county also without its circuit. */
function withoutUnits(wanted: string): string[] {
  const plain = wanted.replace(/,? before the clerk\b/i, '');
  return /\bcounty\b/i.test(plain) ? [plain, plain.replace(UNIT, '')] : [plain];
}

const SMALL = new Set(['the', 'of', 'for', 'in', 'and', 'at', 'to', 'a', 'an']);
const MOST_BESIDE = 0.4;

/** The court itself as it is recognized by a name; null where a name says no more than the state or the kind. */
function namedCourt(name: string): string | null {
  const { court } = recognizeCourt({ courtName: name });
  return court?.called.startsWith('the ') ? court.id : null;
}

/**
 * Whether two names mean one court: the same court by the recognizer, or every word of the label in the reading (its
 * division need not be) with few beside them. 'United States District Court' alone is no court of Arizona.
 */
export function sameCourt(found: string, wanted: string): boolean {
  const [own, other] = [namedCourt(found), namedCourt(wanted)];
  if (own !== null && other !== null) return own === other;
  const significant = (text: string) =>
    new Set(
      wordsOf(
        text.replace(/\bU\.? ?S\.?(?= )/, 'United States').replace(/\b(?:state|commonwealth) of\b/gi, ''),
      ).filter((word) => !SMALL.has(word)),
    );
  const forms = withoutUnits(wanted).flatMap((named) => [
    named,
    named.replace(/,?\s+\S+ (?:division|branch|department)\b.*$/i, ''),
    named.replace(/,(?: [^\s,]+){1,3} (?:division|branch|department)\b.*$/i, ''),
    named.replace(/\([^)]*\)/g, '').replace(/,(?: [^\s,]+){1,3} (?:division|branch|department)\b.*$/i, ''),
    named.replace(/\([^)]*\)/g, ''),
  ]);
  // 'IN THE THIRD JUDICIAL CIRCUIT FOR THE COUNTY OF ALDER': a court that its paper does not call one.
  const isUnnamed = /\bjudicial (?:circuit|district)\b/i.test(found) && !/\bcourt\b/i.test(found);
  const read = [found, found.replace(OWN_DIVISION, ''), found.replace(OF_NEW_YORK, '')].map(significant);
  return forms.map(significant).some((form) => {
    if (isUnnamed) form.delete('court');
    return read.some((words) => {
      const isWhole = form.size > 0 && [...form].every((word) => words.has(word));
      return isWhole && [...words].filter((word) => !form.has(word)).length <= MOST_BESIDE * words.size;
    });
  });
}

const CODE = /^(?:ca(?:\d{1,2}|dc|fc)|scotus|cit|uscfc|tax|[a-z]{2}[nsewmc]?[bd])$/;

/** The product's id of the court that a label means: by CourtListener's id, else by its name; null where neither says it. */
export function trueCourtId(courtId: string | undefined, name: string | null | undefined): string | null {
  const coded = CODE.test(courtId ?? '') ? recognizeCourt({ courtName: courtId }).court : null;
  return coded?.id ?? recognizeCourt({ courtName: name }).court?.id ?? null;
}

const OFFICE = /^\s*\d{1,2}:(?=\d)/;

/**
 * Whether a number is the one that a label gives. Its year, its sequence and its kind count; a federal office, the
 * initials of judges, dashes and leading zeros do not.
 */
export function sameNumber(found: string, wanted: string): boolean {
  if (sameCaseNumber(found, wanted)) return true;
  const [own, other] = [partsOf(found), partsOf(wanted)];
  const [fewer, more] = own.letters.length < other.letters.length ? [own, other] : [other, own];
  return (
    own.figures.length > 0 &&
    own.figures.join() === other.figures.join() &&
    fewer.letters.every((word) => more.letters.includes(word))
  );
}

function partsOf(number: string): { figures: string[]; letters: string[] } {
  const plain = number
    .replace(OFFICE, '')
    .replace(/^(?:case|civil action|docket|index|no|number|[.:#\s])+\b/i, '');
  const words = plain.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  return {
    figures: words.filter((word) => /\d/.test(word)).map((word) => word.replace(/^0+(?=\d)/, '')),
    letters: words
      .filter((word) => !/\d/.test(word))
      .map((word) => (/^(?:c|civ|civil)$/.test(word) ? 'cv' : word)),
  };
}

/**
 * '14 days' for two weeks, '2 days' for 48 hours, '3 months'; months are not made days. A period of the product has no hours:
 * whole days of them are kept as days, in the words of the paper.
 */
export function periodKey({ count, unit }: Period): string {
  if (unit === 'hours' && count % 24 === 0) return `${count / 24} days`;
  return unit === 'weeks' ? `${count * 7} days` : `${count} ${unit}`;
}

/** Letters and figures alone. */
export function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
