import { expect, test } from 'vitest';
import { partsOf } from '#src/facts/sentences/sum-totals.ts';
import { factsOf, sentence, sumsOf } from './facts-of.ts';
import * as papers from './papers.ts';

test('a complaint asks for sums once, as its prayer does, says what was paid, and its limits and thresholds are none of these', () => {
  expect(sumsOf(papers.DEBT_COMPLAINT)).toEqual([
    'Said to be paid 75 last payment',
    'They ask for 5127.66 principal',
    'They ask for 750 attorney fees',
    'They ask for 132 court costs',
  ]);
});

test('rows of a table are called by their labels', () => {
  expect(sumsOf(papers.EVICTION_NOTICE)).toEqual([
    'Part of the total 980 Rent for May 2031',
    'Part of the total 50 Late fee',
    'Said to be owed 1030 TOTAL DUE',
  ]);
});

test('what a judgment lists it awards, over rows of dots', () => {
  expect(sumsOf(papers.JUDGMENT)).toEqual([
    'Part of the total 4812.33 Principal',
    'Part of the total 310.2 Prejudgment interest',
    "Part of the total 600 Attorney's fees",
    'Part of the total 215 Costs',
    'The court orders 5937.53 Total',
  ]);
});

test('amounts without a dollar sign count in the rows of a bill', () => {
  expect(sumsOf(papers.MEDICAL_BILL)).toEqual([
    'A fee or cost 1940 Emergency room visit',
    'A fee or cost 188.5 Laboratory',
    'Said to be paid 1100 Insurance payment',
    'Said to be owed 1028.5 AMOUNT DUE',
  ]);
});

test('a letter demands, says what was paid, and offers', () => {
  expect(sumsOf(papers.DEMAND_LETTER).map((words) => words.slice(0, 36))).toEqual([
    'They ask for 1400 security deposit',
    'Said to be paid 1400 I paid you $1,4',
    'Offered 1100 To avoid that, I am wil',
  ]);
});

test('a lease names its price once, whether in words or in figures, and the deposit apart', () => {
  expect(sumsOf(papers.LEASE)).toEqual([
    'Agreed 980 rent per month',
    'Agreed 980 security deposit',
    'A fee or cost 50 late charge',
  ]);
});

test('an order that pays fees, and a summons with its filing fee', () => {
  expect(sumsOf(papers.ORDER_DENYING)).toEqual(["The court orders 2750 attorney's fees"]);
  expect(sumsOf(papers.SUMMONS)).toEqual(['A fee or cost 25 filing fee']);
});

test('what other cases awarded and what a court may hear is left out or unsure', () => {
  for (const text of [
    'In Marsh v. Tice, the court upheld an award of $325,000 for similar injuries.',
    'This court has jurisdiction because the amount in controversy exceeds $75,000.',
  ]) {
    const facts = factsOf(sentence('Motion', text)).filter(({ kind }) => kind === 'sum');
    expect(facts.filter(({ certainty }) => certainty !== 'unsure')).toEqual([]);
  }
});

test('no more than forty sums, and the sums asked for are among them', () => {
  const rows = Array.from(
    { length: 200 },
    (_, index) => `05/${(index % 28) + 1}  Fee ${index}      ${index + 1}.25`,
  );
  const text = `${rows.join('\n')}\nPlaintiff demands judgment in the sum of $9,100.00 for unpaid rent.`;
  const sums = sumsOf(sentence('Complaint', text));
  expect(sums).toHaveLength(40);
  expect(sums).toContain('They ask for 9100 unpaid rent');
});

test('a statement gives what it asks to be paid, and not how it came to that', () => {
  const text =
    'ACCOUNT STATEMENT\nPrevious balance ........................      $4,251.60\nLate payment fee ........................         $40.00\nInterest charged ........................         $58.57\nNEW BALANCE .............................      $4,350.17\nPast due amount .........................      $1,018.00\nMinimum payment due .....................      $1,163.00\n';
  expect(sumsOf({ docType: 'Other', text }).map((words) => words.replace(/^\D+/, ''))).toEqual([
    '4350.17 NEW BALANCE',
    '1018 Past due amount',
    '1163 Minimum payment due',
  ]);
});

test('what a complaint adds up is what it asks for', () => {
  const text =
    'COMPLAINT\n\n1. Defendant owes tolls of $204.45 and administrative fees of $4,905.00, a total of $5,109.45.\n\nWHEREFORE, Plaintiff demands judgment for $5,109.45 and costs.\n';
  const sums = sumsOf(sentence('Complaint', text));
  expect(sums.some((words) => words.startsWith('They ask for 5109.45'))).toBe(true);
  expect(sums.filter((words) => words.startsWith('They ask for'))).toHaveLength(1);
});

test.each([
  [[100, 200, 300], 'Rent'],
  [[10.5, 20.25, 31.75], 'Rent'],
  [[1, 1], 'Total'],
])('%j are no items with their total', (amounts, words) => {
  const sums = amounts.map((amount, index) => ({
    amount,
    start: index * 20,
    end: index * 20 + 6,
    saysTotal: words === 'Total',
  }));
  expect(partsOf(sums).size).toBe(0);
});

test.each([
  ['Interest has accrued on the principal in the amount of $312.00.', 'interest on the principal'],
  ['Defendant owes $312.00 in interest on the principal.', 'interest on the principal'],
  ['Defendant owes interest on the principal of $4,000.00.', 'principal'],
  ['The principal in the amount of $4,000.00 is unpaid.', 'principal'],
])('interest is not called principal: %s', (text, what) => {
  expect(sumsOf(sentence('Complaint', text))).toMatchObject([expect.stringMatching(new RegExp(` ${what}$`))]);
});

test('a total whose figure stands below its dollar sign, beside words of another column', () => {
  const rows =
    'Larkspur Recovery Group is a debt collector.\nYou were charged this amount in interest: + $75.00\nYou paid or were credited this amount toward the debt: - $ 50.00\nTotal amount of the debt now: $ creditor. If you write, we must stop\n2,284.56 collection until we send you that information.\n';
  expect(sumsOf(sentence('Letter', rows))).toContain('Said to be owed 2284.56 Total amount of the debt now');
});
