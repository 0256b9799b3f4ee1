import { describe, expect, it, test } from 'vitest';
import { exampleQuestions } from '#src/assistant/example-questions.ts';
import { said } from './facts-of.ts';

const party = (text: string) =>
  said({ docType: 'Other', text }, 'party').map(({ label, value }) => [
    label,
    (value as { name: string }).name,
  ]);

const TENANT = `Imelda Fairweather
14 Heron Street, Apt. 3
Larkville, OH 43999

May 7, 2031

Mr. Rupert Oakes
Manager
Tern Court Apartments
200 Sandbar Road
Larkville, OH 43999

Re: The heating of apartment 3

Dear Mr. Oakes:

The heating has not worked since April 20. Please have it mended within seven days of this letter.

Sincerely,

Imelda Fairweather
`;

describe('letters', () => {
  it('are written by who signs, to whom the address above the salutation names', () => {
    expect(party(TENANT)).toEqual([
      ['Written to', 'Rupert Oakes'],
      ['Written to', 'Tern Court Apartments'],
      ['Written by', 'Imelda Fairweather'],
    ]);
  });

  it('come from the company at their head and from who signs, whether or not the other address stands there', () => {
    const head = 'BRAMBLEWOOD RECOVERY SERVICES, INC.\nPO Box 4410, Phoenix, AZ 85001\n\n';
    const body =
      'Dear Orla Pettibone:\n\nYou owe $2,316.44 on this account.\n\nSincerely,\n\nDexter Quillfeather\n';
    const address = 'March 6, 2031\n\nOrla Pettibone\n1418 Juniper Street NE\nAlbuquerque, NM 87110\n\n';
    for (const text of [`${head}${body}`, `${head}${address}${body}`])
      expect(party(text).toSorted()).toEqual([
        ['Written by', 'BRAMBLEWOOD RECOVERY SERVICES, INC.'],
        ['Written by', 'Dexter Quillfeather'],
        ['Written to', 'Orla Pettibone'],
      ]);
  });

  it('that give notice come from the company over who signs for it', () => {
    const text =
      'THREE-DAY NOTICE OF NONPAYMENT OF RENT\n\nTO: Imelda Fairweather\n14 Heron Street, Apt. 3\nLarkville, Ohio 43999\n\nYou must pay $975.00 within three days.\n\nTern Court Apartments, LLC\nby: R. Oakes, Property Manager\nOffice: 200 Sandbar Road, Larkville\n';
    expect(party(text).toSorted()).toEqual([
      ['Written by', 'Tern Court Apartments, LLC'],
      ['Written to', 'Imelda Fairweather'],
    ]);
  });

  it('words found stand where they say', () => {
    for (const { certainty } of said({ docType: 'Other', text: TENANT }, 'party'))
      expect(certainty).toBe('likely');
  });

  it('of an office are written to whoever heads it', () => {
    const text =
      'THADDEUS PRUE\nMEMBER OF CONGRESS\n\nMarch 28, 2031\n\nFlorence O’Dell\nChairwoman\nCanal Bridge Authority\nPO BOX 5042\nWoodmere, NJ 07999-5042\n\nDear Chairwoman O’Dell:\n\nI write about the tolls of the bridge.\n\nSincerely,\n\n\nThaddeus Prue\nMember of Congress\n';
    expect(party(text)).toEqual([
      ['Written to', 'Florence O’Dell'],
      ['Written to', 'Canal Bridge Authority'],
      ['Written by', 'Thaddeus Prue'],
    ]);
  });

  it('of a lawyer name no writer as a party', () => {
    const text =
      'BRASK & DUDAY LLP\nATTORNEYS AT LAW\n40 Court Street, Quill, New York 10999\n\nJune 3, 2031\n\nMs. Perpetua Lindqvist\n918 Larkspur Lane\nSan Bristo, CA 90999\n\nDear Ms. Lindqvist:\n\nOur client says that you owe $4,310.22.\n\nVery truly yours,\n\nOttoline Brask\nAttorney for Verdigris Home Loans\n';
    expect(party(text)).toEqual([['Written to', 'Perpetua Lindqvist']]);
  });

  it('to a court or of its clerk name nobody of it', () => {
    const text =
      'May 7, 2031\n\nClerk of the Court\nElm County Courthouse\n11 Dune Street\nElm, MI 49598\n\nDear Clerk:\n\nPlease file what is enclosed.\n\nRespectfully,\n\nAbel Crane\nDeputy Clerk\n';
    expect(party(text)).toEqual([]);
  });

  it('about a case give its parties and no others', () => {
    const text = TENANT.replace(
      'Re: The heating of apartment 3',
      'Re: Tern Court Apartments LLC v. Imelda Fairweather\nCase No. CV-31-00417',
    );
    expect(party(text).map(([label]) => label)).toEqual(['Plaintiff', 'Defendant']);
  });
});

describe('mails', () => {
  it('are written by the name beside the address', () => {
    const text =
      'From: Quentin Farraday <quentin@farraday.example>\nTo: Hester Lim <hester@lim.example>; yard@lim.example\nSent: Tuesday, May 7, 2031 4:12 PM\nSubject: the fence and the dog\n\nHello Hester, please keep the dog on your side.\n\nQuentin\n';
    expect(party(text)).toEqual([
      ['Written by', 'Quentin Farraday'],
      ['Written to', 'Hester Lim'],
    ]);
  });

  it('as a browser prints them, with addresses alone, name who is greeted and who signs at a dash', () => {
    const text =
      'Fence and dog\n\nFrom qf31@mail.example <qf31@mail.example>\nTo hester.lim@office.example\nDate Tuesday, May 7th, 2031 at 6:24 PM\n\nMs. Lim,\n\nPlease answer within three days. — Quentin Farraday\n';
    expect(party(text)).toEqual([
      ['Written to', 'Hester Lim'],
      ['Written by', 'Quentin Farraday'],
    ]);
  });

  it('to a mailbox of an office name nobody', () => {
    const text =
      'From: Quentin Farraday <quentin@farraday.example>\nTo: elm.chief@police.example\nDate: Tuesday, May 7, 2031\n\nChief Larch and others,\n\nPlease answer.\n';
    expect(party(text)).toEqual([['Written by', 'Quentin Farraday']]);
  });
});

test.each([
  ['a lease', 'RESIDENTIAL LEASE\n\nThis lease is made on May 1, 2031 between Ada Poe and Bert Lund.\n'],
  ['a receipt', 'RECEIPT\n\nTo: cash\nFrom: the till\n\n$12.00 paid on May 1, 2031\n'],
  ['a form with labels', 'Name: Ada Poe\nAddress: 12 Elm Street\nCity, ST 49999\nDate: May 1, 2031\n'],
])('%s is written to nobody', (_what, text) => {
  expect(party(text)).toEqual([]);
});

test('nobody is asked who sues of a letter', () => {
  const fact = { kind: 'party', status: 'found' } as const;
  expect(exampleQuestions([{ ...fact, value: { role: 'sender' } }])).not.toContain('Who is suing?');
  expect(exampleQuestions([{ ...fact, value: { role: 'plaintiff' } }])).toContain('Who is suing?');
});

test('time grows with the length of the text', () => {
  const lines = 'Dear Mr. Poe:\nSincerely,\n— Ada Poe and\nTo: a@b.example; '.repeat(20_000);
  expect(party(lines).length).toBeLessThan(10);
});

const NOTICE = `THREE-DAY NOTICE TO PAY RENT OR QUIT

TO: Rupert Oakes
200 Sandbar Road
Larkville, Ohio. 43999

YOU ARE NOTIFIED that rent of $900 is due for the room in which you live, and that you must pay it
within three days or give the room up.

PROOF OF SERVICE
I, Imelda Fairweather, hereby declare that on May 7, 2031 I handed this notice to the tenant.
`;

describe('notices that greet nobody', () => {
  it('are for the person over the address under their heading, from who declares that they were given', () => {
    expect(party(NOTICE)).toEqual([
      ['Written to', 'Rupert Oakes'],
      ['Written by', 'Imelda Fairweather'],
    ]);
  });

  it('have no writer where two people declare something', () => {
    expect(party(`${NOTICE}I, Otis Farrow, certify that I saw it.\n`)).toEqual([
      ['Written to', 'Rupert Oakes'],
    ]);
  });

  it.each([
    ['no address', NOTICE.replace('200 Sandbar Road\n', '')],
    ['no heading', NOTICE.replace('NOTICE TO PAY RENT OR QUIT', 'PERIOD')],
    ['a clerk at the top', NOTICE.replace('TO: Rupert', 'CLERK OF COURT\nTO: Rupert')],
  ])('with %s name nobody', (_what, text) => {
    expect(party(text)).toEqual([]);
  });

  it('to the tenant and all others name the tenant, beside a landlord who is named by a label', () => {
    const text = `NOTICE TO QUIT FOR NONPAYMENT OF RENT

To: Damon Pruitt and all others in possession
Property address: 77 Larkin Ave, Unit 2, Elgin, IL 60120

You are hereby notified that there is now due the undersigned landlord the sum of $2,450.00, being rent for the
premises. Payment of said sum is hereby demanded on or before five (5) days after service hereof.

Landlord: Fox Valley Rentals LLC`;
    expect(party(text).map(([, name]) => name)).toEqual(['Damon Pruitt', 'Fox Valley Rentals LLC']);
  });
});

test('a letter that greets nobody is from the name over the first address, to the name over the second', () => {
  const text = `Saltmarsh Recovery Partners
P.O. Box 2200
Larkville, OH 43999
(614) 555-0188 from 8am to 8pm

To: Imelda Fairweather
14 Heron Street, Apt. 3
Larkville, OH 43999

Saltmarsh Recovery Partners is a debt collector. We are trying to collect a debt that you owe to Tern Bank.
`;
  expect(party(text)).toEqual([
    ['Written by', 'Saltmarsh Recovery Partners'],
    ['Written to', 'Imelda Fairweather'],
  ]);
});
