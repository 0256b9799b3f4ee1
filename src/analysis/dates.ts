import { evidenceAt, type Paper, unmarked } from './paper.ts';
import type { TimelineEntry } from './schema.ts';
import type { Sentence } from './sentences.ts';

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
export function findTimeline(paper: Paper, sentences: readonly Sentence[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const sentence of sentences) {
    for (const { date, start, end } of findDates(sentence.text)) {
      if (SOURCE_LINE.test(nearby(sentence.text, start, end))) continue;
      const happened = unmarked(sentence.text);
      if (entries.some((entry) => entry.date === date && entry.text === happened)) continue;
      entries.push({ date, text: happened, evidence: evidenceAt(paper, sentence.start, sentence.end) });
    }
    if (entries.length >= MOST) break;
  }
  return entries.sort((a, b) => a.date.localeCompare(b.date) || a.evidence.start - b.evidence.start);
}

function nearby(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - 60), end + 4);
}
