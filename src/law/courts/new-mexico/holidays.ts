import type { HolidayRule } from '../../holiday-rules.ts';

/** NMSA 12-5-2 and the courts' practice (secondary sources): no Presidents' Day in February but the day after Thanksgiving. */
export const HOLIDAYS = [
  { name: "New Year's Day", on: { month: 1, day: 1 } },
  { name: 'Martin Luther King Jr. Day', on: { month: 1, weekday: 1, nth: 3 }, since: 1986 },
  { name: 'Memorial Day', on: { month: 5, day: 30 }, until: 1970 },
  { name: 'Memorial Day', on: { month: 5, weekday: 1, nth: 'last' }, since: 1971 },
  { name: 'Juneteenth', on: { month: 6, day: 19 }, since: 2022 },
  { name: 'Independence Day', on: { month: 7, day: 4 } },
  { name: 'Labor Day', on: { month: 9, weekday: 1, nth: 1 } },
  { name: 'Columbus Day', on: { month: 10, weekday: 1, nth: 2 }, since: 1971, until: 2018 },
  { name: "Indigenous Peoples' Day", on: { month: 10, weekday: 1, nth: 2 }, since: 2019 },
  { name: 'Armistice Day', on: { month: 11, day: 11 }, since: 1938, until: 1953 },
  { name: 'Veterans Day', on: { month: 11, day: 11 }, since: 1954, until: 1970 },
  { name: 'Veterans Day', on: { month: 10, weekday: 1, nth: 4 }, since: 1971, until: 1977 },
  { name: 'Veterans Day', on: { month: 11, day: 11 }, since: 1978 },
  { name: 'Thanksgiving Day', on: { month: 11, weekday: 4, nth: 'last' }, until: 1941 },
  { name: 'Thanksgiving Day', on: { month: 11, weekday: 4, nth: 4 }, since: 1942 },
  { name: 'the day after Thanksgiving', on: { month: 11, weekday: 4, nth: 4, later: 1 } },
  { name: 'Christmas Day', on: { month: 12, day: 25 } },
] as const satisfies readonly HolidayRule[];
