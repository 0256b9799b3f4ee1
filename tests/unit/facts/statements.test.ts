import { expect, test } from 'vitest';
import { factWords } from '#src/facts/fact-words.ts';
import { factsOf, said, sentence } from './facts-of.ts';
import * as papers from './papers.ts';

const whats = (paper: papers.InventedPaper, kind: 'consequence' | 'offer') =>
  factsOf(paper).flatMap((fact) => (fact.kind === kind ? [fact.value.what] : []));

test.each([
  [papers.SUMMONS, 'the court may enter judgment against you by default'],
  [papers.EVICTION_NOTICE, 'the landlord will file an eviction case against you'],
  [papers.DEMAND_LETTER, 'I will file a case in small claims court'],
  [papers.ORDER_DENYING, 'may result in sanctions, including dismissal'],
  [papers.JUDGMENT, 'your property may be seized'],
  [papers.DISCOVERY_LETTER, 'we will move to compel'],
  [papers.MEDICAL_BILL, 'will be sent to a collection agency'],
  [papers.LEASE, 'Landlord may end the lease'],
])('what happens if nothing is done', (paper, words) => {
  expect(whats(paper, 'consequence')).toEqual([expect.stringContaining(words)]);
});

test('a way to get help is no consequence, and neither is what a brief tells', () => {
  expect(whats(papers.SUMMONS, 'consequence').join()).not.toContain('talk to a lawyer');
  expect(
    whats(
      sentence('Memorandum', 'If the statute did not apply, the defendant would still be liable.'),
      'consequence',
    ),
  ).toEqual([]);
});

test('a mail that offers: how much, until when, more time, and what signing gives up', () => {
  expect(said(papers.SETTLEMENT_MAIL, 'offer')).toMatchObject([
    { label: 'They offer', value: { amount: 3000, until: '2031-08-15' } },
    { label: 'More time is offered', value: { amount: null, until: '2031-08-20' } },
    { label: 'What signing gives up', value: { amount: null } },
  ]);
});

test('an offer is told once, with its day', () => {
  expect(said(papers.DEMAND_LETTER, 'offer')).toMatchObject([
    { value: { amount: 1100, until: '2031-06-16' } },
  ]);
});

test('what a pleading tells of offers is history', () => {
  const told = sentence(
    'Complaint',
    'Plaintiff offered to accept $3,000 in full settlement, but Defendant refused.',
  );
  expect(said(told, 'offer')).toEqual([]);
});

test('an order decides what it orders, not what was asked and not what the law says', () => {
  expect(said(papers.ORDER_DENYING, 'disposition').map(({ value }) => value)).toMatchObject([
    { of: "Defendant's Motion to Dismiss", outcome: 'granted in part and denied in part' },
    { of: 'Claim for fraud', outcome: 'dismissed without prejudice' },
    { of: "Plaintiff's Motion for Leave to Amend", outcome: 'granted' },
    { of: 'Motion for sanctions', outcome: 'taken under advisement' },
  ]);
});

test.each([
  ['Order', 'The Court therefore DENIES the motion to compel.', 'Motion to compel', 'denied'],
  ['Opinion', 'The judgment of the trial court is affirmed.', 'Judgment of the trial court', 'affirmed'],
  [
    'Order',
    'The request that Defendant move the wall is DENIED.',
    'Request that Defendant move the wall',
    'denied',
  ],
  ['Order', "Plaintiff's objections are overruled.", "Plaintiff's objections", 'overruled'],
  ['Order', 'The demurrer is sustained with leave to amend.', 'Demurrer', 'sustained with leave to amend'],
  ['Order', 'The default entered on May 4 is set aside.', 'Default entered on May 4', 'set aside'],
  [
    'Minute Entry',
    'ORDER granting 14 Motion for Extension of Time',
    'Motion for Extension of Time',
    'granted',
  ],
  ['Judgment', 'This action is dismissed with prejudice.', 'This action', 'dismissed with prejudice'],
  [
    'Order',
    'The Court GRANTS the motion to dismiss (Doc. 43), without prejudice.',
    'Motion to dismiss',
    'granted without prejudice',
  ],
  [
    'Order',
    'The complaint is DISMISSED (Doc. 1) without prejudice.',
    'Complaint',
    'dismissed without prejudice',
  ],
])('%s: %s', (docType, text, of, outcome) => {
  expect(said(sentence(docType, text), 'disposition').map(({ value }) => value)).toMatchObject([
    { of, outcome },
  ]);
});

test.each([
  ['Motion', 'The motion should be granted.'],
  ['Order', 'Plaintiff asks that the motion be granted.'],
  ['Order', 'A motion to dismiss is granted only if no facts are pleaded.'],
  ['Order', 'If the motion is denied, Defendant shall answer within 14 days.'],
  ['Proposed Order', 'IT IS ORDERED that the motion is GRANTED.'],
])('decides nothing: %s: %s', (docType, text) => {
  expect(said(sentence(docType, text), 'disposition')).toEqual([]);
});

test('every fact stands where it says, and has a label', () => {
  for (const paper of papers.EVERY_PAPER) {
    for (const { start, end, quote, label } of factsOf(paper)) {
      expect(paper.text.slice(start, end)).toBe(quote);
      expect(quote).not.toBe('');
      expect(label).not.toBe('');
    }
  }
});

test('facts run over the end of a page', () => {
  const text = 'If you do not answer in time, the court may enter\f judgment against you by default.';
  const facts = factsOf(sentence('Summons', text)).filter(({ kind }) => kind === 'consequence');
  expect(facts).toMatchObject([{ page: 1, quote: text }]);
});

test.each([
  ['Defendant is hereby ENJOINED from selling the boat.', 'Defendant', 'enjoined from selling the boat'],
  ['The hearing is continued to June 12, 2031.', 'Hearing', 'continued to June 12, 2031'],
  ['IT IS ORDERED that default is entered against Defendant.', 'Default', 'entered against Defendant'],
])('an order that bids, moves or defaults: %s', (text, of, outcome) => {
  expect(said(sentence('Order', text), 'disposition').map(({ value }) => value)).toMatchObject([
    { of, outcome },
  ]);
});

test('the gravest two of what happens are told, and no late charge of a contract', () => {
  const warned = sentence(
    'Summons',
    'If you do not answer, a late fee may be charged. If you do not answer, the court may enter judgment against you by default. If you fail to appear, a warrant may issue for your arrest.',
  );
  const told = whats(warned, 'consequence').join(' ');
  expect(told).toContain('judgment');
  expect(told).toContain('arrest');
  expect(told).not.toContain('late fee');
  expect(
    whats(
      sentence('Contract', 'If rent is not paid by the fifth day, Tenant shall pay a late charge of $50.'),
      'consequence',
    ),
  ).toEqual([]);
});

test('a deadline and an offer of one sentence are one', () => {
  const letter = sentence(
    'Letter',
    'Our client will accept $2,900.00 in full settlement if it is in our office by June 26, 2031.',
  );
  expect(factsOf(letter).filter(({ kind }) => kind === 'deadline' || kind === 'offer')).toMatchObject([
    { kind: 'offer', value: { amount: 2900, until: '2031-06-26' } },
  ]);
});

test('a letter in which a judge rules has decisions, one of anybody else has none', () => {
  const ruling =
    'Dear Counsel:\n\nI am granting the motion to compel and denying the motion for sanctions.\n\n';
  const of = (text: string) => said(sentence('Letter', text), 'disposition').map(({ value }) => value);
  expect(of(`${ruling}Sincerely,\n\nAda Pike\nJudge, 9th District Court\n`)).toMatchObject([
    { of: 'Motion to compel', outcome: 'granted' },
    { of: 'Motion for sanctions', outcome: 'denied' },
  ]);
  expect(of(`${ruling}Sincerely,\n\nAda Pike\nAttorney for Orla Quill\n`)).toEqual([]);
});

test('a day that was counted back from a hearing is shown as counted, and from which', () => {
  const text =
    'The evidentiary hearing is set for June 20, 2031 at 9:00 a.m. The parties shall file their lists 7 days before the evidentiary hearing.';
  const [deadline] = factsOf(sentence('Order', text)).filter(({ kind }) => kind === 'deadline');
  if (deadline === undefined) throw new Error('There is no deadline.');
  expect(factWords(deadline)).toContain(
    '7 days before the evidentiary hearing (counted back from its day: Fri, Jun 13, 2031)',
  );
});
