import type { ColumnType } from 'kysely';
import type { Defaulted, JsonValue, NullableTimestamp, Timestamp } from './columns.ts';

/** The key pair by which push services know this server. */
export interface PushKeysTable {
  name: string;
  /** The private key (RFC 7517). */
  jwk: ColumnType<{ [key: string]: JsonValue }, string, string>;
  createdAt: Timestamp;
}

/** A phone or browser that shows reminders while Proceed is closed, for as long as its session goes on. */
export interface PushDevicesTable {
  id: Defaulted<string>;
  userId: string;
  sessionSid: string;
  /** Where its push service takes messages for it. */
  endpoint: string;
  /** Its public key and its secret (RFC 8291), base64url. */
  p256dh: string;
  auth: string;
  /** Whether a message names the deadline and the case. */
  showsDetails: Defaulted<boolean>;
  createdAt: Timestamp;
  lastSentAt: NullableTimestamp;
}

export interface PushOutboxTable {
  id: Defaulted<string>;
  deviceId: string;
  noticeId: string;
  attempts: Defaulted<number>;
  nextAttemptAt: Timestamp;
}

export interface ReminderTables {
  pushKeys: PushKeysTable;
  pushDevices: PushDevicesTable;
  pushOutbox: PushOutboxTable;
}
