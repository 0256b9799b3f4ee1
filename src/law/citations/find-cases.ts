import { CASE_NAME, DATABASE_CITE, NEUTRAL_CITE, REPORTER_CITE } from './citation-forms.ts';
import type { Cited } from './cited.ts';

interface Found {
  start: number;
  end: number;
  cited: Cited[];
}

const ANY_CITE = new RegExp(`\\b(?:${REPORTER_CITE}|${NEUTRAL_CITE}|${DATABASE_CITE})`, 'g');
const NEXT_CITE = new RegExp(`[,;]?\\s{1,2}(?:${REPORTER_CITE}|${NEUTRAL_CITE}|${DATABASE_CITE})`, 'y');
/** Pages, paragraphs and notes behind a citation; a number before a reporter is the volume of the next. */
const PINPOINT =
  /,\s?(?:at\s)?(?:\*|¶{1,2}\s?|nn?\.\s?)?\d{1,5}(?:\s?[-–]\s?\*?\d{1,5})?(?:\s?(?:&\s?)?nn?\.\s?\d{1,3})?(?!\d)(?!\s?[-‑–]\s?NM)(?!\s{1,3}(?:[A-Z]\.|US\b|WL\b|Cal|So\.|Fed|[A-Z]\w*\sLEXIS))/y;
const YEAR = /\s?\((?:[^()]{0,60}?\D)?(\d{4})\)/y;
const LOOK_BACK = 190;
const NAME_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(${CASE_NAME}),?(?:\\sNos?\\.\\s[\\w:./ -]{1,40},)?(?:\\sslip\\sop\\.)?\\s{0,3}$`,
  'u',
);
const BARE_NAME = new RegExp(`(?<![\\p{L}\\d])${CASE_NAME}`, 'gu');
const SIGNAL =
  /^(?:(?:See|Cf\.|Accord|But|E\.g\.,?|Compare|Under|Citing|Quoting|And|In|As|Also|also|The|Per|Following|Contra|of|the|and|for)\s{1,2}){1,4}(?!re\b)/;

/** 'CASE NO.' behind a name. */
const TAIL =
  /[\s,]+(?:case|no|nos|docket|civ|number)\b.*$|\.\s{1,2}(?:In|The|See|You|It|This|That|He|She|They|We|An?|But|On)\b.*$/is;
const MOST_LINES = 2;

/** What stands in front of a name and is not part of it: a signal, a heading above it. */
function leadOf(name: string): number {
  const heading = /^(?:[^\n]*\n)*[^\na-z]{4,}\n(?=.*\svs?\.\s)/.exec(name)?.[0].length ?? 0;
  const sentence =
    /^[^\n]{0,80}\.\s(?=(?:See|Cf\.|In|Accord|But)\s(?!re\b))/.exec(name.slice(heading))?.[0].length ?? 0;
  if (sentence > 0) return heading + sentence + leadOf(name.slice(heading + sentence));
  return heading + (SIGNAL.exec(name.slice(heading))?.[0].length ?? 0);
}

function citeOf(match: RegExpExecArray): Cited {
  const [, volume, reporter, page, year, court, number, database] = match;
  if (reporter !== undefined) {
    return {
      kind: 'reporter',
      volume: Number(volume),
      reporter,
      page: /^\d/.test(page ?? '') ? Number(page) : null,
    };
  }
  if (court !== undefined) return { kind: 'neutral', year: Number(year), court, number: number ?? '' };
  return { kind: 'database', year: Number(database) };
}

function stepOver(text: string, pattern: RegExp, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** From the first reporter on: pages, parallel reporters, and the year. */
function readOn(text: string, first: RegExpExecArray): Found {
  const cited = [citeOf(first)];
  let end = first.index + first[0].length;
  for (let steps = 0; steps < 12; steps += 1) {
    const next = stepOver(text, PINPOINT, end);
    const parallel = next ? null : stepOver(text, NEXT_CITE, end);
    if (parallel && !parallel[0].startsWith(';')) cited.push(citeOf(parallel));
    else if (!next) break;
    end += (next ?? parallel)?.[0].length ?? 0;
  }
  const year = stepOver(text, YEAR, end);
  if (year) {
    cited.push({ kind: 'decided', year: Number(year[1]) });
    end += year[0].length;
  }
  return { start: first.index, end, cited };
}

/** How far in front of a place the name of its case begins; the place itself where none stands there. */
function nameBefore(text: string, start: number, last: number): number {
  const before = text.slice(Math.max(last, start - LOOK_BACK), start);
  const match = NAME_BEFORE.exec(before);
  if (!match) return start;
  const name = match[1] ?? '';
  return start - before.length + match.index + leadOf(name);
}

/**
 * Decisions that a text cites: name, volume, reporter and page, parallel reporters, pages and year as one; and names of
 * cases with nothing that says where they are printed.
 */
export function* findCases(text: string): Generator<Found> {
  let last = 0;
  for (const match of text.matchAll(ANY_CITE)) {
    if (match.index < last) continue;
    const found = readOn(text, match);
    yield { ...found, start: nameBefore(text, match.index, last) };
    last = found.end;
  }
  for (const match of text.matchAll(BARE_NAME)) {
    const lead = leadOf(match[0]);
    const name = match[0]
      .slice(lead)
      .replace(TAIL, '')
      .replace(/[\s.,]+$/, '');
    const start = match.index + lead;
    // A caption prints each party on a line of its own.
    if (name.split('\n').length <= MOST_LINES)
      yield { start, end: start + name.length, cited: [{ kind: 'name' }] };
  }
}
