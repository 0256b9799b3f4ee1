import type { DocketEntry, KeptEntry } from '#src/docket/requests-schema.ts';
import { CASE_ID } from './cases.ts';
import { MILESTONE_ID } from './milestones.ts';

/** A line of a docket: the complaint, which the last reading found. */
export function makeEntry(change: Partial<KeptEntry> = {}): KeptEntry {
  return {
    entryNumber: '1',
    lineNumber: 1,
    date: '2026-03-02',
    dateString: '03/02/2026',
    enteredDate: '2026-03-02',
    description: 'COMPLAINT filed by Nora Harlow. (Entered: 03/02/2026)',
    documentType: 'Complaint',
    attachments: [],
    details: [],
    changeStatus: 'NEW',
    changes: [],
    isCutOff: false,
    isNameOnly: false,
    ...change,
  };
}

/** A docket of one line that was saved with its entries. */
export function makeDocket(change: Partial<DocketEntry> = {}): DocketEntry {
  const entry = makeEntry();
  return {
    id: '6c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c06',
    caseId: CASE_ID,
    milestoneId: MILESTONE_ID,
    rawText: `${entry.dateString}\t${entry.entryNumber}\t${entry.description}`,
    parsedEntries: [entry],
    createdAt: new Date('2026-03-10T15:00:00Z'),
    updatedAt: new Date('2026-03-11T15:00:00Z'),
    ...change,
  };
}
