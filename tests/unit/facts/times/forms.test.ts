import { expect, test } from 'vitest';
import { dayOfMonthAfter } from '#src/facts/times/calendar.ts';
import { findClocks } from '#src/facts/times/clocks.ts';
import { findDays } from '#src/facts/times/days.ts';
import { findEventDays } from '#src/facts/times/event-days.ts';
import { findOrdinalPeriods } from '#src/facts/times/ordinal-periods.ts';
import { findPeriods } from '#src/facts/times/periods.ts';
import { findSpanishPeriods } from '#src/facts/times/spanish-periods.ts';
import { findSpelledDays } from '#src/facts/times/spelled-days.ts';
import { findWeekdays } from '#src/facts/times/weekdays.ts';

const dates = (text: string) => findDays(text).map(({ date }) => date);

test.each([
  ['MARCH 5, 2031', ['2031-03-05']],
  ['3/5/31 and 03-05-2031', ['2031-03-05', '2031-03-05']],
  ['June 5,2031', ['2031-06-05']],
  ["June 5, '31", ['2031-06-05']],
  ['5-Jun-2031', ['2031-06-05']],
  ['3-5-31', ['2031-03-05']],
  ['March 5 and 6, 2031', ['2031-03-05', '2031-03-06']],
  ['March 5, 6 and 9', ['--03-05', '--03-06', '--03-09']],
  ['due by 8/12', ['--08-12']],
  ['be out by june 9', ['--06-09']],
  ['no later than 12/17, 2031', ['2031-12-17']],
  ['by EOD 6/12', ['--06-12']],
  ['we may 5 times march 3 miles', []],
  ['March 2031', ['2031-03']],
  ['February 30, 2031', [null]],
  ['at 2/3 of the price', []],
  ['version 2.1.10', []],
  ['march with them 5 miles', []],
  ['by March 5, 12 copies', ['--03-05']],
])('the days of %j', (text, wanted) => {
  expect(dates(text)).toEqual(wanted);
});

test.each([
  ['the fifth day of June, 2031', ['2031-06-05']],
  ['this 21st day of June, two thousand thirty-one', ['2031-06-21']],
  ['the twenty-first day of June', ['--06-21']],
  ['June the fifth, 2031', ['2031-06-05']],
  ['the ____ day of ________, 20__', [null]],
  ['the .......... day of ..........', [null]],
  ['the second of two letters', []],
])('the written out days of %j', (text, wanted) => {
  expect(findSpelledDays(text).map(({ date }) => date)).toEqual(wanted);
});

test('a day of the month alone is the next one of that number', () => {
  expect(dayOfMonthAfter('2031-01-31', 30)).toBe('2031-03-30');
  expect(dayOfMonthAfter('2031-05-04', 5)).toBe('2031-05-05');
  expect(dayOfMonthAfter('2031-12-05', 5)).toBe('2032-01-05');
});

test('a day of the week belongs to its date', () => {
  expect(findDays('on Monday, June 2, 2031')).toMatchObject([{ date: '2031-06-02', weekday: 1, start: 3 }]);
  expect(findDays('June 2, 2031 (Monday)')).toMatchObject([{ weekday: 1 }]);
});

test.each([
  ['send it by Friday', 1],
  ['by noon tomorrow', 1],
  ['by 5pm tomorrow', 1],
  ['by COB Monday', 1],
  ['out by the 5th.', 1],
  ['rent is due by the 1st of next month', 1],
  ['paid by the 1st of each month', 0],
  ['delivered by the 5th floor', 0],
  ['open on Fridays', 0],
  ['Monday through Friday', 0],
])('days told from the day of writing in %j', (text, count) => {
  expect(findWeekdays(text)).toHaveLength(count);
});

test.each([
  ['9:00 a.m.', ['09:00']],
  ['1:30 PM MDT', ['13:30']],
  ["9 o'clock in the forenoon", ['09:00']],
  ["nine o'clock", ['09:00']],
  ["2 o'clock in the afternoon", ['14:00']],
  ['12 noon', ['12:00']],
  ['at 9:30', ['09:30']],
  ['9:31 1/5/04', ['09:31']],
  ['12:15 a.m.', ['00:15']],
  ['Genesis 9:30', []],
  ['25:00 p.m.', []],
])('the times of %j', (text, wanted) => {
  expect(findClocks(text).map(({ time }) => time)).toEqual(wanted);
});

test.each([
  [
    'within twenty-one (21) days after service of this summons',
    21,
    'days',
    'after',
    'service of this summons',
  ],
  ['nine (9) months after the filing of the complaint', 9, 'months', 'after', 'the filing of the complaint'],
  ['14 court days before the hearing', 14, 'court_days', 'before', 'the hearing'],
  ['three business days of receipt', 3, 'business_days', 'after', 'receipt'],
  ['three court business days before trial', 3, 'court_days', 'before', 'trial'],
  ['48 hours prior to the inspection', 48, 'hours', 'before', 'the inspection'],
  ['six weeks from the date of this order', 6, 'weeks', 'after', 'the date of this order'],
  ['a period of 20 days', 20, 'days', null, ''],
  ['within 20 days of issue', 20, 'days', 'after', 'issue'],
  ["on ten (10) days' written notice", 10, 'days', null, ''],
  ['Upon receipt of this notice, you have 3 days', 3, 'days', 'after', 'receipt of this notice'],
  ['within l4 days of service', 14, 'days', 'after', 'service'],
  ['within 3O days after service', 30, 'days', 'after', 'service'],
  ['a week from today', 1, 'weeks', 'after', 'today'],
  ['7 days thereafter', 7, 'days', 'after', 'thereafter'],
  ['within ____ days after service', null, 'days', 'after', 'service'],
  [
    '10 DAYS, not counting Saturdays and judicial holidays, after service',
    10,
    'court_days',
    'after',
    'service',
  ],
  ['30 days after service you must file', 30, 'days', 'after', 'service'],
  ['30 days after you were served to file an answer', 30, 'days', 'after', 'you were served'],
  ['20 days after service, exclusive of the day of service', 20, 'days', 'after', 'service'],
] as const)('the period of %j', (text, count, unit, direction, event) => {
  expect(findPeriods(text)).toMatchObject([{ count, unit, direction, event }]);
});

test('a Monday next after twenty days keeps its days and its event', () => {
  const text = 'on the Monday next after the expiration of twenty days after you were served this citation';
  expect(findPeriods(text)).toMatchObject([{ count: 20, event: 'you were served this citation' }]);
});

test('another time for others runs from the same event', () => {
  const periods = findPeriods('within 21 days after service (or 30 days if you are served by mail)');
  expect(periods.map(({ count, event }) => [count, event])).toEqual([
    [21, 'service'],
    [30, 'service'],
  ]);
});

test.each(['a 10-year-old child', 'Rule 21 daycare', 'section 4.30 days'])('%j holds no period', (text) => {
  expect(findPeriods(text)).toEqual([]);
});

test.each([
  ['within 3 to 7 days after service', 3, 7, 'days', 'service'],
  ['in 5-10 business days', 5, 10, 'business_days', ''],
  ['between five and ten days after receipt', 5, 10, 'days', 'receipt'],
  ['not less than ten (10) nor more than sixty (60) days before the hearing', 10, 60, 'days', 'the hearing'],
  ['not less than 10 days and not more than 60 days before the hearing', 10, 60, 'days', 'the hearing'],
  ['two to three weeks', 2, 3, 'weeks', ''],
] as const)('both ends of %j', (text, least, count, unit, event) => {
  expect(findPeriods(text)).toMatchObject([{ least, count, unit, event }]);
});

test.each(['Rule 4.10 days', 'pages 7 to 3 days', '10 or more days'])('%j is no span of days', (text) => {
  expect(findPeriods(text).every(({ least }) => least === undefined)).toBe(true);
});

test('the seventh day after an event is seven days from it', () => {
  expect(findOrdinalPeriods('on or before the seventh (7th) day from the date of service')).toMatchObject([
    { count: 7, unit: 'days', event: 'the date of service' },
  ]);
  expect(findOrdinalPeriods('the seventh day of June')).toEqual([]);
});

test('a Spanish period has its count and its event', () => {
  expect(
    findSpanishPeriods(
      'Tiene 30 DIAS DE CALENDARIO después de que le entreguen esta citación para responder',
    ),
  ).toMatchObject([{ count: 30, unit: 'days', direction: 'after', event: 'le entreguen esta citación' }]);
  expect(findSpanishPeriods('30 pesos')).toEqual([]);
});

test.each([
  ['by the court date', 'the court date'],
  ['on or before its expiration date', 'its expiration date'],
  ['prior to the hearing', 'the hearing'],
])('%j is known by its event', (text, event) => {
  expect(findEventDays(text)).toMatchObject([{ count: 0, direction: 'before', event }]);
});

test.each(['before the trial court', 'before the Honorable Ada Pike', 'by the clerk'])(
  '%j is no day',
  (text) => {
    expect(findEventDays(text)).toEqual([]);
  },
);

test.each([
  ['file it by 0l/09/2032', '2032-01-09'],
  ['no later than 1O/12/31', '2031-10-12'],
  ['on Jan. I5, 2032', '2032-01-15'],
  ['at trial, JUN 092031, 8:30', '2031-06-09'],
  ['by l2/09/2032', '2032-12-09'],
])('%j is read as it seems, and is in doubt', (text, date) => {
  expect(findDays(text)).toMatchObject([{ date, isDoubtful: true }]);
});

test.each(['lo/li/oo', 'all/or/no', 'May of 2031ers', 'Oct. lo, Ioan'])('%j is no day misread', (text) => {
  expect(findDays(text).filter(({ isDoubtful }) => isDoubtful)).toEqual([]);
});

test('a count of which a figure reads as a letter is in doubt, and no other of its passage', () => {
  expect(findPeriods('within l4 days after service, or 30 days after notice')).toMatchObject([
    { count: 14, isDoubtful: true },
    { count: 30 },
  ]);
  expect(findPeriods('within l4 days after service, or 30 days after notice')[1]).not.toHaveProperty(
    'isDoubtful',
  );
});

test('a day of a month that nobody can read is no time of so many days', () => {
  const text = 'It is set on the 29 day of R ~c at 9:00 a.m.';
  expect(findPeriods(text)).toEqual([]);
  expect(findDays(text)).toMatchObject([{ date: null, isDoubtful: true }]);
  expect(findPeriods('on the 29 days of rain')).toMatchObject([{ count: 29 }]);
});

test.each([
  ['Time: 830 AM', '08:30'],
  ['at 1015 p.m.', '22:15'],
])('the time of the day of %j', (text, time) => {
  expect(findClocks(text)).toMatchObject([{ time }]);
});
