import { z } from 'zod';
import { US_STATES } from '../states.ts';
import { oneLine } from '../text/bidi-controls.ts';

export const USER_ROLES = ['plaintiff', 'defendant', 'attorney'] as const;
export const UserRole = z.enum(USER_ROLES);
export type UserRole = z.infer<typeof UserRole>;

/** Days without use after which a session ends. */
export const SESSION_DAYS = 30;
/** However much it is used: after so many days the password is asked for again. */
export const SESSION_MOST_DAYS = 90;

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

export const ForgotPasswordInput = z.object({ email: Email });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

const Token = z
  .string('Please enter the code from the mail')
  .trim()
  .min(1, 'Please enter the code from the mail')
  .max(200, 'That is not a code from our mail');

export const ResetPasswordInput = z.object({ token: Token, password: Password });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

export const OwnPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);

export const ChangePasswordInput = z.object({ currentPassword: OwnPassword, newPassword: Password });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const ChangeEmailInput = z.object({ email: Email, password: OwnPassword });
export type ChangeEmailInput = z.infer<typeof ChangeEmailInput>;

/** An account of an identity provider has no password to give. */
export const DeleteAccountInput = z.object({ password: z.string().max(PASSWORD_MAX).optional() });
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;

/** Days in which a deletion can be taken back. */
export const GRACE_DAYS = 14;

export const VerifyEmailInput = z.object({ token: Token });

/** One browser in which somebody is signed in. */
export const Session = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  createdAt: z.date(),
  /** To about ten minutes. */
  lastSeenAt: z.date(),
  /** 'Chrome on Android'; null where the browser did not say. */
  device: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

/** What somebody needs to know about getting into their own account again. */
export const AccountSafety = z.object({
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  /** The address that becomes the account's when its mail is answered. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  /** False: this server has no mail server, so nothing can be confirmed or sent. */
  sendsMail: z.boolean(),
  /** When the account goes for good; null unless its owner asked. */
  deleteAt: z.date().nullable(),
  /** The cases that go with it: nobody else owns them. */
  casesThatGo: z.array(z.object({ id: z.string(), title: z.string(), members: z.int() })),
  /** When the server's last backup was read back; null where none was made. */
  backedUpAt: z.date().nullable(),
});
export type AccountSafety = z.infer<typeof AccountSafety>;

export const Message = z.object({ message: z.string() });

export const SignInInput = z.object({
  email: z
    .string('Please enter your e-mail address')
    .trim()
    .min(1, 'Please enter your e-mail address')
    .max(254, 'That e-mail address is too long'),
  password: OwnPassword,
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
const OnboardingFields = z.object({
  role: UserRole,
  state: StateCode,
  caseNumber: z.string().trim().max(100, CASE_NUMBER_MESSAGE).optional(),
  courtName: z.string().trim().max(200).optional(),
});

function requireNumber(input: z.infer<typeof OnboardingFields>, context: z.RefinementCtx): void {
  if (input.role !== 'defendant') return;
  const number = input.caseNumber ?? '';
  const issue = (message: string) => context.addIssue({ code: 'custom', path: ['caseNumber'], message });
  if (number === '') issue('Case number is required for defendants');
  else if (number.length < 3 || !CASE_NUMBER.test(number)) issue(CASE_NUMBER_MESSAGE);
}

export const OnboardingInput = OnboardingFields.superRefine(requireNumber);
export type OnboardingInput = z.infer<typeof OnboardingInput>;

/** The same as the screen asks it: whoever has no number at hand goes on without one. */
export const OnboardingForm = OnboardingFields.extend({ hasNoNumber: z.boolean() }).superRefine(
  (input, context) => {
    if (!input.hasNoNumber) requireNumber(input, context);
  },
);

export const SendCodeInput = z.object({ phoneNumber: PhoneNumber });
export const VerifyCodeInput = z.object({ code: VerificationCode });

/** What the sign-in and role screens need to know of the server's configuration. */
export const AuthConfig = z.object({
  oidc: z.boolean(),
  /** The host of the identity provider; null without one. */
  provider: z.string().nullable(),
  phoneVerification: z.enum(['demo', 'sms']),
  engine: z.string(),
  /** Host of the service that texts are sent to; null when nothing is sent anywhere. */
  aiService: z.string().nullable(),
  /** False: a forgotten password cannot be reset by mail. */
  sendsMail: z.boolean(),
});
export type AuthConfig = z.infer<typeof AuthConfig>;

/** True when onboarding is done: both a role (a new account is a defendant's until told otherwise) and a state. */
export function isOnboarded(user: { role: UserRole | null; state: string | null }): boolean {
  return user.role !== null && user.state !== null;
}
