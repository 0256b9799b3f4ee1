import type { ReminderTables } from '#db/schema/reminders.ts';
import type { DeadlineTables } from '#db/schema/timeline.ts';
import type { Described } from './described-columns.ts';

type Tables = ReminderTables & Pick<DeadlineTables, 'reminderNotices' | 'calendarFeeds'>;

/** Reminders: notices, phones and calendars. */
export const reminderColumns: { [Name in keyof Tables]: Described<Tables[Name]> } = {
  reminderNotices: {
    id: 'uuid=',
    milestoneId: 'uuid',
    userId: 'uuid',
    remindOn: 'date',
    dueOn: 'date',
    countedAgain: 'date?',
    isRuleGone: 'boolean=',
    isRepeat: 'boolean=',
    createdAt: 'timestamptz=',
    dismissedAt: 'timestamptz?',
  },
  pushKeys: {
    name: 'text',
    jwk: 'jsonb',
    createdAt: 'timestamptz',
  },
  pushDevices: {
    id: 'uuid=',
    userId: 'uuid',
    sessionSid: 'text',
    endpoint: 'text',
    p256dh: 'text',
    auth: 'text',
    showsDetails: 'boolean=',
    createdAt: 'timestamptz',
    lastSentAt: 'timestamptz?',
  },
  pushOutbox: {
    id: 'uuid=',
    deviceId: 'uuid',
    noticeId: 'uuid',
    attempts: 'integer=',
    nextAttemptAt: 'timestamptz',
  },
  calendarFeeds: {
    userId: 'uuid',
    tokenHash: 'text',
    createdAt: 'timestamptz=',
    lastReadAt: 'timestamptz?',
  },
};
