import type { Defaulted, DefaultedTimestamp, JsonValue, NullableJson } from './columns.ts';

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
}

export interface AnnotationsTable {
  id: Defaulted<string>;
  milestoneId: string | null;
  documentId: string | null;
  userId: string;
  sectionId: string | null;
  content: string;
  position: NullableJson<JsonValue>;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export interface MilestoneAttachmentsTable {
  id: Defaulted<string>;
  milestoneId: string;
  filename: string;
  path: string;
  mimeType: string;
  uploadedAt: DefaultedTimestamp;
}

export interface DeadlineTables {
  milestones: MilestonesTable;
  annotations: AnnotationsTable;
  milestoneAttachments: MilestoneAttachmentsTable;
}
