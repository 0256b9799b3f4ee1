import { z } from 'zod';
import { Source } from '../text/source.ts';
import { storableText } from '../text/storable-text.ts';
import { Check } from '../verification/schema.ts';
import { ActionType, CaseRecord, SuggestedAction } from './reply-schema.ts';

/** In characters. */
export const LONGEST_QUESTION = 4000;
/** Turns of an earlier conversation that count; a program may send all of a longer one along. */
const MOST_EARLIER_TURNS = 100;
const LONGEST_EARLIER_TURN = 20_000;

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: z.date(),
  /** What a reply rests on; empty for a question. */
  sources: z.array(Source),
  /** 0–1, and what it was computed from; null for a question. */
  confidence: z.number().nullable(),
  because: z.string().nullable(),
  /** Of a reply: what the engine that gave it calls itself. */
  engine: z.string().nullable(),
  /** Of a reply: quotes, citations, dates, sums and page numbers of it that were looked up. */
  checks: z.array(Check),
  /** Of a reply about a whole case: rows of the case it rests on, what may be done next, what it was about. */
  records: z.array(CaseRecord),
  suggestedActions: z.array(SuggestedAction),
  actionType: ActionType.nullable(),
  /**
   * 'writing' while the reply comes; 'broken' when it broke off: a reply then holds the words that had come. A
   * question has the state of its reply.
   */
  state: z.enum(['done', 'writing', 'broken']),
  /** Of a question: the key to ask it again with. */
  key: z.string().nullable(),
  /** Of a reply: the id of its question. */
  replyTo: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Stands in a reply behind words in quotation marks that the document does not hold. */
export const NOT_IN_DOCUMENT = '[these words were not found in the text of this document]';
/** The same where several documents were looked at. */
export const NOT_IN_DOCUMENTS = '[these words were not found in the text of your documents]';
/** What stands for both in replies from before. */
export const EARLIER_MARKS: readonly string[] = [
  '[these words are not in the document]',
  '[these words are not in your documents]',
];

const EarlierTurn = z.object({
  role: z.enum(['user', 'assistant'], 'Please send turns of the role user or assistant.'),
  content: z
    .string('Please send what was said before as text.')
    .overwrite((text) => storableText(text.slice(0, LONGEST_EARLIER_TURN))),
});

/** What is said beyond it is left out, not refused: a body holds at most so many bytes anyway. */
export const AskInput = z.object({
  message: z
    .string('Please type a question.')
    .overwrite(storableText)
    .trim()
    .min(1, 'Please type a question.')
    .max(LONGEST_QUESTION, `Please ask with at most ${LONGEST_QUESTION} characters.`),
  conversationHistory: z
    .array(EarlierTurn)
    .nullish()
    .transform((turns) => (turns ?? []).slice(-MOST_EARLIER_TURNS)),
});
export type AskInput = z.output<typeof AskInput>;

/** A question whose reply is sent as it is written. Asked again with the same key it is still one question. */
export const AskTurnInput = AskInput.extend({ key: z.uuid('Please send a key of the form of a UUID.') });
export type AskTurnInput = z.output<typeof AskTurnInput>;

export const ChatReply = z.object({
  message: ChatMessage,
  sources: z.array(Source),
  confidence: z.number(),
});
export type ChatReply = z.infer<typeof ChatReply>;

/** What comes while a reply is written, in this order. */
export type ChatEvent =
  /** `conversationId` of a question about a whole case; a conversation may have begun with it. */
  | { type: 'asked'; question: ChatMessage; conversationId?: string }
  /** Words that follow those before; not checked yet. */
  | { type: 'words'; text: string }
  /** Nothing new, but still at it. */
  | { type: 'waiting' }
  /** The whole reply with its checked quotes; it takes the place of the words. */
  | { type: 'answered'; reply: ChatReply };

export const ChatEvents = z.custom<AsyncIterable<ChatEvent>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

/** Seconds between two events at most. A stream that is silent for much longer has broken. */
export const CHAT_BEAT_SECONDS = 10;

export const MOST_CHAT_MESSAGES = 200;

export const ChatHistoryInput = z.object({
  docId: z.string('Please name the document.'),
  /** The id of a message: only those before it. */
  cursor: z.string().nullish(),
  limit: z.number().int().min(1).max(MOST_CHAT_MESSAGES).default(MOST_CHAT_MESSAGES),
});
export const ChatHistoryQuery = z.object({
  docId: z.string().optional(),
  cursor: z.string().optional(),
  limit: z.coerce.number().optional(),
});
