import { makeDocument } from '#tests/factories/documents.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { makePeople, type People } from '../cases/people.ts';

/** The last paragraph before the prayer has no number 3 before it. */
export const COMPLAINT = `STATE OF NEW MEXICO
COUNTY OF TAOS
EIGHTH JUDICIAL DISTRICT COURT
PERPETUA ARROWAY,
Plaintiff,
v.
LEOCADIA FENWICK,
Defendant.
No. D-820-CV-2026-00077
COMPLAINT FOR DEBT
1. Plaintiff lent Defendant $900.00 on May 4, 2025.
2. Defendant promised in writing to repay the loan by July 1, 2025.
4. Defendant has not repaid the loan.
COUNT I
BREACH OF CONTRACT
5. Plaintiff realleges all the allegations above as if fully set forth herein.
6. Defendant is liable for $900.00.
WHEREFORE, Plaintiff asks for judgment of $900.00.`;

export const RECEIPT = 'I received $450.00 from Leocadia Fenwick on June 2, 2025.\nPerpetua Arroway';

export interface Suit {
  people: People;
  caseId: string;
  complaintId: string;
  receiptId: string;
}

/** A case in which somebody was sued, with the complaint and a receipt. */
export async function makeSuit(server: TestApp, text = COMPLAINT): Promise<Suit> {
  const people = await makePeople(server);
  const { caseId } = people;
  await server.db
    .updateTable('cases')
    .set({ plaintiffName: 'Perpetua Arroway', defendantName: 'Leocadia Fenwick' })
    .set({ caseNumber: 'D-820-CV-2026-00077', courtName: 'Eighth Judicial District Court, Taos County' })
    .where('id', '=', caseId)
    .execute();
  const complaint = await makeDocument(server.db, {
    caseId,
    filename: 'complaint.pdf',
    docType: 'Complaint',
    extractedText: text,
  });
  const receipt = await makeDocument(server.db, {
    caseId,
    filename: 'receipt.txt',
    docType: 'Auxiliary Document',
    extractedText: RECEIPT,
  });
  return { people, caseId, complaintId: complaint.id, receiptId: receipt.id };
}

export const LOST_DEFENCES = [
  'personal-jurisdiction',
  'improper-venue',
  'insufficient-process',
  'insufficient-service',
] as const;
