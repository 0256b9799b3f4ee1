import { ordinalNumber } from '../../text/number-words.ts';
import { eventAfter } from './events.ts';
import type { PeriodMention } from './mention.ts';

const ORDINAL =
  '(?:(?:twenty|thirty|forty|fifty|sixty|ninety)[-\\s]?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|(?:twent|thirt|fort|fift|sixt|ninet)ieth';
/** 'the seventh (7th) day', 'the 20th calendar day', 'the thirtieth day'. */
const NTH_DAY = new RegExp(
  `\\bthe\\s{1,2}(?:(?<figure>\\d{1,3})(?:st|nd|rd|th)|(?<words>${ORDINAL}))(?:\\s{1,2}\\(\\d{1,3}(?:st|nd|rd|th)?\\))?\\s{1,2}(?:calendar\\s{1,2}|full\\s{1,2})?(?<kind>court|business|judicial|working)?\\s{0,2}day\\b(?!\\s{1,2}of\\s{1,2}(?:the\\s|each|every|[A-Z_]))`,
  'gi',
);

/** 'by 4:00 p.m. the court day before the hearing', 'by noon of the business day following filing': one day. */
const DAY_BEFORE =
  /\b(?:the|one|the\s{1,2}next)\s{1,2}(?:(?:(court|judicial|business|working)\s{1,2})?day\s{1,2}(?=(?:before|prior\s{1,2}to)\s)|(court|judicial|business|working)\s{1,2}day\s{1,2}(?=(?:after|following)\s))/gi;

/** 'On or before the seventh day after service': a time that is counted by the number of its last day. */
export function findOrdinalPeriods(text: string): PeriodMention[] {
  const found: PeriodMention[] = [];
  for (const match of text.matchAll(NTH_DAY)) {
    const { figure, words = '', kind } = match.groups ?? {};
    const unitEnd = match.index + match[0].length;
    const event = eventAfter(text, unitEnd);
    if (event === null) continue;
    const unit = kind === undefined ? 'days' : /court|judicial/i.test(kind) ? 'court_days' : 'business_days';
    found.push({
      form: 'period',
      count: figure === undefined ? ordinalNumber(words) : Number(figure),
      unit,
      unitEnd,
      direction: event.direction,
      event: event.words,
      start: match.index,
      end: event.end,
    });
  }
  for (const match of text.matchAll(DAY_BEFORE)) {
    const unitEnd = match.index + match[0].trimEnd().length;
    const event = eventAfter(text, unitEnd);
    if (event === null) continue;
    const kind = match[1] ?? match[2];
    const unit = kind === undefined ? 'days' : /court|judicial/i.test(kind) ? 'court_days' : 'business_days';
    const { direction, words } = event;
    found.push({
      form: 'period',
      count: 1,
      unit,
      unitEnd,
      direction,
      event: words,
      start: match.index,
      end: event.end,
    });
  }
  return found;
}
