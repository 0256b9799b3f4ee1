import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { numberIn } from '#src/papers/caption-number.ts';
import { readPaper } from '#src/papers/paper.ts';
import { body, scanned } from './captions/scan.ts';

/** A paper of two columns: the parties, and at their right what a test is about. */
function paper(second: readonly string[], { head = HEAD, foot = '', page = BODY } = {}): string {
  const first = [
    'ODETTE KARROW,',
    '          Plaintiff,',
    '     v.',
    'BRAMWELL LUND,',
    '          Defendant.',
  ];
  const rows = Array.from({ length: Math.max(first.length, second.length) }, (_, row) =>
    `${(first[row] ?? '').padEnd(36)})  ${second[row] ?? ''}`.trimEnd(),
  );
  return [...head, '', ...rows, '', '                  MOTION TO DISMISS', '', page, foot].join('\n');
}

const HEAD = ['               UNITED STATES DISTRICT COURT', '               DISTRICT OF COLUMBIA'];
const BODY = 'Plaintiff moves this Court for an order, and says in support of it what follows here below.';

const read = (text: string) => readCaption(readPaper(text));

describe('the number of a case in the forms of its court', () => {
  it.each([
    ['S1 31 Cr. 725 (JPO)', '31 Cr. 725'],
    ['CV 31-09321-DSF (JEMx)', 'CV 31-09321-DSF (JEMx)'],
    ['2:31-MJ-0089 EFB', '2:31-MJ-0089'],
    ['C-02-CV-31-001234', 'C-02-CV-31-001234'],
    ['CIV. 31-000123', 'CIV. 31-000123'],
    ['49CIV31-000123', '49CIV31-000123'],
    ['Case ID: 310101234', '310101234'],
    ["Case No.: '31 MJ1234", '31 MJ1234'],
    ['January Term, 2031 No. 01234', '01234'],
    ['MDL No. 2738', '2738'],
  ])('%s', (printed, number) => {
    expect(read(paper(['', printed])).caseNumber?.text).toBe(number);
  });

  it('is split after its office', () => {
    expect(read(paper(['Case No. 3:31-', 'cv-01234-ABC'])).caseNumber).toMatchObject({
      text: '3:31-cv-01234-ABC',
      certainty: 'certain',
    });
  });

  it.each([
    [['Re: Dkt. No. 158', 'Case No. 31-cv-01234-ABC'], '31-cv-01234-ABC'],
    [['(Docket Nos. 158, 159)', 'Civil No. 31-1234'], '31-1234'],
    [['MDL Docket No. 2738', 'Civil Action No. 3:16-md-02738'], '3:16-md-02738'],
    [['[Consolidated with No. 31-1235]', 'Civil No. 31-1234'], '31-1234'],
  ])('%j', (second, number) => {
    expect(read(paper(second)).caseNumber?.text).toBe(number);
  });
});

describe('a number of the head and one of the stamp', () => {
  const stamped = (number: string, own: string) =>
    read(`Case ${number} Document 6 Filed 09/23/31 Page 1 of 1\n${paper([`CASE NO. ${own}`])}`).caseNumber;

  it('a case before a magistrate goes on under a number of its own', () => {
    expect(stamped('1:31-cr-00173-NONE-SKO', '1:31-MJ-00104 EPG')).toMatchObject({
      text: '1:31-MJ-00104 EPG',
      certainty: 'likely',
    });
  });

  it('two of one kind contradict each other', () => {
    expect(stamped('1:31-cv-00173-NONE-SKO', '1:31-cv-00104-EPG')?.certainty).toBe('unsure');
  });

  it('another court’s number, told in running words, is not the case’s', () => {
    const page =
      'The second is styled as Harbor Hospital v. Karrow, Superior Court, Alder County, California, Case No. STK-CV-31019';
    const text = `Case 1:31-cv-00713-NONE Document 1 Filed 05/21/31 Page 1 of 24\n${paper(['Case No.'], { page })}`;
    expect(read(text).caseNumber?.text).toBe('1:31-cv-00713-NONE');
  });
});

describe('a court where the head names none', () => {
  it('is the one of the clerk who stamped it', () => {
    const { text, layout } = scanned([
      [0, 8_600, 'FILED'],
      [1, 8_100, 'CLERK, U.S. DISTRICT COURT'],
      [2, 8_380, '6/17/2031'],
      [3, 8_000, 'CENTRAL DISTRICT OF CALIFORNIA'],
      [6, 3_100, 'JURY NOTE NUMBER FOUR'],
      [8, 627, 'Case No. EDCV31-00992-JGB-(SPx)'],
      [9, 640, 'Title: ODETTE KARROW v. CITY OF QUILLPORT, et al.'],
      ...body(11),
    ]);
    const { court } = readCaption(readPaper(text, layout));
    expect(court).toMatchObject({
      text: 'U.S. DISTRICT COURT CENTRAL DISTRICT OF CALIFORNIA',
      certainty: 'likely',
    });
  });

  it('is the one of the magistrate’s district', () => {
    const head = [
      'Before:   HONORABLE ADA FREEMAN',
      '          United States Magistrate Judge',
      '          Southern District of New York',
    ];
    expect(read(paper(['SEALED COMPLAINT'], { head })).court?.text).toBe('Southern District of New York');
  });

  it('is the one behind the number in a letter’s subject', () => {
    const letter = [
      'October 25, 2031',
      '',
      'Re: Karrow v. Lund, No. 31-6794 AB (JCx) (C.D. Cal.)',
      '',
      'Counsel:',
      '',
      'Plaintiffs intend to move to disqualify the expert, and ask you to tell us your view of it by Friday.',
    ].join('\n');
    expect(read(letter).court).toMatchObject({ text: 'C.D. Cal.', certainty: 'likely' });
  });
});

describe('numbers of scans', () => {
  it('a rule between two columns, read as a sign within a word', () => {
    const { text, layout } = scanned([
      [0, 1_545, 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER'],
      [2, 369, 'DATE: 01/16/31'],
      [4, 478, '8:30 am|LC104417', 86],
      [6, 1_396, 'ODETTE KARROW'],
      [7, 1_396, 'VS'],
      [8, 1_396, 'BRAMWELL LUND'],
      ...body(10),
    ]);
    expect(readCaption(readPaper(text, layout)).caseNumber?.text).toBe('LC104417');
  });

  it('what follows a label beside the sign of a rule', () => {
    expect(numberIn('Case No.: 31 C 1234')?.value).toBe('31 C 1234');
  });
});

describe('a number among other figures', () => {
  const letter = (...lines: string[]) => read(lines.join('\n')).caseNumber?.text ?? null;

  it('is not that of a flat', () => {
    expect(
      letter(
        'United States Attorney',
        'Northern District of Ohio',
        '',
        'Odette Karrow',
        '33 Fern Court Way, No. 9802',
        'Elmton, Ohio 43004',
        '',
        'RE: — 11-3/31GJ4711',
        '',
        'Dear Madam:',
        'A subpoena has been issued for your appearance before a federal grand jury.',
      ),
    ).toBe('11-3/31GJ4711');
  });

  it('is not that of the order by which a form was approved', () => {
    expect(
      letter(
        'STATEMENT OF INABILITY TO PAY COURT COSTS',
        'Plaintiff: ______',
        'Form approved by the court by order in Misc. Docket No. 31-9122',
      ),
    ).toBeNull();
  });

  it('is not a day', () => {
    expect(
      letter(
        'UNITED STATES OF AMERICA',
        '     v.                  STIPULATION',
        'Lund, Bramwell',
        '                         17 June 2031',
      ),
    ).toBeNull();
  });

  it('is read behind a comma that recognition saw for a point', () => {
    expect(read(paper(['MISC, NO, 31GJ4711'])).caseNumber?.text).toBe('31GJ4711');
  });
});
