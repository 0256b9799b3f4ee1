import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DatePlate } from '../../../src-client/ui/date-plate.tsx';

const today = '2026-03-10';

function shown(props: Partial<Parameters<typeof DatePlate>[0]>) {
  const { container } = render(<DatePlate date="2026-03-23" today={today} size="row" {...props} />);
  return { container, text: container.textContent, plate: container.firstElementChild };
}

describe('a day that binds', () => {
  test('names its weekday, day, month and the days left', () => {
    const { container, text } = shown({});
    expect(text).toBe('Mon, 23 Mar: in 13 days');
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-23');
  });

  test('is ink until a week before, amber in the last week, red after', () => {
    expect(shown({}).plate?.className).not.toMatch(/due|danger/);
    expect(shown({ date: '2026-03-18' }).plate?.className).not.toMatch(/due|danger/);
    expect(shown({ date: '2026-03-17' }).plate?.className).toMatch(/border-due/);
    expect(shown({ date: today }).text).toContain('today');
    expect(shown({ date: '2026-03-11' }).text).toContain('tomorrow');
    const late = shown({ date: '2026-03-09' });
    expect(late.plate?.className).toMatch(/border-danger/);
    expect(late.text).toContain('the day has passed');
  });

  test('tells the hour, the year that is not this one, and what it is for', () => {
    const { text } = shown({ date: '2027-01-04', time: '10:00', what: 'Your answer', size: 'card' });
    expect(text).toBe('Monday, 4 January 2027, by 10:00 a.m.: in 300 daysYour answer');
  });

  test('a proposed day has a dashed border and asks to be checked', () => {
    const { plate, text } = shown({ isSure: false });
    expect(plate?.className).toContain('border-dashed');
    expect(text).toContain('please check');
    expect(shown({}).text).not.toContain('please check');
  });

  test('one without a day says what is missing', () => {
    const { plate, text } = shown({ date: null, what: 'When did you get it?' });
    expect(text).toBe('?no day yetWhen did you get it?');
    expect(plate?.className).toContain('border-dashed');
  });
});
