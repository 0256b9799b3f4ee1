import { NOT_IN_DOCUMENT } from '#src/documents/chat-schema.ts';
import { quotedSpans, quoteLocator, splitAtEllipses } from '#src/documents/quotes.ts';
import type { Source } from '#src/documents/schema.ts';
import type { EngineAnswer } from '../ai/engine.ts';
import type { AnswerValues } from './chat-store.ts';

interface Paper {
  id: string;
  filename: string;
  text: string;
}

type Quote = EngineAnswer['quotes'][number];
type Locate = ReturnType<typeof quoteLocator>;

/** Where a quote stands: at its own place, elsewhere, or in pieces where it leaves something out. */
function places({ text, page, start }: Quote, paper: Paper, locate: Locate) {
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
function locateSources(quotes: readonly Quote[], paper: Paper, locate: Locate) {
  const sources: Source[] = [];
  let lost = 0;
  for (const quote of quotes) {
    const found = quote.documentId === paper.id ? places(quote, paper, locate) : [];
    if (found.length === 0) lost += 1;
    for (const { start, end, page, quote: words } of found) {
      if (sources.some((other) => other.start === start && other.end === end)) continue;
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
  return { sources, lost };
}

/** Words in quotation marks inside the message that do not stand in the text are marked as what they are. */
function markInvented(
  message: string,
  question: string,
  locate: Locate,
): { content: string; invented: number } {
  let content = '';
  let from = 0;
  let invented = 0;
  const asked = quoteLocator(question);
  for (const { end, words } of quotedSpans(message)) {
    if (asked(words).verified || splitAtEllipses(words).every((piece) => locate(piece).verified)) continue;
    content += `${message.slice(from, end)} ${NOT_IN_DOCUMENT}`;
    from = end;
    invented += 1;
  }
  return { content: content + message.slice(from), invented };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** What an engine answered, checked against the paper: nothing is called a source that does not stand there. */
export function checkAnswer(
  answer: EngineAnswer,
  question: string,
  paper: Paper,
): Omit<AnswerValues, 'engine'> {
  const locate = quoteLocator(paper.text);
  const { sources, lost } = locateSources(answer.quotes, paper, locate);
  const { content, invented } = markInvented(answer.message, question, locate);
  const all = answer.quotes.length;
  const share = lost === 0 ? 1 : (all - lost) / all;
  const confidence = Math.round(answer.confidence * share * (invented > 0 ? 0.5 : 1) * 100) / 100;
  const notes = [
    lost > 0 &&
      `${lost} of ${count(all, 'quote was', 'quotes were')} left out because ${lost === 1 ? 'it does' : 'they do'} not stand in the document.`,
    invented > 0 &&
      `${count(invented, 'passage', 'passages')} in quotation marks ${invented === 1 ? 'does' : 'do'} not stand in the document.`,
  ].filter((note) => note !== false);
  return { content, sources, confidence, because: [answer.because, ...notes].join(' ') };
}
