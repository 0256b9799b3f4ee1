import { expect, test } from 'vitest';
import { said, sentence } from './facts-of.ts';

const LAWYER = `Attorney for Plaintiff:
Petra L. Sund
Sund & Hale, P.C.
P.O. Box 4410, Marlow, NM 87199
(505) 555-0166`;

test.each([
  `ORRIN B. FALK\nCLERK OF THE DISTRICT COURT\nBy: /s/ T. Vane, Deputy\n\n${LAWYER}`,
  `ORRIN B. FALK, CLERK OF THE COURT\n\n${LAWYER}`,
  `/s/ T. Vane\nDeputy Clerk\n${LAWYER}`,
])('who signs for the court is nobody’s lawyer, and the address of the firm is the lawyer’s: %#', (text) => {
  const summons = sentence('Summons', `Dated this 9th day of November, 2031.\n\n${text}\n`);
  expect(said(summons, 'attorney')).toMatchObject([
    { label: 'Lawyer for the plaintiff', value: { name: 'Petra L. Sund', for: 'Plaintiff' } },
  ]);
  expect(said(summons, 'contact')).toMatchObject([
    {
      label: 'How to reach the lawyer',
      value: { name: 'Petra L. Sund', address: 'P.O. Box 4410, Marlow, NM 87199', phone: '(505) 555-0166' },
    },
  ]);
});

test('a lawyer above the clerk keeps the own name', () => {
  const text = `Respectfully submitted,

Petra L. Sund
Attorney for Plaintiff

ORRIN B. FALK
CLERK OF THE DISTRICT COURT
200 Court Square, Marlow, NM 87199
(505) 555-0100
`;
  expect(said(sentence('Judgment', text), 'attorney')).toMatchObject([{ value: { name: 'Petra L. Sund' } }]);
  expect(said(sentence('Judgment', text), 'contact')).toMatchObject([
    { value: { name: 'ORRIN B. FALK', address: '200 Court Square, Marlow, NM 87199' } },
  ]);
});

test('an address in the sentence of a certificate is not that of who signs it', () => {
  const text = `CERTIFICATE OF SERVICE
I certify that on November 19, 2031 this notice was e-filed and a copy was mailed to
Tomas B. Reyna, pro se, 22 Cedar Court NE, Apt. 14, Marlow, NM 87108.
/s/ Ingrid Vale
Ingrid Vale, assistant to Judge Oakes
`;
  expect(said(sentence('Notice', text), 'contact')).toMatchObject([
    { value: { name: 'Tomas B. Reyna', address: '22 Cedar Court NE, Apt. 14, Marlow, NM 87108' } },
  ]);
  const cut = text.replace('to\nTomas B. Reyna', 'to Tomas\nB. Reyna');
  expect(said(sentence('Notice', cut), 'contact')).toEqual([]);
});

test('of two names below a heading of a form, the one with the address is the lawyer', () => {
  const text = `Party:

Attorney for Party:

INES QUILL

RUFUS L PENN
2905 ORCHARD RD.
ALDER, TX 76116
RUFUS@PENN.EXAMPLE
`;
  expect(said(sentence('Complaint', text), 'attorney')).toMatchObject([{ value: { name: 'RUFUS L PENN' } }]);
});
