import { z } from 'zod';
import { MEMBER_ROLES } from '../auth/permissions.ts';
import { CaseKind } from '../law/courts/case-kind-schema.ts';
import { Participant } from '../participants/schema.ts';
import { US_STATES } from '../states.ts';
import { oneLine } from '../text/bidi-controls.ts';

export const CASE_TYPES = [
  'civil',
  'criminal',
  'family',
  'probate',
  'bankruptcy',
  'appeals',
  'other',
] as const;
const CaseType = z.enum(CASE_TYPES, 'Case type is required');

/** The stages a new case starts with, in timeline order (`position` 0–7). */
export const CASE_STAGES = [
  'Complaint',
  'Answer',
  'Motion Practice',
  'Discovery',
  'Process of Service',
  'Docket',
  'Settlement Conference',
  'Trial',
] as const;

export const Case = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  caseNumber: z.string().nullable(),
  caseType: z.string().nullable(),
  state: z.string().nullable(),
  courtName: z.string().nullable(),
  /** The court and the kind that a person chose; null where they follow from name, number and state. */
  courtId: z.string().nullable(),
  kind: CaseKind.nullable(),
  plaintiffName: z.string().nullable(),
  defendantName: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  connectedCaseId: z.string().nullable(),
  /** Nothing of the case is sent to a language model or any other service. */
  localOnly: z.boolean(),
  memberRole: z.enum(MEMBER_ROLES),
});
export type Case = z.infer<typeof Case>;

export const CaseWithParticipants = Case.extend({ participants: z.array(Participant) });
export type CaseWithParticipants = z.infer<typeof CaseWithParticipants>;

const optionalText = (max: number, tidy = (text: string) => text.trim()) =>
  z
    .string()
    .overwrite(tidy)
    .max(max, `Please keep this under ${max} characters`)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));

const CaseState = z
  .string('State must be a 2-letter code')
  .trim()
  .length(2, 'State must be a 2-letter code')
  .transform((code) => code.toUpperCase())
  .refine((code) => US_STATES.some((state) => state.code === code), 'State must be a 2-letter code');

export const CaseForm = z.object({
  title: z
    .string('Title is required')
    .overwrite(oneLine)
    .min(1, 'Title is required')
    .max(300, 'Please keep the title under 300 characters'),
  description: optionalText(5000),
  caseNumber: optionalText(100, oneLine),
  caseType: CaseType,
  state: CaseState,
  courtName: z.string('Court name is required').overwrite(oneLine).min(1, 'Court name is required').max(300),
  courtId: optionalText(60),
  kind: CaseKind.nullish(),
  plaintiffName: optionalText(300, oneLine),
  defendantName: optionalText(300, oneLine),
  /** Whether nothing of the case may leave this machine; the owner alone changes it. */
  localOnly: z.boolean().optional(),
});
export type CaseForm = z.infer<typeof CaseForm>;

/** PUT /api/cases/{id}: any of the fields; the inline rename sends the title alone. */
export const UpdateCaseInput = CaseForm.partial();
export type UpdateCaseInput = z.infer<typeof UpdateCaseInput>;

/** `waiting`: documents whose vectors are still to be made by the engine that counts now. */
export const CasePrivacy = z.object({ localOnly: z.boolean(), waiting: z.number() });

export const CaseMember = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(MEMBER_ROLES),
  expiresAt: z.date().nullable(),
  createdAt: z.date(),
});
export type CaseMember = z.infer<typeof CaseMember>;

export const INVITATION_DAYS = 14;
export const InviteInput = z.object({
  role: z.enum(['collaborator', 'viewer']),
  accessDays: z
    .number()
    .int()
    .min(1)
    .max(3650)
    .nullish()
    .transform((days) => days ?? null),
});
export const Invitation = z.object({ url: z.string(), expiresAt: z.date() });
/** A link that nobody has taken up; the link itself is known to whoever made it alone. */
export const OpenInvitation = z.object({
  id: z.string(),
  role: z.enum(['collaborator', 'viewer']),
  madeBy: z.string(),
  createdAt: z.date(),
  /** Until when it can be taken up. */
  expiresAt: z.date(),
  /** When the access that it gives ends; null for no end. */
  accessExpiresAt: z.date().nullable(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;
export const InvitationInput = z.object({ invitationId: z.string() });
export const AcceptInvitationInput = z.object({ token: z.string().min(20).max(200) });
export const MemberInput = z.object({ userId: z.string() });
