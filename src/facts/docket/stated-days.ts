import { dateAt } from '../../papers/docket/printed-dates.ts';
import { MONTH_WORD } from '../../text/day-words.ts';
import { TIME_ASKED } from './registers.ts';

/** A day that an entry sets, with what for; offsets into the entry's text. */
export interface StatedDay {
  kind: 'hearing' | 'deadline';
  what: string;
  date: string;
  time: string | null;
  place: string | null;
  start: number;
  end: number;
  /** The entry itself says that it was called off, or moved from this day. */
  isOff: boolean;
  /** Somebody asks for it, and the entry does not say that it was granted. */
  isAsked?: boolean;
}

const SITTING =
  '(?:hearings?|trial|conference|argument|mediation|arraignment|calendar call|docket call|call|status|review|disposition|sentencing|pre-?trial|settlement|OSC|show cause|examination|call(?:over)?|results|deposition|appearance|meeting of creditors)';
const IS_SITTING = new RegExp(`\\b${SITTING}\\b`, 'i');
const CAN_BE_DAY = new RegExp(
  `\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}(?!\\d)|\\d{4}-\\d\\d-\\d\\d|\\b${MONTH_WORD}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}`,
  'gi',
);
/** 'p.m. (EST)'. */
const ZONE =
  '(?:\\s{0,2}\\(?(?:[ECMP][DS]?T|(?:eastern|central|mountain|pacific)(?:\\s(?:standard|daylight))?(?:\\stime)?)\\b\\)?\\s?)?';
const CLOCK = `(?:\\d{1,2}(?:\\s?:\\d\\d)?(?::\\d\\d)?\\s?:?(?:[ap]\\.?\\s?m\\b\\.?)|noon|\\d{1,2}:\\d\\d)${ZONE}`;
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s)?';
/** What stands between the word that sets a day and the day. */
const UP_TO = `\\s?(?:date|deadline)?s?\\s?(?:is|are|was|were|has been|have been|be)?\\s?(?:now |re)?(?:set|scheduled|continued)?\\s?(?:by|on|for|to|until|at|no later than|before)?\\s?[:=–-]?\\s?(?:${CLOCK}\\s(?:on\\s)?)?${WEEKDAY}$`;
const DUE = new RegExp(
  `\\b(?:due|deadlines?|no later than|on or before|not later than|cut-?off|expires?|extended|file[ds]? by|(?:ans(?:wer)?|resp(?:onse)?|repl(?:y|ies)|opp(?:osition)?|obj(?:ections?)?|brief|appeal|pay(?:ment)?)s?\\.?\\sby|(?:shall|must|to),?\\s(?:[^.;]{3,120}?\\s)?by|deadlines?\\s(?:to|for)\\s[^.;]{3,80}?\\s(?:is|are|be)|(?:extension\\b[^.;]{0,60}|^)\\bdays?\\sto|(?<!\\bfrom\\s[^.;]{3,40})\\b(?:until|through(?: and including)?|to and including)|last day to\\s[^.;]{3,60}?\\bis|appeal date)\\b${UP_TO}`,
  'i',
);
const SET = new RegExp(
  `\\b(?:set|reset|re-set|scheduled|rescheduled|re-scheduled|continued|passed|adjourned|calendared|noticed|moved|postponed|the week of|be (?:held|heard|conducted)|${SITTING.slice(3, -1)})\\b${UP_TO}`,
  'i',
);
/** 'extended from 9/10/2031 to', 'resets the conference set for 10/12/2031 at 10 am to': the day behind the one that no longer holds. */
const FROM_DAY_TO = new RegExp(
  `\\b(?:extend|extension|re-?set|continu|re-?schedul|adjourn|postpon|mov)\\w*\\b[^.;]{0,120}\\d{2,4},?\\s(?:at\\s)?(?:${CLOCK}\\s)?(?:and\\s)?to\\s(?:${CLOCK}\\s(?:on\\s)?)?${WEEKDAY}$`,
  'i',
);
const MOVES = /\b(?:extend|extension|re-?set|continu|re-?schedul|adjourn|postpon|mov)\w*\b/i;
const TO_DAY = new RegExp(
  `^[,\\s]*(?:at\\s)?(?:${CLOCK}\\s)?to\\s(?:${CLOCK}\\s(?:on\\s)?)?${WEEKDAY}(?:\\d|${MONTH_WORD})`,
  'i',
);
/** Days on which something was done. */
const DONE =
  /\b(?:filed|entered|(?<!\bbe )held|received|dated|signed|served|issued|mailed|sent|executed|returned|modified|added|e-?filed|from|re-?issued|closed|terminated|ordered|granted|denied|(?<!\bweek )of|paid)\s*(?:on|date)?\s*:?\s*$/i;
const OFF =
  /\b(?:vacat(?:ed|es|ing)|cancel\w*|stricken|off calendar|withdrawn|moot|removed from (?:the )?calendar)\b/i;
/** What follows the day of a sitting that is no longer on it. */
const MOVED =
  /\b(?:is|are|was|were|has been|be)\s(?:hereby\s|now\s)?(?:vacat\w*|cancel\w*|strick?en|moot\w*|adjourned|continued|reset|rescheduled|postponed|taken off|removed)/i;
const TIME_AFTER = new RegExp(`^\\s?[,@(-]?\\s?(?:at\\s|@\\s?)?(${CLOCK})`, 'i');
const TIME_BEFORE = new RegExp(`(${CLOCK})\\s(?:on\\s)?${WEEKDAY}$`, 'i');
const PLACE =
  /^[^.;]{0,50}?\b(?:in|at|,)\s((?:the\s)?(?:(?:courtroom|room|rm\.?|department|dept\.?|division|div\.?|part)\s?(?:no\.?\s)?[\w-]{1,8}(?:\s[A-Z]\b)?|[A-Z][\w'’ ]{2,40}\s(?:courthouse|courtroom\s?\w{0,6})))/i;

const LEAD = 200;
const HEAD_OF_ROW = 400;
/** An entry of what a side asks for, and nothing that the court did with it. */
const ASKING =
  /^[\W\d]{0,40}(?:\p{Lu}[\p{Lu}-]{0,30}\s){0,4}?(?:motion|request|petition|application|stipulation)\b(?![\s\S]{0,200}\b(?:granted|so ordered)\b)/iu;

/** '13:30' of '1:30 PM'; null of what is no time of day. */
function timeOf(words: string): string | null {
  if (/noon/i.test(words)) return '12:00';
  const match = /(\d{1,2})(?:\s?:(\d\d))?(?::\d\d)?\s?(?:([ap])\.?\s?m)?/i.exec(words);
  if (!match) return null;
  const [hour, half] = [Number(match[1]), match[3]?.toLowerCase()];
  const full = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour;
  if (full > 23 || Number(match[2] ?? 0) > 59) return null;
  return `${String(full).padStart(2, '0')}:${match[2] ?? '00'}`;
}

const ZONE_ALONE = /\([ECMP][DS]?T\)/g;

/** A bracket behind a small word or before one: the sentence goes on after it. */
const AMIDST =
  /\((?:[^()\d][^()]{2,60})\)(?=\s(?:and|or|by|on|to|is|are|shall|must|no later|is due|are due)\b)/gi;

/** The statement in which a day stands, up to the day: its last sentence, bracket or list item. */
function clauseBefore(text: string, at: number): { words: string; start: number } {
  const from = Math.max(0, at - LEAD);
  // A zone in brackets belongs to its hour, and ends nothing.
  const zoned = text.slice(from, at).replace(ZONE_ALONE, (zone) => ` ${zone.slice(1, -1)} `);
  // 'must answer Counts I (…) and IV (…) by': what stands in brackets in the midst of a sentence.
  const before = zoned.replace(AMIDST, (aside) => aside.replaceAll(/[()]/g, ' '));
  let cut = 0;
  for (const match of before.matchAll(
    /(?<!\b(?:no|dr|mr|ms|jr|inc|co|dept|hon|a\.m|p\.m)\.?)[.;](?=\s)|\n|[()[\]](?!\w{1,2}[)\]])|\*{2,}/gi,
  ))
    cut = match.index + match[0].length;
  const lead = before.slice(cut);
  const blank = lead.length - lead.trimStart().length;
  return { words: lead.trimStart(), start: from + cut + blank };
}

/** 'upon Lund Freight served on 2/9/2031, answer'. */
const ANSWER_OF =
  /(?:^|\b(?:upon|as to|by)\s|,\s)((?:(?!\b(?:upon|as to)\s)[^,]){3,60}?(?:,? (?:inc|llc|ltd|corp)\.?)?)\s(?:served|acknowledgment sent|waiver sent)\b[^,]{0,60},\sanswers?$/i;

/** The matter without the words that set the day: 'Responses' of 'Responses due by'. */
function matterOf(words: string): string {
  const bare = words
    .replace(new RegExp(`\\s?(?:${CLOCK}\\s(?:on\\s)?)?${WEEKDAY}$`, 'i'), '')
    .replace(
      /[\s,:–-]*\b(?:(?:is|are|was|were|has been|have been|be|now|hereby|shall|must|will|date|by|on|for|to|until|at|before|no later than|on or before|not later than|due|re-?set|set|re-?scheduled|scheduled|continued|passed|adjourned|calendared|moved|postponed|extended|the)\b[\s,:–=-]*)+$/i,
      '',
    )
    .replace(
      /^(?:\W|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\s|\d{1,4}\s(?=\p{Lu})|\d{1,3} pg,|[\d.]+ [KM]B|(?:set\/reset|set|reset|terminate|update[sd]?) (?:deadlines?|hearings?)(?:\/hearings?)?(?:\sas to [^:]{0,60})?:\s?|and\s|that\s|the\s|with\s)+/iu,
      '',
    );
  const plain = bare
    .replace(/^(?:it is\s)?(?:hereby\s|further\s)*ordered that\s(?:the\s)?/i, '')
    .replace(/^[\p{Lu} ]{4,40}:\s(?:an?\s|the\s)?/u, '')
    .trim();
  const answer = ANSWER_OF.exec(plain)?.[1];
  if (answer !== undefined) return `Answer of ${answer}`;
  return plain.split(/\s+/).slice(-14).join(' ');
}

/** Whether nothing but a number and days stands before: the columns of the row itself. */
const isColumn = (before: string): boolean => /^[\W\d]{0,40}$/.test(before);

/** The days that an entry sets, each once, in the order of the text. */
export function statedDays(text: string): StatedDay[] {
  const found: StatedDay[] = [];
  for (const match of text.matchAll(CAN_BE_DAY)) {
    const printed = dateAt(text, match.index);
    if (printed?.iso == null || (isColumn(text.slice(0, match.index).slice(0, 60)) && match.index < 60))
      continue;
    const { words, start } = clauseBefore(text, match.index);
    if (DONE.test(words)) continue;
    const isAsked = TIME_ASKED.test(words) && ASKING.test(text.slice(0, HEAD_OF_ROW));
    const isNew = FROM_DAY_TO.test(words);
    const isDue = isAsked || DUE.test(words) || (isNew && !IS_SITTING.test(words));
    if (!isDue && !isNew && !SET.test(words)) continue;
    const after = text.slice(printed.end, printed.end + 160);
    const clock = TIME_AFTER.exec(after)?.[1] ?? TIME_BEFORE.exec(words)?.[1];
    const matter = matterOf(words);
    const isBy = /\b(?:by|before|no later than)\s?:?\s?(?:\p{L}+day,?\s)?$/iu.test(words);
    const isHeard =
      !isBy &&
      IS_SITTING.test(words) &&
      !/\bdue\b|cut-?off|\bdeadline|\bbriefs?\b|\breports?\b|\bstatement\b/i.test(words);
    const kind = isHeard || (!isDue && clock !== undefined) ? 'hearing' : isDue || isBy ? 'deadline' : null;
    if (kind === null || matter.length > 160) continue;
    const rest = after.slice(TIME_AFTER.exec(after)?.[0].length ?? 0);
    found.push({
      kind,
      what: matter === '' ? (kind === 'hearing' ? 'Hearing' : 'Deadline') : matter,
      date: printed.iso,
      time: clock === undefined ? null : timeOf(clock),
      place: kind === 'hearing' ? (PLACE.exec(` ${rest}`)?.[1] ?? null) : null,
      start,
      end: printed.end + (TIME_AFTER.exec(after)?.[0].length ?? 0),
      isOff:
        OFF.test(words) ||
        /\bpreviously\b/i.test(words) ||
        (TO_DAY.test(after) && MOVES.test(words)) ||
        MOVED.test(/^[^.;\n]*/.exec(after)?.[0] ?? ''),
      ...(isAsked && { isAsked }),
    });
  }
  return found;
}

const ROW_DAY = new RegExp(
  `^(?:\\W|\\d{1,4}\\s|${CLOCK}|at\\b|event:|hearing:|calendar event)*((?:[\\p{L}\\d'’&/.-]+\\s){0,6}?(?:hearings?|trial|conference|arraignment|mediation|calendar call|docket call|sentencing|OSC|pre-?trial|show cause)\\b[^|\\t\\n(]{0,60})`,
  'iu',
);
/** Papers and acts that are named after hearings. */
const IS_PAPER =
  /^(?:\W|\d)*(?:\w+\s){0,3}?(?:orders?|notices?|motions?|minutes?|requests?|stipulations?|affidavits?|responses?|reply|letters?|memo\w*|transcripts?|briefs?|fees?|receipts?|demands?|certificates?|proofs?|returns?|exhibits?|statements?|reports?|lists?|summons|applications?|questionnaires?|plans?|entry|waivers?|proposed|plaintiff'?s|defendant'?s)\b/i;

/** A row that is itself a sitting of the court on the row's day, as registers of state courts list them. */
export function sittingOf(
  row: string,
  description: string,
): Omit<StatedDay, 'date' | 'start' | 'end'> | null {
  const name = ROW_DAY.exec(description.slice(0, 160))?.[1]?.trim();
  if (name === undefined || IS_PAPER.test(description)) return null;
  const clock = new RegExp(`(?<![\\d:])${CLOCK}`, 'i').exec(row.replace(/^\W*\d[\d/-]{5,9}/, ''))?.[0];
  // Fees are named after what they pay for: 'LENGTHY TRIAL FUND $10.00'.
  if (clock === undefined && /\$|\bf(?:ee|und)s?\b/i.test(row)) return null;
  return {
    kind: 'hearing',
    what: name
      .replace(/\s+(?:original|judicial|result|hearing time|type|comment)\b.*$/i, '')
      .replace(/[\s,:;-]+$/, ''),
    time: clock === undefined ? null : timeOf(clock),
    place: PLACE.exec(` ${row}`)?.[1] ?? null,
    isOff: OFF.test(row) || /\b(?:continued|rescheduled|reset|postponed|adjourned)\b/i.test(row),
  };
}
