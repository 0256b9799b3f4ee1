import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { nameTrouble } from '#src/papers/caption-certainty.ts';
import { readPaper } from '#src/papers/paper.ts';
import { linesOfWords } from '#src/text/line-layout.ts';
import { findSeenWords, type SeenWord } from '#src/text/word-places.ts';

describe('what is a name', () => {
  it.each([
    'Ada Poe',
    'María José Hernández-Peña',
    "Siobhán O'Dwyer",
    'DOES 1-50',
    'Roe Corporations I through X',
    'Mesquite Unified School District No. 14',
    '2019 Ford F-150',
    'State of New Mexico ex rel. Ada Poe',
    'Fraternal Order of Larks',
    'Plainfield Hardware',
    'Estate of Lorcan Whitby',
    'A.R.',
    'Alder Bank, N.A.',
    'Department of Health and Human Services',
    '$12,400 in United States Currency',
  ])('%s', (name) => {
    expect(nameTrouble(name)).toBeNull();
  });

  it.each([
    ['Plaintiffs', 'drop'],
    ['and', 'drop'],
    ['hale@lark.example', 'drop'],
    ['(505) 555-0144', 'drop'],
    ['Debtor. Ada Poe', null],
    ['Ada Poe, Plaintiff, v. Boris Lund', 'unsure'],
    ['Verified Complaint Ada Poe', 'unsure'],
    ['Issue Date May 14 2024 Ada Poe', 'unsure'],
    ['Ada Poe 24 331', 'unsure'],
    ['Ada Poe who resides there', 'unsure'],
    ['Ada ~~ P0e', 'unsure'],
    ['Ada Poe Defundunt', 'unsure'],
    ['Landlord’s Petition', 'unsure'],
    [`Ada ${'Poe '.repeat(20)}`, 'unsure'],
  ] as const)('%s: %s', (name, trouble) => {
    expect(nameTrouble(name)).toBe(trouble);
  });
});

const caption = (more = '', number = 'Case No. 1:24-cv-00123') => `UNITED STATES DISTRICT COURT
DISTRICT OF ALDER

ADA POE,
     Plaintiff,
v.                                ${number}
BORIS LUND,
     Defendant.

COMPLAINT

${more}`;

describe('sources that vote', () => {
  const read = (text: string) => readCaption(readPaper(text));

  it('a caption that nothing contradicts is certain', () => {
    const { court, caseNumber, parties, title } = read(caption('Plaintiff Ada Poe is a resident of Alder.'));
    expect([court, caseNumber, ...parties, title].map((field) => field?.certainty)).toEqual(
      Array(5).fill('certain'),
    );
  });

  it('a side that the paragraphs name otherwise is unsure', () => {
    const { parties } = read(caption('Plaintiff Wilma Hart is a resident of Alder.'));
    expect(parties.map(({ name, certainty }) => [name, certainty])).toEqual([
      ['Ada Poe', 'unsure'],
      ['Boris Lund', 'certain'],
    ]);
  });

  it('a number that the court’s stamp contradicts is unsure; one that it repeats is certain', () => {
    const stamp = 'Case 1:24-cv-00999-AB Document 3 Filed 01/02/24 Page 1 of 2\n';
    expect(read(stamp + caption()).caseNumber).toMatchObject({ text: '1:24-cv-00123', certainty: 'unsure' });
    const own = stamp.replace('00999', '00123');
    expect(read(own + caption()).caseNumber).toMatchObject({ text: '1:24-cv-00123', certainty: 'certain' });
  });

  it('of several numbers the stamp says which one it is', () => {
    const stamp = 'Case 2:24-ap-00091-EB Document 3 Filed 01/02/24 Page 1 of 2\n';
    const text =
      stamp +
      caption('', 'Case No. 2:23-bk-07115').replace('COMPLAINT', 'Adversary No. 2:24-ap-00091\nCOMPLAINT');
    expect(read(text).caseNumber).toMatchObject({ text: '2:24-ap-00091-EB', certainty: 'certain' });
  });

  it('a paper that only speaks of a court names none', () => {
    const text =
      'REPORT\n\nThis is the view of the Office of Court Administration (“OCA”).\nOffice of Court Administration.';
    expect(read(text).court).toBeNull();
  });

  it('where no caption can be read, the paragraphs give likely names', () => {
    const text =
      'SUPERIOR COURT OF ALDER COUNTY\n\nCOMPLAINT\n\n1. Plaintiff Ada Poe is a resident of Alder County.';
    expect(read(text).parties).toMatchObject([{ name: 'Ada Poe', role: 'plaintiff', certainty: 'likely' }]);
  });
});

it('what recognition was not sure of is unsure', () => {
  const rows = [
    ['UNITED STATES DISTRICT COURT', 95],
    ['DISTRICT OF ALDER', 95],
    ['ADA POE,', 95],
    ['Plaintiff,', 95],
    ['v.', 95],
    ['BORIS LUND,', 40],
    ['Defendant.', 95],
  ] as const;
  const text = rows.map(([line]) => line).join('\n');
  const words: SeenWord[] = rows.flatMap(([line, confidence], row) =>
    line.split(' ').map((word, at) => ({
      ...{ text: word, left: 0.1 + at * 0.1, top: 0.1 + row * 0.03, width: 0.09, height: 0.01 },
      confidence,
    })),
  );
  const layout = [{ page: 1, lines: linesOfWords(text, findSeenWords(text, words)) }];
  const { court, parties } = readCaption(readPaper(text, layout));
  expect(court?.certainty).toBe('certain');
  expect(parties.map(({ name, certainty }) => [name, certainty])).toEqual([
    ['Ada Poe', 'certain'],
    ['Boris Lund', 'unsure'],
  ]);
});
