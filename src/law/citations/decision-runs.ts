import { MONTH_WORD } from '../../text/day-words.ts';
import { CASE_NAME } from './citation-forms.ts';

/** A decision as a text cites it: its name, where it stands, every place where it is printed, and the year. */
export interface DecisionCited {
  start: number;
  end: number;
  /** 'volume|reporter|page', in small letters without points: the same decision has one of them in common. */
  places: readonly string[];
  hasName: boolean;
}

const SERIES = '\\d(?:d|st|nd|rd|th)';
const WORD = "\\p{Lu}[\\p{L}'’‘ʻ]{0,9}";
/** 'F.3d', 'N.Y.S.2d', 'Wn. App. 2d', 'AD3d', 'Hawai‘i': what reporters are called, by how they are abbreviated. */
const REPORTER = `(?:(?:${WORD}\\.\\s?|\\p{Lu}{1,4}(?=\\d|\\s)\\s?|${WORD}\\s){1,4}(?:${SERIES})?|(?:${WORD}\\.\\s?){0,2}\\p{Lu}{1,4}${SERIES})`;
const CITE = new RegExp(
  `(?<![\\d.,§/-]|§\\s|\\d\\s)\\b(\\d{1,4})\\s{1,2}(${REPORTER})\\s{0,2}(\\d{1,5})(?![\\d/]|[.:-]\\d|,\\d{3}|(?:st|nd|rd|d|th)\\b)`,
  'gu',
);
/** Neutral ones: '2014-NMSC-012', '2019 IL App (1st) 161391', '2004 WI 20', '2012 WL 123456'. */
const NEUTRAL =
  /(?<![\d.,§/-])\b((?:1[89]|20)\d\d)(?:\s|-)((?:\p{Lu}{2,4}|NM\p{Lu}{2,4})(?:\sApp\.?)?(?:\s\(\d\p{L}{2,3}\))?(?:\sLEXIS)?)(?:\s|-)(\d{1,9})(?:-U)?(?![\d/])/gu;
/** What is abbreviated as reporters are and is none: days, streets, codes and regulations, papers of a case. */
const NONE = new RegExp(
  `^(?:${MONTH_WORD}|am|pm|a\\.m|p\\.m|no|nos|inc|st|ave|rd|blvd|dr|apt|ste|rm|u\\.?\\s?s\\.?\\s?c|c\\.?\\s?f\\.?\\s?r|usca|nycrr|ex|exh|doc|dkt|ecf|tr|id|p|pp|sec|page|at|vol|ch|dept|est|cir|ct|dist|div|mr|ms|mrs|hon)\\b[\\s.]*(?:a\\.?)?$|^[ap]\\.?m\\.\\s|^${MONTH_WORD}\\b|\\b(?:code|stat\\.?\\sann|street|avenue|road|drive|lane|suite)\\b`,
  'i',
);
/** A reporter is told by a point, by a series, or by capitals alone. */
const ABBREVIATED = new RegExp(
  `\\.|${SERIES}$|^\\p{Lu}{2,4}\\s?$|^Hawai|^(?:Mich|Mass|Conn|Wash|Ohio)\\b`,
  'u',
);

/** From one place of a decision to the next: pages, paragraphs, notes. */
const ON =
  /^,?(?:\s(?:at\s)?(?:\[?\*|¶{1,2}\s?|nn?\.\s?)?\d{1,5}(?:\s?[-–]\s?\*?\d{1,5})?(?:\s?&?\s?nn?\.\s?\d{1,3})?(?:,\s(?:\*|¶{1,2}\s?)?\d{1,5}(?:[-–]\d{1,5})?(?=[,;. ]))?,?)?\s{1,2}$/;
const YEAR =
  /^(?:,?\s(?:at\s)?(?:\*|¶{1,2}\s?|nn?\.\s?)?\d{1,5}(?:\s?[-–]\s?\*?\d{1,5})?(?:[,\s]{1,2}\d{1,5}(?:[-–]\d{1,5})?)?(?:\s?&?\s?nn?\.\s?\d{1,3})?){0,2},?\s?[([](?:[^()[\]]{0,60}?\D)?(?:1[789]|20)\d\d[)\]]/;
const LOOK_BACK = 190;
const NAMES = [
  new RegExp(
    `(?<![\\p{L}\\d])(${CASE_NAME}),?(?:\\sNos?\\.\\s[\\w:./ -]{1,40},)?(?:\\s[([]\\D{0,30}\\d{4}[)\\]])?,?\\s{0,3}$`,
    'u',
  ),
  /(?<![\p{L}\d])((?:In the (?:Interest|Matter) of|Matter of|People (?:ex rel\. )?|Estate of|In re|Ex parte)\s?[^;()\n]{2,80}?),?(?:\s[([]\D{0,30}\d{4}[)\]])?,?\s{0,3}$/u,
  /(?<![\p{L}\d])(\p{Lu}[\p{L}\d.'’&,-]{0,40}(?:\s(?:\p{Lu}[\p{L}\d.'’&,-]{0,30}|of|the|and|&|for|ex|rel\.)){0,9}\sv\.?\s\p{Lu}[^;()\n]{1,90}?),?(?:\s[([]\D{0,30}\d{4}[)\]])?,?\s{0,3}$/u,
];
const SIGNAL =
  /^(?!In the (?:Interest|Matter))(?:(?:See|Cf\.|Accord|But|E\.g\.,?|Compare|Under|Citing|Quoting|And|In|As|Also|also|see|The|Per|Following|Contra|of|the|and|for|generally,?|quoting|citing)\s{1,2}){1,4}(?!re\b|the\b)/;

/** 'the Complaint. See' before a name. */
const SENTENCE = /^.*[.;]\s(?=(?:See|Cf\.|Accord|But|Compare|Citing|In)\s(?!re\b))/su;

const keyOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** '3 Main St. 87501'. */
const isAddress = (name: string, page: string): boolean =>
  page.length === 5 && /\b(?:St|Ave|Rd|Blvd|Dr|Ln|Ct|Pl|Hwy|Pkwy)\.$/.test(name);

/**
 * Whether an abbreviation is a reporter's by itself: a series, or two parts with points ('N.M.', 'F. Supp.'). A word with
 * one point, or capitals alone, may as well be a line number with its line ('6 Defendant. 7', '1 OF 4').
 */
const isReporter = (name: string): boolean =>
  new RegExp(`${SERIES}$`).test(name) || (name.match(/\./g) ?? []).length > 1;

interface Place {
  start: number;
  end: number;
  key: string;
  /** Counts only with a name before it or a year behind it. */
  isWeak: boolean;
}

function placesIn(text: string): Place[] {
  const found: Place[] = [];
  for (const { index, 0: whole, 1: volume = '', 2: reporter = '', 3: page = '' } of text.matchAll(CITE)) {
    const name = reporter.trim();
    if (NONE.test(name) || !ABBREVIATED.test(name) || isAddress(name, page)) continue;
    // '[590 B.R. 591]' is where a page of the printed decision begins.
    if (text[index - 1] === '[' && text[index + whole.length] === ']') continue;
    const key = `${volume}|${keyOf(name)}|${page}`;
    found.push({ start: index, end: index + whole.length, key, isWeak: !isReporter(name) });
  }
  for (const { index, 0: whole, 1: year = '', 2: court = '', 3: number = '' } of text.matchAll(NEUTRAL)) {
    if (/^(?:AM|PM|ET|AT|NO|IN|ON|EST|PST|CST|EDT)$/.test(court)) continue;
    const end = index + whole.length;
    if (found.some((each) => each.start < end && index < each.end)) continue;
    found.push({ start: index, end, key: `${year}|${keyOf(court)}|${number}`, isWeak: false });
  }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Decisions that a text cites, by the grammar of citations: a volume, an abbreviation, a page; others of the same
 * decision behind it, its year, and the name before it. No list of reporters is asked.
 */
export function decisionsCited(text: string): DecisionCited[] {
  const found: DecisionCited[] = [];
  const places = placesIn(text);
  let last = 0;
  for (let at = 0; at < places.length; ) {
    const first = places[at];
    if (first === undefined) break;
    let end = first.end;
    const keys = [first.key];
    let isWeak = first.isWeak;
    let next = at + 1;
    for (; next < places.length; next += 1) {
      const place = places[next];
      if (place === undefined || place.start - end > 40 || !ON.test(text.slice(end, place.start))) break;
      keys.push(place.key);
      isWeak &&= place.isWeak;
      end = place.end;
    }
    at = next;
    const year = YEAR.exec(text.slice(end, end + 120))?.[0].length ?? 0;
    const start = nameBefore(text, first.start, last);
    const hasName = start < first.start;
    if (isWeak && year === 0 && !hasName) continue;
    end += year;
    found.push({ start, end, places: keys, hasName });
    last = end;
  }
  return found;
}

function nameBefore(text: string, start: number, last: number): number {
  const from = Math.max(last, start - LOOK_BACK);
  const before = text.slice(from, start);
  for (const pattern of NAMES) {
    const match = pattern.exec(before);
    if (match === null) continue;
    const name = match[1] ?? '';
    const sentence = SENTENCE.exec(name)?.[0].length ?? 0;
    return from + match.index + sentence + (SIGNAL.exec(name.slice(sentence))?.[0].length ?? 0);
  }
  return start;
}
