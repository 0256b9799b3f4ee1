import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateOf,
  dayNumber,
  daysBetween,
  spell,
  spellShort,
  weekdayOf,
} from '#src/law/calendar-days.ts';

describe('calendar days', () => {
  it('run through leap days and year ends', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('1900-02-28', 1)).toBe('1900-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2025-12-31', '2026-12-31')).toBe(365);
  });

  it('know their weekday, before 1970 too', () => {
    expect(weekdayOf(dayNumber('1970-01-01'))).toBe(4);
    expect(weekdayOf(dayNumber('1900-01-01'))).toBe(1);
    expect(weekdayOf(dayNumber('2200-12-31'))).toBe(3);
  });

  it('are spelled as on a paper calendar', () => {
    expect(spell(dayNumber('2026-06-01'))).toBe('Mon, Jun 1, 2026');
    expect(spellShort(dayNumber('2027-12-31'))).toBe('Fri, Dec 31');
    expect(dateOf(dayNumber('2028-02-29'))).toBe('2028-02-29');
  });

  it.each(['2026-02-30', '2026-6-1', '', 'tomorrow'])('refuses %j', (text) => {
    expect(() => dayNumber(text)).toThrow('Please enter a date that exists.');
  });
});
