import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDocDate } from '#src/papers/doc-date.ts';

const FOUND: [string, string][] = [
  ['FILED\n 03/04/2025 4:12 PM\nClerk', '2025-03-04'],
  ['E-FILED: March 4, 2025', '2025-03-04'],
  ['Filed 3/4/25', '2025-03-04'],
  ['Case 1:25-cv-00042 Document 7 Filed 03/04/25 Page 1 of 9', '2025-03-04'],
  ['DATED this 4th day of March, 2025.', '2025-03-04'],
  ['Dated: March 4th, 2025', '2025-03-04'],
  ['DATED at Santa Fe, New Mexico, this 4th day of March, 2025', '2025-03-04'],
  ['Respectfully submitted this 4th day of March 2025', '2025-03-04'],
  ['Date: 2025-03-04', '2025-03-04'],
  ['March 4, 2025\n\nDear Ms. Quay:', '2025-03-04'],
  ['Dated: January 2, 2024\n\nFILED March 4, 2025', '2025-03-04'],
  [
    "THIS MATTER came before the Court on Respondent's Motion to Seal, filed January 2, 2025.\n\nEntered: March 4, 2025\n",
    '2025-03-04',
  ],
  ['The brief filed January 2, 2025 is STRICKEN.\n\nDated: March 4, 2025', '2025-03-04'],
  ['The court has read the brief\nfiled January 2, 2025.\n\nDated: March 4, 2025', '2025-03-04'],
  ['REPLY TO MOTION TO SEAL FILED JANUARY 2, 2025\n\nDated: March 4, 2025', '2025-03-04'],
  ['Respondent broke the lease dated January 2, 2024.\n\nDated: March 4, 2025', '2025-03-04'],
  ['IT IS SO ORDERED this 4th day of March, 2025.', '2025-03-04'],
  ['I certify that this notice was filed on March 4, 2025.', '2025-03-04'],
  ['NOTICE OF APPEAL\nFiled: March 4, 2025', '2025-03-04'],
  ['COUNTY OF ELM        Filed March 4, 2025', '2025-03-04'],
  ['MINUTE ORDER\nDATE: March 4, 2025   TIME: 9:00 a.m.   DEPT: 4\n', '2025-03-04'],
];

const NONE = [
  'ORDER\nHeight: 5 ft   Date of Birth: Alder Springs, CA 93701\n02/19/1989\nCity: Alder Springs\n',
  'ORDER\nDate of birth:\n02/19/1989\n',
  '',
  'On March 4, 2025 the ladder fell.',
  'Date: 13/13/2025',
  'Date: February 30, 2025',
  'Dated: 3/4/1492',
  'The file has 3/4 of a page.',
  'The motion filed March 4, 2025 is DENIED.',
  'NOTICE OF HEARING\n\nDATE: March 4, 2025\nTIME: 9:00 a.m.\nPLACE: Room 4\n',
  'NOTICE OF HEARING\n\nPLACE: Room 4\nTIME: 9:00 a.m.\nDATE: March 4, 2025\n',
  'NOTICE\n\nDate: March 4, 2025\n\nI certify that on January 2, 2025 I mailed a copy of this.\n',
];

describe('the date of a paper', () => {
  test.each(FOUND)('%j is of %s', (text, date) => expect(findDocDate(text)).toBe(date));
  test.each(NONE)('%j has none', (text) => expect(findDocDate(text)).toBeNull());

  test('at the end of a long paper is found too', () => {
    expect(findDocDate(`${'The parties went on. '.repeat(2000)}\n\nDATED this 4th day of March, 2025.`)).toBe(
      '2025-03-04',
    );
  });

  test('is a real calendar date or null, whatever the text', () => {
    const words = fc.array(
      fc.constantFrom(
        'filed',
        'dated',
        'date:',
        '3/4/25',
        'May 31',
        ', 2025',
        '31st day of',
        'June',
        '2025',
        '\n',
        ' ',
      ),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const date = findDocDate(parts.join(' '));
        return date === null || new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
      }),
    );
  });
});
