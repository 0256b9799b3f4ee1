import type {
  Defaulted,
  DefaultedJson,
  DefaultedTimestamp,
  JsonValue,
  NullableTimestamp,
  Timestamp,
} from './columns.ts';

export interface UsersTable {
  id: Defaulted<string>;
  username: string | null;
  /** argon2id hash; null for an account of an identity provider. */
  password: string | null;
  email: string | null;
  /** When the person showed that mail to this address reaches them; null until then. */
  emailVerifiedAt: NullableTimestamp;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  role: Defaulted<'plaintiff' | 'defendant' | 'attorney'>;
  state: string | null;
  phoneNumber: string | null;
  phoneVerified: Defaulted<boolean>;
  /** How the number was checked; null for none, and for a release that did not note it. */
  phoneVerifiedBy: 'demo' | 'sms' | null;
  /** When the account goes for good, as its owner asked; null unless they did. */
  deleteAt: NullableTimestamp;
  oidcIssuer: string | null;
  oidcSubject: string | null;
  /** When the sign-in of the provider was connected; null for none. */
  oidcConnectedAt: NullableTimestamp;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export interface SessionsTable {
  /** Digest of the session's secret. */
  sid: string;
  /** What names the session to its owner; no secret. */
  id: Defaulted<string>;
  userId: string;
  sess: DefaultedJson<{ [key: string]: JsonValue }>;
  expire: Timestamp;
  createdAt: DefaultedTimestamp;
  lastSeenAt: DefaultedTimestamp;
  /** 'Chrome on Android'; null where the browser did not say. */
  device: string | null;
  /** The provider that signed the person in; null for every other session. */
  oidcIssuer: string | null;
  /** What names that sign-in to the provider, which can end it there too; it opens nothing. */
  idToken: string | null;
}

/** Where somebody signed in before. */
export interface KnownBrowsersTable {
  userId: string;
  /** SHA-256 of the cookie, in hex. */
  tokenHash: string;
  seenAt: Timestamp;
}

export interface AccountTokensTable {
  /** SHA-256 of the token, in hex; the token itself stands in the mail alone. */
  tokenHash: string;
  userId: string;
  purpose: 'reset' | 'email';
  /** The address the mail went to, which the token proves; null when the operator hands it over. */
  email: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

/** A passkey or an authenticator app, asked for after the password. */
export interface AccountFactorsTable {
  id: Defaulted<string>;
  userId: string;
  kind: 'passkey' | 'totp';
  name: string;
  /** Of a passkey, as base64url. */
  credentialId: string | null;
  publicKey: string | null;
  /** Signatures that the authenticator has counted; 0 for one that does not count. */
  counter: number | null;
  transports: DefaultedJson<string[]>;
  /** Of an authenticator app: base32. It must be known to check a code (docs/decisions/099). */
  secret: string | null;
  /** The last time step whose code was taken: no code is taken twice (RFC 6238 §5.2). */
  lastStep: number | null;
  createdAt: Timestamp;
  lastUsedAt: NullableTimestamp;
}

export interface RecoveryCodesTable {
  userId: string;
  /** SHA-256 of person and code, in hex. */
  codeHash: string;
  createdAt: Timestamp;
  usedAt: NullableTimestamp;
}

/** What waits for its second half, for minutes: a sign-in after the right password, what is being added. */
export interface FactorStepsTable {
  /** SHA-256, in hex, of the cookie of a half session; of the session that adds a factor or a provider. */
  tokenHash: string;
  purpose: 'sign-in' | 'add-passkey' | 'add-totp' | 'connect';
  userId: string;
  /** What a passkey signs, once; the secret of an app that is being added; the state sent along to the provider. */
  challenge: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

/** Somebody whom the provider vouched for and who is not in yet: for minutes, in one browser. */
export interface IdentityProofsTable {
  /** SHA-256 of the cookie, in hex. */
  tokenHash: string;
  /** The account that has the address, or the identity already. */
  userId: string;
  issuer: string;
  subject: string;
  /** The address that the provider vouched for. */
  email: string | null;
  idToken: string | null;
  /** SHA-256 of the code in a mail, in hex. */
  mailHash: string | null;
  /** How the person showed that the account is theirs; null until they did. */
  shownBy: 'password' | 'mail' | null;
  /** SHA-256, in hex, of the half session that its second step was asked for in. */
  stepHash: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

/** Backups: under way until they were read back. */
export interface BackupsTable {
  id: Defaulted<string>;
  /** '2026-11-23': the night of one that the server makes and removes by itself; null for one made by hand. */
  night: string | null;
  startedAt: Timestamp;
  provedAt: NullableTimestamp;
  /** The file, or its key in the bucket. */
  place: string | null;
  files: number | null;
}

/** Written by rate-limiter-flexible. */
export interface RateLimitsTable {
  key: string;
  points: Defaulted<number>;
  /** Milliseconds since 1970. */
  expire: number | null;
}

export interface PhoneVerificationsTable {
  userId: string;
  phone: string;
  codeHash: string;
  attempts: Defaulted<number>;
  expiresAt: Timestamp;
}

export interface MailOutboxTable {
  id: Defaulted<string>;
  to: string;
  subject: string;
  body: string;
  createdAt: DefaultedTimestamp;
  sentAt: NullableTimestamp;
  /** 'account': about the account itself. It may leave for an address that is not confirmed and is shown nowhere. */
  kind: Defaulted<'message' | 'account'>;
  /** Whose mail it is, so that it can be shown in the app. */
  userId: string | null;
  attempts: Defaulted<number>;
  nextAttemptAt: DefaultedTimestamp;
  lastError: string | null;
  /** When sending it was given up for good. */
  failedAt: NullableTimestamp;
}

export interface AuthTables {
  users: UsersTable;
  sessions: SessionsTable;
  knownBrowsers: KnownBrowsersTable;
  accountTokens: AccountTokensTable;
  accountFactors: AccountFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  factorSteps: FactorStepsTable;
  identityProofs: IdentityProofsTable;
  rateLimits: RateLimitsTable;
  backups: BackupsTable;
  phoneVerifications: PhoneVerificationsTable;
  mailOutbox: MailOutboxTable;
}
