import type { DayMention, PeriodMention } from './mention.ts';

type Told = DayMention | PeriodMention;

/** 'by that date', 'on or before said day', 'no later than then': a day that was told just before. */
const THAT_DAY =
  /\b(?:by|before|on\s{1,2}or\s{1,2}before|at\s{1,2}or\s{1,2}before|no(?:t)?\s{1,2}later\s{1,2}than|until|prior\s{1,2}to)\s{1,2}((?:that|this|the\s{1,2}same|said|such)\s{1,2}(?:date|day|time|deadline)|then)\b(?!\s{1,2}(?:of|that|on\s{1,2}which|when|existing)\b|['’-])/gi;
/** 'within the same time', 'within that period'. */
const THAT_TIME =
  /\bwithin\s{1,2}((?:that|this|the\s{1,2}same|said|such|the\s{1,2}above|like)\s{1,2}(?:time|period|\d{1,3}[-\s]day\s{1,2}period))\b/gi;
/** Somebody has to do something then; what follows from being late is no second duty. */
const ASKS =
  /\b(?:must|shall|should|may|has to|have to|is to|are to|to be|is due|are due|need to|please|required|ordered|directed|will)\b/i;
const IF =
  /\b(?:if|unless|failing|failure|absent|should\s(?:you|the|any)|when|in the event|otherwise|who|which|not\s(?:\w+\s){0,3}?)\b[^,;]*$/i;
const SENTENCE = /[.;?!](?=\s)/;

/**
 * Days and times that a sentence takes from what it said before: 'The list is due June 2; the fee must be paid by that
 * date'. `told` are the days and times of the same sentence, `earlier` those of the sentence before, in order.
 */
export function findThatDays(text: string, told: readonly Told[], earlier: readonly Told[]): Told[] {
  const found: Told[] = [];
  const add = (match: RegExpMatchArray, isTime: boolean): void => {
    const at = match.index ?? 0;
    const words = match[1] ?? '';
    const end = at + match[0].length;
    const start = end - words.length;
    const own = text.slice(0, at).split(SENTENCE).at(-1) ?? '';
    const rest = text.slice(end).split(SENTENCE)[0] ?? '';
    if (IF.test(own) || !ASKS.test(`${own} ${rest}`)) return;
    const source = told.findLast((each) => each.end <= at) ?? earlier.at(-1);
    if (source === undefined || (isTime && source.form !== 'period')) return;
    if (source.form === 'day' && source.date !== null && source.date.length > 6)
      found.push({ ...source, start, end });
    if (
      source.form === 'period' &&
      source.count !== null &&
      source.count > 0 &&
      source.direction !== 'before'
    )
      found.push({ ...source, start, end, unitEnd: end });
  };
  for (const match of text.matchAll(THAT_DAY)) add(match, false);
  for (const match of text.matchAll(THAT_TIME)) add(match, true);
  return found;
}
