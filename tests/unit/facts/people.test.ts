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
