import { NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS } from '#src/documents/chat-schema.ts';
import { quotedSpans, quoteLocator, splitAtEllipses } from '#src/documents/quotes.ts';
import type { Source } from '#src/documents/schema.ts';
import type { Check } from '#src/verification/schema.ts';
import type { EngineAnswer } from './engine.ts';
import { renumberMarks } from './source-marks.ts';

/** A document that an answer may rest on. */
export interface Paper {
  id: string;
  filename: string;
  /** Pages joined by form feeds. */
  text: string;
}

/** An answer of which every statement that can be looked up was looked up. */
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

type Quote = EngineAnswer['quotes'][number];
interface Looked extends Paper {
  locate: ReturnType<typeof quoteLocator>;
}

const isSamePlace = (source: Source, documentId: string, start: number, end: number) =>
  source.documentId === documentId && source.start === start && source.end === end;

/** Where a quote stands: at its own place, elsewhere, or in pieces where it leaves something out. */
function places({ text, page, start }: Quote, { text: all, locate }: Looked) {
  if (start !== undefined && text !== '' && all.startsWith(text, start)) {
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
function locateSources(quotes: readonly Quote[], papers: readonly Looked[]) {
  const sources: Source[] = [];
  /** The numbers of the sources that came of each quote. */
  const numbers: number[][] = [];
  let lost = 0;
  for (const quote of quotes) {
    const paper = papers.find(({ id }) => id === quote.documentId);
    const found = paper ? places(quote, paper) : [];
    if (found.length === 0) lost += 1;
    const own: number[] = [];
    numbers.push(own);
    for (const { start, end, page, quote: words } of found) {
      if (paper === undefined) continue;
      const known = sources.find((other) => isSamePlace(other, paper.id, start, end));
      own.push(known?.n ?? sources.length + 1);
      if (known !== undefined) continue;
      sources.push({
        n: sources.length + 1,
        documentId: paper.id,
        filename: paper.filename,
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

/** Words in quotation marks inside the message that do not stand in the text are marked as what they are. */
function markInvented(
  message: string,
  known: readonly string[],
  papers: readonly Looked[],
): { content: string; invented: number } {
  let content = '';
  let from = 0;
  let invented = 0;
  const said = known.map((text) => quoteLocator(text));
  const mark = papers.length > 1 ? NOT_IN_DOCUMENTS : NOT_IN_DOCUMENT;
  const stands = (words: string) => papers.some(({ locate }) => locate(words).verified);
  for (const { end, words } of quotedSpans(message)) {
    if (said.some((locate) => locate(words).verified) || splitAtEllipses(words).every(stands)) continue;
    content += `${message.slice(from, end)} ${mark}`;
    from = end;
    invented += 1;
  }
  return { content: content + message.slice(from), invented };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/**
 * What an engine answered, checked against the papers it was given: nothing is called a source that does not stand
 * there. `known` are texts that are no documents and may be repeated: what the database says of the case.
 */
export function checkAnswer(
  answer: EngineAnswer,
  question: string,
  papers: readonly Paper[],
  known: readonly string[],
): Checked {
  const looked = papers.map((paper) => ({ ...paper, locate: quoteLocator(paper.text) }));
  const { sources, numbers, lost } = locateSources(answer.quotes, looked);
  const message = renumberMarks(answer.message, numbers);
  const { content, invented } = markInvented(message, [question, ...known], looked);
  const all = answer.quotes.length;
  const share = lost === 0 ? 1 : (all - lost) / all;
  const confidence = Math.round(answer.confidence * share * (invented > 0 ? 0.5 : 1) * 100) / 100;
  const where = papers.length > 1 ? 'your documents' : 'the document';
  const notes = [
    lost > 0 &&
      `${lost} of ${count(all, 'quote was', 'quotes were')} left out because ${lost === 1 ? 'it does' : 'they do'} not stand in ${where}.`,
    invented > 0 &&
      `${count(invented, 'passage', 'passages')} in quotation marks ${invented === 1 ? 'does' : 'do'} not stand in ${where}.`,
  ].filter((note) => note !== false);
  return { content, sources, checks: [], confidence, because: [answer.because, ...notes].join(' ') };
}
