import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const SUMMONS = `UNITED STATES DISTRICT COURT
for the
District of New Mexico

SUMMONS IN A CIVIL ACTION

A lawsuit has been filed against you.

Within 21 days after service of this summons on you (not counting the day you received it) — or 60 days if you
are the United States or a United States agency, or an officer or employee of the United States described in Fed. R. Civ.
P. 12 (a)(2) or (3) — you must serve on the plaintiff an answer to the attached complaint or a motion under Rule 12 of
the Federal Rules of Civil Procedure.
`;

const timesOf = (text: string) =>
  readFacts({ text, docType: 'Summons', docDate: null, pageCount: 1, notes: [] }).facts.flatMap((fact) =>
    fact.kind === 'deadline' ? [[fact.value.who, fact.value.period?.count]] : [],
  );

test('a longer time of the government is nobody else’s, and its own where it is sued', () => {
  const caption = (sued: string) => `ORLA QUILL,\n     Plaintiff,\nv.\n${sued},\n     Defendant.\n\n`;
  expect(timesOf(`${caption('PIET MARSH')}${SUMMONS}`)).toContainEqual(['other', 60]);
  expect(timesOf(`${caption('UNITED STATES OF AMERICA')}${SUMMONS}`)).toContainEqual(['defendant', 60]);
});

test('a longer time for whom a paper reached otherwise may be the reader’s', () => {
  const form =
    'You must file a written answer within 20 days after you are served, or 30 days if you are served by mail.';
  expect(timesOf(`SUMMONS\n\n${form}\n`)).toContainEqual(['defendant', 30]);
});

test('a statement that begins with its time and an exception says at its end who must do what', () => {
  const { facts } = readFacts({ text: SUMMONS, docType: 'Summons', docDate: null, pageCount: 1, notes: [] });
  const deadlines = facts.flatMap((fact) => (fact.kind === 'deadline' ? [fact] : []));
  expect(
    deadlines.map(({ label, value, certainty }) => [label, value.who, value.period?.count, certainty]),
  ).toEqual([
    ['Answer the lawsuit', 'defendant', 21, 'certain'],
    ['Answer the lawsuit', 'other', 60, 'unsure'],
  ]);
  expect(deadlines[0]?.value.what).toBe(
    'serve on the plaintiff an answer to the attached complaint or a motion',
  );
});

test('a time to wait is no time to act in, and is not lost', () => {
  const text = `SUBPOENA
TO: Dr. Hugo Lentz
YOU ARE HEREBY COMMANDED to produce the chart of Inez Romo on December 18, 2031 at 9:00 a.m.
DO NOT RESPOND TO THIS SUBPOENA UNTIL THE EXPIRATION OF FOURTEEN (14) DAYS AFTER THE DATE OF SERVICE OF THE SUBPOENA.
Issued November 19, 2031`;
  const { facts, unplaced } = readFacts({
    text,
    docType: 'Subpoena',
    docDate: null,
    pageCount: 1,
    notes: [],
  });
  expect(
    facts.flatMap((fact) => (fact.kind === 'deadline' && fact.value.period ? [fact.label] : [])),
  ).toEqual([]);
  expect(unplaced.map(({ quote }) => quote).join(' ')).toContain('FOURTEEN (14) DAYS');
});

const ORDER = (lines: string) => `ORDER SETTING BRIEFING SCHEDULE

THIS MATTER having come before the Court on Plaintiff's Motion for Summary Judgment filed
November 25, 2031, and the Court being advised,

IT IS ORDERED:

${lines}

Dated: November 27, 2031`;

test('a sentence that goes on with a day on the next line is no row of a log', () => {
  const text =
    ORDER(`1. Defendant shall file a written response to the Motion for Summary Judgment no later than
December 18, 2031.`);
  const { facts } = readFacts({ text, docType: 'Order', docDate: null, pageCount: 1, notes: [] });
  expect(facts.flatMap((fact) => (fact.kind === 'deadline' ? [fact.value.date] : []))).toEqual([
    '2031-12-18',
  ]);
});

test('the day on which a paper was handed over is no day to act', () => {
  const text = `SUMMONS
NOTICE TO THE PERSON SERVED: You are served
[X] by personal delivery on (date): November 24, 2031
You have 10 days after this summons is served on you to file a written response at this court.`;
  const { facts } = readFacts({ text, docType: 'Summons', docDate: '2031-11-20', pageCount: 1, notes: [] });
  expect(facts.flatMap((fact) => (fact.kind === 'deadline' ? [fact.value.date ?? null] : []))).toEqual([
    null,
  ]);
});

test('a place goes on behind a shortened word', () => {
  const text =
    ORDER(`1. A hearing on the Motion will be held on January 12, 2032 at 1:30 p.m. at the Bernalillo County
Courthouse, 400 Lomas Blvd. NW, Albuquerque, NM 87102, Courtroom 602. Time allotted: 30 minutes.
2. A pretrial conference will be held on February 3, 2032 at 9:00 a.m. at the Valencia County Magistrate Court, 901 W. Main St., Belen. Bring your papers.`);
  const { facts } = readFacts({ text, docType: 'Order', docDate: null, pageCount: 1, notes: [] });
  expect(facts.flatMap((fact) => (fact.kind === 'hearing' ? [fact.value.place] : []))).toEqual([
    'the Bernalillo County Courthouse, 400 Lomas Blvd. NW, Albuquerque, NM 87102, Courtroom 602',
    'the Valencia County Magistrate Court, 901 W. Main St., Belen',
  ]);
});
