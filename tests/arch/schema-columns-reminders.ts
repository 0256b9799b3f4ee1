import type { ReminderTables } from '#db/schema/reminders.ts';
import type { DeadlineTables } from '#db/schema/timeline.ts';
import type { Described } from './described-columns.ts';

type Tables = ReminderTables &
  Pick<DeadlineTables, 'reminderNotices' | 'calendarFeeds' | 'annotations' | 'milestoneAttachments'>;

/** Beside the timeline: reminders on phones and in calendars, notes and attachments. */
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
  annotations: {
    id: 'uuid=',
    caseId: 'uuid',
    milestoneId: 'uuid?',
    documentId: 'uuid?',
    userId: 'uuid?',
    sectionId: 'text?',
    content: 'text',
    position: 'jsonb?',
    createdAt: 'timestamptz=',
    updatedAt: 'timestamptz=',
    revision: 'integer=',
    deletedAt: 'timestamptz?',
  },
  milestoneAttachments: {
    id: 'uuid=',
    caseId: 'uuid',
    milestoneId: 'uuid',
    documentId: 'uuid',
    userId: 'uuid?',
    filename: 'text',
    path: 'text',
    mimeType: 'text',
    uploadedAt: 'timestamptz=',
  },
};
