import { z } from 'zod';

const ParticipantRole = z.enum(['plaintiff', 'defendant', 'attorney', 'witness', 'expert', 'other']);

export const Participant = z.object({
  id: z.string(),
  caseId: z.string(),
  role: ParticipantRole,
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  suffix: z.string(),
  organization: z.string(),
  displayName: z.string(),
  isPrimary: z.boolean(),
  createdAt: z.date(),
});
export type Participant = z.infer<typeof Participant>;
