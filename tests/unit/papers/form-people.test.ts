import { describe, expect, test } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const COURT = 'Superior Court of California, County of Alameda\nCase Number: 26FL004321';
const people = (text: string) =>
  readCaption(readPaper(text)).parties.map(({ role, name, certainty }) => [role, name, certainty]);

describe('the people of a form on protection are read from its boxes', () => {
  test.each<[string, string, string, string]>([
    [
      'behind their labels',
      `CH-130 Civil Harassment Restraining Order After Hearing\n${COURT}\n1. Name of Protected Person: ODALYS FERN\n2. Name of Restrained Person: WILLA J. HARGROVE     Sex: F`,
      'certain',
      'certain',
    ],
    [
      'behind a field of the box',
      `DV-110 Temporary Restraining Order Clerk stamps date here when form is filed.\n${COURT}\n1 Protected Person (name): Odalys Fern\n2 Restrained Person\n*Full Name: Willa J. Hargrove\n*Gender: F   *Race: White\n3 Other Protected People\nFull name    Relationship to person in 1   Age\nPia Fern   daughter   7`,
      'certain',
      'certain',
    ],
    [
      'behind fields of whoever asks',
      `DV-100   Request for Domestic Violence Restraining Order\n${COURT}\n1  Person Asking for Protection\na. Your name: Odalys Fern\nb. Your age: 34\nYour Lawyer (if you have one)\nName: Dana Orcutt   State Bar No.: 123456\n2  Person You Want Protection From\na. Full name: Willa J. Hargrove\nb. Age (give estimate if you do not know exact age): 40`,
      'certain',
      'certain',
    ],
    [
      'on the next line',
      `CH-109 Notice of Court Hearing\n${COURT}\n1 Person Seeking Protection\na. Your Full Name:\nOdalys Fern\n2 Person From Whom Protection Is Sought\nWilla J. Hargrove\nThe court will hear the request.`,
      'likely',
      'likely',
    ],
    [
      'in two columns',
      `GV-110 Temporary Firearms Order\n${COURT}\n① Protected Person          ② Restrained Person\nOdalys Fern                 Willa J. Hargrove`,
      'likely',
      'likely',
    ],
    [
      'beside a gap',
      `EPO-001\n${COURT}\n1. PERSON TO BE PROTECTED (name):      ODALYS FERN\n2. RESTRAINED PERSON (name):      WILLA J. HARGROVE`,
      'likely',
      'likely',
    ],
    [
      'by the fields alone where the boxes were not read',
      `DV-109 Notice of Court Hearing\n${COURT}\na. Your name: Odalys Fern\na. Full name: Willa J. Hargrove`,
      'unsure',
      'unsure',
    ],
  ])('%s', (_where, text, first, second) => {
    expect(people(text)).toEqual([
      ['petitioner', 'Odalys Fern', first],
      ['respondent', 'Willa J. Hargrove', second],
    ]);
  });

  test('an empty box names nobody, and no lawyer stands in for its person', () => {
    const text = `CH-110\n${COURT}\n1 Protected Person\na. Your Full Name: ____________\nYour Lawyer (if you have one for this case)\nName: Dana Orcutt State Bar No.: 123456\n2 Restrained Person\nFull Name: Willa Hargrove`;
    expect(people(text)).toEqual([['respondent', 'Willa Hargrove', 'certain']]);
    expect(people(`DV-100\n${COURT}\n1 Person Asking for Protection\na. Your name:\nb. Your age:`)).toEqual(
      [],
    );
  });

  test('two names for one box are both doubted', () => {
    const text = `CH-130\n${COURT}\n1. Protected Person: Odalys Fern\n2. Restrained Person: Willa Hargrove\n2. Restrained Person: Wilma Hargrave`;
    expect(people(text)).toContainEqual(['respondent', 'Willa Hargrove', 'unsure']);
  });

  test('a sentence about such a person is no box', () => {
    expect(
      people(
        `ORDER OF PROTECTION\n${COURT}\nThe Protected Person must not be harassed.\nRestrained Person must turn in guns.\nRestrained person: you must stay away.`,
      ),
    ).toEqual([]);
  });

  test('a caption that names both sides stays', () => {
    const text = `STATE OF NEW MEXICO\nCOUNTY OF BERNALILLO\nSECOND JUDICIAL DISTRICT COURT\n\nODALYS FERN,\n     Petitioner,\nv.                         No. D-202-DV-2026-00123\nWILLA HARGROVE,\n     Respondent.\n\nORDER OF PROTECTION\n\nRestrained Person: Willa B. Hargrove`;
    expect(people(text).map(([, name]) => name)).toEqual(['Odalys Fern', 'Willa Hargrove']);
  });
});
