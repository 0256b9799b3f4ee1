import { z } from 'zod';
import { type ReturnDraft, TEXT_FIELDS } from './return-draft.ts';

const Kept = z.object({
  texts: z.partialRecord(z.enum(TEXT_FIELDS), z.string()),
  isSheriffService: z.boolean(),
  wasSuccessful: z.boolean(),
  proofDocumentIds: z.array(z.string()),
});

const PREFIX = 'proceed.return.';

/** What was typed for a summons and not recorded yet, from this browser; null when there is nothing. */
export function readKept(key: string): Partial<ReturnDraft> | null {
  try {
    const found = Kept.safeParse(JSON.parse(window.localStorage.getItem(PREFIX + key) ?? 'null'));
    if (!found.success) return null;
    const { texts, ...rest } = found.data;
    return { ...texts, ...rest };
  } catch {
    return null;
  }
}

/** Keeps what is typed until it is recorded: a phone may drop the page between two doors. */
export function keep(key: string, draft: ReturnDraft): void {
  const { isSheriffService, wasSuccessful, proofDocumentIds, ...texts } = draft;
  const kept: z.infer<typeof Kept> = { texts, isSheriffService, wasSuccessful, proofDocumentIds };
  try {
    window.localStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // A private window may have no storage: what is typed stays in the form.
  }
}

export function forgetKept(key: string): void {
  try {
    window.localStorage.removeItem(PREFIX + key);
  } catch {
    // Then nothing was kept either.
  }
}
