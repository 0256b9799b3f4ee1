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
  /** What it was calculated with; src/law/calculation-schema.ts says what each part means. */
  calculation: NullableJson<JsonValue>;
  ruleKey: string | null;
  ruleVersion: string | null;
  /** HH:MM at the court. */
  dueTime: string | null;
  /** What a person has to check of the day, as sentences; null where there is nothing. */
  doubts: NullableJson<string[]>;
  /** It happens at `dueTime`, such as a hearing; otherwise it is due by then. */
  takesPlace: Defaulted<boolean>;
  place: string | null;
  /** What calendar programs know it by where that is not its id: a calendar had it before the case was kept. */
  calendarUid: string | null;
  revision: Defaulted<number>;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export interface ReminderNoticesTable {
  id: Defaulted<string>;
  milestoneId: string;
  userId: string;
  remindOn: string;
  dueOn: string;
  /** The day by the rule as it reads now, where the notice is about a rule that changed. */
  countedAgain: string | null;
  /** The notice is about a rule that is here no more. */
  isRuleGone: Defaulted<boolean>;
  /** It says once more what nobody put away. */
  isRepeat: Defaulted<boolean>;
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
  /** Who wrote it; null once that account is deleted. */
  userId: string | null;
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
