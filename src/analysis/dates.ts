import { cleanText, evidenceAt, type Paper } from './paper.ts';
import type { TimelineEntry } from './schema.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const GAP = '[\\s\\ufffe]+';

const FORMS: readonly { pattern: RegExp; read: (match: RegExpMatchArray) => (string | undefined)[] }[] = [
  {
    pattern: new RegExp(`\\b${MONTH}${GAP}(\\d{1,2})(?:st|nd|rd|th)?,?${GAP}(\\d{4})\\b`, 'g'),
    read: (m) => [m[3], m[1], m[2]],
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?${GAP}(?:day${GAP}of${GAP})?${MONTH},?${GAP}(\\d{4})\\b`,
      'g',
    ),
    read: (m) => [m[3], m[2], m[1]],
  },
  { pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, read: (m) => [m[3], m[1], m[2]] },
  { pattern: /\b(\d{4})-(\d\d)-(\d\d)\b/g, read: (m) => [m[1], m[2], m[3]] },
  {
    pattern: new RegExp(`\\b${MONTH}(?:${GAP}of)?,?${GAP}(\\d{4})\\b`, 'g'),
    read: (m) => [m[2], m[1], undefined],
  },
];

export interface FoundDate {
  /** 'YYYY-MM-DD' or 'YYYY-MM'. */
  date: string;
  start: number;
  end: number;
}

/** Written dates of a text in order of place; impossible ones (February 30) are left out. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const { pattern, read } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const [year, month, day] = read(match);
      const date = isoDate(year, month, day);
      if (date) found.push({ date, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function isoDate(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null {
  if (!year || !month || Number(year) < 1600 || Number(year) > 2200) return null;
  const number = /^\d+$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  if (number < 1 || number > 12) return null;
  const start = `${year}-${String(number).padStart(2, '0')}`;
  if (day === undefined) return start;
  const date = `${start}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

const SOURCE_LINE =
  /\b(?:v\.|F\.\s?(?:2d|3d|4th|Supp)|U\.S\.\s+\d|S\. ?Ct\.|N\.E\.|P\.\dd|WL \d|last (?:visited|accessed)|https?:\/\/|Rev\.)/;
const MOST = 60;

/**
 * What a paper says happened when: each sentence with a date, oldest first. Dates of cited cases, of pages on
 * the net and of printed forms are left out.
 */
export function findTimeline(paper: Paper, from = 0, to = paper.text.length): TimelineEntry[] {
  const stretch = paper.text.slice(from, to);
  const entries: TimelineEntry[] = [];
  for (const found of findDates(stretch)) {
    const { start, end } = sentenceAround(paper.text, from + found.start, from + found.end);
    const text = cleanText(paper, start, end);
    if (text === '' || SOURCE_LINE.test(nearby(paper.text, from + found.start, from + found.end))) continue;
    if (entries.some((entry) => entry.date === found.date && entry.text === text)) continue;
    entries.push({ date: found.date, text, evidence: evidenceAt(paper, start, end) });
  }
  return entries
    .slice(0, MOST)
    .sort((a, b) => a.date.localeCompare(b.date) || a.evidence.start - b.evidence.start);
}

function nearby(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - 60), end + 4);
}

/** The sentence around a stretch of text, at most about 400 characters, never across a page break. */
export function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  const before = text.slice(Math.max(0, start - 260), start);
  const cut = Math.max(before.lastIndexOf('\f') + 1, lastSentenceEnd(before));
  let from = start - before.length + Math.max(0, cut);
  const after = /[.!?;](?:["”’)]*)(?=\s|$)|\n\s*\n|\f/.exec(text.slice(end, end + 260));
  let to = after
    ? end + after.index + (after[0].startsWith('\f') ? 0 : after[0].length)
    : Math.min(text.length, end + 200);
  while (from < start && /\s/.test(text.charAt(from))) from += 1;
  while (to > end && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

function lastSentenceEnd(before: string): number {
  let last = 0;
  for (const match of before.matchAll(
    /(?<!\b(?:[A-Z]|No|v|Dr|Mr|Ms|Mrs|Inc|Co|Corp|St|Jr|Sr|Hon|Ex|Art|Sec|§))[.!?;:]["”’)]*\s+(?=[A-Z“"(\d])|\n\s*\n|\n(?=\s*(?:¶\s*)?\d{1,3}[.)]\s)/g,
  )) {
    last = match.index + match[0].length;
  }
  return last;
}
