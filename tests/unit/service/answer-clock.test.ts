import { describe, expect, it } from 'vitest';
import { answerClock, lawOfSummons, responseDeadline } from '#src/service/answer-clock.ts';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { serviceState } from '#src/service/state.ts';
import type { Summons } from '#src/summons/schema.ts';
import { makeLawSource } from '#tests/factories/law.ts';
import { servedOf, summonsOf } from './given.ts';

const item = makeLawSource({ state: 'NM', courtName: 'First Judicial District Court' });

/** The clock after this one attempt. */
function clockAfter(values: Partial<ServiceAttempt>, summons: Partial<Summons> = {}, today = '2026-03-20') {
  const attempt = servedOf(values);
  const served = { ...summonsOf(summons), ...serviceState(summonsOf(), [attempt], false) };
  return answerClock({ summons: served, attempt, item, today });
}

describe('when the answer is due', () => {
  it('has not started before service', () => {
    expect(answerClock({ summons: summonsOf(), attempt: null, item, today: '2026-03-20' })).toEqual({
      state: 'not-started',
    });
  });

  it('is not counted from mail whose receipt has no day yet, on the summons as beside its attempts', () => {
    const attempt = servedOf({ serviceMethod: 'mail_or_courier', attemptDate: '2026-06-01' });
    const summons = { ...summonsOf(), ...serviceState(summonsOf(), [attempt], false) };
    const today = '2026-06-03';
    expect(answerClock({ summons, attempt, item, today }).state).toBe('needs-receipt-day');
    expect(responseDeadline(summons, item, today)).toEqual({ state: 'needs-receipt-day' });
  });

  it.each([
    ['2026-06-01', '2026-07-01'],
    ['2026-06-22', '2026-07-22'],
    ['2026-06-19', '2026-07-20'],
    ['2026-10-28', '2026-11-30'],
  ])('New Mexico, served on %s: %s', (attemptDate, date) => {
    expect(clockAfter({ attemptDate }, {}, '2026-05-01')).toMatchObject({
      state: 'counted',
      servedOn: attemptDate,
      date,
      latest: date,
      citation: 'Rule 1-012(A) NMRA',
      notes: [],
      prefill: {
        deadlineType: 'answer_to_complaint_due',
        jurisdiction: 'new_mexico_district',
        trigger: { date: attemptDate, milestoneId: null },
        service: { serviceMethod: 'personal', mailedFrom: null },
      },
    });
  });

  it.each([
    [{ caseNumber: 'M-10-CV-2026-00001' }, '2026-06-22', 'Rules 2-202, 3-202 NMRA, Form 4-204'],
    [
      { courtName: 'Bernalillo County Metropolitan Court', caseNumber: null },
      '2026-06-22',
      'Rules 2-202, 3-202 NMRA, Form 4-204',
    ],
    [
      { courtName: 'United States District Court, District of New Mexico' },
      '2026-06-22',
      'FRCP 12(a)(1)(A)(i)',
    ],
    [{ state: 'CA', courtName: 'Superior Court', caseNumber: null }, '2026-07-01', 'CCP 412.20'],
  ])('%o, served on June 1: %s', (court, date, citation) => {
    expect(clockAfter({ attemptDate: '2026-06-01' }, court, '2026-05-01')).toMatchObject({ date, citation });
  });

  it('counts nothing for a court whose rule is not known', () => {
    expect(clockAfter({}, { state: 'OH' })).toMatchObject({ state: 'uncounted', servedOn: '2026-03-05' });
    expect(lawOfSummons(summonsOf({ state: 'OH' }), item).jurisdiction).toBeNull();
  });

  it('counts mail from the day the receipt was signed, and nothing without it', () => {
    const mail = {
      serviceMethod: 'mail_or_courier',
      attemptDate: '2026-05-28',
      mailingDate: '2026-05-28',
    } as const;
    expect(clockAfter(mail)).toMatchObject({ state: 'needs-receipt-day' });
    expect(clockAfter({ ...mail, receiptSignedDate: '2026-06-01' })).toMatchObject({
      servedOn: '2026-06-01',
      date: '2026-07-01',
      notes: [expect.stringContaining('the day the receipt was signed')],
    });
  });

  it('gives both days where papers were left with somebody and a copy mailed later', () => {
    const home = { serviceMethod: 'substitute_residence', attemptDate: '2026-06-01' } as const;
    expect(clockAfter({ ...home, mailingDate: '2026-06-03' })).toMatchObject({
      servedOn: '2026-06-01',
      date: '2026-07-01',
      latest: '2026-07-06',
      notes: [expect.stringMatching(/earlier date.*later one, .*Jul 6, 2026.*Verify with the clerk/)],
    });
    expect(clockAfter({ ...home, mailingDate: '2026-06-01' })).toMatchObject({ latest: '2026-07-01' });
    expect(clockAfter({ ...home, mailingDate: '2026-05-29' })).toMatchObject({ latest: '2026-07-01' });
    expect(clockAfter(home)).toMatchObject({ notes: [expect.stringContaining('no mailing is recorded')] });
  });

  it('is the same date on a card, which knows the summons alone', () => {
    const served = summonsOf({ status: 'served', serviceStatus: 'served', servedDate: '2026-06-01' });
    expect(responseDeadline(served, item, '2026-06-02')).toEqual({
      state: 'counted',
      servedDate: '2026-06-01',
      date: '2026-07-01',
      dueTime: null,
      citation: 'Rule 1-012(A) NMRA',
    });
    expect(answerClock({ summons: served, attempt: null, item, today: '2026-06-02' })).toMatchObject({
      date: '2026-07-01',
    });
    expect(responseDeadline(summonsOf(), item, '2026-06-02')).toEqual({ state: 'not-started' });
  });

  it('has an hour where the rule of the court gives one', () => {
    const texas = {
      ...item,
      state: 'TX',
      courtName: '250th Judicial District Court, Travis County',
      caseNumber: 'D-1-GN-26-001234',
    };
    const { state, courtName, caseNumber } = texas;
    const served = summonsOf({
      status: 'served',
      serviceStatus: 'served',
      servedDate: '2026-03-11',
      state,
      courtName,
      caseNumber,
    });
    const due = { date: '2026-04-06', dueTime: '10:00' };
    expect(responseDeadline(served, texas, '2026-03-12')).toMatchObject(due);
    expect(answerClock({ summons: served, attempt: null, item: texas, today: '2026-03-12' })).toMatchObject(
      due,
    );
  });
});
