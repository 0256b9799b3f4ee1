import { describe, expect, it } from 'vitest';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { US_STATES } from '#src/states.ts';

describe('the time zone of a court', () => {
  it.each([
    ['NM', 'America/Denver'],
    ['ca', 'America/Los_Angeles'],
    ['AZ', 'America/Phoenix'],
    ['NY', 'America/New_York'],
    [null, 'America/Denver'],
    ['ZZ', 'America/Denver'],
  ])('%s keeps the time of %s', (state, zone) => {
    expect(courtTimeZone(state)).toBe(zone);
  });
});

describe('the calendar date at a court', () => {
  it.each([
    ['America/Denver', '2026-06-22T05:59:59Z', '2026-06-21'],
    ['America/Denver', '2026-06-22T06:00:00Z', '2026-06-22'],
    ['America/Denver', '2026-01-01T06:59:59Z', '2025-12-31'],
    ['America/Denver', '2026-01-01T07:00:00Z', '2026-01-01'],
    ['Pacific/Honolulu', '2026-01-01T09:59:59Z', '2025-12-31'],
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
  ])('in %s at %s is %s', (zone, now, date) => {
    expect(dateIn(zone, new Date(now))).toBe(date);
  });

  it('is a date in every state', () => {
    const noon = new Date('2026-06-22T18:00:00Z');
    for (const { code } of US_STATES) expect(dateIn(courtTimeZone(code), noon)).toBe('2026-06-22');
  });
});
