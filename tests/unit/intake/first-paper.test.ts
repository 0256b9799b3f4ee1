import { describe, expect, test } from 'vitest';
import { CARD } from '#src/intake/card-lines.ts';
import { daysOf } from '#src/intake/days.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import type { Service } from '#src/intake/schema.ts';
import { makeAnswerTime, makeProposal } from '#tests/factories/intake.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-03-12';
const HANDED: Service = { date: '2026-03-10', method: 'personal' };

const FEDERAL = `UNITED STATES DISTRICT COURT
DISTRICT OF NEW MEXICO

PINE RIDGE FREIGHT INC., Plaintiff,
v.                              Civil Action No. 1:26-cv-00321-ABC
WILLA HARGROVE, Defendant.
`;

function complaint(title: string) {
  const text = `${FEDERAL}
${title}

1. Plaintiff carried goods for Defendant in August 2025.
2. Defendant did not pay the price of $12,400.00.
WHEREFORE, Plaintiff asks for judgment against Defendant in the sum of $12,400.00.

Dated: March 2, 2026`;
  const proposal = proposalFrom(text, TODAY);
  return {
    ...proposal,
    role: { ...proposal.role, value: 'defendant' as const, certainty: 'certain' as const },
  };
}

describe('a complaint that no summons came with', () => {
  test('alone: the day of the rule, to be checked, and what to look for', () => {
    const { day } = daysOf(complaint('COMPLAINT FOR BREACH OF CONTRACT'), HANDED, TODAY);
    expect(day).toMatchObject({ date: '2026-03-31', isSure: false });
    expect(day?.warnings.join(' ')).toContain('No paper here reads as a summons of its own. Look for one');
  });

  test('the summons is a page of the same paper: nobody is told to look for one', () => {
    const pages = `${FEDERAL}
COMPLAINT FOR BREACH OF CONTRACT

1. Plaintiff carried goods for Defendant in August 2025.
2. Defendant did not pay the price of $12,400.00.\f${FEDERAL}
SUMMONS IN A CIVIL ACTION

A lawsuit has been filed against you. Within 21 days after service of this summons on you you must serve an answer.`;
    expect(proposalFrom(pages, TODAY).first).toBeNull();
  });

  test('changed: the earlier of its own time and the first one’s, to be checked', () => {
    const { day } = daysOf(complaint('FIRST AMENDED COMPLAINT'), HANDED, TODAY);
    expect(day).toMatchObject({ date: '2026-03-24', isSure: false });
    expect(day?.warnings.join(' ')).toContain('This complaint was changed');
  });

  test('what kind of case it is: not asked in a federal court', () => {
    expect(complaint('COMPLAINT').kind).toMatchObject({ value: 'civil', certainty: 'likely' });
  });

  test('the sum is said once, without the sentence that it stands in', () => {
    const proposal = makeProposal({
      sum: {
        value: { amount: 12400, what: 'Plaintiff demands judgment for $12,400 plus costs.' },
        certainty: 'certain',
        factIds: [],
      },
    });
    expect(CARD.sum.text(proposal)).toBe('They want $12,400');
  });
});

describe('a time that runs from the day that the paper bears', () => {
  test.each(['the date of this order', 'the date of this notice', 'entry of this order'])('%s', (from) => {
    const proposal = makeProposal({
      asks: 'nothing',
      issued: '2026-03-02',
      deadlines: [makeAnswerTime(`14 days after ${from}`, { label: 'Form due' })],
    });
    expect(daysOf(proposal, null, TODAY).day).toMatchObject({ what: 'Form due', date: '2026-03-16' });
  });

  test('a notice with such a time asks nobody when it came', () => {
    const text = `UNITED STATES COURT OF APPEALS
FOR THE TENTH CIRCUIT

Date: March 2, 2026
Docket No. 26-2101                Hargrove v. Pine Ridge Freight Inc.

DOCKETING NOTICE

The notice of appeal was docketed. The appellant must file Form D within 14 days of the date of this notice.`;
    expect(proposalFrom(text, TODAY).asks).toBe('nothing');
  });

  test('what is only allowed is no day, and is not said to be absent', () => {
    const proposal = makeProposal({
      asks: 'nothing',
      deadlines: [makeAnswerTime('20 days after the date of this order', { label: 'Allowed: Show cause' })],
    });
    const { day, why } = daysOf(proposal, null, TODAY);
    expect(day).toBeNull();
    expect(why).toContain('20 days after the date of this order');
  });
});

describe('a letter of a court’s clerk', () => {
  const text = `OFFICE OF THE CLERK
UNITED STATES COURT OF APPEALS
FOR THE TENTH CIRCUIT
1823 Stout Street, Denver, CO 80257

Date: March 2, 2026

Ms. Willa Hargrove
219 Larkspur Court, Santa Fe, NM 87501

RE: Hargrove v. Pine Ridge Freight Inc.
Case Number: 26-2101

Dear Ms. Hargrove:

Your appeal was docketed. The Disclosure Statement must be filed within 14 days of the date of this letter.

Very truly yours,
Ida Marsh, Clerk`;

  test('is not said to be no court’s, and its time counts', () => {
    const proposal = proposalFrom(text, TODAY);
    expect(proposal.says).not.toContain('not an order of a court');
    expect(proposal.asks).toBe('nothing');
    expect(daysOf(proposal, null, TODAY).day).toMatchObject({ date: '2026-03-16', isSure: false });
  });

  test('a threat to sue is theirs to carry out, and is not said as a thing to do', () => {
    const letter = `WHITLOCK & DEAN, ATTORNEYS AT LAW
November 23, 2026

Rosalind Quay
12 Juniper Lane, Albuquerque, NM 87104

Re: Orlov Roofing, LLC. Balance due $10,200

Dear Ms. Quay:

This firm represents Orlov Roofing, LLC. If we do not receive payment in full by December 11, 2026, our client will
file a lawsuit against you without further notice.

Sincerely,
Dana Whitlock`;
    const { asks, deadlines } = proposalFrom(letter, '2026-11-28');
    expect(asks).toBe('letter');
    expect(deadlines.map(({ label, date }) => [label, date])).toEqual([
      ['They say they may sue after this day', '2026-12-11'],
    ]);
  });

  test('a law firm’s letter about a case stays a letter', () => {
    const firm = text
      .replace(
        'OFFICE OF THE CLERK\nUNITED STATES COURT OF APPEALS\nFOR THE TENTH CIRCUIT',
        'MARSH & PELL LLP',
      )
      .replace('Ida Marsh, Clerk', 'Ida Marsh');
    expect(proposalFrom(firm, TODAY).asks).toBe('letter');
  });
});

test('a court that the paper prints in capitals is written as people write it', () => {
  const { court } = proposalFrom(
    'IN THE 29TH JUDICIAL CIRCUIT COURT, JASPER COUNTY, MISSOURI\n\nSUMMONS\n\nYou have been sued.',
    TODAY,
  );
  expect(court.value).toBe('29th Judicial Circuit Court, Jasper County, Missouri');
});

describe('whose paper it is', () => {
  const plaintiff = { role: { value: 'plaintiff' as const, certainty: 'certain' as const, factIds: [] } };
  const defendant = { role: { ...plaintiff.role, value: 'defendant' as const } };

  test('nobody is asked how their own paper came to them', () => {
    const said = withChanges(complaint('COMPLAINT'), plaintiff);
    expect(said.asks).toBe('filed-when');
    expect(daysOf(said, null, TODAY)).toMatchObject({ day: null, why: expect.stringContaining('File it') });
    expect(daysOf(said, HANDED, TODAY).why).toContain('have the papers served on the other side');
    expect(withChanges(said, defendant).asks).toBe('how-served');
  });

  test('where the court has set the trial already, nothing more is asked', () => {
    const hearings = [
      { label: 'Trial', date: '2026-04-20', time: '08:30', place: null, certainty: 'certain', factId: 'h' },
    ] as const;
    const said = withChanges(makeProposal({ hearings: [...hearings] }), plaintiff);
    expect(said.asks).toBe('nothing');
    expect(daysOf(said, null, TODAY).day).toMatchObject({ what: 'Trial', date: '2026-04-20' });
  });

  test('a first paper of which one side alone was read is to be checked', () => {
    const { parties } = proposalFrom(
      'SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES\nDEFENDANT: ROSA QUIROGA\nCASE NUMBER: 26STUD04417\n\nSUMMONS\n\nYou have been sued.',
      TODAY,
    );
    expect(parties.certainty).toBe('unsure');
  });
});
