import { wordsOfName } from '../participants/same-name.ts';
import { sideOfRole } from '../participants/side-of-role.ts';

export type Side = 'plaintiff' | 'defendant';

/** Somebody in the caption of a paper. */
export interface NamedParty {
  name: string;
  role: string;
}

const SIDES = /\b(?:(plaintiffs?|petitioners?)|(?:defendants?|respondents?))\b(?!['’]s)/gi;
const YOU = /\byou\b/gi;
/** 'On the verified motion of Petitioner', 'the affidavit filed by Plaintiff': who asked, and not who is ordered. */
const ASKED =
  /\b(?:motion|application|petition|request|affidavit|declaration|complaint)s?\s+(?:(?:filed|made|brought|presented|signed)\s+)?(?:of|by)\s+(?:(?!\b(?:it\s+is|is|shall|must)\b)[^,.;:]){0,80}/gi;
/** 'TO CITEE (name of person you allege has violated the orders):', 'TO PLAINTIFF AND PLAINTIFF'S COUNSEL:'. */
const ADDRESSED =
  /\bto\s+(?:the\s+)?(?:citee|contemnor|plaintiffs?|petitioners?|defendants?|respondents?)\b(?:\s*\([^)]{0,80}\))?[^:;.]{0,60}:\s*/gi;
const CITED = /^\s*to\s+(?:the\s+)?(?:citee|contemnor)/i;
/** The name of who is addressed stands within so many characters. */
const NAME_REACH = 60;
/** A sentence ends where another one begins; '9:00 a.m. and' and 'J. Poe' end none. */
const SENTENCE = /(?<!\b[AaPp]\.?[Mm]|\b\p{Lu})[.;!?]\s+(?=["“]?\p{Lu})/u;
const TITLE = /\border(?:s|ed)?\s+to\s+show\s+cause\b(?!\s+why)|\bshow\s+cause\s+order\b/i;
const NEAR = 320;

interface Mention {
  at: number;
  side: Side | 'you';
}

const patternOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.')).join('[^\\p{L}\\p{N}]+(?:\\p{L}\\.\\s+)?')}(?![\\p{L}\\p{N}])(?!['’]s)`,
    'giu',
  );

/** Where people of a caption are named in a text, by whole name. */
function namesIn(text: string, parties: readonly NamedParty[]): Mention[] {
  return parties.flatMap(({ name, role }) => {
    const side = sideOfRole(role);
    const words = wordsOfName(name);
    if (side === null || words.length === 0) return [];
    return [...text.matchAll(patternOf(words))].map(({ index }): Mention => ({ at: index, side }));
  });
}

const sidesIn = (text: string): Mention[] =>
  [...text.matchAll(SIDES)].map(({ index, 1: suing }) => ({
    at: index,
    side: suing === undefined ? 'defendant' : 'plaintiff',
  }));

const last = (mentions: readonly Mention[]) => mentions.toSorted((one, other) => other.at - one.at)[0];
const other = (side: Side): Side => (side === 'plaintiff' ? 'defendant' : 'plaintiff');

/** Whom a paper speaks to where it says 'you': by the last heading before there, 'TO PLAINTIFF:', 'TO CITEE: Ada Poe'. */
function addressedSide(text: string, at: number, parties: readonly NamedParty[]): Side | null {
  const heading = [...text.matchAll(ADDRESSED)].findLast(({ index, 0: to }) => index + to.length <= at);
  if (heading === undefined) return null;
  const [words] = heading;
  if (!CITED.test(words)) return only(sidesIn(words));
  const end = heading.index + words.length;
  const [named] = namesIn(text.slice(end, end + NAME_REACH), parties).toSorted((one, two) => one.at - two.at);
  return named === undefined || named.side === 'you' ? null : named.side;
}

/** Whom the paragraph around a place turns to by a heading at its beginning; null where it has none, or is far below it. */
export function headedSide(text: string, at: number): Side | null {
  if (at > text.length) return null;
  const paragraph =
    text
      .slice(0, at)
      .split(/\n[^\S\n]*\n/)
      .at(-1) ?? '';
  const [heading] = paragraph.matchAll(ADDRESSED);
  return heading !== undefined && paragraph.slice(0, heading.index).trim() === ''
    ? only(sidesIn(heading[0]))
    : null;
}

/** The one side that is named; null where both or none are. */
function only(mentions: readonly Mention[]): Side | null {
  const sides = new Set(mentions.map(({ side }) => side));
  const [side] = sides;
  return sides.size === 1 && side !== undefined && side !== 'you' ? side : null;
}

/**
 * Who is ordered by the sentence that goes on to `at`: whoever it names last, by side or by name, and not whoever asked
 * for the order. Who is called 'you' is whom the paper turns to, or else not who asked. Null where nobody can be told.
 */
export function orderedSide(text: string, at: number, parties: readonly NamedParty[]): Side | null {
  const before = text.slice(Math.max(0, at - NEAR), at);
  const sentence = before.split(SENTENCE).at(-1)?.split(TITLE).at(-1) ?? '';
  const asked: string[] = [];
  const rest = sentence.replace(ASKED, (words) => {
    asked.push(words);
    return ' '.repeat(words.length);
  });
  const you = [...rest.matchAll(YOU)].map(({ index }): Mention => ({ at: index, side: 'you' }));
  const found = last([...sidesIn(rest), ...namesIn(rest, parties), ...you]);
  if (found !== undefined && found.side !== 'you') return found.side;
  const to = found === undefined ? null : addressedSide(text, at, parties);
  if (to !== null) return to;
  const mover = only(asked.flatMap((words) => [...sidesIn(words), ...namesIn(words, parties)]));
  return mover === null ? null : other(mover);
}

const COMES =
  /\b(?:(?:ordered|commanded|directed|required)\s+to|shall|must)\s+(?:personally\s+)?(?:appear|attend|be\s+present)\b/gi;
/** A day stands so far behind what it is the day of. */
const DAY_REACH = 200;

/** The one side that the sentence around a day orders to be there; null where it orders both, somebody else or nobody. */
export function calledAlone(
  text: string,
  { start, end }: { start: number; end: number },
  parties: readonly NamedParty[],
): Side | null {
  const order = [...text.slice(0, end).matchAll(COMES)].at(-1);
  if (order === undefined || start - order.index > DAY_REACH) return null;
  const before =
    text
      .slice(Math.max(0, order.index - NEAR), order.index)
      .split(SENTENCE)
      .at(-1) ?? '';
  const rest = before.split(/\n[^\S\n]*\n/).at(-1) ?? '';
  const named = [...sidesIn(rest), ...namesIn(rest, parties)];
  return only(named) === null ? null : orderedSide(text, order.index, parties);
}
