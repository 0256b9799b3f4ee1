import { describe, expect, test } from 'vitest';
import type { FactContent } from '#src/facts/schema.ts';
import { type ReadPaper, splitByNumber } from '#src/intake/paper.ts';
import { propose } from '#src/intake/propose.ts';
import { makeFact } from '#tests/factories/facts.ts';

let made = 0;
function fact(content: FactContent, change: Parameters<typeof makeFact>[1] = {}) {
  made += 1;
  return makeFact(content, { id: `fact-${made}`, ...change });
}

const court = (name: string) => fact({ kind: 'court', value: { name } });
const number = (value: string) => fact({ kind: 'case-number', value: { number: value } });
const party = (name: string, role: string) => fact({ kind: 'party', value: { name, role } });
const answer = (count: number) =>
  fact(
    {
      kind: 'deadline',
      value: {
        what: 'file a written response to the lawsuit',
        who: 'defendant',
        period: { count, unit: 'days', from: 'you are served with this summons' },
      },
    },
    { label: 'Answer the lawsuit' },
  );

function paper(index: number, change: Partial<ReadPaper>): ReadPaper {
  return {
    index,
    filename: `paper-${index}.pdf`,
    kind: null,
    docDate: null,
    head: '',
    facts: [],
    problems: [],
    ...change,
  };
}

const says = (papers: ReadPaper[], asker: 'plaintiff' | 'defendant' | null = null) =>
  propose(papers, {
    asker: asker === null ? null : { role: asker },
    today: '2026-03-12',
    keyOf: (indexes) => indexes.join(),
  });

const SECOND = 'SECOND JUDICIAL DISTRICT COURT COUNTY OF BERNALILLO';
const summons = (index: number, change: Partial<ReadPaper> = {}) =>
  paper(index, {
    kind: 'summons',
    docDate: '2026-03-02',
    facts: [
      ...[court(SECOND), number('D-202-CV-2026-01234'), answer(30)],
      ...[party('Larkspur Lending LLC', 'plaintiff'), party('Willa Hargrove', 'defendant')],
    ],
    ...change,
  });

describe('papers of one case', () => {
  test('are one proposal, the summons leading, whatever came first', () => {
    const complaint = paper(0, {
      kind: 'complaint',
      head: 'COMPLAINT FOR DEBT DUE',
      facts: [
        number('D-202-CV-2026-1234'),
        fact(
          { kind: 'sum', value: { amount: 4350, currency: 'USD', what: 'the loan' } },
          { label: 'They ask for' },
        ),
      ],
    });
    const [proposal, ...others] = says([complaint, summons(1)]);
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({
      papers: [0, 1],
      key: '0,1',
      title: { value: 'Larkspur Lending LLC v. Willa Hargrove' },
      role: { value: 'defendant', certainty: 'likely' },
      sum: { value: { amount: 4350, what: 'the loan' } },
      asks: 'how-served',
      issued: '2026-03-02',
      conflicts: [],
    });
    expect(proposal?.says).toContain('This is a summons.');
    expect(proposal?.cuts.map(({ paper: index }) => index)).toContain(0);
  });

  test('a letter of the same people goes with them, one of others does not', () => {
    const ours = paper(1, { kind: 'letter', facts: [party('Larkspur Lending LLC', 'Written by')] });
    const others = paper(2, { kind: 'letter', facts: [party('Copper Mesa Properties', 'Written by')] });
    expect(says([summons(0), ours, others]).map(({ papers }) => papers)).toEqual([[0, 1], [2]]);
  });

  test('a paper that tells nothing goes with the only case there is', () => {
    expect(says([summons(0), paper(1, {})]).map(({ papers }) => papers)).toEqual([[0, 1]]);
    const other = summons(1, { facts: [number('D-202-CV-2026-09999')] });
    expect(says([summons(0), other, paper(2, {})])).toHaveLength(3);
  });

  test('a time that is not the rule’s is a conflict, told in words', () => {
    const short = summons(0, { facts: [court(SECOND), number('D-202-CV-2026-01234'), answer(20)] });
    expect(says([short])[0]?.conflicts).toEqual([
      {
        paperDays: '20 days',
        ruleDays: '30 days',
        text: 'The paper says 20 days. The court’s rule gives 30 days. Keep the earlier day, and ask the clerk which one counts.',
      },
    ]);
  });
});

test('who helps, as the papers print it, far down too and each number once', () => {
  const beginning = `${'You must answer in writing. '.repeat(120)}\nIf you do not have a lawyer, you may call the Alder County Lawyer Referral Service at (505) 555-0133.`;
  const [proposal] = says([summons(0, { beginning }), summons(1, { beginning })]);
  expect(proposal?.printed).toEqual([
    {
      ...{ name: 'Alder County Lawyer Referral Service', phone: '(505) 555-0133' },
      ...{ address: null, email: null },
    },
  ]);
});

describe('what is not known', () => {
  test('is null and unsure, never guessed', () => {
    const [proposal] = says([paper(0, { kind: 'complaint' })]);
    for (const field of ['caseNumber', 'state', 'role', 'sum', 'kind'] as const) {
      expect(proposal?.[field]).toMatchObject({ value: null, certainty: 'unsure' });
    }
    expect(proposal?.court).toMatchObject({ value: null, courtId: null, certainty: 'unsure' });
    expect(proposal?.court.choices.length).toBeGreaterThan(50);
  });

  test('a photo of a cat is told as that', () => {
    const [proposal] = says([paper(0, { filename: 'cat.jpg', kind: 'picture' })]);
    expect(proposal?.problems[0]).toMatchObject({
      code: 'nothing-found',
      text: expect.stringContaining('If this is not a paper of a court, choose another file'),
    });
    expect(proposal).toMatchObject({ asks: 'nothing', deadlines: [], hearings: [] });
  });

  test('who holds only a complaint may have written it', () => {
    const complaint = paper(0, { kind: 'complaint', facts: [number('D-202-CV-2026-01234')] });
    expect(says([complaint])[0]).toMatchObject({ role: { value: null }, asks: 'how-served' });
    expect(says([complaint], 'plaintiff')[0]).toMatchObject({
      role: { value: 'plaintiff', certainty: 'unsure' },
      asks: 'filed-when',
    });
  });

  test('what somebody said is not so is left out', () => {
    const dismissed = summons(0, {
      facts: [court(SECOND), fact({ kind: 'case-number', value: { number: 'X' } }, { status: 'dismissed' })],
    });
    expect(says([dismissed])[0]?.caseNumber.value).toBeNull();
  });
});

test('an offer that gives something up has a warning', () => {
  const offer = (quote: string) =>
    fact({ kind: 'offer', value: { what: quote, amount: 500, until: '2026-04-01' } }, { quote });
  const letter = paper(0, {
    kind: 'offer',
    facts: [
      offer('Sign the enclosed release and we dismiss.'),
      offer('We give you more time until April 1.'),
    ],
  });
  const [proposal] = says([letter]);
  expect(proposal?.asks).toBe('letter');
  expect(proposal?.offers.map(({ warning }) => warning)).toEqual([
    'Signing gives something up. Your date stays the same.',
    expect.stringContaining('does not move a day at the court'),
  ]);
});

test('days of the other side and of the court are none of the person’s', () => {
  const due = (who: 'plaintiff' | 'court' | 'defendant') =>
    fact(
      { kind: 'deadline', value: { what: `act of ${who}`, who, date: '2026-05-01' } },
      { label: `For ${who}` },
    );
  const [proposal] = says([
    summons(0, { facts: [number('X'), due('plaintiff'), due('court'), due('defendant')] }),
  ]);
  expect(proposal?.deadlines.map(({ label }) => label)).toEqual(['For defendant']);
});

test.each([
  [['A', null, 'A'], [[0, 1, 2]]],
  [
    ['D-202-CV-2026-1', null, 'D-202-CV-2026-2', null],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [[null, null], [[0, 1]]],
  [
    [null, 'A', 'B'],
    [[0, 1], [2]],
  ],
  [['D-202-CV-2026-00001', 'D 202 CV 2026 1'], [[0, 1]]],
])('pages whose heads name %j are the papers %j', (numbers, parts) => {
  expect(splitByNumber(numbers)).toEqual(parts);
});

describe('what it is about', () => {
  const kindIn = (head: string, change: Partial<ReadPaper> = {}) =>
    says([summons(0, { head, ...change })])[0]?.kind;
  const CAPTION = 'STATE OF NEW MEXICO\nSECOND JUDICIAL DISTRICT COURT\n\nSUMMONS\n\n';

  test.each([
    ['Plaintiff asks for judgment on a credit card\naccount in the sum of $4,350.00.', 'debt'],
    ['You defaulted under the loan with Larkspur Lending.', 'debt'],
    ['The plaintiff sues on a charged-off account.', 'debt'],
    ['Petition by Owner for Restitution. The rent was paid by a personal loan.', 'eviction'],
    ['Notice of unlawful detainer.', 'eviction'],
    ['LANDLORD’S PETITION\n\nThe tenant owes rent.', 'eviction'],
    ['You are sued in the Small Claims Division for a personal loan.', 'small_claims'],
  ])('%s', (words, kind) =>
    expect(kindIn(CAPTION + words)).toEqual({ value: kind, certainty: 'likely', factIds: [] }),
  );

  test('an eviction says that somebody has to leave; a debt does not', () => {
    const saysIn = (head: string) => says([summons(0, { head: CAPTION + head })])[0]?.says;
    expect(saysIn('Notice of unlawful detainer.')).toContain('to make the tenant leave');
    expect(saysIn('You defaulted under the loan with Larkspur Lending.')).not.toContain('leave');
  });

  test.each([
    'A lawsuit has been filed against you.',
    'Complaint for foreclosure: you defaulted on the loan that the mortgage secures.',
    'The bank reported a credit card account that was opened by identity theft.',
    'Defendant violated the Fair Debt Collection Practices Act over a credit card debt.',
  ])('is asked where the paper does not tell it: %s', (words) =>
    expect(kindIn(CAPTION + words)).toMatchObject({ value: null, certainty: 'unsure' }),
  );

  test('is told by what the papers ask money for, further down', () => {
    const sum = fact({
      kind: 'sum',
      value: { amount: 4350, currency: 'USD', what: 'balance of the credit card account' },
    });
    const [proposal] = says([
      summons(0, {}),
      summons(1, { kind: 'complaint', facts: [number('D-202-CV-2026-01234'), sum] }),
    ]);
    expect(proposal?.kind).toMatchObject({ value: 'debt', certainty: 'likely' });
  });
});
