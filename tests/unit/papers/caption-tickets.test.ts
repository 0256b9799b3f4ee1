import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { nameTrouble } from '#src/papers/caption-certainty.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { readPaper } from '#src/papers/paper.ts';
import { splitNames } from '#src/papers/party-names.ts';

const read = (text: string) => readCaption(readPaper(text));
const named = (text: string) => read(text).parties.map(({ role, name }) => `${role} ${name}`);

const DRIVER = `Last Name: LUND First Name: BEN Middle: A
DL No: RS123456 Sex: M
Did unlawfully operate a motor vehicle: 2014 Lark Plate: ABC1234
Violation: SPEEDING 70 in a 55
Officer: J. Quill
`;

describe('a ticket', () => {
  it('has its own number, where no court has given it one', () => {
    const parking = `CITY OF LARCH\nPARKING VIOLATION NOTICE\nTicket Number: 9041234567\nPlate: ABC1234 Make: LARK\nFine: $75.00\n`;
    expect(read(parking).caseNumber).toMatchObject({ text: '9041234567', certainty: 'likely' });
    expect(
      read(`ELM MUNICIPAL COURT\nCitation No. A1234567\nCase No. 26TRD00412\n${DRIVER}`).caseNumber?.text,
    ).toBe('26TRD00412');
    expect(read('Your flight\nTicket Number: 9041234567\nSeat 12A\n').caseNumber).toBeNull();
  });

  it('names the driver in the boxes for last and first name', () => {
    expect(named(`ELM MUNICIPAL COURT\nUNIFORM TRAFFIC CITATION\nCitation No. A1234567\n${DRIVER}`)).toEqual([
      'defendant Ben A Lund',
    ]);
  });
});

describe('what is no name', () => {
  it.each([
    'Name Here',
    'Name Here Address City State Zip',
    'State Date Of Birth',
    '{{ defendant.name }}',
    '26 Cr',
  ])('%s', (words) => {
    expect(nameTrouble(words)).toBe('drop');
  });

  it.each(['City and County of Larch', 'State Street Bank', 'Ada Name'])('but %s is one', (words) => {
    expect(nameTrouble(words)).toBeNull();
  });

  it('a number before the first party, and behind the last', () => {
    const slip = `SUPREME COURT OF THE UNITED STATES\n\nNo. 31–412\n\nADA POE, PETITIONER v. BEN LUND\n\nON WRIT OF CERTIORARI\n\nJUSTICE QUILL delivered the opinion of the Court.\n`;
    expect(named(slip)).toEqual(['petitioner Ada Poe', 'respondent Ben Lund']);
    expect(classifyDocument({ text: slip, filename: 'x.pdf' }).type).toBe('Opinion');
    const letter = `June 3, 2031\n\nRe: United States v. Ben Lund, 31 Cr. 412 (ABC)\n\nDear Ms. Vale:\n\nThis is our offer.\n`;
    expect(named(letter)).toEqual(['plaintiff United States', 'defendant Ben Lund']);
  });
});

describe('lists of parties', () => {
  it('firms of several names are one party each, and names need no capitals where the first has none', () => {
    const list =
      'Ada Poe;\nLarch Insurance;\nPOE, LUND & QUILL LLP;\nBEN LUND;\nVALE, HART & REED;\nCARL QUILL';
    expect(splitNames(list).map(({ name }) => name)).toEqual([
      'Ada Poe',
      'Larch Insurance',
      'Poe, Lund & Quill LLP',
      'Ben Lund',
      'Vale, Hart & Reed',
      'Carl Quill',
    ]);
  });
});

describe('numbers in the forms of courts', () => {
  it.each(['1 CA-CV 26-0412', 'A26-0412', '26CV001234-590', 'CV-2026-900412.00'])('%s', (number) => {
    const label = /^\d |^A/.test(number) ? 'No. ' : '';
    const { caseNumber } = read(
      `COURT OF COMMON PLEAS\nELM COUNTY, OHIO\n\nADA POE,\n     Plaintiff,\nv.\n${label}${number}\nBEN LUND,\n     Defendant.\n\nORDER\n`,
    );
    expect(caseNumber?.text).toBe(number);
  });
});
