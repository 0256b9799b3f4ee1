/** The courts whose holidays are known. */
export const COURT_CALENDARS = ['federal', 'new_mexico', 'california'] as const;
export type CourtCalendar = (typeof COURT_CALENDARS)[number];

/** Months count from 1; weekday 0 is Sunday; `later` moves the found day on, in days. */
export type HolidayDay =
  | { month: number; day: number }
  | { month: number; weekday: number; nth: 1 | 2 | 3 | 4 | 'last'; later?: number };

export interface HolidayRule {
  name: string;
  on: HolidayDay;
  /** First and last year in which it is kept. */
  since?: number;
  until?: number;
}

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

const NEW_YEAR: HolidayRule = { name: "New Year's Day", on: { month: 1, day: 1 } };
const KING: HolidayRule = {
  name: 'Martin Luther King Jr. Day',
  on: { month: 1, weekday: MONDAY, nth: 3 },
  since: 1986,
};
const MEMORIAL: HolidayRule[] = [
  { name: 'Memorial Day', on: { month: 5, day: 30 }, until: 1970 },
  { name: 'Memorial Day', on: { month: 5, weekday: MONDAY, nth: 'last' }, since: 1971 },
];
const PRESIDENTS: HolidayRule[] = [
  { name: "Washington's Birthday", on: { month: 2, day: 22 }, until: 1970 },
  { name: "Presidents' Day", on: { month: 2, weekday: MONDAY, nth: 3 }, since: 1971 },
];
const INDEPENDENCE: HolidayRule = { name: 'Independence Day', on: { month: 7, day: 4 } };
const LABOR: HolidayRule = { name: 'Labor Day', on: { month: 9, weekday: MONDAY, nth: 1 } };
// Uniform Monday Holiday Act, 1971 to 1977: the fourth Monday of October.
const VETERANS: HolidayRule[] = [
  { name: 'Armistice Day', on: { month: 11, day: 11 }, since: 1938, until: 1953 },
  { name: 'Veterans Day', on: { month: 11, day: 11 }, since: 1954, until: 1970 },
  { name: 'Veterans Day', on: { month: 10, weekday: MONDAY, nth: 4 }, since: 1971, until: 1977 },
  { name: 'Veterans Day', on: { month: 11, day: 11 }, since: 1978 },
];
const THANKSGIVING: HolidayRule[] = [
  { name: 'Thanksgiving Day', on: { month: 11, weekday: THURSDAY, nth: 'last' }, until: 1941 },
  { name: 'Thanksgiving Day', on: { month: 11, weekday: THURSDAY, nth: 4 }, since: 1942 },
];
const AFTER_THANKSGIVING: HolidayRule = {
  name: 'the day after Thanksgiving',
  on: { month: 11, weekday: THURSDAY, nth: 4, later: 1 },
};
const CHRISTMAS: HolidayRule = { name: 'Christmas Day', on: { month: 12, day: 25 } };

function juneteenth(since: number): HolidayRule {
  return { name: 'Juneteenth', on: { month: 6, day: 19 }, since };
}

function octoberMonday(name: string, since: number, until?: number): HolidayRule {
  return {
    name,
    on: { month: 10, weekday: MONDAY, nth: 2 },
    since,
    ...(until !== undefined && { until }),
  };
}

/**
 * The holidays of each court, as rules for any year. Federal: 5 USC 6103. New Mexico: NMSA 12-5-2 and the
 * courts' practice (secondary sources): no Presidents' Day in February but the day after Thanksgiving.
 * California: the judicial holidays of CCP 135 (every Saturday is one besides). All are kept on the Friday
 * before a Saturday and the Monday after a Sunday.
 */
export const HOLIDAY_RULES: Readonly<Record<CourtCalendar, readonly HolidayRule[]>> = {
  federal: [
    NEW_YEAR,
    KING,
    ...PRESIDENTS,
    ...MEMORIAL,
    juneteenth(2021),
    INDEPENDENCE,
    LABOR,
    octoberMonday('Columbus Day', 1971),
    ...VETERANS,
    ...THANKSGIVING,
    CHRISTMAS,
  ],
  new_mexico: [
    NEW_YEAR,
    KING,
    ...MEMORIAL,
    juneteenth(2022),
    INDEPENDENCE,
    LABOR,
    octoberMonday('Columbus Day', 1971, 2018),
    octoberMonday("Indigenous Peoples' Day", 2019),
    ...VETERANS,
    ...THANKSGIVING,
    AFTER_THANKSGIVING,
    CHRISTMAS,
  ],
  california: [
    NEW_YEAR,
    KING,
    { name: "Lincoln's Birthday", on: { month: 2, day: 12 } },
    ...PRESIDENTS,
    { name: 'Cesar Chavez Day', on: { month: 3, day: 31 }, since: 2001 },
    ...MEMORIAL,
    juneteenth(2022),
    INDEPENDENCE,
    LABOR,
    { name: 'Native American Day', on: { month: 9, weekday: FRIDAY, nth: 4 }, since: 2022 },
    octoberMonday('Columbus Day', 1971, 2021),
    ...VETERANS,
    ...THANKSGIVING,
    AFTER_THANKSGIVING,
    CHRISTMAS,
  ],
};
