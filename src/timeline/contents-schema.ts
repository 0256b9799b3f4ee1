import { z } from 'zod';

/** How much hangs on a milestone: notes go when it is deleted, all else stays in the case. */
export const MilestoneContents = z.object({
  notes: z.number().int(),
  attachments: z.number().int(),
  summons: z.number().int(),
  docketEntries: z.number().int(),
});
export type MilestoneContents = z.infer<typeof MilestoneContents>;
