import { z } from 'zod';
import { ActionType, CaseRecord, SuggestedAction } from '../conversations/reply-schema.ts';
import { AskInput } from '../conversations/schema.ts';
import { Source } from '../text/source.ts';
import { Check } from '../verification/schema.ts';

/** The questions that the screen suggests, in its order; the first five a person sees. */
export const SUGGESTED_PROMPTS: readonly { actionType: ActionType; text: string }[] = [
  { actionType: 'summary', text: 'Analyze my case documents and give me a summary' },
  { actionType: 'deadlines', text: 'What are the key deadlines in my case?' },
  { actionType: 'strategy', text: 'What legal strategy should I consider?' },
  { actionType: 'documents-to-prepare', text: 'What documents do I still need to prepare?' },
  { actionType: 'next-steps', text: 'What are my next steps?' },
];

/** That a person chooses on the screen. */
export const MOST_CHOSEN_DOCUMENTS = 200;
/** A program may name all documents of a case, of which there are some ten thousand. */
const MOST_NAMED_DOCUMENTS = 20_000;

/** A question about a case. Without `documentIds` all its documents are looked at; without `conversationId` a new
 * conversation begins. */
export const AssistantInput = AskInput.extend({
  documentIds: z
    .array(z.string('Please name documents by their ids.'), 'Please name documents by their ids.')
    .max(
      MOST_NAMED_DOCUMENTS,
      `Please name at most ${MOST_NAMED_DOCUMENTS.toLocaleString('en-US')} documents, or none for all of the case.`,
    )
    .nullish()
    .transform((ids) => [...new Set(ids)]),
  conversationId: z.string().nullish(),
});
export type AssistantInput = z.output<typeof AssistantInput>;

/** The same over a stream: asked again with the same key it is still one question. */
export const AssistantTurnInput = AssistantInput.extend({
  key: z.uuid('Please send a key of the form of a UUID.'),
});
export type AssistantTurnInput = z.output<typeof AssistantTurnInput>;

/** The documented answer (`message` to `context`), and beyond it what it was checked for and where it is kept. */
export const AssistantReply = z.object({
  message: z.string(),
  confidence: z.number(),
  sources: z.array(Source),
  suggestedActions: z.array(SuggestedAction),
  context: z.object({ actionType: ActionType }),
  /** Rows of the case that the answer rests on: 'from your case', beside 'from your documents'. */
  records: z.array(CaseRecord),
  checks: z.array(Check),
  because: z.string(),
  engine: z.string(),
  conversationId: z.string(),
});
export type AssistantReply = z.infer<typeof AssistantReply>;
