import { z } from 'zod';

/** What somebody else entered of the same lawsuit and every court shows to anybody. */
export const PublicCaption = z.object({
  caseNumber: z.string(),
  courtName: z.string().nullable(),
  plaintiffName: z.string().nullable(),
  defendantName: z.string().nullable(),
});
export type PublicCaption = z.infer<typeof PublicCaption>;
