import type { DocumentRow } from '#src/documents/schema.ts';
import type { MilestoneAttachment } from '#src/milestones/attachments-schema.ts';
import type { Note } from '#src/milestones/notes-schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import { sampleSummons } from '#tests/factories/sample-summons.ts';
import { CASE_ID, makeMilestone } from '../deadlines/samples.ts';
import { makeUser } from '../fake-server.ts';

export const MILESTONE_ID = makeMilestone().id;

export function makeRow(change: Partial<DocumentRow> = {}): DocumentRow {
  return {
    id: '4c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c04',
    caseId: CASE_ID,
    filename: 'complaint.txt',
    uploadedAt: new Date('2026-03-02T17:00:00Z'),
    docType: 'Complaint',
    docDate: null,
    status: 'ready',
    readStage: null,
    readPage: null,
    readPages: null,
    rereadStatus: null,
    parentDocumentId: null,
    duplicateOf: null,
    ...change,
  };
}

export function makeAttachment(change: Partial<MilestoneAttachment> = {}): MilestoneAttachment {
  return {
    id: '5c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c05',
    milestoneId: MILESTONE_ID,
    documentId: makeRow().id,
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

export function makeSummons(change: Partial<Summons> = {}): Summons {
  return sampleSummons({
    caseId: CASE_ID,
    milestoneId: MILESTONE_ID,
    ...change,
  });
}
