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
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  role: Defaulted<'plaintiff' | 'defendant' | 'attorney'>;
  state: string | null;
  phoneNumber: string | null;
  phoneVerified: Defaulted<boolean>;
  oidcIssuer: string | null;
  oidcSubject: string | null;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export interface SessionsTable {
  sid: string;
  userId: string;
  sess: DefaultedJson<{ [key: string]: JsonValue }>;
  expire: Timestamp;
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
  phoneVerifications: PhoneVerificationsTable;
  mailOutbox: MailOutboxTable;
}
