import { expect, test } from 'vitest';
import { isDayNamed, resetsIn } from '#src/facts/resets.ts';

const RESET = `ORDER RESETTING TRIAL

The Court being unavailable on June 2, 2031, IT IS ORDERED that the trial in this matter set for
June 2, 2031 at 9:30 a.m. is VACATED and is RESET to June 9, 2031, at 1:30 p.m., Courtroom 540.`;

test.each([
  [RESET, { what: 'trial', from: '2031-06-02', to: '2031-06-09' }],
  [
    'The trial is moved from June 2, 2031 to June 9, 2031.',
    { what: 'trial', from: '2031-06-02', to: '2031-06-09' },
  ],
  [
    'The court continues the June 2, 2031 trial to June 9, 2031.',
    { what: 'trial', from: '2031-06-02', to: '2031-06-09' },
  ],
  [
    'The hearing set for June 2, 2031 is vacated. The hearing is reset to June 9, 2031 at 9:00 a.m.',
    { what: 'hearing', from: '2031-06-02', to: '2031-06-09' },
  ],
  [
    'IT IS ORDERED that the jury trial is continued to June 9, 2031.',
    { what: 'jury trial', from: null, to: '2031-06-09' },
  ],
  [
    'IT IS ORDERED that the trial set for June 2, 2031 is VACATED.',
    { what: 'trial', from: '2031-06-02', to: null },
  ],
  [
    'The trial set for June 2, 2031 is VACATED, and the parties shall file a report on June 9, 2031.',
    { what: 'trial', from: '2031-06-02', to: null },
  ],
  [
    'PLEASE TAKE NOTICE that this case has been RESET for hearing before the Honorable Inez Marsh:\n\n   Date:   June 9, 2031\n   Time:   10:00 a.m.',
    { what: 'hearing', from: null, to: null },
  ],
  [
    'The hearing previously set for June 2, 2031 at 1:30 p.m. has been RESET for June 9, 2031 at 10:00 a.m.',
    { what: 'hearing', from: '2031-06-02', to: '2031-06-09' },
  ],
  [
    'This matter, set for June 2, 2031, is rescheduled to June 9, 2031.',
    { what: null, from: '2031-06-02', to: '2031-06-09' },
  ],
])('what is called off or moved: %s', (text, reset) => {
  expect(resetsIn(text)).toEqual([reset]);
});

test.each([
  'A trial is set for June 2, 2031 at 9:30 a.m.',
  'The motion to continue the trial set for June 2, 2031 is denied.',
  'Plaintiff requests that the trial set for June 2, 2031 be vacated.',
  'The deadline of June 2, 2031 for discovery is extended to June 9, 2031.',
  'In this case, the lease of June 2, 2031 is terminated.',
  'You must vacate the premises by June 2, 2031.',
  'The trial set for June 2, 2031 will be vacated if the parties settle.',
])('nothing is moved: %s', (text) => {
  expect(resetsIn(text)).toEqual([]);
});

test('a day without its year is the one on a timeline', () => {
  expect(isDayNamed('2031-06-02', '--06-02')).toBe(true);
  expect(isDayNamed('2031-06-03', '--06-02')).toBe(false);
});
