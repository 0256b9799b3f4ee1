import { describe, expect, test } from 'vitest';
import { factsFrom } from '../../intake/read-papers.ts';

/** 'File a reply | plaintiff | 2026-12-28' of every duty of an order with this sentence. */
const duties = (sentence: string): string[] =>
  factsFrom(
    `Plaintiff, v. Defendant.\n\nORDER\n\n${sentence}\n\nDated: November 20, 2026\n\nDistrict Judge`,
    'Order',
  ).flatMap((fact) =>
    fact.kind === 'deadline'
      ? [`${fact.label} | ${fact.value.who} | ${fact.value.date ?? fact.value.period?.count}`]
      : [],
  );

describe('several duties in one sentence are each that of its own side', () => {
  test.each([
    [
      'behind a bare comma',
      "IT IS ORDERED that Defendant's time to answer is extended to December 18, 2026, Plaintiff shall serve its disclosures by January 8, 2027, and the hearing of December 3, 2026 is vacated.",
      ['Answer | defendant | 2026-12-18', 'Serve its disclosures | plaintiff | 2027-01-08'],
    ],
    [
      'behind "and" without a comma',
      'IT IS ORDERED that Plaintiff shall file its response by December 14, 2026 and Defendant shall file her reply by December 28, 2026.',
      ['File its response | plaintiff | 2026-12-14', 'File her reply | defendant | 2026-12-28'],
    ],
    [
      'in a row of things that are ordered',
      "On motion of Plaintiff, it is ORDERED that Defendant's Motion to Stay is DENIED, that Plaintiff's counsel shall prepare a form of judgment by December 7, 2026, that Defendant shall have until December 14, 2026 to object to the form of judgment, and that a presentment hearing is set for December 17, 2026 at 8:45 a.m.",
      [
        'Prepare a form of judgment | plaintiff | 2026-12-07',
        'Object to the form of judgment | defendant | 2026-12-14',
      ],
    ],
    [
      'with a long subject',
      'Plaintiff shall file her response on or before December 14, 2026, Defendant shall file its reply on or before December 28, 2026, and any party that wants oral argument shall so request in writing no later than December 30, 2026.',
      [
        'File her response | plaintiff | 2026-12-14',
        'File its reply | defendant | 2026-12-28',
        'Ask in writing, for any party that wants oral argument | both | 2026-12-30',
      ],
    ],
    [
      'as what may be done',
      'Defendant shall respond to the motion on or before December 18, 2026, Plaintiff may reply on or before January 4, 2027, and no further extension will be granted.',
      ['Respond to the motion | defendant | 2026-12-18', 'Reply | plaintiff | 2027-01-04'],
    ],
    [
      'as what is due',
      "Defendant's opposition is due December 7, 2026, Plaintiff's reply is due December 14, 2026, and a hearing will be held January 4, 2027 at 9:00 a.m.",
      [
        "Defendant's opposition due | defendant | 2026-12-07",
        "Plaintiff's reply due | plaintiff | 2026-12-14",
      ],
    ],
    [
      'by the bare verb',
      'IT IS ORDERED that Defendant vacate the premises by December 9, 2026 at noon, return the keys, and Plaintiff return the deposit within thirty days after that.',
      ['Move out | defendant | 2026-12-09', 'Return the deposit | plaintiff | 30'],
    ],
    [
      'of one by name',
      "IT IS THEREFORE ORDERED that Defendant Orla Quist serve complete responses to Plaintiff's First Set of Interrogatories by 5:00 p.m. on December 11, 2026, and that Plaintiff file a status report by December 18, 2026.",
      ['Serve complete responses | defendant | 2026-12-11', 'File a status report | plaintiff | 2026-12-18'],
    ],
  ])('%s', (_, sentence, wanted) => {
    expect(duties(sentence)).toEqual(wanted);
  });
});

describe('what stands together stays together', () => {
  test.each([
    [
      'a time before its act',
      'Within 14 days after the day on which the order is entered, Defendant shall file an answer.',
      ['File an answer | defendant | 14'],
    ],
    [
      'a condition before its act',
      'If Plaintiff is ready, and the Court has ruled, Defendant shall file an answer by December 18, 2026.',
      ['File an answer | defendant | 2026-12-18'],
    ],
    [
      'two sides that act together',
      'The Court has ruled on the motion and Plaintiff and Defendant shall file a joint report by December 18, 2026.',
      ['File a joint report | both | 2026-12-18'],
    ],
  ])('%s', (_, sentence, wanted) => {
    expect(
      duties(sentence).map((line) => line.replace(/^(File an? \w+(?: report)?)[^|]*\|/, '$1 |')),
    ).toEqual(wanted);
  });
});

test('an act behind a comma has the time behind it, and not the one before', () => {
  expect(
    duties(
      'Defendant shall serve complete responses by 5:00 p.m. on December 11, 2026, produce the ledger by January 6, 2027, and pay $600 in costs within 30 days.',
    ),
  ).toEqual([
    'Serve complete responses | defendant | 2026-12-11',
    'Produce the ledger | defendant | 2027-01-06',
    'Payment due | defendant | 30',
  ]);
});

test('a list of things is called by the act, not by a thing whose name looks like one', () => {
  expect(
    duties(
      'Each party shall file and exchange an Income and Expense Statement, pay stubs for the last six months, and the last two tax returns by December 10, 2026.',
    ),
  ).toEqual(['File and exchange an Income | both | 2026-12-10']);
});

describe('a day that was moved is no day', () => {
  test.each([
    [
      "IT IS ORDERED that the hearing set for December 2, 2026 is vacated, that Defendant's response to the motion, now due December 4, 2026, shall be filed by December 18, 2026, and that no reply is permitted.",
      ["Defendant's response to the motion due | defendant | 2026-12-18"],
    ],
    [
      "Defendant's response was due on December 4, 2026. The motion is granted. Defendant shall respond to the motion for summary judgment on or before December 18, 2026.",
      ['Respond to the motion | defendant | 2026-12-18'],
    ],
  ])('%s', (sentence, wanted) => {
    expect(duties(sentence)).toEqual(wanted);
  });

  test('but a day that was due and that nothing takes the place of is kept', () => {
    expect(
      duties("Defendant's response was due on December 4, 2026. The motion is denied.").map((line) =>
        line.slice(-10),
      ),
    ).toEqual(['2026-12-04']);
  });
});
