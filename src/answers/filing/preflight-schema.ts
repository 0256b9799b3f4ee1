import { z } from 'zod';

export const PreflightItem = z.object({
  /** Stable: the same point has the same id each time. */
  id: z.string(),
  level: z.enum(['missing', 'check', 'done']),
  /** A sentence or two to the person. */
  text: z.string(),
  /** Where it can be mended. */
  fix: z.enum(['case', 'ledger', 'defences', 'documents', 'counterclaims']).nullable(),
});
export type PreflightItem = z.infer<typeof PreflightItem>;

export const FilingInputFlags = z.object({ juryDemand: z.boolean().optional() });
export const FilingQuery = z
  .object({ jury: z.string().optional() })
  .transform(({ jury }) => ({ juryDemand: jury === 'true' }));
