import { NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS } from '#src/conversations/schema.ts';
import { splitAtEllipses } from '#src/text/quotes.ts';
import type { Source } from '#src/text/source.ts';
import { checkQuotes } from '#src/verification/check-quotes.ts';
import { checkPrepared, type Library, prepare } from '#src/verification/check-text.ts';
import type { PaperIndex } from '#src/verification/paper-index.ts';
import type { Paper } from '#src/verification/papers.ts';
import type { Check } from '#src/verification/schema.ts';
import type { EngineReply } from './engine.ts';
import { renumberMarks } from './source-marks.ts';

/** A reply of which every statement that can be looked up was looked up. */
export interface Checked {
  /** The message; quotations that stand nowhere are marked in it, and each [n] names source n. */
  content: string;
  /** The quotes that stand in a paper, at their place. */
  sources: Source[];
  /** What else the message says that can be looked up, with offsets into `content`. */
  checks: Check[];
  /** 0–1. */
  confidence: number;
  because: string;
}

type Quote = EngineReply['quotes'][number];

const isSamePlace = (source: Source, documentId: string, start: number, end: number) =>
  source.documentId === documentId && source.start === start && source.end === end;

/** Where a quote stands: at its own place, elsewhere, or in pieces where it leaves something out. */
function places({ text, page, start }: Quote, { paper, locate }: PaperIndex) {
  if (start !== undefined && text !== '' && paper.text.startsWith(text, start)) {
    return [{ start, end: start + text.length, page: page ?? 1, quote: text }];
  }
  const near = { page: page ?? null };
  const whole = locate(text, near);
  if (whole.verified) return [whole];
  const pieces = splitAtEllipses(text).map((piece) => locate(piece, near));
  return pieces.every(({ verified }) => verified) ? pieces : [];
}

/**
 * The quotes of an answer as sources: only those that stand in the text, in the text's own words and at their
 * place. What is not there is dropped and counted.
 */
function locateSources(quotes: readonly Quote[], indexes: readonly PaperIndex[]) {
  const sources: Source[] = [];
  /** The numbers of the sources that came of each quote. */
  const numbers: number[][] = [];
  let lost = 0;
  for (const quote of quotes) {
    const index = indexes.find(({ paper }) => paper.id === quote.documentId);
    const found = index ? places(quote, index) : [];
    if (found.length === 0) lost += 1;
    const own: number[] = [];
    numbers.push(own);
    for (const { start, end, page, quote: words } of found) {
      if (index === undefined) continue;
      const { id, filename, title } = index.paper;
      const known = sources.find((other) => isSamePlace(other, id, start, end));
      own.push(known?.n ?? sources.length + 1);
      if (known !== undefined) continue;
      sources.push({
        n: sources.length + 1,
        documentId: id,
        filename,
        ...(title !== undefined && { title }),
        page,
        quote: words,
        start,
        end,
        verified: true,
      });
    }
  }
  return { sources, numbers, lost };
}

/** Words in quotation marks inside the message that stand nowhere are marked as what they are. */
function markInvented(message: string, { indexes, known }: Library): { content: string; invented: number } {
  let content = '';
  let from = 0;
  let invented = 0;
  const mark = indexes.length > 1 ? NOT_IN_DOCUMENTS : NOT_IN_DOCUMENT;
  for (const { check } of checkQuotes(message, indexes, known)) {
    if (check.status !== 'not-found') continue;
    content += `${message.slice(from, check.end)} ${mark}`;
    from = check.end;
    invented += 1;
  }
  return { content: content + message.slice(from), invented };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

const MOST_NAMED = 4;

function named(checks: readonly Check[]): string {
  const texts = [...new Set(checks.map(({ text }) => text.replace(/\s+/g, ' ')))];
  return `${texts.slice(0, MOST_NAMED).join('; ')}${texts.length > MOST_NAMED ? '; …' : ''}`;
}

interface Fault {
  /** What is left of the confidence. */
  share: number;
  note: string;
}

/** What is wrong with an answer, worst first; what only cannot be known takes nothing away. */
function faultsOf(checks: readonly Check[], where: string): Fault[] {
  const figures = checks.filter(({ kind, status }) => status === 'not-found' && kind !== 'quote');
  const wrong = checks.filter(({ status }) => status === 'looks-wrong');
  const unsure = checks.filter(({ status }) => status === 'form-only');
  const faults: Fault[] = [];
  if (figures.length > 0) {
    const what = count(figures.length, 'date or sum of it stands', 'dates or sums of it stand');
    faults.push({
      share: 0.6,
      note: `${what} neither in ${where} nor in your case’s records: ${named(figures)}.`,
    });
  }
  if (wrong.length > 0) {
    const what = count(wrong.length, 'statement of it looks', 'statements of it look');
    faults.push({ share: 0.6, note: `${what} wrong: ${named(wrong)}.` });
  }
  if (unsure.length > 0) {
    const what = count(unsure.length, 'citation is', 'citations are');
    faults.push({ share: 1, note: `${what} not in our library and must be looked up: ${named(unsure)}.` });
  }
  return faults;
}

/** What an answer is checked against. */
export interface ReplyToCheck {
  answer: EngineReply;
  question: string;
  papers: readonly Paper[];
  /** Texts that are no documents and may be repeated: what the database says of the case. */
  known: readonly string[];
  /** 'YYYY-MM-DD' at the court, or null where it is not known. */
  today: string | null;
}

/**
 * What an engine answered, checked against the papers it was given: nothing is called a source that does not stand
 * there; quotations that stand nowhere are marked; citations, dates, sums and page numbers are looked up. What stands in
 * the question or in `known` may be said, and is no source. What is wrong lowers the confidence, and `because` says so.
 */
export function checkReply({ answer, question, papers, known, today }: ReplyToCheck): Checked {
  const library = prepare({ papers, known: [question, ...known, today ?? ''], today });
  const { sources, numbers, lost } = locateSources(answer.quotes, library.indexes);
  const message = renumberMarks(answer.message, numbers);
  const { content, invented } = markInvented(message, library);
  const checks = checkPrepared(content, library);
  const all = answer.quotes.length;
  const where = papers.length > 1 ? 'your documents' : 'the document';
  const faults = faultsOf(checks, where);
  const kept = lost === 0 ? 1 : (all - lost) / all;
  const share = faults.reduce((product, fault) => product * fault.share, kept * (invented > 0 ? 0.5 : 1));
  const notes = [
    lost > 0 &&
      `${lost} of ${count(all, 'quote was', 'quotes were')} left out because ${lost === 1 ? 'it does' : 'they do'} not stand in ${where}.`,
    invented > 0 &&
      `${count(invented, 'passage', 'passages')} in quotation marks ${invented === 1 ? 'does' : 'do'} not stand in ${where}.`,
    ...faults.map(({ note }) => note),
  ].filter((note) => note !== false);
  const confidence = Math.round(answer.confidence * share * 100) / 100;
  return { content, sources, checks, confidence, because: [answer.because, ...notes].join(' ') };
}
