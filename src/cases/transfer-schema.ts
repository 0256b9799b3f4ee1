import { z } from 'zod';

/** So long somebody may think about taking a case over. */
export const TRANSFER_DAYS = 14;

const Person = z.object({ userId: z.string(), name: z.string() });

/** A case that its owner wants to hand over. It stays theirs until the other agrees. */
export const Transfer = z.object({
  caseId: z.string(),
  title: z.string(),
  from: Person,
  to: Person,
  state: z.enum(['waiting', 'declined', 'expired']),
  offeredAt: z.date(),
  expiresAt: z.date(),
});
export type Transfer = z.infer<typeof Transfer>;

export const OfferOfCase = z.object({ offer: Transfer.nullable() });
