import { cleanText, type Paper } from '../../papers/paper.ts';
import { pageAt } from '../../text/pages.ts';
import type { Actor, FactPlace } from '../schema.ts';
import type { Clause } from './clause.ts';
import { findDays } from './days.ts';
import { dutyOf } from './duty.ts';
import { ACTS } from './duty-words.ts';
import { findPeriods } from './periods.ts';

/** One thing of a list that a day heads: 'By March 3: (a) …; (b) …'. */
export interface ListedDuty {
  place: FactPlace;
  text: string;
  what: string;
  label: string;
}

/** A statement with a day in it, whose offsets count in the statement, and the way from those of its passage to the paper's. */
interface Head {
  clause: Clause;
  day: { start: number; end: number };
  toSource(at: number): number;
}

const COLON = /:(?=\s*$|\s{1,3}(?:\(?\w{1,4}[.)]|[•●▪*–-])\s)/;
const SUBJECT = "(?:[\\p{L}.'’&-]+\\s){0,6}?[\\p{L}.'’&-]+";
/** What may stand in a head beside its day: who must, and a verb whose things are listed. */
const HEAD = new RegExp(
  `^[\\s,]*(?:(?:of|after|from|following)\\s[^,:]{3,60},\\s*)?(?:(?:and|also)\\s)?(?:${SUBJECT}\\s(?:shall|must|will|may|should|(?:is|are)\\s(?:hereby\\s)?(?:ordered|directed|required)?\\s?to)(?:\\s(?:each|also|either|jointly))?(?:\\s(${ACTS}|do|take|perform|accomplish|comply with))?(?:\\s(?:(?:each|all|both)\\sof\\s)?the\\sfollowing(?:\\s[\\p{L}]+){0,2})?)?[\\s,]*:\\s*$`,
  'iu',
);
const DOES = /^(?:do|take|perform|accomplish|comply with|complete)$/i;
const LEADS = /\b(?:on or before|no later than|not later than|at the latest|by|before|within|until)\s*$/i;
const MARK = /(?:^|[\s;])(\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]|[•●▪*–-])\s+(?=\S)/giu;
const REACH = 3000;
const MOST = 20;

/** The verb of a head, '' where it has none of its own; null where a clause heads no list. */
function verbOfHead(head: string, day: { start: number; end: number }): string | null {
  const lead = head.slice(0, day.start).replace(LEADS, '');
  const found = HEAD.exec(`${lead} ${head.slice(day.end)}`);
  if (found === null) return null;
  const verb = found[1] ?? '';
  return DOES.test(verb) ? '' : verb;
}

/** 'You must do them within 5 days': what is to be done stands in a list that was announced before and comes after. */
const DO_THEM =
  /\b(?:must|shall|have\sto|has\sto|need\sto)\sdo\s(?:all\s(?:of\s)?)?(?:them|(?:these|the\sfollowing)\sthings)\b(?:\sall)?/i;
const LIST_WITHIN = 700;
const FIRST_MARK = /(?:^|\s)(?=\(?(?:1|a|i)[.)]\s+\S)/i;

/** Where the list of a day begins, and the verb of its head: behind a colon, or behind the statement that speaks of it. */
function headOf(paper: Paper, { clause, day, toSource }: Head): { end: number; verb: string } | null {
  const colon = COLON.exec(clause.text.slice(day.end));
  if (colon === null) {
    if (!DO_THEM.test(clause.text.slice(0, day.start))) return null;
    const from = toSource(clause.start + day.end - 1) + 1;
    const first = FIRST_MARK.exec(paper.text.slice(from, from + LIST_WITHIN));
    return first === null ? null : { end: from + first.index, verb: '' };
  }
  const end = day.end + colon.index + 1;
  const verb = verbOfHead(clause.text.slice(0, end), day);
  return verb === null ? null : { end: toSource(clause.start + end - 1) + 1, verb };
}

/**
 * What a day that heads a list asks for, item by item, by offsets of the paper; empty where it heads none. Items that name
 * a day of their own are told by that.
 */
export function listedUnder(
  paper: Paper,
  { clause, day, toSource }: Head,
  docType: string | null,
): ListedDuty[] {
  const head = headOf(paper, { clause, day, toSource });
  if (head === null) return [];
  const { verb } = head;
  return itemsFrom(paper, head.end).flatMap(({ start, end: until }): ListedDuty[] => {
    const text = cleanText(paper, start, until).replace(/\s+/g, ' ').trim();
    if (text === '' || findDays(text).length > 0 || findPeriods(text).length > 0) return [];
    const words = verb === '' || STARTS_WITH_ACT.test(text) ? text : `${verb} ${text}`;
    const { label } = dutyOf({
      text: words,
      start: 0,
      end: 0,
      row: null,
      docType,
      event: '',
      isDayAnEvent: false,
    });
    const own = dutyOf({ text, start: 0, end: 0, row: null, docType, event: '', isDayAnEvent: false });
    const place = {
      page: pageAt(paper.pageStarts, start),
      start,
      end: until,
      quote: paper.text.slice(start, until),
    };
    return [{ place, text, what: own.what, label }];
  });
}

const STARTS_WITH_ACT = new RegExp(`^(?:${ACTS})\\b|\\s(?:shall|must|will)\\s`, 'i');

/** Items that follow a colon: each from behind its mark to the next mark, the last to the end of its sentence. */
function itemsFrom(paper: Paper, from: number): { start: number; end: number }[] {
  const text = paper.text.slice(from, from + REACH);
  const marks = inSequence(
    [...text.matchAll(MARK)].map((match) => ({
      mark: match[1] ?? '',
      at: match.index,
      after: match.index + match[0].length,
    })),
  );
  const [first] = marks;
  if (first === undefined || text.slice(0, first.at).trim() !== '' || marks.length < 2) return [];
  return marks.slice(0, MOST).map(({ after }, index) => {
    const rest = text.slice(after, marks[index + 1]?.at ?? text.length);
    const stop = /\n\s*\n|[.;](?=\s|$)/.exec(rest);
    const own = stop === null ? rest : rest.slice(0, stop.index);
    const words = own.replace(/[\s;,]*(?:\b(?:and|or))?\s*$/, '');
    return { start: from + after, end: from + after + words.length };
  });
}

interface Mark {
  mark: string;
  at: number;
  after: number;
}

/** Marks of one kind that count on from each other: (a), (b), (c); 1., 2., 3.; points. */
function inSequence(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const each of marks) {
    const last = kept.at(-1);
    if (last === undefined || follows(last.mark, each.mark)) kept.push(each);
  }
  return kept;
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

function follows(before: string, mark: string): boolean {
  const [own, other] = [before, mark].map((each) => each.replace(/[().]/g, '').toLowerCase());
  if (own === undefined || other === undefined || before.replace(/[\w]+/, '') !== mark.replace(/[\w]+/, ''))
    return false;
  if (/^\W$/.test(own)) return own === other;
  if (/^\d+$/.test(own)) return Number(other) === Number(own) + 1;
  const at = ROMAN.indexOf(own);
  return other === String.fromCharCode(own.charCodeAt(0) + 1) || (at !== -1 && ROMAN[at + 1] === other);
}

/** Who has to do an item: its own subject, else whoever the head names. */
export const actorOfItem = (own: Actor, head: Actor): Actor => (own === 'unsaid' ? head : own);
