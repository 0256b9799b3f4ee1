import type { HolidayRule } from '../../holiday-rules.ts';

/**
 * Government Code 662.003, 662.021 (a copy of 2021, and a bill of 2021). Every courthouse closes on the national
 * holidays but two and on the Friday after Thanksgiving. On the others a county's courthouse may be open or closed, and
 * only where it is closed is the day surely a legal holiday (Miller Brewing Co. v. Villarreal, 829 S.W.2d 770 (Tex.
 * 1992)). The statute moves none off a weekend; a county may.
 */
export const HOLIDAYS = [
  { name: "New Year's Day", on: { month: 1, day: 1 }, weekend: 'not-moved' },
  { name: "New Year's Day", on: { month: 1, day: 1 }, kept: 'in-some-places' },
  { name: 'Martin Luther King Jr. Day', on: { month: 1, weekday: 1, nth: 3 }, since: 1986 },
  {
    name: 'Confederate Heroes Day',
    on: { month: 1, day: 19 },
    weekend: 'not-moved',
    kept: 'in-some-places',
  },
  { name: "Presidents' Day", on: { month: 2, weekday: 1, nth: 3 }, since: 1971, kept: 'in-some-places' },
  {
    name: 'Texas Independence Day',
    on: { month: 3, day: 2 },
    weekend: 'not-moved',
    kept: 'in-some-places',
  },
  { name: 'San Jacinto Day', on: { month: 4, day: 21 }, weekend: 'not-moved', kept: 'in-some-places' },
  { name: 'Memorial Day', on: { month: 5, weekday: 1, nth: 'last' }, since: 1971 },
  {
    name: 'Emancipation Day (Juneteenth)',
    on: { month: 6, day: 19 },
    since: 1980,
    kept: 'in-some-places',
  },
  { name: 'Independence Day', on: { month: 7, day: 4 }, weekend: 'not-moved' },
  { name: 'Independence Day', on: { month: 7, day: 4 }, kept: 'in-some-places' },
  {
    name: 'Lyndon Baines Johnson Day',
    on: { month: 8, day: 27 },
    since: 1973,
    weekend: 'not-moved',
    kept: 'in-some-places',
  },
  { name: 'Labor Day', on: { month: 9, weekday: 1, nth: 1 } },
  { name: 'Columbus Day', on: { month: 10, weekday: 1, nth: 2 }, since: 1971, kept: 'in-some-places' },
  {
    name: 'Veterans Day',
    on: { month: 11, day: 11 },
    since: 1954,
    kept: 'in-some-places',
  },
  { name: 'Thanksgiving Day', on: { month: 11, weekday: 4, nth: 4 } },
  { name: 'the day after Thanksgiving', on: { month: 11, weekday: 4, nth: 4, later: 1 } },
  {
    name: 'Christmas Eve',
    on: { month: 12, day: 24 },
    weekend: 'not-moved',
    kept: 'in-some-places',
  },
  { name: 'Christmas Day', on: { month: 12, day: 25 }, weekend: 'not-moved' },
  { name: 'Christmas Day', on: { month: 12, day: 25 }, kept: 'in-some-places' },
  {
    name: 'the day after Christmas',
    on: { month: 12, day: 26 },
    weekend: 'not-moved',
    kept: 'in-some-places',
  },
] as const satisfies readonly HolidayRule[];
