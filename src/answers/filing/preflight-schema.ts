import { z } from 'zod';

export const PreflightItem = z.object({
  /** Stable: the same point has the same id each time. */
  id: z.string(),
  /** `blocking`: the paper is not given out before it is settled. */
  level: z.enum(['blocking', 'missing', 'check', 'done']),
  /** A sentence or two to the person. */
  text: z.string(),
  /** Where it can be mended. */
  fix: z
    .enum([
      'case',
      'ledger',
      'defenses',
      'documents',
      'counterclaims',
      'participants',
      'acknowledge',
      'confirm',
    ])
    .nullable(),
  /** The papers that `acknowledge` and `confirm` are about. */
  documentIds: z.array(z.string()).optional(),
  /** The facts that `confirm` is about. */
  factIds: z.array(z.string()).optional(),
});
export type PreflightItem = z.infer<typeof PreflightItem>;

/** What the person chooses about the paper itself. */
export const FilingChoices = z.object({ juryDemand: z.boolean().optional() });
export type FilingChoices = z.infer<typeof FilingChoices>;

/** '?juryDemand=true' on the addresses of the paper and its files. */
export const FilingQuery = z
  .object({ juryDemand: z.enum(['true', 'false']).default('false') })
  .transform(({ juryDemand }) => ({ juryDemand: juryDemand === 'true' }));
