import type { DocketEntry, SavedDocket } from '#src/docket/requests-schema.ts';
import type { ParseResult } from '#src/docket/schema.ts';
import { makeEntry } from '#tests/factories/docket.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';

export const DOCKET_STAGE = makeMilestone({ kind: 'Docket', date: null });
export const APPEAL_STAGE = makeMilestone({
  id: '5c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c05',
  kind: 'Appeal docket',
  date: null,
});

export const PASTE = '03/02/2026\t1\tCOMPLAINT filed by Nora Harlow. (Entered: 03/02/2026)';

export const MOTION = makeEntry({
  entryNumber: '3',
  lineNumber: 3,
  date: '2026-03-09',
  dateString: '03/09/2026',
  enteredDate: '2026-03-10',
  description: 'MOTION to Dismiss by Brandt Properties. (Entered: 03/10/2026)',
  documentType: 'Motion',
});
export const UNNUMBERED = makeEntry({
  entryNumber: null,
  lineNumber: 2,
  date: '2026-03-03',
  dateString: '03/03/2026',
  enteredDate: null,
  description: 'Case assigned to Judge Amara Vint.',
  documentType: 'Other',
  changeStatus: 'UNCHANGED',
});
export const CHANGED = makeEntry({
  entryNumber: '2',
  date: '2026-03-06',
  dateString: '03/06/2026',
  description: 'SUMMONS Returned Executed. Answer due 3/27/2026.',
  documentType: 'Service',
  changeStatus: 'UPDATED',
  changes: ['The text now says “Answer due 3/27/2026”.'],
});

export function makeResult(change: Partial<ParseResult> = {}): ParseResult {
  return {
    newEntries: [MOTION],
    modifiedEntries: [{ entry: CHANGED, changes: CHANGED.changes }],
    unchangedEntries: [UNNUMBERED],
    totalParsed: 3,
    parsingErrors: [],
    ...change,
  };
}

export function makeSaved(docket: DocketEntry, reads: boolean): SavedDocket {
  const counts = { totalParsed: 3, newCount: 1, updatedCount: 1, unchangedCount: 1, parsingErrors: [] };
  return { ...docket, reconciliation: reads ? counts : null };
}
