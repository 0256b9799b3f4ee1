import { DEBT_COMPLAINT } from '#tests/factories/complaints.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { makePeople, type People } from '../cases/people.ts';

export const RECEIPT = 'I received $450.00 from Leocadia Fenwick on June 2, 2025.\nPerpetua Arroway';

export interface Suit {
  people: People;
  caseId: string;
  complaintId: string;
  receiptId: string;
}

/** A case in which somebody was sued, with the complaint and a receipt. */
export async function makeSuit(server: TestApp, text = DEBT_COMPLAINT): Promise<Suit> {
  const people = await makePeople(server);
  const { caseId } = people;
  await server.db
    .updateTable('cases')
    .set({ plaintiffName: 'Perpetua Arroway', defendantName: 'Leocadia Fenwick' })
    .set({ caseNumber: 'D-820-CV-2026-00077', courtName: 'Eighth Judicial District Court, Taos County' })
    .where('id', '=', caseId)
    .execute();
  const complaint = await insertDocument(server.db, {
    caseId,
    filename: 'complaint.pdf',
    docType: 'Complaint',
    extractedText: text,
  });
  const receipt = await insertDocument(server.db, {
    caseId,
    filename: 'receipt.txt',
    docType: 'Auxiliary Document',
    extractedText: RECEIPT,
  });
  return { people, caseId, complaintId: complaint.id, receiptId: receipt.id };
}

export const LOST_DEFENSES = [
  'personal-jurisdiction',
  'improper-venue',
  'insufficient-process',
  'insufficient-service',
] as const;
