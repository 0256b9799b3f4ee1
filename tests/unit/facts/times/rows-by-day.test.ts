import { describe, expect, it } from 'vitest';
import { said, sentence } from '../facts-of.ts';

const deadlines = (docType: string, text: string) => said(sentence(docType, text), 'deadline');
const hearings = (docType: string, text: string) => said(sentence(docType, text), 'hearing');

describe('rows of a schedule', () => {
  it('that begin with their day are statements of their own', () => {
    const text =
      "DATE\tMATTER\nMay 1, 2031\tInitial Disclosures\nAugust 1, 2031\tPlaintiff's Experts\nJanuary 12, 2032\tTrial\n";
    expect(deadlines('Order', text)).toMatchObject([
      { value: { date: '2031-05-01', what: expect.stringContaining('Initial Disclosures') } },
      { value: { date: '2031-08-01', what: expect.not.stringContaining('Initial') } },
    ]);
    expect(hearings('Order', text)).toMatchObject([{ label: 'Trial', value: { date: '2032-01-12' } }]);
  });

  it('that are numbered and named before a wide gap ask for what they name', () =>
    expect(
      deadlines(
        'Order',
        "1. Amendments to pleadings:                 June 6, 2031\n2. Plaintiff's expert designation:          July 11, 2031\n",
      ),
    ).toMatchObject([{ value: { date: '2031-06-06' } }, { value: { date: '2031-07-11' } }]));

  it('that say how long a trial takes set nothing', () =>
    expect(deadlines('Order', 'Trial Date: September 15, 2031\nTime: 9:00 a.m.\nLength: 3 days\n')).toEqual(
      [],
    ));
});

describe('days of a head', () => {
  it('that a court stamped when it took the paper in are idle', () =>
    expect([
      ...deadlines(
        'Affidavit',
        '31-CV-1001 Filed in District Court\nState of Minnesota STATE OF MINNESOTA 11/25/2031 10:26 AM DISTRICT COURT COUNTY OF DALE\nADA KELL,\nPlaintiff,\n',
      ),
    ]).toEqual([]));

  it('of a letter, above its greeting, are its own though the reading added a letter to the line', () =>
    expect(
      deadlines(
        'Letter',
        'N OFFICE OF THE CITY ATTORNEY i July 31, 2031\n: Mr. Hal Bright\n12 Alder Lane\n: Re: Notice of Claim\nDear Mr. Bright:\n\nWe have your letter.\n',
      ),
    ).toEqual([]));
});

describe('what minutes set', () => {
  it.each([
    ['OSC re dismissal set 5/19/2031 @ 8:30 AM in Dept. 14.', 'Show cause hearing'],
    ['Demurrer continued to 4/22/2031 at 9:00 AM in Dept. 9.', 'Hearing on the motion'],
    ['Jury Selection - 10/6/2031, 9:00 AM', 'Jury Selection'],
  ])('is a sitting by its name: %s', (text, label) =>
    expect(hearings('Minute Order', text)).toMatchObject([{ label }]),
  );

  it('is no stay where something is to be abated', () =>
    expect(deadlines('Notice', 'Violations must be abated by June 30, 2031.')).toMatchObject([
      { label: expect.not.stringContaining('Stay') },
    ]));
});
