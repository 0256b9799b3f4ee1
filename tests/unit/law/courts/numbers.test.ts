import { expect, test } from 'vitest';
import { NEW_MEXICO } from '#src/law/courts/new-mexico/index.ts';
import { lawWith } from '#tests/factories/law.ts';

/** A case number, its state, and what court and kind of case it says; 'none' where it says no court. */
const NUMBERS = `
D-202-CV-2026-01234 | NM | nm.district.2 | civil
D-101-DM-2025-00031 | NM | nm.district.1 | family
D-202-DV-2026-00410 | NM | nm.district.2 | family
D-202-CR-2026-00999 | NM | nm.district.2 | criminal
D-202-PB-2024-00123 | NM | nm.district.2 | probate
D-307-CV-2023-00456 | NM | nm.district.3 | civil
D-1116-CV-2026-00007 | NM | nm.district.11 | civil
D-1329-CV-202600400 | NM | nm.district.13 | civil
d 820 cv 2026 12 | NM | nm.district.8 | civil
D202CV202601234 | - | nm.district.2 | civil
D-101-CV-9801525 | NM | nm.district.1 | civil
No. D-412-CV-2026-00088 | NM | nm.district.4 | civil
T-4-CV-2026-001234 | NM | nm.metropolitan | civil
T-4-CR-2026-004321 | NM | nm.metropolitan | criminal
T4CV2026001234 | NM | nm.metropolitan | civil
M-14-CV-2026-00123 | NM | nm.magistrate | civil
M-47-MR-2026-00201 | NM | nm.magistrate | criminal
M-49-TR-2026-01000 | NM | nm.magistrate | criminal
M–14–CV–2026–00123 | NM | nm.magistrate | civil
A-1-CA-41234 | NM | nm.appeals | appeal
S-1-SC-40123 | NM | nm.supreme | appeal
1:26-cv-00123-KG-JHR | NM | us.district.nm | civil
2:26-cr-01099-MIS | NM | us.district.nm | criminal
1:26-mj-00044 | NM | us.district.nm | criminal
3:26-cv-01234-WHO | CA | us.district | civil
26-10456-t7 | NM | us.bankruptcy.nm | bankruptcy
1:26-ap-01007 | NM | us.bankruptcy.nm | bankruptcy
23STUD01234 | CA | none | eviction
23STCV01234 | CA | none | civil
22STSC04567 | CA | none | small_claims
37-2023-00012345-CL-UD-CTL | CA | none | eviction
37-2023-00012345-CU-BC-CTL | CA | none | civil
30-2024-01234567-SC-SC-HLH | CA | none | small_claims
CUD-23-601234 | CA | none | eviction
CGC-23-601234 | CA | none | civil
D-1-GN-26-001234 | OK | none | civil
2026-CI-01234 | NE | none | civil
F21-006J11 | TX | none | civil
704218/2022 | NY | none | civil
48-2009-CF-000001-OAXXXX | FL | none | civil
CV-2026-1001 | NM | none | civil
12345 | - | none | civil
`;

test.each(
  NUMBERS.trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)('%s (%s): %s, %s', (caseNumber = '', state = '-', id, kind) => {
  const law = lawWith({ caseNumber, state: state === '-' ? null : state });
  expect({ id: law.court?.id ?? 'none', kind: law.kind }).toEqual({ id, kind });
});

test('the letters of a number that New Mexico does not write say no kind of case there', () => {
  expect(NEW_MEXICO.kindByNumber('D-1-GN-26-001234')).toBeUndefined();
  expect(NEW_MEXICO.kindByNumber('T-44-CV-26-1')).toBeUndefined();
  expect(NEW_MEXICO.kindByNumber('D-202-DM-2026-00031')).toBe('family');
});

test.each([
  ['In re the Marriage of Quay and Fenn', 'family'],
  ['In the Interest of A.B., a Child', 'family'],
  ['Order in the Interest of Justice', 'civil'],
])('the title %s: %s', (title, kind) => {
  expect(lawWith({ title }).kind).toBe(kind);
});
