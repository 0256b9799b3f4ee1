import { MONTH_WORD, monthNumber } from '../text/day-words.ts';
import { ORDINAL, ordinalNumber } from '../text/number-words.ts';

const MONTH = `${MONTH_WORD}\\.?`;
const WRITTEN = `(?<month>${MONTH})\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})`;
const OF_MONTH = `(?<day>\\d{1,2})(?:\\s?(?:st|nd|rd|th))?\\s+(?:(?:day\\s+)?of\\s+)?(?<month>${MONTH}),?\\s+(?:A\\.?\\s?D\\.?,?\\s+)?(?<year>\\d{4})`;
/** 'This third day of November, 2031'. */
const SPELLED = `(?<day>${ORDINAL})\\s+(?:day\\s+)?of\\s+(?<month>${MONTH}),?\\s+(?:A\\.?\\s?D\\.?,?\\s+)?(?<year>\\d{4})`;
const SLASHED = '(?<month>\\d{1,2})[/-](?<day>\\d{1,2})[/-](?<year>\\d{4}|\\d{2})';
const ISO = '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})';
const FORMS = [WRITTEN, OF_MONTH, SPELLED, SLASHED, ISO];

/** 'Issued: May 2', and a row of a form over or beside its day; another cell of the row may stand behind it. */
const ISSUED =
  '(?:^|\\n|(?<![ \\t])[ \\t]{3})[ \\t]*(?:date[ \\t]+(?:of[ \\t]+)?issue(?:d|ance)?|issue[ \\t]+date|witness(?:[ \\t]+this)?[ \\t]+date|issued(?:[ \\t]+on)?)\\b[ \\t]*(?:[:–—-][ \\t]*)?(?:[^\\n\\d]{0,100}\\n[ \\t]*)?';
const ROW = '(?:^|\\n)[ \\t]*date(?:d)?[ \\t]*:[ \\t]*';

/** 'Date of notice:', 'Date mailed', 'Mailed:', each a row of its own; and what a clerk certifies of the mailing. */
const SENT_LEADS = [
  '(?:^|\\n|(?<![ \\t])[ \\t]{3})[ \\t]*(?:(?:date|day)[ \\t]+(?:of[ \\t]+(?:this[ \\t]+)?(?:notice|mailing)|mailed|sent)|(?:notice|mailing)[ \\t]+date|mailed(?:[ \\t]+on)?)[ \\t]*(?:[:–—-][ \\t]*)?(?:\\n[ \\t]*)?',
  '\\b(?:was|were)\\s+(?:(?:also|duly|this\\s+day)\\s+)?(?:sent|mailed|deposited)\\b[^.;]{0,120}?\\bon\\s+(?:or\\s+about\\s+)?',
];
const CERTIFIES_MAILING =
  /\bcertificate of (?:mailing|service by mail)\b|\bclerk\b[^.;]{0,200}\bcertif|\bcertif(?:y|ies)\b[^.;]{0,200}\bmailed\b/i;

/** Words before a date that say it is the paper's own, the most telling first. */
const LEADS = [
  '\\b(?:e-?filed|filed|entered)\\b(?:\\s+(?:on|in open court|electronically|stamp))?[\\s:]*',
  '\\b(?:dated|signed|executed|respectfully submitted)\\b(?:\\s+(?:at|in)\\s+[^\\n,]{2,40},(?:\\s*[A-Z][a-z ]{1,40}?,?)?)?(?:\\s*(?:this|on|as of))?[\\s:]*(?:the\\s+)?',
  '\\bthis\\s+(?:the\\s+)?(?=\\S+\\s+day\\s+of\\b)',
  ISSUED,
  ROW,
];

const HEAD = 6000;
const TAIL = 6000;

/**
 * The date that a paper gives itself, 'YYYY-MM-DD': the filing stamp first, then 'dated this …', then a line
 * 'Date: …', then a date that stands alone on a line near the top, then the day of its mailing. Null when none of these is there: a date in
 * the running text is somebody else's.
 */
export function findDocDate(text: string): string | null {
  const head = text.slice(0, HEAD);
  const tail = text.length > HEAD ? text.slice(Math.max(HEAD, text.length - TAIL)) : '';
  for (const lead of LEADS) {
    const found = firstDate(head, lead) ?? firstDate(tail, lead);
    if (found === null) continue;
    // What was mailed before the day of its row 'Date:' bears there the day of something else.
    const mailed = lead === ROW ? (firstDate(tail, CERTIFIED) ?? firstDate(head, CERTIFIED)) : null;
    if (mailed === null || mailed >= found) return found;
  }
  const issued = firstDate(head, '(?:^|\\n)[ \\t]*', '[ \\t]+date[ \\t]+issued\\b');
  if (issued !== null) return issued;
  return firstDate(text.slice(0, 1500), '(?:^|\\n)[ \\t]*', '[ \\t]*(?:\\n|$)') ?? sentOn(head, tail);
}

/** The day on which the paper was sent, by a row or by what is certified of its mailing. */
function sentOn(head: string, tail: string): string | null {
  const [row = '', mailed = ''] = SENT_LEADS;
  const found = firstDate(head, row) ?? firstDate(tail, row);
  if (found !== null) return found;
  const certified = [tail, head].map((text) => text.slice(text.search(CERTIFIES_MAILING)));
  return (
    certified
      .map((text) => (CERTIFIES_MAILING.test(text) ? firstDate(text, mailed) : null))
      .find((day) => day !== null) ?? null
  );
}

function firstDate(text: string, lead: string, end = ''): string | null {
  let best: { at: number; date: string } | null = null;
  for (const form of FORMS) {
    for (const match of text.matchAll(new RegExp(lead + form + end, 'gi'))) {
      const { year = '', month = '', day = '' } = match.groups ?? {};
      const date = toDate(year, month, day);
      if (date === null || (best !== null && match.index >= best.at)) continue;
      const [start, stop] = [match.index, match.index + match[0].length];
      if (isOfBirth(text, start)) continue;
      if (!isOfAnother(text, start, stop) && !isOfSitting(text, start, stop)) best = { at: start, date };
    }
  }
  return best?.date ?? null;
}

const BIRTH =
  /\b(?:(?:date|day|year) of birth|birth[ -]?(?:date|day)|d\.?o\.?b\b\.?|born)(?:[^\n\d]|\b\d{5}\b){0,80}(?:\n[^\S\n]*)?$/i;

/** 'Date of Birth: Fresno' and the day below: a person's, and no paper's. */
const isOfBirth = (text: string, start: number): boolean =>
  BIRTH.test(
    text.slice(
      Math.max(0, start - 160),
      start + (/^\s*/.exec(text.slice(start, start + 20))?.[0].length ?? 0),
    ),
  );

const PAPERS =
  /\b(?:motions?|complaint|petition|answer|response|reply|brief|memorandum|application|request|notice|stipulation|affidavit|declaration|objections?|counterclaim|appeal|order|judgment|lease|contract|agreement|letter|deeds?|mortgage|promissory note)\b/i;
const OF_ITSELF =
  /\b(?:this|the (?:foregoing|within|instant|present|above|undersigned))\s(?:[\w'’-]+\s){0,8}?(?:is|was|were|has been|being|be)\s(?:\w+\s){0,3}$|\bthis\s(?:\w+\s){0,2}$/i;
/** What goes on behind a date in running words: 'is DENIED', 'by the defendant'. */
const RUNS_ON =
  /^,?[ \t]*\n?[ \t]*(?:is|are|was|were|has|have|had|shall|will|seek(?:s|ing)|asks|requesting|by the)\b/;

/** 'This writ shall be executed on May 2': a day to come. */
const TO_COME =
  /\b(?:shall|will|may|must|can|cannot|should|to)\s(?:not\s)?be\s(?:\w+\s)?$|\b(?:shall|will|may|must) have been\s$/i;

/** 'Plaintiff's Motion, filed May 2' and 'the lease dated May 2' tell when another paper was made. */
function isOfAnother(text: string, start: number, end: number): boolean {
  const words = text.slice(start, end);
  const verb = /^\s*([a-z-]+)/i.exec(words)?.[1] ?? '';
  if (!/^(?:e-?filed|filed|entered|dated|signed|executed)$/i.test(verb) || /\bthis\b/i.test(words))
    return false;
  const lead = leadOf(text, start + words.indexOf(verb));
  if (TO_COME.test(lead)) return true;
  if (OF_ITSELF.test(lead)) return false;
  if (RUNS_ON.test(text.slice(end, end + 40))) return true;
  const near = lead.slice(lead.lastIndexOf('   ') + 1).trim();
  if (near === '') return false;
  const running = near.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length;
  // A stamp begins with a capital, and after the name of a paper it has its colon.
  return running >= 3 || (PAPERS.test(near) && (/^\p{Ll}/u.test(verb) || !/:\s*\S{1,9}/.test(words)));
}

/** The words before a place on its line; where the line begins there in small letters, the line before it as well. */
function leadOf(text: string, at: number): string {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const lead = text.slice(Math.max(line, at - 160), at).replaceAll('\t', '   ');
  if (lead.trim() !== '' || line === 0 || !/^\p{Ll}/u.test(text.slice(at))) return lead;
  return text.slice(Math.max(text.lastIndexOf('\n', line - 2) + 1, line - 160), line);
}

const ROWS = 4;
/** Rows that stand beside the day of a hearing: its hour, its room. */
const OF_SITTING = /(?:^|\n|[ \t|])(?:time|hour|place|location|court ?room|dep(?:artmen)?t|room)\.?[ \t]*:/i;
/** A line with a row 'Date:' and what stands behind that on it. */
const OTHER_DATE = /(?:^|\n)[ \t]*(?:[a-z\d]{1,2}[.)][ \t]*)?date(?:d)?[ \t]*:[^\n]*/i;
/** Minutes bear the day and hour of what they tell. */
const MINUTES =
  /\bminute (?:order|entry)\b|\b(?:court|civil|criminal|clerk'?s)\s+minutes\b|(?:^|\n)\s*minutes\b/i;
const CERTIFIED = '\\bcertif(?:y|ies)\\s+that,?(?:\\s+(?:on|this|the|or|about|day))*\\s*';

/** Whether a row 'Date:' says when something is heard: it stands beside its hour or place. */
function isOfSitting(text: string, start: number, end: number): boolean {
  if (!/^\s*dated?[ \t]*:/i.test(text.slice(start, end))) return false;
  const row = start + (/^\s*/.exec(text.slice(start, end))?.[0].length ?? 0);
  let [from, to] = [row, end];
  for (let count = 0; count < ROWS; count += 1) {
    from = Math.max(0, text.lastIndexOf('\n', from - 2) + 1);
    const next = text.indexOf('\n', to + 1);
    to = next === -1 ? Math.min(text.length, to + 200) : next;
  }
  // Rows beside another row 'Date:' are of that one.
  const above =
    text
      .slice(Math.max(from, row - 600), row)
      .split(OTHER_DATE)
      .at(-1) ?? '';
  const [below = ''] = text.slice(end, Math.min(to, end + 600)).split(OTHER_DATE);
  const block = `${above}${text.slice(row, end)}${below}`;
  return OF_SITTING.test(block) && !MINUTES.test(text.slice(0, 3000));
}

function toDate(year: string, month: string, day: string): string | null {
  const named = monthNumber(month);
  const full = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);
  const number = named > 0 ? named : Number(month);
  const inMonth = /^\d/.test(day) ? day : String(ordinalNumber(day));
  const iso = `${full}-${String(number).padStart(2, '0')}-${inMonth.padStart(2, '0')}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(iso)) return null;
  return full >= 1900 && full <= 2100 ? iso : null;
}
