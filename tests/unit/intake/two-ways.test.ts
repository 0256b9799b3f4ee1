import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Service } from '#src/intake/schema.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const summons = (court: string, words: string) => `${court}
COUNTY OF KINGS

COTTONWOOD CREDIT SERVICES LLC, Plaintiff,
-against-                          Index No. 512345/2026
WILLA HARGROVE, Defendant.

SUMMONS

To the above named Defendant:

${words}

Dated: November 12, 2026`;
const SUPREME = summons(
  'SUPREME COURT OF THE STATE OF NEW YORK',
  "YOU ARE HEREBY SUMMONED to answer the complaint in this action and to serve a copy of your answer on the Plaintiff's attorney within 20 days after the service of this summons, exclusive of the day of service (or within 30 days after the service is complete if this summons is not personally delivered to you within the State of New York); and in case of your failure to appear or answer, judgment will be taken against you by default.",
);
const CITY = summons(
  'CIVIL COURT OF THE CITY OF NEW YORK',
  'YOU ARE HEREBY SUMMONED to appear and to file your answer to the annexed complaint with the clerk. NOTE: (a) If this summons is served by its delivery to you personally within the City of New York, you must appear and answer within TWENTY days after such service; or (b) If this summons is served by delivery to any person other than you personally, or is served outside the City of New York, or by publication, or by any means other than personal delivery to you within the City of New York, you are allowed THIRTY days after the proof of service is filed with the clerk of this court within which to appear and answer.',
);

const answer = (text: string, method: Service['method']) =>
  daysOf(proposalFrom(text, TODAY), { date: '2026-11-20', method }, TODAY).day;

describe.each([
  ['the Supreme Court', SUPREME, 'in the State of New York'],
  ['the Civil Court of the city', CITY, 'in the City of New York'],
])('a summons of %s', (_name, text, where) => {
  test.each([
    ['personal', '2026-12-10', 'You said that it was handed to you: we counted 20 days.'],
    ['home', '2026-12-20', 'You said that it came another way: we counted 30 days from the day you got it.'],
    ['posted', '2026-12-20', 'we counted 30 days'],
    ['unknown', '2026-12-10', 'We do not know how it came to you, so we keep the earlier day.'],
  ] as const)('counts by the way: %s', (method, date, words) => {
    const day = answer(text, method);
    const said = day?.warnings.join(' ') ?? '';
    expect(day).toMatchObject({ date, isSure: false });
    expect(said).toContain(
      `20 days if it was handed to you in person ${where}, and 30 days if it came another way.`,
    );
    expect(said).toContain(words);
    expect(said).not.toContain('court’s rule');
  });

  test('names which time is which', () => {
    expect(proposalFrom(text, TODAY).deadlines.map(({ label, way }) => [label, way])).toEqual([
      [`Answer the lawsuit, if it was handed to you ${where}`, 'handed'],
      ['Answer the lawsuit, if it came another way', 'other'],
    ]);
  });
});

test('two times that no way of service tells apart are the paper’s own, and no rule’s', () => {
  const text = summons(
    'SUPREME COURT OF THE STATE OF NEW YORK',
    'YOU ARE HEREBY SUMMONED to answer the complaint within 20 days after service of this summons. You must file your answer within 25 days after service of this summons.',
  );
  const said = answer(text, 'personal')?.warnings.join(' ') ?? '';
  expect(said).toContain('The paper gives two different days: ');
  expect(said).not.toContain('court’s rule');
});

test('a longer time for one way of service stands beside the time of everybody, and never leads', () => {
  const paper = proposalFrom(
    `SUMMONS—EVICTION
NOTICE TO DEFENDANT: MARISOL DELGADO
YOU ARE BEING SUED BY PLAINTIFF: HARBOR CREST APARTMENTS, LP
You have 10 DAYS, not counting Saturdays and Sundays and other judicial holidays, after this summons and legal papers are served on you to file a written response at this court. If service was made through the Safe at Home program you have 15 days from the date of service, not counting Saturdays and Sundays and other judicial holidays, to respond.
The name and address of the court is: Superior Court of California, County of Los Angeles, 111 North Hill Street, Los Angeles, CA 90012`,
    TODAY,
  );
  expect(paper.deadlines.map(({ label }) => label)).toEqual([
    'Answer the lawsuit',
    'Answer the lawsuit, if you were served through the Safe at Home program',
  ]);
  expect(paper.conflicts).toEqual([]);
  expect(daysOf(paper, { date: '2026-11-27', method: 'personal' }, TODAY).day?.date).toBe('2026-12-11');
});

describe('mail as a way to answer', () => {
  const told = (words: string) =>
    proposalFrom(summons('DISTRICT COURT OF ALDER COUNTY, STATE OF COLORADO', words), TODAY).deadlines.map(
      ({ label, way, period }) => [label, way, period?.count],
    );

  test('is no other time, and the shorter one stays everybody’s', () => {
    const text = summons(
      'DISTRICT COURT OF ALDER COUNTY, STATE OF COLORADO',
      'You must file a written answer with the clerk, in person or by mail, within 14 days after this summons is served on you. If you were served outside the State of Colorado, you must file your answer within 40 days.',
    );
    expect(proposalFrom(text, TODAY).deadlines.map(({ way }) => way)).toEqual(['usual', 'outside']);
    expect(answer(text, 'personal')?.date).toBe('2026-12-04');
    expect(answer(text, 'mail')?.date).toBe('2026-12-04');
  });

  test('names no time that is the shorter one', () =>
    expect(
      told(
        'You must answer within 30 days after service of this summons. You must file your answer within 20 days if this summons came to you by mail.',
      ).map(([, way]) => way),
    ).toEqual([undefined, undefined]));
});
