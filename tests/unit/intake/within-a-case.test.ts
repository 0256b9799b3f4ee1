import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { ofSide, withChanges } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { asksToLeave } from '#src/intake/to-leave.ts';
import { makeAnswerTime, makeProposal, makeTime } from '#tests/factories/intake.ts';

const SERVED = { date: '2026-11-20', method: 'personal' } as const;
const TODAY = '2026-11-28';

const line = (
  label: string,
  change: Partial<Proposal['deadlines'][number]>,
): Proposal['deadlines'][number] => ({
  ...makeAnswerTime(null),
  ...{ label, factId: label },
  ...change,
});

const order = (...deadlines: Proposal['deadlines']) =>
  makeProposal({ begins: false, asks: 'how-served', deadlines });

describe('an order or a request within a case', () => {
  test('starts no answer to the lawsuit', () => {
    const request = order(
      line('Respond to the requests', { period: makeTime('30 days after service of these requests') }),
    );
    const { day, others } = daysOf(request, SERVED, TODAY);
    expect([day, ...others].map((each) => each?.what)).toEqual(['Respond to the requests']);
    expect(day?.warnings.join(' ')).toContain('certificate of service');
  });

  test('a time that runs from the service of another paper has no day, and is told', () => {
    const { day, why } = daysOf(
      order(line('Oppositions due', { period: makeTime('14 days after service of the motion') })),
      SERVED,
      TODAY,
    );
    expect(day).toBeNull();
    expect(why).toContain('14 days after service of the motion');
  });

  test('a leave to amend, and an appeal, have their last day; a mere permission has none', () => {
    const { day, others } = daysOf(
      order(
        line('Allowed: amend the complaint', { date: '2026-12-04' }),
        line('Allowed: use a magistrate judge', { date: '2026-12-05' }),
      ),
      SERVED,
      TODAY,
    );
    expect(day).toMatchObject({ what: 'Allowed until this day: amend the complaint', date: '2026-12-04' });
    expect(others).toEqual([]);
  });

  test('the duties of the other side go once the person says which side they are on', () => {
    const both = makeProposal({
      role: { value: null, certainty: 'unsure', factIds: [] },
      deadlines: [
        line('Answer Count I', { date: '2026-12-18', who: 'defendant' }),
        line('Amend Count II', { date: '2026-12-04', who: 'plaintiff' }),
        line('Exchange exhibits', { date: '2027-01-04' }),
      ],
    });
    expect(ofSide(both).deadlines).toHaveLength(3);
    const said = withChanges(both, { role: { value: 'plaintiff', certainty: 'certain', factIds: [] } });
    expect(said.deadlines.map(({ label }) => label)).toEqual(['Amend Count II', 'Exchange exhibits']);
  });
});

test.each([
  ['PETITION BY OWNER FOR RESTITUTION', true],
  ['PETITION BY RESIDENT FOR RELIEF\n\nThe owner changed the locks.', false],
])('whether a paper asks that the tenant leave: %s', (head, expected) => {
  const paper = {
    index: 0,
    filename: 'a.pdf',
    kind: 'petition',
    docDate: null,
    head,
    beginning: head,
    facts: [],
    problems: [],
  };
  const kind = { value: 'eviction', certainty: 'likely', factIds: [] };
  expect(asksToLeave(paper as never, kind as never)).toBe(expected);
});
