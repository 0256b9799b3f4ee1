import { CLOSEST_ONLY, NOTHING_CLOSE } from '#src/conversations/standing.ts';
import { locateQuote } from '#src/text/quotes.ts';
import type { EngineReply, Passage, ReplyRequest } from './engine.ts';
import { createHistory } from './history.ts';
import { isTooLong, ServiceError } from './openai-failures.ts';
import { fitted, type Material, materialFor } from './openai-material.ts';
import type { Message, Wire } from './openai-wire.ts';
import { answerRules, ReplyFields, replyPrompt } from './prompts.ts';
import { renumberMarks } from './source-marks.ts';
import { countMessages } from './token-count.ts';

/** What one question may cost at most, whatever the model takes. */
const MOST_OF_HISTORY = 8_000;
const MOST_OF_MATERIAL = 24_000;
/** For the answer and the form it is asked for in. */
const RESERVE = 5_000;
const SHARE_OF_RESERVE = 0.3;
const SHARE_OF_HISTORY = 0.35;
const FEWEST_TOKENS = 1_000;
const MOST_TRIES = 4;
const UNSUPPORTED = 0.3;
/** Of what a model sends; no answer that anybody reads takes nearly as much. */
const MOST_QUOTES = 40;
const MOST_CLOSEST = 3;
const LONGEST_QUOTE = 2_000;
const LONGEST_MESSAGE = 40_000;

type Asking = [ReplyRequest, AbortSignal | undefined, ((soFar: string) => void) | undefined];

/** Names of fact lines and passages, which mean nothing to the person. */
const OUR_NAMES =
  /\s?[[(]\s*(?:[FS]\d{1,3}|(?:fact )?lines? F?\d{1,3}|passages? \d{1,2})(?:\s*(?:,|;|and)\s*(?:[FS]|passage )?\d{1,3})*\s*[\])]/gi;
const LONGEST_NAME = 60;
/** What may become one of them, or a space before it. */
const MAY_BECOME_ONE = /(?:\s?[[(][^\])]{0,40}|\s+)$/;

function withoutOurNames(message: string): string {
  return message.replaceAll(OUR_NAMES, '').trimEnd();
}

/** A beginning of the message that stays as it is when more of it comes. */
function settled(soFar: string): string {
  const from = Math.max(0, soFar.length - LONGEST_NAME);
  const closed = soFar.slice(0, from) + soFar.slice(from).replace(MAY_BECOME_ONE, '');
  return /[[(]/.test(closed) ? closed.replaceAll(OUR_NAMES, '') : closed;
}

const holds = ({ text }: Passage, quote: string) => locateQuote(text, quote).verified;

/** The passage that a quote was taken from: the one it names if it stands there, else any other where it does. */
function passageOf(
  quote: { passage: number; text: string },
  passages: readonly Passage[],
): Passage | undefined {
  const named = passages[quote.passage - 1];
  if (named !== undefined && holds(named, quote.text)) return named;
  return passages.find((passage) => holds(passage, quote.text)) ?? named ?? passages[0];
}

/** 0–1, also of a model that counts to 10 or to 100; of anything else as little as of an answer without support. */
function shareOf(confidence: number): number {
  if (confidence <= 1) return Math.max(0, confidence);
  if (confidence <= 10) return confidence / 10;
  return confidence <= 100 ? confidence / 100 : UNSUPPORTED;
}

function quoteOf(quote: { passage: number; text: string }, passages: readonly Passage[]) {
  const from = quote.text.trim() === '' ? undefined : passageOf(quote, passages);
  if (from === undefined) return null;
  const at = from.text.indexOf(quote.text);
  const place = at < 0 ? {} : { start: from.start + at };
  return { documentId: from.documentId, text: quote.text, page: from.page, ...place };
}

/** How a model says that something is nowhere, which a few passages cannot show. */
const DENIES =
  /^\W*(?:(?:this|that|it) is )?not (?:\w+ )?in (?:your|the|this|these|any) (?:\w+ )?(?:documents?|papers?|passages?)\b[^.:;\n]*[.:;]?\s*/i;

function saidOpen(message: string, hasQuotes: boolean): string {
  // Whichever of the two it began with: what was found of its quotes decides.
  const opening = [CLOSEST_ONLY, NOTHING_CLOSE].find((words) => message.startsWith(words)) ?? '';
  const rest = message.slice(opening.length).replace(opening === '' ? DENIES : /^[\s.:;,]+/, '');
  return `${hasQuotes ? CLOSEST_ONLY : NOTHING_CLOSE}. ${rest}`.trim();
}

/** What a model answered, as an answer of an engine: quotes with their passages, records that were shown to it. */
function readAnswer(reply: ReplyFields, { passages, about }: Material): EngineReply {
  if (reply.message.length > LONGEST_MESSAGE) throw new ServiceError('too-much');
  const shown = new Set(about?.lines.map(({ ref }) => ref) ?? []);
  const named = [...reply.records, ...(reply.message.match(/\bF\d{1,3}\b/g) ?? [])];
  const records = [...new Set(named.map((ref) => ref.trim().toUpperCase()))].filter((ref) => shown.has(ref));
  const quotes: EngineReply['quotes'] = [];
  const most = reply.found ? MOST_QUOTES : MOST_CLOSEST;
  const numbers = reply.quotes.slice(0, most).map(({ passage, text }) => {
    const quote = { passage, text: text.slice(0, LONGEST_QUOTE) };
    const found = quoteOf(quote, passages);
    if (found === null) return [];
    quotes.push(found);
    return [quotes.length];
  });
  const message = renumberMarks(withoutOurNames(reply.message), numbers);
  if (reply.found && message.trim() === '') throw new ServiceError('unreadable');
  const estimate = shareOf(reply.confidence);
  const isSupported = !reply.found || quotes.length + records.length > 0;
  const where = about === null ? 'the document' : 'your documents';
  return {
    found: reply.found,
    message: reply.found ? message : saidOpen(message, quotes.length > 0),
    quotes,
    records,
    confidence: isSupported ? estimate : Math.min(estimate, UNSUPPORTED),
    because: isSupported
      ? `The language model’s own estimate, lowered when a quote of its reply is not in ${where}.`
      : `The language model names nothing in ${where} that this rests on, so do not rely on it.`,
  };
}

/** Answers questions by a model that takes so many tokens at once, question and reply together. */
export function createReplying(wire: Wire, contextTokens: number) {
  const history = createHistory();
  /** Less than was configured once the service has said so. */
  let context = contextTokens;

  async function attempt(
    [request, signal, onMessage]: Asking,
    { material, size }: { material: Material; size: { tokens: number } },
  ): Promise<EngineReply> {
    const system: Message = { role: 'system', content: answerRules(material.about) };
    const bare = replyPrompt(request, {
      passages: [],
      about: material.about && { ...material.about, lines: [], says: [], summaries: [] },
    });
    const fixed = countMessages([system, { content: bare }]);
    const reserve = Math.min(RESERVE, context * SHARE_OF_RESERVE);
    const room = Math.max(FEWEST_TOKENS, context - fixed - reserve);
    const turns = await history.messages(wire, request.history, {
      tokens: Math.min(MOST_OF_HISTORY, Math.floor(room * SHARE_OF_HISTORY)),
      signal,
      privateNumbers: request.privateNumbers,
    });
    const shown = fitted(material, Math.min(MOST_OF_MATERIAL, room - countMessages(turns)));
    const messages: Message[] = [system, ...turns, { role: 'user', content: replyPrompt(request, shown) }];
    size.tokens = countMessages(messages) + reserve;
    let told = '';
    const reply = await wire.ask({
      name: 'answer',
      schema: ReplyFields,
      messages,
      signal,
      privateNumbers: request.privateNumbers,
      onMessage:
        onMessage &&
        ((soFar) => {
          const words = settled(soFar);
          if (words === told) return;
          told = words;
          onMessage(words);
        }),
    });
    return readAnswer(reply, shown);
  }

  return async function answer(...asking: Asking): Promise<EngineReply> {
    const material = materialFor(asking[0]);
    for (let tries = 1; ; tries += 1) {
      const used = context;
      const size = { tokens: used };
      try {
        return await attempt(asking, { material, size });
      } catch (error) {
        if (!isTooLong(error) || tries >= MOST_TRIES || used <= FEWEST_TOKENS) throw error;
        // Half of what was sent: of a place that was never filled, half may be as much again.
        const half = Math.floor(Math.min(used, size.tokens) / 2);
        const told = error.takes !== undefined && error.takes < used ? error.takes : half;
        context = Math.max(FEWEST_TOKENS, Math.min(context, told));
      }
    }
  };
}
