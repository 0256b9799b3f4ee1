import { MONTHS } from './day-words.ts';

const MONTH = MONTHS.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join('|');
const WEEKDAY = '(?:Mon|Tues?|Wednes|Wed|Thurs?|Fri|Satur|Sat|Sun)(?:day)?';
const ZONE =
  '(?:(?:Alaska|Arizona|Atlantic|Central|Eastern|Hawaii|Local|Mountain|Pacific|Daylight|Prevailing|Standard)\\s){1,3}Time\\b|[ACEHMP][DSP]?T\\b|AK[DS]T\\b|UTC\\b|GMT\\b';
const PLACE =
  '(?:Court\\s?room|Ctrm|Room|Rm|Department|Dept|Division|Div|Part|Suite|Floor|Judge)\\.?\\s(?:No\\.?\\s)?(?:\\d|[A-Z]\\b)';

/** '2:00 p.m.', '9 A.M.' */
const TIME = /\d\s?[ap]\.\s?m\.$/i;
/** What says more of the same moment: a day, a zone, a room, the end of a span. 'Monday is a holiday' says something new. */
const SAME_MOMENT = new RegExp(
  `^(?:[–—-]|\\(?(?:${ZONE})|\\((?:Alaska|Arizona|Atlantic|Central|Eastern|Hawaii|local|Mountain|Pacific)|(?:${MONTH})\\s\\d|${WEEKDAY}(?:\\.|,|\\s(?:\\d|through|to|and|or|on|in|at|of|the|for|before|${MONTH})\\b)|${PLACE})`,
);
/** 'Wed. June 5': the day of a week, shortened, before its date. */
const SHORT_DAY = /(?:^|[\s(])(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\.$/;
const DATE = new RegExp(`^(?:${MONTH}|\\d)`);

/** Whether words that end in the dot of a time or of a shortened day go on with the words after it. */
export function goesOnAfterTime(before: string, after: string): boolean {
  return (TIME.test(before) && SAME_MOMENT.test(after)) || (SHORT_DAY.test(before) && DATE.test(after));
}
