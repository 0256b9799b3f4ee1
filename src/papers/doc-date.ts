import { MONTH_WORD, monthNumber } from '../text/day-words.ts';

const MONTH = `${MONTH_WORD}\\.?`;
const WRITTEN = `(?<month>${MONTH})\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})`;
const OF_MONTH = `(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:day\\s+of\\s+)?(?<month>${MONTH}),?\\s+(?<year>\\d{4})`;
const SLASHED = '(?<month>\\d{1,2})[/-](?<day>\\d{1,2})[/-](?<year>\\d{4}|\\d{2})';
const ISO = '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})';
const FORMS = [WRITTEN, OF_MONTH, SLASHED, ISO];

/** Words before a date that say it is the paper's own, the most telling first. */
const LEADS = [
  '\\b(?:e-?filed|filed|entered)\\b(?:\\s+(?:on|in open court|electronically|stamp))?[\\s:]*',
  '\\b(?:dated|signed|executed|respectfully submitted)\\b(?:\\s+(?:at|in)\\s+[^\\n,]{2,40},\\s*(?:[A-Z][a-z ]+,\\s*)?)?(?:\\s*(?:this|on|as of))?[\\s:]*(?:the\\s+)?',
  '(?:^|\\n)[ \\t]*date(?:d)?[ \\t]*:[ \\t]*',
];

const HEAD = 6000;
const TAIL = 6000;

/**
 * The date that a paper gives itself, 'YYYY-MM-DD': the filing stamp first, then 'dated this …', then a line
 * 'Date: …', then a date that stands alone on a line near the top. Null when none of these is there: a date in
 * the running text is somebody else's.
 */
export function findDocDate(text: string): string | null {
  const head = text.slice(0, HEAD);
  const tail = text.length > HEAD ? text.slice(Math.max(HEAD, text.length - TAIL)) : '';
  for (const lead of LEADS) {
    const found = firstDate(head, lead) ?? firstDate(tail, lead);
    if (found !== null) return found;
  }
  return firstDate(text.slice(0, 1500), '(?:^|\\n)[ \\t]*', '[ \\t]*(?:\\n|$)');
}

function firstDate(text: string, lead: string, end = ''): string | null {
  let best: { at: number; date: string } | null = null;
  for (const form of FORMS) {
    for (const match of text.matchAll(new RegExp(lead + form + end, 'gi'))) {
      const { year = '', month = '', day = '' } = match.groups ?? {};
      const date = toDate(year, month, day);
      if (date !== null && (best === null || match.index < best.at)) best = { at: match.index, date };
    }
  }
  return best?.date ?? null;
}

function toDate(year: string, month: string, day: string): string | null {
  const named = monthNumber(month);
  const full = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);
  const number = named > 0 ? named : Number(month);
  const iso = `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(iso)) return null;
  return full >= 1900 && full <= 2100 ? iso : null;
}
