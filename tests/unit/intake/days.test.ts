import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '#src/errors.ts';
import { daysOf } from '#src/intake/days.ts';
import type { Proposal, Service } from '#src/intake/schema.ts';
import { SERVICE_METHODS, SUMMONS_WAYS } from '#src/law/calculation-schema.ts';
import { addDays } from '#src/law/calendar-days.ts';
import { makeAnswerTime, makeProposal } from '#tests/factories/intake.ts';

const TODAY = '2026-03-12';
const IN_PERSON: Service = { date: '2026-03-10', method: 'personal' };

const value = <Value>(of: Value) => ({ value: of, certainty: 'certain' as const, factIds: [] });
const courtOf = (name: string, state: string, more: Partial<Proposal> = {}) =>
  makeProposal({
    court: { value: name },
    caseNumber: value(null),
    state: value(state),
    kind: value('civil'),
    deadlines: [],
    ...more,
  });

function hearing(date: string, change: Partial<Proposal['hearings'][number]> = {}) {
  return {
    label: 'Trial',
    date,
    time: '13:30',
    place: 'Courtroom 3',
    certainty: 'certain' as const,
    factId: 'h',
    ...change,
  };
}

describe('the day of the answer by the rules of its court', () => {
  test.each([
    ['district court of New Mexico', makeProposal(), '2026-04-09', null],
    [
      'metropolitan court of New Mexico',
      courtOf('Bernalillo County Metropolitan Court', 'NM', { caseNumber: value('T-4-CV-2026-001234') }),
      '2026-03-30',
      null,
    ],
    [
      'federal district court',
      courtOf('United States District Court for the District of New Mexico', 'NM'),
      '2026-03-31',
      null,
    ],
    [
      'superior court of California',
      courtOf('Superior Court of California, County of Fresno', 'CA'),
      '2026-04-09',
      null,
    ],
    [
      'eviction in California',
      courtOf('Superior Court of California, County of Fresno', 'CA', { kind: value('eviction') }),
      '2026-03-24',
      null,
    ],
    [
      'district court of Texas',
      courtOf('District Court of Travis County, Texas', 'TX'),
      '2026-04-06',
      '10:00',
    ],
  ])('%s', (_, proposal, date, time) => {
    const { day, why } = daysOf(proposal, IN_PERSON, TODAY);
    expect(day, why ?? '').toMatchObject({ date, time });
    expect(day?.citation).not.toBeNull();
    expect(day?.steps.length).toBeGreaterThan(1);
    expect(day?.ruleKey).not.toBeNull();
  });

  test('an eviction of New Mexico leads to the trial that the summons names', () => {
    const proposal = courtOf('Bernalillo County Metropolitan Court', 'NM', {
      kind: value('eviction'),
      hearings: [hearing('2026-03-20')],
    });
    const { day, why } = daysOf(proposal, IN_PERSON, TODAY);
    expect(day).toMatchObject({
      what: 'Trial',
      date: '2026-03-20',
      time: '13:30',
      place: 'Courtroom 3',
      aimFor: null,
    });
    expect(why).toContain('Be there');
  });

  test('a trial before the answer is due comes first, and the answer is there too', () => {
    const { day, others } = daysOf(makeProposal({ hearings: [hearing('2026-03-25')] }), IN_PERSON, TODAY);
    expect(day).toMatchObject({ what: 'Trial', date: '2026-03-25' });
    expect(others).toMatchObject([{ what: 'Your answer is due', date: '2026-04-09' }]);
  });
});

describe('a day that a paper names and on which the court is closed', () => {
  test('a hearing on a Sunday is asked about, and is not shown as sure', () => {
    const { day } = daysOf(makeProposal({ hearings: [hearing('2026-03-22')] }), IN_PERSON, TODAY);
    expect(day).toMatchObject({ what: 'Trial', date: '2026-03-22', isSure: false });
    expect(day?.warnings.join(' ')).toContain(
      'Sun, Mar 22, 2026 is a Sunday, and courts are closed then. Compare it with the paper. Ask the clerk today which day is meant.',
    );
  });

  test('what has to be handed in then is handed in on the last open day before it', () => {
    const due = {
      ...makeAnswerTime('20 days after service'),
      ...{ label: 'File a response', period: null, date: '2026-04-19', who: 'defendant' as const },
    };
    const { day, others } = daysOf(makeProposal({ deadlines: [due] }), IN_PERSON, TODAY);
    const named = [day, ...others].find((each) => each?.date === '2026-04-19');
    expect(named).toMatchObject({ isSure: false });
    expect(named?.warnings.join(' ')).toContain(
      'Hand it in by Fri, Apr 17, 2026, the last open day before it',
    );
  });
});

describe('where the paper and the rule differ', () => {
  test('the earlier day stands and the text says so', () => {
    const proposal = makeProposal({ deadlines: [makeAnswerTime('20 days after service of this summons')] });
    const { day } = daysOf(proposal, IN_PERSON, TODAY);
    expect(day).toMatchObject({ date: '2026-03-30', isSure: false, ruleKey: null });
    expect(day?.warnings.join(' ')).toContain(
      'The paper says 20 days. The court’s rule gives 30 days. Keep the earlier day',
    );
  });

  test('a paper that gives more time than the rule moves nothing', () => {
    const proposal = makeProposal({ deadlines: [makeAnswerTime('60 days after service of this summons')] });
    expect(daysOf(proposal, IN_PERSON, TODAY).day).toMatchObject({
      date: '2026-04-09',
      isSure: false,
      ruleKey: 'N1',
    });
  });

  test('a form that names the time of other people too is no conflict', () => {
    const deadlines = [makeAnswerTime(), makeAnswerTime('60 days after service of this summons')];
    expect(daysOf(makeProposal({ deadlines }), IN_PERSON, TODAY).day).toMatchObject({
      date: '2026-04-09',
      isSure: true,
    });
  });

  test('a day that the paper names and that is earlier stands', () => {
    const deadlines = [makeAnswerTime(null, { date: '2026-04-01' })];
    expect(daysOf(makeProposal({ deadlines }), IN_PERSON, TODAY).day).toMatchObject({
      date: '2026-04-01',
      isSure: false,
    });
  });
});

describe('an unknown court', () => {
  test('goes by the words of the paper, never by a rule, and asks to check', () => {
    const proposal = courtOf('Court of Common Pleas, Franklin County, Ohio', 'OH', {
      deadlines: [makeAnswerTime('28 days after service of this summons on you')],
    });
    const { day } = daysOf(proposal, IN_PERSON, TODAY);
    expect(day).toMatchObject({ date: '2026-04-07', isSure: false, citation: null, ruleKey: null });
    expect(day?.warnings.join(' ')).toContain('On which day is my answer due?');
  });

  test('without any time on the paper has no day, and says what to ask', () => {
    const { day, why } = daysOf(
      courtOf('Court of Common Pleas, Franklin County, Ohio', 'OH'),
      IN_PERSON,
      TODAY,
    );
    expect(day).toBeNull();
    expect(why).toContain('Ask the clerk');
  });
});

describe('service', () => {
  const failure = (proposal: Proposal, service: Service) => {
    try {
      daysOf(proposal, service, TODAY);
    } catch (error) {
      if (error instanceof AppError) return error;
    }
    return null;
  };

  test('in the future, and after the day that the paper names, are told with a way on', () => {
    const future = failure(makeProposal(), { date: '2026-03-13', method: 'mail' });
    expect(future?.message).toContain('has not come yet');
    expect(future?.details.fields).toHaveProperty('service.date');
    const deadlines = [makeAnswerTime(null, { date: '2026-03-05' })];
    expect(failure(makeProposal({ deadlines }), IN_PERSON)?.message).toContain(
      'call the clerk of the court today',
    );
  });

  test('before the day that the paper bears is counted from, and never sure: either may be misread', () => {
    const { day } = daysOf(makeProposal(), { date: '2026-02-28', method: 'personal' }, TODAY);
    expect(day).toMatchObject({ date: '2026-03-30', isSure: false });
    expect(day?.warnings.join(' ')).toContain('The paper bears a later day');
  });

  test('that nobody knows the day of counts from the day of the paper; without that the day is asked for', () => {
    const unsure: Service = { date: null, method: 'unknown' };
    expect(daysOf(makeProposal(), unsure, TODAY).day).toMatchObject({ date: '2026-04-01', isSure: false });
    const { day, why } = daysOf(makeProposal({ issued: null }), unsure, TODAY);
    expect(day).toBeNull();
    expect(why).toContain('Enter the earliest day');
  });

  test('that has not been yet starts no time', () => {
    const { day, why } = daysOf(makeProposal(), null, TODAY);
    expect(day).toBeNull();
    expect(why).toContain('starts when you get the papers');
  });

  test('long ago gives a day that has passed, and says so', () => {
    const { day } = daysOf(makeProposal(), { date: '2026-01-05', method: 'personal' }, TODAY);
    expect(day).toMatchObject({ date: '2026-02-04', daysLeft: -36, aimFor: null });
    expect(day?.warnings[0]).toContain('This date has passed');
  });
});

test('a letter starts no time', () => {
  const letter = makeProposal({
    ...{ asks: 'letter', court: { value: null }, caseNumber: value(null), role: value(null) },
    deadlines: [],
  });
  const { day, why } = daysOf(letter, null, TODAY);
  expect(day).toBeNull();
  expect(why).toContain('not from a court');
});

const dates = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2024-06-03', days));
const ways = fc.constantFrom(...SERVICE_METHODS, ...SUMMONS_WAYS);
const proposals = fc
  .record({
    place: fc.constantFrom(
      ['Second Judicial District Court', 'NM'],
      ['Bernalillo County Metropolitan Court', 'NM'],
      ['United States District Court for the District of New Mexico', 'NM'],
      ['Superior Court of California, County of Fresno', 'CA'],
      ['District Court of Travis County, Texas', 'TX'],
      ['Court of Common Pleas, Franklin County, Ohio', 'OH'],
    ),
    kind: fc.constantFrom('civil', 'debt', 'eviction', 'small_claims', null),
    count: fc.integer({ min: 1, max: 90 }),
    unit: fc.constantFrom('day', 'court day', 'week'),
  })
  .map(({ place: [name = '', state = ''], kind, count, unit }) =>
    courtOf(name, state, {
      kind: value(kind) as Proposal['kind'],
      deadlines: [
        makeAnswerTime(`${count} ${unit}${count === 1 ? '' : 's'} after service of this summons on you`),
      ],
    }),
  );

describe('whatever the court, the paper and the way of service', () => {
  test('the day is not before service, and never sure of what nobody is sure of', () => {
    fc.assert(
      fc.property(proposals, dates, ways, (proposal, date, method) => {
        const { day, others } = daysOf(proposal, { date, method }, addDays(date, 1));
        if (day === null) return;
        expect(day.date > date).toBe(true);
        for (const other of others) expect(other.date >= day.date).toBe(true);
        if (method === 'unknown' || proposal.state.value === 'OH') expect(day.isSure).toBe(false);
        if (day.aimFor !== null) expect(day.aimFor < day.date && day.aimFor > addDays(date, 1)).toBe(true);
        if (!day.isSure) expect(day.warnings.length).toBeGreaterThan(0);
      }),
    );
  });

  test('who is served later never has to answer earlier', () => {
    fc.assert(
      fc.property(
        proposals,
        dates,
        fc.integer({ min: 0, max: 20 }),
        ways,
        (proposal, date, later, method) => {
          const dayFor = (served: string) =>
            daysOf(proposal, { date: served, method }, '2026-12-31').day?.date;
          const [first, second] = [dayFor(date), dayFor(addDays(date, later))];
          if (first !== undefined && second !== undefined) expect(second >= first).toBe(true);
        },
      ),
    );
  });

  test('more time on the paper never moves the day behind the rule’s', () => {
    fc.assert(
      fc.property(proposals, dates, (proposal, date) => {
        const service = { date, method: 'personal' } as const;
        const ruled = daysOf({ ...proposal, deadlines: [] }, service, '2026-12-31').day;
        const both = daysOf(proposal, service, '2026-12-31').day;
        if (ruled !== null) expect(both !== null && both.date <= ruled.date).toBe(true);
      }),
    );
  });
});
