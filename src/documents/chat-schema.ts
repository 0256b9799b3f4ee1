import { z } from 'zod';
import { Source } from './schema.ts';

const LONGEST_QUESTION = 4000;

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: z.date(),
  /** What an answer rests on; empty for a question. */
  sources: z.array(Source),
  /** 0–1, and what it was computed from; null for a question. */
  confidence: z.number().nullable(),
  because: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const AskInput = z.object({
  message: z
    .string('Please type a question.')
    .trim()
    .min(1, 'Please type a question.')
    .max(LONGEST_QUESTION, `Please ask with at most ${LONGEST_QUESTION} characters.`),
  conversationHistory: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) }))
    .max(100)
    .default([]),
});
export type AskInput = z.output<typeof AskInput>;

export const ChatAnswer = z.object({
  message: ChatMessage,
  sources: z.array(Source),
  confidence: z.number(),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

export const ChatHistoryInput = z.object({ docId: z.string('Please name the document.') });
export const ChatHistoryQuery = z.object({ docId: z.string().optional() });
