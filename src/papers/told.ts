import { findDates, findWrittenDates } from './dates.ts';
import { isDiscoveryRequest, kindOf } from './kind-of.ts';
import { evidenceAt, type Paper, unmarked } from './paper.ts';
import type { TimelineEntry } from './schema.ts';
import type { Sentence } from './sentences.ts';

/** Signs of another case, a printed form or a page of the net. */
const SOURCE_LINE =
  /\b(?:v\.|F\.\s?(?:2d|3d|4th|Supp)|U\.S\.\s+\d|S\. ?Ct\.|N\.E\.|P\.\dd|WL \d|last (?:visited|accessed)|https?:\/\/|Rev\.)|^(?:see|cf\.|accord)\b/i;
/** The day on which a paper was signed or served happened to the paper. */
const SIGNED = /^(?:dated|signed|executed|entered)\b/i;
const OF_THE_PAPER = /^(?:respectfully submitted|date)\b|\bcertif(?:y|icate)\b|\/s\//i;
/** Lines of a table, blanks, code of a form, heads of messages. */
const RUBBLE = /[|{}<>~]|_{3,}|\[STAMP|@/;
/** Entries of the timeline of one paper's analysis. */
const MOST = 40;
/** Longer papers tell more than anybody reads; the first of it stands for it. */
const MOST_TOLD = 300;
const MOST_WORDS = 600;

/** What a paper says happened on a day, in its own words. */
export interface ToldDay {
  /** 'YYYY-MM-DD', or 'YYYY-MM' where the paper names no day. */
  date: string;
  /** No year is printed: it is the year of the day named before, or of the paper. */
  isYearInferred: boolean;
  /** The sentence on one line, and where the day stands in it. */
  text: string;
  dayStart: number;
  dayEnd: number;
  /** 1-based; UTF-16 offsets of the sentence in the whole text. */
  page: number;
  start: number;
  end: number;
}

/** What is asked in discovery did not happen because it is asked; the rows of an account are no sentences. */
export function tellsNoStory(docType: string | null): boolean {
  if (docType === null) return false;
  return isDiscoveryRequest(docType) || /^(?:statement|receipt|docket|form)$/.test(kindOf(docType) ?? '');
}

/**
 * Every day of which a paper tells what happened, in the order of the text. Left out are dates of cited cases, of pages on
 * the net and of printed forms, and those of the paper itself. `dated` is the day that the paper bears: what it tells
 * without a year happened in the year named last before it, or in the year that ended with that day.
 */
export function findTold(sentences: readonly Sentence[], dated: string | null): ToldDay[] {
  const told: ToldDay[] = [];
  let year: string | null = null;
  for (const sentence of sentences) {
    if (!/\d/.test(sentence.text) || OF_THE_PAPER.test(sentence.text) || RUBBLE.test(sentence.text)) continue;
    const text = unmarked(sentence.text);
    const dates = findWrittenDates(text);
    for (const written of dates) {
      if (written.date === null || SOURCE_LINE.test(nearby(text, written.start, written.end))) continue;
      const isYearless = written.date.startsWith('--');
      const date: string | null = isYearless ? withYear(written.date, year, dated) : written.date;
      if (date === null) continue;
      if (!isYearless) year = date.slice(0, 4);
      if (SIGNED.test(text) || !isTelling(text, written.end - written.start)) continue;
      const { page, start, end } = sentence;
      told.push({
        ...{ date, isYearInferred: isYearless, text: text.slice(0, MOST_WORDS), page, start, end },
        dayStart: Math.min(written.start, MOST_WORDS),
        dayEnd: Math.min(written.end, MOST_WORDS),
      });
      if (told.length === MOST_TOLD) return told;
    }
  }
  return told;
}

/** '--03-05' in the year that the paper named last, else in the one that ended with its own day. */
function withYear(day: string, year: string | null, dated: string | null): string | null {
  if (year !== null) return `${year}${day.slice(1)}`;
  if (dated === null) return null;
  const [own = '', rest = ''] = [dated.slice(0, 4), dated.slice(5)];
  return `${day.slice(2) <= rest ? own : String(Number(own) - 1)}${day.slice(1)}`;
}

/**
 * What a paper tells of what happened when, oldest first: each day once, with the sentence that tells most of it. Dates
 * of cited cases, of pages on the net and of printed forms, and those of the paper itself are left out.
 */
export function findTimeline(paper: Paper, sentences: readonly Sentence[]): TimelineEntry[] {
  const days = new Map<string, TimelineEntry>();
  for (const sentence of sentences) {
    if (!/\d{4}/.test(sentence.text) || OF_THE_PAPER.test(sentence.text) || RUBBLE.test(sentence.text))
      continue;
    for (const { date, start, end } of findDates(sentence.text)) {
      if (days.has(date) || SOURCE_LINE.test(nearby(sentence.text, start, end))) continue;
      const text = unmarked(sentence.text);
      // A stamp, or a day that stands alone on its line, tells of nothing.
      if (!SIGNED.test(text) && !isTelling(text, end - start)) continue;
      days.set(date, { date, text, evidence: evidenceAt(paper, sentence.start, sentence.end) });
    }
    if (days.size >= MOST) break;
  }
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date));
}

function isTelling(text: string, day: number): boolean {
  const words = text.match(/\b\p{Ll}{3,}/gu)?.length ?? 0;
  return text.length >= day + 12 && (words > 1 || (words > 0 && /[.!?]["”’)]*$/.test(text)));
}

function nearby(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - 90), end + 4);
}
