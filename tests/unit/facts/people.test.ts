import { expect, test } from 'vitest';
import { said, sentence } from './facts-of.ts';
import * as papers from './papers.ts';

test('a signature block gives the lawyer with the party, and how to reach the lawyer', () => {
  expect(said(papers.DEBT_COMPLAINT, 'attorney')).toEqual([
    {
      label: 'Lawyer for the plaintiff',
      value: { name: 'Owen R. Tice', for: 'Plaintiff' },
      certainty: 'certain',
    },
  ]);
  expect(said(papers.DEBT_COMPLAINT, 'contact')).toEqual([
    {
      label: 'How to reach the lawyer',
      value: {
        name: 'Owen R. Tice',
        address: '410 Cottonwood Street, Suite 300, Alder Springs, New Mexico 87901',
        phone: '(505) 555-0142',
        email: 'owen.tice@ticemarlow.example',
      },
      certainty: 'certain',
    },
  ]);
});

test('who has no lawyer is reached, and is no lawyer', () => {
  expect(said(papers.PRO_SE_ANSWER, 'attorney')).toEqual([]);
  expect(said(papers.PRO_SE_ANSWER, 'contact')).toMatchObject([
    {
      label: 'Represents themselves',
      value: {
        name: 'Ada Quill',
        address: '14 Ash Lane, Unit 4, Alder Springs, NM 87901',
        phone: '(505) 555-0111',
      },
    },
  ]);
});

test('a summons tells how to reach the clerk and where to get help', () => {
  expect(said(papers.SUMMONS, 'contact')).toMatchObject([
    {
      label: 'How to reach the court',
      value: {
        name: 'Clerk of the District Court',
        address: '200 Courthouse Square, P.O. Box 77, Alder Springs, NM 87901',
        phone: '(505) 555-0100',
        email: 'clerk@alder.courts.example',
      },
    },
    {
      label: 'Where to get help',
      value: { name: 'State Bar Lawyer Referral Service', phone: '(800) 555-0199' },
    },
  ]);
});

test('where the clerk’s line and a law firm’s stand in one block, nobody is told that it is the court', () => {
  const summons = `METROPOLITAN COURT
BERNALILLO COUNTY, NEW MEXICO

CIVIL SUMMONS

You are required to file a written answer with the clerk.

CLERK OF COURT
Orrin Vale & Pike, P.C.
P.O. Box 91122, Albuquerque, NM 87199
(505) 555-0144
`;
  const contacts = said({ docType: 'Summons', text: summons }, 'contact');
  expect(contacts.map(({ label }) => label)).not.toContain('How to reach the court');
  for (const { certainty } of contacts) expect(certainty).toBe('unsure');
});

test('legal aid named in a sentence, and an address on one line', () => {
  expect(said(papers.EVICTION_NOTICE, 'contact').map(({ label, value }) => [label, value])).toEqual([
    [
      'How to reach them',
      {
        name: 'Ada Quill',
        address: '14 Ash Lane, Unit 4, Alder Springs, NM 87901',
        phone: null,
        email: null,
      },
    ],
    [
      'Where to get help',
      { name: 'Alder County Legal Aid', address: null, phone: '(505) 555-0177', email: null },
    ],
    [
      'How to reach them',
      {
        name: 'Pinyon Property Management',
        address: '88 Mesa Road, Alder Springs, NM 87901',
        phone: '(505) 555-0188',
        email: null,
      },
    ],
  ]);
});

test('two blocks side by side are two people', () => {
  const text = [
    'OWEN R. TICE                                NORA FELL',
    'State Bar No. 48213                         State Bar No. 50117',
    '410 Cottonwood Street                       30 Harbor Street',
    'Alder Springs, NM 87901                     Heron Bay, ME 04101',
    'Attorney for Plaintiff                      Attorney for Defendant',
  ].join('\n');
  expect(said(sentence('Stipulation', text), 'attorney').map(({ value }) => value)).toEqual([
    { name: 'OWEN R. TICE', for: 'Plaintiff' },
    { name: 'NORA FELL', for: 'Defendant' },
  ]);
  expect(said(sentence('Stipulation', text), 'contact').map(({ value }) => value)).toMatchObject([
    { address: '410 Cottonwood Street, Alder Springs, NM 87901' },
    { address: '30 Harbor Street, Heron Bay, ME 04101' },
  ]);
});

test.each([
  [papers.DEBT_COMPLAINT, 'Marisol T. Benavides'],
  [papers.SUMMONS, 'Marisol T. Benavides'],
  [papers.ORDER_DENYING, 'RUTH A. PELLETIER'],
])('the judge of a head, a note of assignment and a signature', (paper, name) => {
  expect(said(paper, 'judge')).toMatchObject([{ label: 'The judge', value: { name } }]);
});

test('a judge of another case is no judge of this one', () => {
  const filler = Array.from(
    { length: 90 },
    (_, index) => `${index + 1}. The tenant paid the rent of the house.`,
  );
  const text = [...filler, 'As Judge Hand wrote in 1947, a duty has three parts.', ...filler].join('\n');
  expect(said(sentence('Memorandum', text), 'judge')).toEqual([]);
});

test('a magistrate judge is called so', () => {
  expect(said(sentence('Order', 'ORDER\nReferred to: Magistrate Judge Dana Shaw'), 'judge')).toMatchObject([
    { label: 'The magistrate judge', value: { name: 'Dana Shaw' } },
  ]);
});

test('a firm of any name, a name that holds letters of a label, and lines far from the margin', () => {
  const text = [
    '',
    '                                   /s/ Sabine Lockridge',
    '                                   FAIRWEATHER AND HERON',
    '                                   77 Channel Row, Suite 5, Ventura, California 93001',
    '                                   805-555-0160',
    '                                   Attorney for Tenant',
  ].join('\n');
  expect(said(sentence('Answer', text), 'attorney').map(({ value }) => value)).toEqual([
    { name: 'Sabine Lockridge', for: 'Tenant' },
  ]);
  expect(said(sentence('Answer', text), 'contact')).toMatchObject([
    { value: { address: '77 Channel Row, Suite 5, Ventura, California 93001', phone: '805-555-0160' } },
  ]);
});

const BLOCKS: readonly (readonly [string, string, string | null, string])[] = [
  [
    'a firm without a word for one, its form of business below it',
    'RAY LIND',
    'Defendants',
    'HOLT PRICE GREER\nA Limited Liability Partnership\n\ns/Ray Lind\nRAY LIND\nAttorney I.D. 44120\nOne Logan Square\nAlder, PA 19103\nAttorney for Defendants',
  ],
  [
    'the firm and its party above, the signature below',
    'Gil Sandoval',
    'Plaintiff',
    'SANDOVAL LAW FIRM, P.A.\nAttorneys for Plaintiff\n\nBy: __/s/ Gil Sandoval (electronically filed)__\nGil Sandoval\n3400 Ash Street\nAlder, NM 87107',
  ],
  [
    'the firm with its address, and apart from it who signs',
    'Tom Ruiz',
    'Plaintiff',
    'RUIZ & ASSOCIATES\nAttorneys for Plaintiff\n12 Water St\nEl Paso, TX 79901\n(915) 555-0123\n\n/s/ Tom Ruiz\nTom Ruiz\nState Bar No. 24088112',
  ],
  [
    'a number in brackets behind the name',
    "Sarah O'Neil-Park",
    'Plaintiff',
    "Sarah O'Neil-Park (P71234)\nONEIL PARK PLC\nAttorney for Plaintiff\n400 Harbor Street\nAlder, MI 48243",
  ],
  [
    'a name that begins like a month, a mail address before the firm',
    'MARTA QUILL',
    'Plaintiff TESS MORROW',
    'MARTA QUILL (SBN 204411)\nmquill@quill.example\nQUILL STONE & REYES, A PROFESSIONAL CORPORATION\n555 Flower Street\nAlder, CA 90071\nAttorneys for Plaintiff TESS MORROW',
  ],
  [
    'whose lawyer it is, asked for above the name',
    'Irene Kott',
    'Plaintiff',
    "Plaintiff's attorney, name and address:\nIrene Kott\nKott & Vance LLP\n9 Broad Street\nAlder, NY 12207",
  ],
  [
    'what the lawyer is called behind the name',
    'Beth Chau',
    null,
    'Beth Chau, Attorney at Law\nWSBA #30112\nChau Injury Law\n1201 Third Ave\nAlder, WA 98101',
  ],
];

test.each(BLOCKS)('who signs is the lawyer, not the firm: %s', (_, name, whom, text) => {
  const found = said(sentence('Motion', `Respectfully submitted,\n\n${text}`), 'attorney');
  expect(found.map(({ value }) => value)).toEqual([{ name, for: whom }]);
  expect(found[0]?.label).not.toMatch(/firm/);
});

test('a firm that names no lawyer is called a firm', () => {
  const text =
    'MIDLAND CREDIT LAW GROUP, LLC\nAttorneys for Plaintiff\nP.O. Box 2001\nAlder, MI 48090\n(586) 555-0177';
  expect(said(sentence('Summons', text), 'attorney')).toEqual([
    {
      label: 'Law firm for the plaintiff',
      value: { name: 'MIDLAND CREDIT LAW GROUP, LLC', for: 'Plaintiff' },
      certainty: 'likely',
    },
  ]);
});

test.each(['April Marchetti', 'Julia Novak', 'Mark A. Decker'])('a judge called %s', (name) => {
  const text = `ORDER\nThe motion is denied.\n/s/ ${name}\n${name}\nUnited States District Judge`;
  expect(said(sentence('Order', text), 'judge').map(({ value }) => value)).toEqual([{ name }]);
});

test.each([
  ['a track', 'THE ABOVE CASE HAS BEEN ASSIGNED TO: TRACK 2.\n'],
  ['a part', 'BEFORE: PART F\n'],
  ['a building', 'Ansel R. Fenwick Justice Facility (Osprey County Jail)\n'],
  ['a kind of appeal', 'Review of an order\nCommissioner Appeals\n'],
  ['a kind of case', 'Magistrate Dispossessory - Nonpayment of Rent\n'],
])('%s is no judge', (_what, line) => {
  const text = `SUPERIOR COURT OF ELM COUNTY\n\n${line}\nTake notice of this.\n`;
  expect(said(sentence('Notice', text), 'judge')).toEqual([]);
});

test.each([
  ['the family name first', 'Judge: Kerrigan, Elspeth', 'Elspeth Kerrigan'],
  ['an initial without a point', 'This case is before Judge Tobias J Larch on May 7.', 'Tobias J Larch'],
  ['one name alone', 'Judge Marlow denied it.', 'Marlow'],
])('a judge of %s', (_what, line, name) => {
  const text = `SUPERIOR COURT OF ELM COUNTY\n\n${line}\n\nTake notice of this.\n`;
  expect(said(sentence('Notice', text), 'judge').map(({ value }) => value)).toEqual([{ name }]);
});

test('the last line of a title above ‘Judge:’ is no judge', () => {
  const text = `REQUESTS FOR PRODUCTION OF DOCUMENTS\nAND FOR THE INSPECTION OF\nTANGIBLE OBJECTS\nJudge:\n\nTake notice of this.\n`;
  expect(said(sentence('Request', text), 'judge')).toEqual([]);
});

test('words that the paper itself writes small are no judge’s name', () => {
  const text = `SUPERIOR COURT OF ELM COUNTY\n\nBEFORE: OTHER OBJECTS\n\nProduce all other objects of the store. Name the objects.\n`;
  expect(said(sentence('Notice', text), 'judge')).toEqual([]);
});
