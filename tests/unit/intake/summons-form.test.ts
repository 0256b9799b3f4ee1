import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { proposalFrom } from './read-papers.ts';

const FORM = (parties: string) => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

SUMMONS
District Court: SECOND JUDICIAL          Case Number:
Bernalillo County, New Mexico            D-202-CV-2026-07713
Court Address:
400 Lomas Blvd NW                        Judge: Hon. Ines Quintana
Albuquerque, New Mexico 87102
Court Telephone No.: (505) 555-0140
${parties}
TO THE ABOVE NAMED DEFENDANT(S): Take notice that
1. A lawsuit has been filed against you. A copy of the lawsuit is attached. The Court issued this Summons.
2. You must respond to this lawsuit in writing. You must file your written response with the Court no later than thirty (30) days from the date you are served with this Summons.`;

// The form of New Mexico speaks to the defendants on the line below their names (Form 4-206 NMRA).
test.each([
  [
    'beside the address',
    `Plaintiff: HARROW CREEK RECEIVABLES, LLC     Defendant Name: Willa Roybal-Sena
v.                                       Address: 1187 Coyote Bend SW
Defendant: WILLA ROYBAL-SENA             Albuquerque, NM 87121`,
  ],
  [
    'below their labels',
    `Plaintiff:
HARROW CREEK RECEIVABLES, LLC
v.
Defendant:
WILLA ROYBAL-SENA`,
  ],
])('the words to the defendants are no part of a name: names %s', (_where, parties) => {
  expect(proposalFrom(FORM(parties), '2026-11-29').parties).toMatchObject({
    certainty: 'certain',
    value: [
      { name: 'Harrow Creek Receivables, LLC', role: 'plaintiff' },
      { name: 'Willa Roybal-Sena', role: 'defendant' },
    ],
  });
});

test('what the other side asks for in a letter beside it does not come before the answer', () => {
  const summons = `SUMMONS (CITACION JUDICIAL)
UNLAWFUL DETAINER—EVICTION
NOTICE TO DEFENDANT: WILLA ROYBAL-SENA
YOU ARE BEING SUED BY PLAINTIFF: JUNIPER COURT APARTMENTS LP
You have 10 DAYS, not counting Saturdays and Sundays and other judicial holidays, after this summons and legal papers are served on you to file a written response at this court.
1. The name and address of the court is: Superior Court of California, County of Los Angeles
CASE NUMBER: 26STUD09999`;
  const alone = proposalFrom(summons, '2026-11-29');
  const asked: Proposal['deadlines'][number] = {
    ...{ label: 'Move out', date: '2026-12-01', time: null, period: null, factId: 'f' },
    ...{ certainty: 'certain', who: 'defendant' },
  };
  const both = { ...alone, deadlines: [...alone.deadlines, asked] };
  const { day, others } = daysOf(both, { date: '2026-11-24', method: 'personal' }, '2026-11-29');
  expect(day).toMatchObject({ what: 'Your answer is due', date: '2026-12-10' });
  expect(others.map(({ what }) => what)).toContain('Move out');
});

test('the time of a federal agency is no question to a person who is sued', () => {
  const federal = `UNITED STATES DISTRICT COURT
for the
District of New Mexico

HARROW CREEK RECEIVABLES, LLC,
     Plaintiff,
v.                                       Civil Action No. 2:26-cv-00713
WILLA ROYBAL-SENA,
     Defendant.

SUMMONS IN A CIVIL ACTION

A lawsuit has been filed against you.
Within 21 days after service of this summons on you (not counting the day you received it) — or 60 days if you
are the United States or a United States agency, or an officer or employee of the United States described in Fed. R. Civ.
P. 12 (a)(2) or (3) — you must serve on the plaintiff an answer to the attached complaint.`;
  expect(proposalFrom(federal, '2026-11-29').deadlines).toMatchObject([
    { label: 'Answer the lawsuit', period: { count: 21, unit: 'days' } },
  ]);
});

test('what the rule of another court said is not said once the court is corrected', () => {
  const summons = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC, Plaintiff,
v.                  No. D-202-CV-2026-01234
WILLA HARGROVE, Defendant.

SUMMONS

You must file your written response with the Court no later than twenty (20) days from the date you are served with this Summons.`;
  const read = proposalFrom(summons, '2026-03-10');
  expect(read.conflicts).toHaveLength(1);
  const right = { ...read.role, value: 'defendant', certainty: 'certain' } as const;
  expect(withChanges(read, { role: right }).conflicts).toHaveLength(1);
  const court = { ...read.court, value: 'Bernalillo County Metropolitan Court', courtId: 'nm-metro' };
  expect(withChanges(read, { court }).conflicts).toEqual([]);
});

test.each([
  [
    'behind their labels',
    `NOTICE TO DEFENDANT: MARISOL TEAGUE; DOES 1 TO 10
YOU ARE BEING SUED BY PLAINTIFF: JUNIPER COURT APARTMENTS LP`,
  ],
  [
    'behind them, with what they are and the same labels in Spanish',
    `NOTICE TO DEFENDANT: Marisol Teague; DOES 1 to 10
(AVISO AL DEMANDADO):
YOU ARE BEING SUED BY PLAINTIFF: Juniper Court Apartments LP, a limited partnership
(LO ESTÁ DEMANDANDO EL DEMANDANTE):`,
  ],
  [
    'below them',
    `NOTICE TO DEFENDANT:
(AVISO AL DEMANDADO):
MARISOL TEAGUE; DOES 1 TO 10
YOU ARE BEING SUED BY PLAINTIFF:
(LO ESTÁ DEMANDANDO EL DEMANDANTE):
JUNIPER COURT APARTMENTS LP`,
  ],
])('the names of California’s form stand %s', (_where, names) => {
  const form = `SUMMONS
(CITACION JUDICIAL)
UNLAWFUL DETAINER—EVICTION
${names}
NOTICE! You have been sued. The court may decide against you without your being heard.
1. The name and address of the court is: Superior Court of California, County of Fresno
CASE NUMBER: 26CECG04412`;
  const { title, parties } = proposalFrom(form, '2026-11-29');
  expect(title.value).toBe('Juniper Court Apartments LP v. Marisol Teague');
  expect(parties.value).toHaveLength(3);
});

test('what a notice to the defendant says is no name', () => {
  const words = `SUMMONS
NOTICE TO DEFENDANT: You have been sued
YOU ARE BEING SUED BY PLAINTIFF: the landlord named below`;
  expect(proposalFrom(words, '2026-11-29').parties.value).toEqual([]);
});

test('a county has its own sign, though a machine read another', () => {
  const text = `STATE OF NEW MEXICO
COUNTY OF DONA ANA
THIRD JUDICIAL DISTRICT COURT

PINON RIDGE RECOVERY LLC, Plaintiff,
v.                  No. D-307-CV-2026-02219
MARISOL TEAGUE, Defendant.

SUMMONS`;
  expect(proposalFrom(text, '2026-11-29').court.value).toBe('Third Judicial District Court, Doña Ana County');
});
