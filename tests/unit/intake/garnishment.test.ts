import { describe, expect, test } from 'vitest';
import { CARD } from '#src/intake/card-lines.ts';
import { daysOf } from '#src/intake/days.ts';
import { openQuestions, withChanges } from '#src/intake/proposal-lines.ts';
import { factsFrom, proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const BANK = `NOTICE OF GARNISHMENT

Dear Odalys Fern,

We have received a garnishment order. We must hold $2,340.55 in your account ending in 4410 for your creditor Copper Lending LLC. You may claim an exemption.

First Mesa Bank`;
const WRIT = `WRIT OF GARNISHMENT

TO: First Mesa Bank

You are commanded to hold the money of Odalys Fern up to the sum of $2,340.55 that is owed to Copper Lending LLC under a judgment, and to answer within 20 days after service of this writ.

NOTICE TO DEFENDANT: You may claim that the money is exempt. File your claim of exemption with the court within 10 days after you get this notice.`;

describe('a garnishment without a court and a number', () => {
  test('in the words of the bank is no letter: it asks for the court, and says first what is protected', () => {
    const proposal = proposalFrom(BANK, TODAY);
    expect(proposal).toMatchObject({ command: 'garnishment', asks: 'nothing' });
    expect(proposal.says).not.toContain('not an order of a court');
    expect(openQuestions(proposal)).toContain('court');
    const { why } = daysOf(proposal, null, TODAY);
    expect(why).toMatch(/^First claim what is protected/);
    expect(why).toContain('which court ordered it');
  });

  test('is one where the bank says what may be protected', () => {
    const letter = `First Mesa Bank
Legal Order Processing
November 24, 2026

Dear Odalys Fern:

We received a writ of garnishment that requires us to hold money in your account. We have placed a hold of $877.20 on your account.

We cannot give you legal advice. If you believe that the money is protected, for example Social Security or child support, contact the court that issued the order.

Sincerely,
Legal Order Processing`;
    expect(proposalFrom(letter, TODAY).command).toBe('garnishment');
  });

  test('is one in a letter that reads like a demand, and what the bank will do is no duty of its reader', () => {
    const letter = `First Mesa Bank
Legal Processing
November 24, 2026

Odalys Fern
Re: Legal order received

On November 23, 2026 we were served with a writ of garnishment and placed a hold of $3,212.44 on your account ending 8841. We will send these funds to the creditor on December 15, 2026 unless we receive a court order releasing them.`;
    const read = proposalFrom(letter, TODAY);
    expect(read.command).toBe('garnishment');
    expect(read.deadlines.map(({ label }) => label)).toEqual([
      'They say they will send these funds to the creditor',
    ]);
    expect(daysOf(read, null, TODAY).why).toContain('court ordered it');
  });

  test.each(['NOTICE OF GARNISHMENT ON YOUR ACCOUNT', 'LEGAL PROCESS NOTICE: WRIT OF GARNISHMENT RECEIVED'])(
    'what the bank must do is no duty of its customer: %s',
    (title) => {
      const letter = `First Mesa Bank
Legal Process Department, P.O. Box 118, Belen, NM 87002

November 25, 2026

Odalys Fern
209 Larkspur Lane
Belen, NM 87002

${title}

Account ending in: 4410
Court: Magistrate Court, Valencia County, New Mexico
Case No.: M-47-CV-2026-00991
Judgment creditor: Copper Lending LLC

Dear Customer:

On November 24, 2026, we were served with a Writ of Garnishment in the case named above. As the writ requires, we have placed a hold on your account in the amount of $1,318.20. A legal process fee of $75.00 was charged to your account.

Some money may be exempt from garnishment, such as Social Security, unemployment and child support. If you believe that your money is exempt, you must file a Claim of Exemption with the court within ten (10) days after service of the notice of right to claim exemptions.

We must file our answer to the writ with the court within twenty (20) days after service of the writ. The bank cannot give you legal advice.

Sincerely,
Legal Process Department`;
      const read = proposalFrom(letter, TODAY);
      expect(read).toMatchObject({ command: 'garnishment', role: { value: 'defendant' } });
      expect(read.deadlines.map(({ label }) => label)).toEqual([
        'File a Claim of Exemption, if you believe that your money is exempt',
      ]);
      expect(CARD.sum.text(read)).toBe('$1,318.20 is held back');
      expect(daysOf(read, null, TODAY).why).toMatch(
        /^First claim what is protected.*your pay\. Your money is held now\./,
      );
      const kept = factsFrom(letter, 'Notice').filter(({ kind }) => kind === 'deadline');
      expect(kept.map(({ value }) => 'who' in value && value.who)).toEqual(['unsaid', 'other']);
    },
  );

  test('a letter that got something and threatens it is none', () => {
    const letter = `Copper Lending LLC
November 3, 2026
Dear Odalys Fern,
We have received no payment from you. If you do not pay, your wages may be garnished.
Sincerely, Copper Lending LLC`;
    expect(proposalFrom(letter, TODAY).command).toBeUndefined();
  });

  test('says what is held, which is no sum that they want, and is called what it is', () => {
    const proposal = proposalFrom(BANK, TODAY);
    expect(proposal.title.value).toBe('My garnishment');
    expect(proposal.sum).toMatchObject({ value: { amount: 2340.55, isHeld: true }, certainty: 'likely' });
    expect(CARD.sum.text(proposal)).toBe('$2,340.55 is held back');
  });

  test.each([
    [
      'what is held beside a fee',
      'We froze $615.00 in your account. A fee of $100.00 was charged.',
      615,
      true,
    ],
    ['pay', 'Your employer must withhold $212.40 from each paycheck.', 212.4, true],
  ])('tells the sum of a levy: %s', (_what, words, amount, isHeld) => {
    const letter = `NOTICE OF GARNISHMENT\n\nDear Odalys Fern,\n\nWe have received a garnishment order. ${words}\n`;
    const { value } = proposalFrom(letter, TODAY).sum;
    expect([value?.amount, value?.isHeld]).toEqual([amount, isHeld]);
  });

  test('a writ that says how much may be held at most says nothing of what is held', () => {
    expect(proposalFrom(WRIT, TODAY).sum.value?.isHeld).toBeUndefined();
  });

  test('goes on where its reader finds no court on it', () => {
    const proposal = proposalFrom(BANK, TODAY);
    const court = { ...proposal.court, value: null, certainty: 'certain' } as const;
    const said = withChanges(proposal, { court });
    expect(proposal.problems.map(({ code }) => code)).toContain('which-court');
    expect(said.problems).toEqual([]);
    expect(openQuestions(said)).not.toContain('court');
    expect(daysOf(said, null, TODAY).why).toContain('which court ordered it');
  });

  test('in California goes to the levying officer', () => {
    const proposal = proposalFrom(BANK, TODAY);
    const state = { ...proposal.state, value: 'CA', certainty: 'certain' } as const;
    expect(daysOf(withChanges(proposal, { state }), null, TODAY).why).toContain('levying officer');
    expect(daysOf(proposal, null, TODAY).why).toContain('You hand it in at the court.');
  });

  test('gives the person the claim of exemption, and the bank its answer', () => {
    const proposal = proposalFrom(WRIT, TODAY);
    const role = { ...proposal.role, value: 'defendant', certainty: 'certain' } as const;
    const own = withChanges(proposal, { role });
    const { day, others } = daysOf(own, { date: '2026-11-27', method: 'personal' }, TODAY);
    expect([day, ...others].map((each) => each?.what)).toEqual(['File your claim of exemption']);
  });

  test('a collector who threatens it has garnished nothing', () => {
    const letter = `Copper Lending LLC
November 3, 2026
Dear Odalys Fern,
You owe $2,340.55. If you do not pay, we may sue you and your wages may be garnished. Call us today.
Sincerely, Copper Lending LLC`;
    expect(proposalFrom(letter, TODAY).command).toBeUndefined();
  });

  test.each([
    [
      'a newsletter',
      'First Mesa Bank Customer News\nDear customer,\nGarnishment law has changed. When a bank received a garnishment order it must look back two months. Social Security is exempt.',
    ],
    [
      'a loan that no court has judged',
      'Notice of proposed withholding\nDear Odalys Fern,\nYour student loan is in default. We intend to order your employer to withhold 15 % by administrative wage garnishment. You may request a hearing within 30 days.',
    ],
  ])('%s has garnished nothing', (_name, text) => {
    expect(proposalFrom(text, TODAY).command).toBeUndefined();
  });
});

describe('while nobody has said who they are', () => {
  const SERVICE = { date: '2026-11-27', method: 'personal' } as const;
  const NAMED = WRIT.replace('within 20 days after service of this writ', 'by December 4, 2026').replace(
    'within 10 days after you get this notice',
    'by December 9, 2026',
  );

  test('that is asked first', () => {
    expect(openQuestions(proposalFrom(WRIT, TODAY))[0]).toBe('role');
  });

  test.each([
    ['counted', WRIT, SERVICE],
    ['named', NAMED, null],
  ])(
    'the debtor’s day leads as unsure, and the holder’s stands behind it as theirs: %s',
    (_name, text, service) => {
      const { day, others } = daysOf(proposalFrom(text, TODAY), service, TODAY);
      expect(day).toMatchObject({
        what: 'If you owe the money: File your claim of exemption',
        isSure: false,
      });
      expect(day?.warnings.join(' ')).toContain('Say first who you are');
      expect(others.map(({ what, isSure }) => [what.replace(/:.*/, ''), isSure])).toEqual([
        ['If you are the bank or the employer', false],
      ]);
    },
  );

  test('a holder’s day alone leads nobody', () => {
    const text = NAMED.replace(/NOTICE TO DEFENDANT:.*$/m, '');
    const { day, others, why } = daysOf(proposalFrom(text, TODAY), null, TODAY);
    expect(day).toBeNull();
    expect(others.map(({ what }) => what.replace(/:.*/, ''))).toEqual([
      'If you are the bank or the employer',
    ]);
    expect(why).toMatch(/^First say who you are/);
  });

  test('once it is said each has their own day by its name', () => {
    const proposal = proposalFrom(NAMED, TODAY);
    const as = (value: 'defendant' | 'neither') =>
      daysOf(withChanges(proposal, { role: { ...proposal.role, value, certainty: 'certain' } }), null, TODAY);
    expect(as('defendant').day?.what).toBe('File your claim of exemption');
    expect(as('neither').day?.date).toBe('2026-12-04');
  });
});

const WG = `WG-002 EARNINGS WITHHOLDING ORDER (Wage Garnishment)

SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

PLAINTIFF/PETITIONER: LARKSPUR LENDING LLC
DEFENDANT/RESPONDENT: WILLA HARGROVE
CASE NUMBER: 26CV012345

EMPLOYEE: KEEP YOUR COPY OF THIS LEGAL PAPER.
EMPLEADO: GUARDE ESTE PAPEL OFICIAL.

EMPLOYER: Enter the following date to assist your recordkeeping. Date this order was received by employer:

TO THE EMPLOYER REGARDING YOUR EMPLOYEE:
Name of employee: Willa Hargrove

1. A judgment creditor has obtained this order to collect a court judgment against your employee. You are directed to withhold part of the earnings of the employee. Pay the withheld sums to the levying officer.
2. The total amount due is: $4,350.00

INSTRUCTIONS TO EMPLOYER
The employer must give the employee a copy of this order within 10 days after the date of receipt.
Within 15 days of receipt, complete the attached Employer's Return form and mail it to the levying officer.
Give the employee a copy of this order and the Employee Instructions within 10 days of receipt.
Begin withholding with the pay period that ends 10 or more days after you receive this order.

Date: November 18, 2026
Levying Officer`;

describe('an order to an employer to withhold wages', () => {
  const daysFor = (value: 'defendant' | 'neither' | null, text = WG) => {
    const read = proposalFrom(text, TODAY);
    const { day, others } = daysOf(
      { ...read, role: { ...read.role, value } },
      { date: '2026-11-20', method: 'personal' },
      TODAY,
    );
    return { day, others };
  };

  test('gives the employee no day of the employer', () => {
    expect(daysFor('defendant')).toEqual({ day: null, others: [] });
    expect(daysFor(null).day).toBeNull();
    expect(daysFor('neither').day).toMatchObject({ what: 'Give the employee a copy' });
  });

  test('also where it says “you” to the employer', () => {
    const spoken = WG.replace(
      /The employer must give[\s\S]*officer\.\n/,
      'You must give the employee a copy of this order within 10 days. You must complete and return the form within 15 days after receipt.\n',
    );
    expect(daysFor('defendant', spoken)).toEqual({ day: null, others: [] });
  });
});

describe('an order on pay', () => {
  const ORDER = `ORDER TO WITHHOLD INCOME

STATE OF TEXAS
COUNTY OF TRAVIS
DISTRICT COURT

IN THE MATTER OF ODALYS FERN v. WILLA HARGROVE
No. D-1-FM-26-001234

TO: Birch Street Bakery, Employer of Willa Hargrove

IT IS ORDERED that you withhold $212.40 from the earnings of Willa Hargrove each month. You must begin no later than the first pay period that occurs 14 days after the date this order was delivered to you. You must pay the amount withheld to the registry within two business days after the pay date.

NOTICE TO EMPLOYEE: You may ask the court for a hearing within 10 days after you get this order.

Signed November 20, 2026

JUDGE`;

  test('names what the employer begins, and whose each time is', () => {
    expect(proposalFrom(ORDER, TODAY).deadlines.map(({ label, who }) => [label, who])).toEqual([
      ['Begin to withhold', 'neither'],
      [expect.stringMatching(/pay/i), 'neither'],
      ['Allowed: Ask the court for a hearing', 'defendant'],
    ]);
  });

  test('gives whoever earns it none of the employer’s days', () => {
    const proposal = proposalFrom(ORDER, TODAY);
    const own = withChanges(proposal, {
      role: { ...proposal.role, value: 'defendant', certainty: 'certain' },
    });
    const { day, others } = daysOf(own, { date: '2026-11-27', method: 'personal' }, TODAY);
    expect([day, ...others].flatMap((each) => each?.what ?? [])).toEqual([]);
  });
});
