import type { Defaulted, DefaultedTimestamp, JsonValue, NullableJson, NullableTimestamp } from './columns.ts';

export interface MilestonesTable {
  id: Defaulted<string>;
  caseId: string;
  kind: string;
  date: string | null;
  status: Defaulted<'upcoming' | 'due' | 'past'>;
  derivedFromDocId: string | null;
  position: Defaulted<number>;
  deadlineType: string | null;
  ruleReference: string | null;
  reminderDates: NullableJson<string[]>;
  isAutoCalculated: Defaulted<boolean>;
  finishedAt: NullableTimestamp;
  triggerMilestoneId: string | null;
  calculation: NullableJson<StoredCalculation>;
  revision: Defaulted<number>;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

/** What a deadline was calculated with; src/law/calculation-schema.ts says what each part means. */
export interface StoredCalculation {
  jurisdiction: 'federal' | 'california' | 'new_mexico_district' | 'new_mexico_magistrate';
  deadlineType: string;
  serviceMethod: 'personal' | 'mail' | 'electronic';
  triggerDate: string;
  hearingDate: string | null;
  mailedFrom: 'california' | 'other_state' | 'abroad' | null;
  localDays: number | null;
  closures: string[];
  given?: Partial<Record<string, string>> | null;
  method: 'business-day' | 'court-rule';
}

export interface ReminderNoticesTable {
  id: Defaulted<string>;
  milestoneId: string;
  userId: string;
  remindOn: string;
  dueOn: string;
  createdAt: DefaultedTimestamp;
  dismissedAt: NullableTimestamp;
}

export interface CalendarFeedsTable {
  userId: string;
  /** SHA-256 of the secret in the address; who reads the table cannot read anybody's calendar. */
  tokenHash: string;
  createdAt: DefaultedTimestamp;
  lastReadAt: NullableTimestamp;
}

export interface AnnotationsTable {
  id: Defaulted<string>;
  caseId: string;
  milestoneId: string | null;
  documentId: string | null;
  userId: string;
  sectionId: string | null;
  content: string;
  position: NullableJson<JsonValue>;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
  revision: Defaulted<number>;
  /** It can be taken back for a day. */
  deletedAt: NullableTimestamp;
}

export interface MilestoneAttachmentsTable {
  id: Defaulted<string>;
  caseId: string;
  milestoneId: string;
  documentId: string;
  /** Who attached it. */
  userId: string | null;
  /** Name, key and type of the document's bytes when it was attached. */
  filename: string;
  path: string;
  mimeType: string;
  /** When it was attached. */
  uploadedAt: DefaultedTimestamp;
}

export interface DeadlineTables {
  milestones: MilestonesTable;
  annotations: AnnotationsTable;
  milestoneAttachments: MilestoneAttachmentsTable;
  reminderNotices: ReminderNoticesTable;
  calendarFeeds: CalendarFeedsTable;
}
