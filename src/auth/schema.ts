import { z } from 'zod';
import { US_STATES } from '../states.ts';
import { oneLine } from '../text/bidi-controls.ts';

export const USER_ROLES = ['plaintiff', 'defendant', 'attorney'] as const;
export const UserRole = z.enum(USER_ROLES);
export type UserRole = z.infer<typeof UserRole>;

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;
export const CODE_LENGTH = 6;
export const CODE_MAX_ATTEMPTS = 3;
/** Between two codes sent to one person. */
export const CODE_RESEND_SECONDS = 30;
export const CODE_SEND_DELAY_MS = 1500;
const PHONE_MIN = 10;

/** What a signed-in person may know of their own account; it never carries the password. */
export const User = z.object({
  id: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: UserRole,
  state: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  phoneVerified: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type User = z.infer<typeof User>;

const BAD_EMAIL = 'Please enter a valid e-mail address';
const Email = z.string(BAD_EMAIL).trim().pipe(z.email(BAD_EMAIL).max(254, 'That e-mail address is too long'));
const Password = z
  .string('Please choose a password')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);

export const RegisterInput = z.object({
  email: Email,
  password: Password,
  firstName: z.string().overwrite(oneLine).max(100).optional(),
  lastName: z.string().overwrite(oneLine).max(100).optional(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const SignInInput = z.object({
  email: z
    .string('Please enter your e-mail address')
    .trim()
    .min(1, 'Please enter your e-mail address')
    .max(254, 'That e-mail address is too long'),
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
});
export type SignInInput = z.infer<typeof SignInInput>;

const StateCode = z
  .string('State must be a 2-letter code')
  .trim()
  .length(2, 'State must be a 2-letter code')
  .transform((code) => code.toUpperCase())
  .refine((code) => US_STATES.some((state) => state.code === code), 'State must be a 2-letter code');

export const PhoneNumber = z
  .string()
  .trim()
  .min(1, 'Please enter a phone number')
  .min(PHONE_MIN, `Phone number must be at least ${PHONE_MIN} digits`)
  .max(32, 'Please enter a valid phone number')
  .regex(/^\+?[\d\s\-()]+$/, 'Please enter a valid phone number');

export const VerificationCode = z
  .string()
  .length(CODE_LENGTH, 'Verification code must be 6 digits')
  .regex(/^\d+$/, 'Verification code must be 6 digits');

/** POST /api/auth/profile: the profile form sends role and state, the role dialog role alone or with a phone. */
export const ProfileInput = z.object({
  role: UserRole,
  state: StateCode.optional(),
  phoneNumber: PhoneNumber.optional(),
  phoneVerified: z.boolean().optional(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

export const ProfileForm = z.object({ role: UserRole, state: StateCode });

const CASE_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9\-.: /]*[A-Za-z0-9])$/;
const CASE_NUMBER_MESSAGE = 'Please enter a valid case number format (e.g., 2023-CV-1234, CV-2023-001)';

/** Onboarding (the screen 'Complete Your Profile'); a `/` is read as a hyphen (New York index numbers). */
export const OnboardingInput = z
  .object({
    role: UserRole,
    state: StateCode,
    caseNumber: z.string().trim().max(100, CASE_NUMBER_MESSAGE).optional(),
    courtName: z.string().trim().max(200).optional(),
  })
  .superRefine((input, context) => {
    if (input.role !== 'defendant') return;
    const number = input.caseNumber ?? '';
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['caseNumber'], message });
    if (number === '') issue('Case number is required for defendants');
    else if (number.length < 3 || !CASE_NUMBER.test(number)) issue(CASE_NUMBER_MESSAGE);
  });
export type OnboardingInput = z.infer<typeof OnboardingInput>;

export const SendCodeInput = z.object({ phoneNumber: PhoneNumber });
export const VerifyCodeInput = z.object({ code: VerificationCode });

/** What the sign-in and role screens need to know of the server's configuration. */
export const AuthConfig = z.object({
  oidc: z.boolean(),
  phoneVerification: z.enum(['demo', 'sms']),
  engine: z.string(),
  /** Host of the service that texts are sent to; null when nothing is sent anywhere. */
  aiService: z.string().nullable(),
});
export type AuthConfig = z.infer<typeof AuthConfig>;

/** True when onboarding is done: both a role (a new account is a defendant's until told otherwise) and a state. */
export function isOnboarded(user: { role: UserRole | null; state: string | null }): boolean {
  return user.role !== null && user.state !== null;
}
