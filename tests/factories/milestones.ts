import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DocumentsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import type { AnnotationsTable, MilestoneAttachmentsTable, MilestonesTable } from '#db/schema/timeline.ts';
import type { MilestoneAttachment } from '#src/timeline/attachments-schema.ts';
import type { Note } from '#src/timeline/notes-schema.ts';
import type { Milestone, OpenDeadline } from '#src/timeline/schema.ts';
import { CASE_ID, insertCase } from './cases.ts';
import { makeDocumentRow } from './documents.ts';
import { makeUser } from './users.ts';

export const MILESTONE_ID = '1c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c01';

/** A milestone that somebody entered by hand, with a date. */
export function makeMilestone(change: Partial<Milestone> = {}): Milestone {
  return {
    id: MILESTONE_ID,
    caseId: CASE_ID,
    kind: 'Settlement conference',
    date: '2026-04-20',
    status: 'upcoming',
    derivedFromDocId: null,
    position: 0,
    deadlineType: null,
    ruleReference: null,
    reminderDates: null,
    isAutoCalculated: false,
    finishedAt: null,
    triggerMilestoneId: null,
    calculation: null,
    ruleKey: null,
    ruleVersion: null,
    dueTime: null,
    doubts: null,
    takesPlace: false,
    place: null,
    revision: 3,
    ...change,
  };
}

/** A deadline as the list of all cases' deadlines has it. */
export function makeOpenDeadline(change: Partial<OpenDeadline> = {}): OpenDeadline {
  return {
    id: 'deadline-1',
    caseId: CASE_ID,
    kind: 'Answer to Complaint',
    date: '2026-03-23',
    status: 'upcoming',
    ruleReference: null,
    isAutoCalculated: false,
    ruleKey: null,
    dueTime: null,
    doubts: null,
    takesPlace: false,
    place: null,
    caseTitle: 'Harlow v. Brandt Properties',
    caseState: 'NM',
    countedAgain: null,
    unfit: null,
    ...change,
  };
}

export function makeAttachment(change: Partial<MilestoneAttachment> = {}): MilestoneAttachment {
  return {
    id: '5c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c05',
    milestoneId: MILESTONE_ID,
    documentId: makeDocumentRow().id,
    caseId: CASE_ID,
    filename: 'receipt.pdf',
    mimeType: 'application/pdf',
    size: 20_480,
    pageCount: 1,
    docType: 'Other',
    docDate: null,
    status: 'ready',
    readStage: null,
    readPage: null,
    readPages: null,
    uploadedAt: new Date('2026-03-10T17:00:00Z'),
    attachedBy: 'Ada Quill',
    ...change,
  };
}

export function makeNote(change: Partial<Note> = {}): Note {
  return {
    id: '6c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c06',
    caseId: CASE_ID,
    milestoneId: MILESTONE_ID,
    content: 'Call the clerk.',
    authorId: makeUser().id,
    author: 'Ada Quill',
    canEdit: true,
    createdAt: new Date('2026-03-10T17:05:00Z'),
    updatedAt: new Date('2026-03-10T17:05:00Z'),
    revision: 1,
    ...change,
  };
}

/** An undated milestone 'Answer'; without `caseId` in a new case. */
export async function insertMilestone(
  db: Kysely<Database>,
  values: Partial<Insertable<MilestonesTable>> = {},
): Promise<Selectable<MilestonesTable>> {
  const caseId = values.caseId ?? (await insertCase(db)).id;
  return db
    .insertInto('milestones')
    .values({ kind: 'Answer', position: 1, ...values, caseId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type MilestoneKey = Pick<Milestone, 'id' | 'caseId'>;

/** A document of the case, attached to one of its milestones. */
export function insertAttachment(
  db: Kysely<Database>,
  milestone: MilestoneKey,
  { id: documentId, filename, path, mimeType }: Selectable<DocumentsTable>,
  values: Partial<Insertable<MilestoneAttachmentsTable>> = {},
): Promise<Selectable<MilestoneAttachmentsTable>> {
  const { id: milestoneId, caseId } = milestone;
  return db
    .insertInto('milestoneAttachments')
    .values({ caseId, milestoneId, documentId, filename, path, mimeType, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A note of `userId` on a milestone. */
export function insertNote(
  db: Kysely<Database>,
  { id: milestoneId, caseId }: MilestoneKey,
  values: Partial<Insertable<AnnotationsTable>> & { userId: string },
): Promise<Selectable<AnnotationsTable>> {
  return db
    .insertInto('annotations')
    .values({ caseId, milestoneId, content: 'Ask the clerk about the fee.', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
