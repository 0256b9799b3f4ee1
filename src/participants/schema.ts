import { z } from 'zod';

export const PARTICIPANT_ROLES = [
  'plaintiff',
  'defendant',
  'attorney',
  'witness',
  'expert',
  'other',
] as const;
export const ParticipantRole = z.enum(PARTICIPANT_ROLES);

export const Participant = z.object({
  id: z.string(),
  caseId: z.string(),
  role: z.string(),
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
