import { z } from 'zod';
import { storableText } from '../text/storable-text.ts';
import { MOST_CHAT_MESSAGES } from './schema.ts';

/** A conversation of one person about one case. Nobody else sees it, whoever else is a member of the case. */
export const Conversation = z.object({
  id: z.string(),
  caseId: z.string(),
  /** The first question, shortened, until somebody gives it another name. */
  title: z.string(),
  messages: z.number().int(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Conversation = z.infer<typeof Conversation>;

export const RenameConversationInput = z.object({
  title: z
    .string('Please type a name.')
    .overwrite(storableText)
    .trim()
    .min(1, 'Please type a name.')
    .max(120, 'Please keep the name under 120 characters.'),
});

export const ConversationMessagesInput = z.object({
  /** The id of a message: only those before it. */
  cursor: z.string().nullish(),
  limit: z.number().int().min(1).max(MOST_CHAT_MESSAGES).default(MOST_CHAT_MESSAGES),
});
export const ConversationMessagesQuery = z.object({
  cursor: z.string().optional(),
  limit: z.coerce.number().optional(),
});
