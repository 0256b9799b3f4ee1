import { z } from 'zod';

/** A paper of a bankruptcy: of its court, its discharge, or what tells another court of it. */
export const BankruptcyOnPaper = z.object({
  paper: z.enum(['notice', 'discharge', 'stay']),
  chapter: z.enum(['7', '9', '11', '12', '13']).nullable(),
  /** Whether it says that no claim is to be filed yet. */
  takesNoClaims: z.boolean(),
});
export type BankruptcyOnPaper = z.infer<typeof BankruptcyOnPaper>;
