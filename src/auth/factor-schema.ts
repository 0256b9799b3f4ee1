import { z } from 'zod';
import { OwnPassword, User } from './schema.ts';

export const FactorKind = z.enum(['passkey', 'totp']);
export type FactorKind = z.infer<typeof FactorKind>;

/** One-time codes for a lost phone or key, made together. */
export const RECOVERY_CODES = 10;
/** Between the password and the second step, and between beginning to add one and finishing it. */
export const STEP_MINUTES = 10;
/** More than anybody has, and few enough for a browser to look through. */
export const MOST_FACTORS = 10;
/** Digits of an authenticator app. */
export const TOTP_DIGITS = 6;
/** Where no more are left, or fewer, new ones should be made. */
export const FEW_RECOVERY_CODES = 3;

/** What stands behind the password of an account; never what it is checked with. */
export const Factor = z.object({
  id: z.string(),
  kind: FactorKind,
  /** 'Chrome on Android' for a passkey, as the browser that made it said. */
  name: z.string(),
  createdAt: z.date(),
  /** Null until it was used to sign in. */
  lastUsedAt: z.date().nullable(),
});
export type Factor = z.infer<typeof Factor>;

/** What the browser asks its authenticator; shaped by Web Authentication Level 3 §5.1.8. */
const BrowserOptions = z.record(z.string(), z.unknown());

export const BeginFactorInput = z.object({ kind: FactorKind, password: OwnPassword });
export type BeginFactorInput = z.infer<typeof BeginFactorInput>;

/** What the person or the browser does next; POST /api/auth/factors/verify then adds it. */
export const BegunFactor = z.object({
  kind: FactorKind,
  /** Of an authenticator app: base32, to be typed where the picture cannot be scanned. */
  secret: z.string().nullable(),
  /** The same as an address that such apps open, and what the picture holds. */
  uri: z.string().nullable(),
  /** Of a passkey. */
  options: BrowserOptions.nullable(),
});
export type BegunFactor = z.infer<typeof BegunFactor>;

const Encoded = z.string().min(1).max(20_000);

/** What a browser answers with (RegistrationResponseJSON and AuthenticationResponseJSON of the same text). */
export const PasskeyAnswer = z.object({
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(100).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).optional(),
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded.optional(),
    authenticatorData: Encoded.optional(),
    signature: Encoded.optional(),
    userHandle: z.string().max(200).nullish(),
    transports: z.array(z.string().max(40)).max(20).optional(),
    publicKey: z.string().max(20_000).optional(),
    publicKeyAlgorithm: z.number().optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** Spaces and hyphens are how apps and paper write a code, not part of it. */
const bare = (text: string) => text.replaceAll(/[\s-]/g, '');

export const TotpCode = z
  .string('Please enter the code from your app')
  .transform(bare)
  .pipe(z.string().regex(/^\d{6}$/, 'The code has 6 digits'));

export const RecoveryCode = z
  .string('Please enter one of your recovery codes')
  .transform(bare)
  .pipe(z.string().regex(/^[A-Za-z0-9]{12}$/, 'A recovery code has 12 letters and digits'));

/** One of them: it finishes what was begun, a sign-in or adding a factor. */
export const VerifyFactorInput = z
  .object({
    code: TotpCode.optional(),
    recoveryCode: RecoveryCode.optional(),
    passkey: PasskeyAnswer.optional(),
  })
  .refine(
    ({ code, recoveryCode, passkey }) =>
      [code, recoveryCode, passkey].filter((given) => given !== undefined).length === 1,
    'Please give a code, a recovery code or a passkey',
  );
export type VerifyFactorInput = z.infer<typeof VerifyFactorInput>;

export const VerifiedFactor = z.object({
  user: User,
  /** What was added; null for a sign-in. */
  factor: Factor.nullable(),
  /** Shown this once: made with the first factor. */
  recoveryCodes: z.array(z.string()).nullable(),
  /** How many are left to be used. */
  recoveryCodesLeft: z.int(),
});
export type VerifiedFactor = z.infer<typeof VerifiedFactor>;

/** The password was right, and something else is asked for. */
export const SignInAnswer = z.union([User, z.object({ next: z.literal('factor') })]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

/** What whoever gave the right password may give now. */
export const FactorChallenge = z.object({
  kinds: z.array(FactorKind),
  /** What the browser asks a passkey with, once; null where there is none. */
  passkey: BrowserOptions.nullable(),
});
export type FactorChallenge = z.infer<typeof FactorChallenge>;

export const RemoveFactorInput = z.object({ id: z.string(), password: OwnPassword });
export type RemoveFactorInput = z.infer<typeof RemoveFactorInput>;

export const NewRecoveryCodesInput = z.object({ password: OwnPassword });

export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
