import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVICE_METHOD_KEYS } from '#src/law/service-methods.ts';
import { attemptOfService, serviceDay, serviceState } from '#src/service/state.ts';
import { attemptOf, servedOf, summonsOf } from './given.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const attempts = fc.array(
  fc
    .record({
      id: fc.uuid(),
      attemptDate: day,
      receiptSignedDate: fc.option(day),
      serviceMethod: fc.constantFrom(...SERVICE_METHOD_KEYS),
      wasSuccessful: fc.boolean(),
      serverName: fc.constantFrom('Marisol Teague', 'Otto Lindqvist'),
      createdAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    })
    .map(attemptOf),
  { maxLength: 8 },
);

const unserved = {
  serviceStatus: 'unserved',
  servedDate: null,
  servedBy: null,
  serviceCompletedAt: null,
  awaitsReceipt: false,
  lastServiceAttemptId: null,
};

describe('how service stands', () => {
  it('is unserved without an attempt, and attempted after the first that failed', () => {
    expect(serviceState(summonsOf(), [], false)).toEqual({ ...unserved, status: 'draft' });
    expect(serviceState(summonsOf(), [attemptOf()], false)).toEqual({
      ...unserved,
      status: 'draft',
      serviceStatus: 'attempted',
    });
  });

  it('is served after a success, whatever fails later', () => {
    const success = servedOf({ attemptDate: '2026-03-09' });
    const served = {
      status: 'served',
      serviceStatus: 'served',
      servedDate: '2026-03-09',
      servedBy: 'Marisol Teague',
      serviceCompletedAt: new Date('2026-03-09T12:00:00Z'),
      awaitsReceipt: false,
      lastServiceAttemptId: success.id,
    };
    expect(serviceState(summonsOf(), [success], false)).toEqual(served);
    const later = attemptOf({ attemptDate: '2026-03-12' });
    expect(serviceState(summonsOf(), [attemptOf(), success, later], false)).toEqual(served);
  });

  it('is a draft again once the only success is taken back, and keeps any other status', () => {
    const filed = summonsOf({ status: 'served', serviceStatus: 'served' });
    expect(serviceState(filed, [attemptOf()], false)).toMatchObject({
      status: 'draft',
      serviceStatus: 'attempted',
    });
    expect(serviceState(summonsOf({ status: 'issued' }), [], false).status).toBe('issued');
  });

  it('rests on a day that is known before one that is not: mail whose receipt has no day yet', () => {
    const mailed = servedOf({ serviceMethod: 'mail_or_courier', attemptDate: '2026-03-04' });
    const handed = servedOf({ attemptDate: '2026-03-09' });
    expect(serviceState(summonsOf(), [mailed], false)).toMatchObject({
      servedDate: '2026-03-04',
      awaitsReceipt: true,
    });
    expect(serviceState(summonsOf(), [mailed, handed], false)).toMatchObject({
      servedDate: '2026-03-09',
      awaitsReceipt: false,
      lastServiceAttemptId: handed.id,
    });
  });

  it('counts mail from the day the receipt was signed, and from the attempt while that is not known', () => {
    const mail = { serviceMethod: 'mail_or_courier', attemptDate: '2026-03-05' } as const;
    expect(serviceDay({ ...mail, receiptSignedDate: '2026-03-11' })).toBe('2026-03-11');
    expect(serviceDay({ ...mail, receiptSignedDate: null })).toBe('2026-03-05');
    const byHand = { ...mail, serviceMethod: 'personal_defendant', receiptSignedDate: '2026-03-11' } as const;
    expect(serviceDay(byHand)).toBe('2026-03-05');
  });

  it('rests on the earliest day of service', () => {
    const [first, second] = [
      servedOf({ attemptDate: '2026-03-06' }),
      servedOf({
        attemptDate: '2026-03-05',
        serviceMethod: 'mail_or_courier',
        receiptSignedDate: '2026-03-07',
      }),
    ];
    expect(attemptOfService([second, first])?.id).toBe(first.id);
  });

  it('does not depend on the order in which attempts come', () => {
    fc.assert(
      fc.property(
        attempts.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        fc.boolean(),
        ([all, shuffled], isFiled) => {
          expect(serviceState(summonsOf(), shuffled, isFiled)).toEqual(
            serviceState(summonsOf(), all, isFiled),
          );
        },
      ),
    );
  });

  it('never goes back: a failed attempt more changes nothing once served', () => {
    fc.assert(
      fc.property(attempts, day, (all, attemptDate) => {
        const before = serviceState(summonsOf(), all, false);
        fc.pre(before.serviceStatus === 'served');
        expect(serviceState(summonsOf(), [...all, attemptOf({ attemptDate })], false)).toEqual(before);
      }),
    );
  });

  it('is filed for good: no further attempt changes what was filed', () => {
    fc.assert(
      fc.property(attempts, attempts, (all, more) => {
        const filedOne = all.find(({ wasSuccessful }) => wasSuccessful);
        fc.pre(filedOne !== undefined);
        const summons = summonsOf({ lastServiceAttemptId: filedOne?.id ?? null });
        const filed = serviceState(summons, all, true);
        expect(filed).toMatchObject({
          status: 'filed',
          serviceStatus: 'filed',
          lastServiceAttemptId: filedOne?.id,
        });
        expect(serviceState({ ...summons, ...filed }, [...all, ...more], true)).toEqual(filed);
      }),
    );
  });

  it('is served exactly when an attempt succeeded', () => {
    fc.assert(
      fc.property(attempts, (all) => {
        const state = serviceState(summonsOf(), all, false);
        const isServed = all.some(({ wasSuccessful }) => wasSuccessful);
        expect(state.serviceStatus).toBe(isServed ? 'served' : all.length > 0 ? 'attempted' : 'unserved');
        expect(state.lastServiceAttemptId === null).toBe(!isServed);
      }),
    );
  });
});
