import { describe, expect, it } from 'vitest';
import { said, sentence } from '../facts-of.ts';

const hearings = (docType: string, text: string) => said(sentence(docType, text), 'hearing');

describe('the fields of a head', () => {
  it('set a hearing though the names of the parties run between them', () =>
    expect(
      hearings(
        'Memorandum',
        'SUPERIOR COURT OF THE STATE OF CALIFORNIA\nADA KELL, Case No. 31-1001\nPlaintiff, MEMORANDUM OF POINTS AND\nv. AUTHORITIES IN SUPPORT OF\nDEMURRER\nHAL BRIGHT, et al.,\n: Date: August 27,2031\nDefendants. Time: 3:45 p.m.\nDept: 24\nJudge: Hon. Lena Marsh\nComplaint Filed: May 16, 2030\n',
      ),
    ).toMatchObject([{ value: { date: '2031-08-27', time: '15:45', place: 'Dept. 24' } }]));

  it('set one with day and hour in one field, wherever it stands in its line', () =>
    expect(
      hearings(
        'Other',
        '| lieu of court Violations Bureau Hearing | Speed if posted Date/Time : 12/1/2031 9:00 am\n',
      ),
    ).toMatchObject([{ value: { date: '2031-12-01', time: '09:00' } }]));

  it.each([
    ['Motion', 'KELL v. BRIGHT\nSubmitted Date: August 27, 2031\nTime: 3:45 p.m.\nJudge: Hon. Lena Marsh\n'],
    ['Other', 'Envelope 1001 Filed Date/Time: 12/1/2031 9:00 am\n'],
    ['Letter', 'Date: August 27, 2031\nDear Ms. Kell:\nThe office closes at 5:00 p.m.\n'],
  ])('set none of a stamp or a letter: %s, %s', (docType, text) =>
    expect(hearings(docType, text)).toEqual([]),
  );
});
