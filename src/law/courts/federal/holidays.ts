import type { HolidayRule } from '../../holiday-rules.ts';

/** Legal holidays: 5 USC 6103. */
export const HOLIDAYS = [
  { name: "New Year's Day", on: { month: 1, day: 1 } },
  { name: 'Martin Luther King Jr. Day', on: { month: 1, weekday: 1, nth: 3 }, since: 1986 },
  { name: "Washington's Birthday", on: { month: 2, day: 22 }, until: 1970 },
  { name: "Presidents' Day", on: { month: 2, weekday: 1, nth: 3 }, since: 1971 },
  { name: 'Memorial Day', on: { month: 5, day: 30 }, until: 1970 },
  { name: 'Memorial Day', on: { month: 5, weekday: 1, nth: 'last' }, since: 1971 },
  { name: 'Juneteenth', on: { month: 6, day: 19 }, since: 2021 },
  { name: 'Independence Day', on: { month: 7, day: 4 } },
  { name: 'Labor Day', on: { month: 9, weekday: 1, nth: 1 } },
  { name: 'Columbus Day', on: { month: 10, weekday: 1, nth: 2 }, since: 1971 },
  { name: 'Armistice Day', on: { month: 11, day: 11 }, since: 1938, until: 1953 },
  { name: 'Veterans Day', on: { month: 11, day: 11 }, since: 1954, until: 1970 },
  { name: 'Veterans Day', on: { month: 10, weekday: 1, nth: 4 }, since: 1971, until: 1977 },
  { name: 'Veterans Day', on: { month: 11, day: 11 }, since: 1978 },
  { name: 'Thanksgiving Day', on: { month: 11, weekday: 4, nth: 'last' }, until: 1941 },
  { name: 'Thanksgiving Day', on: { month: 11, weekday: 4, nth: 4 }, since: 1942 },
  { name: 'Christmas Day', on: { month: 12, day: 25 } },
] as const satisfies readonly HolidayRule[];
