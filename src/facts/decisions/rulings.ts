import { hangsOnAnAct } from '../sentences/otherwise.ts';
import { allowedIn } from './allowed.ts';
import { actsIn } from './court-acts.ts';
import { decretalsIn, withJoinedCapitals } from './decretal.ts';
import { evenWords } from './even-words.ts';
import { gerundsIn } from './gerunds.ts';
import { outcomeOf, scopeAfter } from './outcomes.ts';
import {
  ACTIVE,
  ADVERB,
  ADVISEMENT,
  AND_DONE,
  BARE_OPINION,
  BE,
  CHAINED,
  CHECKED,
  DEFAULT,
  DONE_TO,
  FIELD,
  givenTo,
  LABELED,
  LONGEST,
  NOMINAL,
  ONLY_ORDERED,
  PASSIVE,
  WE_ALONE,
} from './patterns.ts';
import { sentBackFor } from './sent-back.ts';
import {
  ASKED,
  cutObject,
  mannerAfter,
  NOT_DECIDED,
  nameOf,
  statementStart,
  tailConditional,
  withoutLeadIn,
} from './things.ts';

/** What some words say that a court did with a thing; offsets into these words. */
export interface Ruling {
  /** The thing, in the words that stand there: 'Motion to Dismiss'. */
  of: string;
  /** What was done: 'granted in part', 'dismissed without prejudice'. */
  outcome: string;
  start: number;
  end: number;
  /** Printed or said as courts do it; an opinion also says on its way what it thinks. */
  isSure: boolean;
  /** The head of an order names it: 'ORDER DENYING MOTION'. */
  isHead?: boolean;
  /** How it is said; an opinion says in some of these what others decided. */
  way?: 'passive' | 'active' | 'head' | 'decretal';
}

/** The same before it has its name. */
type Found = Ruling;

const COURTS_WORD =
  /grant|den[yi]|dismiss|affirm|revers|vacat|sustain|overrul|remand|quash|str[i]|approv|adopt|aside|advisement|submission|moot|allow|award|stay|judgment|terminat|enjoin|restrain|continued|adjourn|resche|reset|postpon|default|clos|open|transfer|withdr|defer|abeyance|reject|accept|lift|reinstat|extend|discharg|convert|consolidat|annul|remit|modif|confirm|waive|declared|disbar|suspend|reprimand|censure|direct|order|declin|refus|appoint|imposed|answer|\bentered\b|\bissue\b|off calendar|\bcosts?\s(?:in favor|to|against|of|on|are|is|shall)/i;
/** A verb of a court in capitals, whatever it is. */
const PRINTED_VERB =
  /\b(?:Court|Panel|Judge|Master|undersigned|Board|Commission)\b.{0,30}\s[A-Z]{3,}S\b|\b(?:is|are|be)\s(?:\w+\s)?[A-Z]{3,}(?:ED|EN)\b/;
/** 'IT IS ORDERED', 'ORDER that 12 Motion is moot'. */
const ORDERING =
  /\b(?:[Oo]rdered|ORDERED|[Aa]djudged|ADJUDGED|[Dd]ecreed|DECREED|[Hh]ereby|HEREBY)\b|^.{0,60}\bORDER\b/s;
/** A form that nobody filled in: both parties named for one to be ticked, no date and no judge behind the words. */
const BLANK_FORM =
  /\b(?:the\s)?Plaintiff\s{1,3}(?:or\s)?[D☐_[\]\s]{0,4}Defendant\b|\bDated:\s{0,3}Judge:|\bin favor of\s{0,3}(?:_|\((?!name\)\s{1,3}[A-Z]{2}))/;
/** 'Any pending motion is DENIED' names what it decides. */
const ANY = /\bany(?=\s)/gi;
/** 'To the extent that the movant seeks fees, the motion …': the part of the thing that comes before it. */
const EXTENT =
  /^[\s\d.)(;:]{0,8}(?:to the extent|insofar as|with respect to|as to)\s[^;]{3,240}?,\s(?=(?:the|this|said)\s|\p{Lu})/iu;
const LONGEST_NOMINAL = 1000;
/** What is a sentence has been read as one. */
const HAS_VERB = /\b(?:is|are|was|were|been|remains?)\b/i;
/** 'In Quill v. Tice, Docket No. 263, we affirm': of which of several cases it speaks. */
const IN_CASE = /^\W*(?:as to|in)\s[^;]{3,120}?,\s(?:(?:docket|case|appeal)\s)?nos?\.\s([\w -]{2,40}),\s*$/i;
/** ', which addresses whether interest is due,' beside a thing. */
const ASIDE = /,\s(?:which|who)\s[^;]{3,400}$/i;
/** 'in part, reverse in part' behind what was affirmed in part. */
const PARTLY_ALSO = /^,?\s(?:and\s)?(?:we\s)?(reverse|vacate)\sin part\b/i;
/** 'for want of jurisdiction and denied in part' behind what was dismissed in part. */
const OTHER_PART =
  /^(?:\sfor (?:failure|lack|want)\b[^.;,]{3,80}?)?,?\sand\s(?:is\s)?((?:granted|denied|dismissed|affirmed|reversed|vacated|sustained|overruled)\sin part)\b/i;
/** 'is AFFIRMED and ADOPTED': one thing, and two things done with it. */
const ALSO_DONE =
  /^,?\sand\s(?:(?:is|are|hereby)\s){0,2}(adopted|affirmed|accepted|approved|confirmed|vacated|dismissed|closed|withdrawn|quashed)\b(?=[.,;]|\s(?:as|in|with|by|and)\b|\s*$)/i;
/** 'Because we affirm the order': why something else is so. */
const REASON_BEFORE = /\b(?:because|since|inasmuch as)\s$/i;
const SENT_BACK = /\bremand(?:s|ed)?$/i;
/** Things that one sentence of an opinion decides on after the first. */
const MOST_CHAINED = 4;

/**
 * What a court decided in one statement: a sentence of a paper or an entry of a docket. Object and ruling in the ways in
 * which courts write them: 'the motion is DENIED', 'we affirm the judgment', 'ORDER granting 12 Motion', 'Demurrer
 * SUSTAINED', a box that is ticked. What somebody asks for, what a rule says and what hangs on a condition is none.
 * `isOrdered`: it is an item of what 'IT IS ORDERED:'.
 */
export function rulingsIn(given: string, isOrdered = false): Ruling[] {
  const { text, placeOf } = evenWords(withJoinedCapitals(given));
  if (!(COURTS_WORD.test(text) || PRINTED_VERB.test(text)) || BLANK_FORM.test(text)) return [];
  const isOrdering = isOrdered || ORDERING.test(text);
  const sentences = [
    ...passives(text, isOrdering),
    ...actives(text, isOrdering),
    ...advisements(text),
    ...gerundsIn(text),
    ...judgments(text, isOrdering),
  ];
  const own = besides(sentences, [...actsIn(text), ...allowedIn(text)]);
  const nominal = sentences.length + own.length === 0 ? [...nominals(text)] : [];
  const labeled = sentences.length + own.length + nominal.length === 0 ? [...labels(text)] : [];
  const found = [...sentences, ...nominal, ...labeled, ...boxes(text)];
  const ends = besides(found, decretalsIn(text));
  const acts = besides([...found, ...ends], own);
  const all = found.length + ends.length + acts.length === 0 ? [...bare(text)] : [...found, ...ends, ...acts];
  return all.flatMap((ruling) => {
    const of = nameOf(ruling.of);
    if (of === null) return [];
    const sentBack = SENT_BACK.test(ruling.outcome) ? sentBackFor(text, ruling.end) : '';
    const last = Math.max(ruling.start, ruling.end + sentBack.length - 1);
    const outcome = `${outcomeOf(ruling.outcome)}${sentBack}`;
    return [{ ...ruling, of, outcome, start: placeOf(ruling.start), end: placeOf(last) + 1 }];
  });
}

/** What stands at no place that another reading has taken. */
const besides = (found: readonly Ruling[], further: readonly Ruling[]): Ruling[] =>
  further.filter(({ start, end }) => !found.some((each) => each.start < end && start < each.end));

const isShouted = (words: string) => /\p{Lu}{4}/u.test(words);

const asScope = (extent: string): string => {
  const words = extent.replace(/^[\s\d.)(;:]+|[\s,]+$/g, '');
  return words === '' || words.length > LONGEST ? '' : ` ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

function* passives(text: string, isOrdering: boolean): Generator<Found> {
  let decided = 0;
  for (const match of text.matchAll(PASSIVE)) {
    if (match.index < decided) continue;
    // 'The hearing is VACATED and the matter is continued': the second has a subject of its own.
    const own = /^,?\s(?:and|but)\s/i.exec(text.slice(decided));
    const start = Math.max(
      statementStart(text, match.index),
      decided > 0 && own && decided + own[0].length < match.index ? decided + own[0].length : 0,
    );
    const extent = EXTENT.exec(text.slice(start, match.index))?.[0] ?? '';
    const of = text.slice(start + extent.length, match.index).replace(ASIDE, '');
    const isSure = isOrdering || isShouted(match[1] ?? '');
    const isBare = /^[\s,;:]*be\b/i.test(match[0]);
    if (ASKED.test(of) || (isBare && !/\b(?:order|ordered|adjudged|decreed)\b/i.test(of))) continue;
    if (ONLY_ORDERED.test(match[1] ?? '') && !isSure) continue;
    const end = match.index + match[0].length;
    const isPrinted = isShouted(match[1] ?? '');
    if (NOT_DECIDED.test(withoutLeadIn(of).replace(isPrinted ? ANY : /^$/, '')) || tailConditional(text, end))
      continue;
    if (hangsOnAnAct(withoutLeadIn(of), match[0])) continue;
    const after = scopeAfter(text, end);
    const scope = after === '' ? asScope(extent) : after;
    const done = match[0].replace(new RegExp(`^[\\s,;:]*${BE}${ADVERB},?\\s`, 'i'), '');
    const manner = (match[2] ?? '') === '' ? mannerAfter(text, end) : '';
    const other = (/\sin part$/i.test(done) ? OTHER_PART : ALSO_DONE).exec(text.slice(end));
    const part = other === null ? '' : ` and ${other[1] ?? ''}`;
    const last = end + (other?.[0].length ?? 0);
    const given = /^(?:granted|denied|awarded)$/i.test(done)
      ? givenTo(withoutLeadIn(of), text.slice(end))
      : '';
    yield {
      of,
      outcome: `${done}${given}${manner}${scope}${part}`,
      start,
      end: last + given.length,
      isSure,
      way: 'passive',
    };
    decided = Math.max(last + given.length, end + after.length);
    for (let next = after === '' ? null : AND_DONE.exec(text.slice(decided)); next !== null; ) {
      const at = decided + next[0].length;
      const rest = scopeAfter(text, at);
      const outcome = `${next[1] ?? ''}${next[2] ?? ''}${rest}`;
      yield { of, outcome, start, end: at + rest.length, isSure, way: 'passive' };
      decided = at + rest.length;
      next = rest === '' ? null : AND_DONE.exec(text.slice(decided));
    }
  }
}

function* actives(text: string, isOrdering: boolean): Generator<Found> {
  for (const match of text.matchAll(ACTIVE)) {
    const [whole, verb = '', , object = ''] = match;
    const partly = match.groups?.partly ?? '';
    const lead = text.slice(statementStart(text, match.index), match.index);
    const inCase = IN_CASE.exec(lead)?.[1];
    const before = lead.replace(IN_CASE, '');
    if (NOT_DECIDED.test(before) || REASON_BEFORE.test(before) || DONE_TO.test(verb)) continue;
    if (hangsOnAnAct(before, whole.slice(0, whole.length - object.length))) continue;
    const of = cutObject(object);
    const start = match.index;
    const end = start + whole.length - object.length + of.length;
    const isSure = isOrdering || isShouted(verb);
    const manner = mannerAfter(text, end);
    const rest = text.slice(end).replace(manner, '');
    const reversed = PARTLY_ALSO.exec(rest)?.[1];
    const also = reversed === undefined ? '' : `, ${reversed}d in part`;
    const remand = /^(?:,?\s\w+ in part)?,?\sand remand/i.test(rest) ? ' and remanded' : '';
    const tail = remand === '' ? 0 : manner.length + rest.search(/\sand remand/i) + ' and remand'.length;
    yield {
      of,
      outcome: `${verb}${partly}${manner}${also}${remand}${inCase === undefined ? '' : ` in No. ${inCase}`}`,
      start,
      end: end + tail,
      isSure,
      way: 'active',
    };
    let from = end;
    for (let count = 0; count < MOST_CHAINED; count += 1) {
      const next = CHAINED.exec(text.slice(from, from + 300));
      if (next === null) break;
      const other = cutObject(next[2] ?? '');
      const at = from + next[0].length - (next[2] ?? '').length;
      from = at + other.length;
      const outcome = `${next[1] ?? ''}${mannerAfter(text, from)}`;
      yield { of: other, outcome, start: at, end: from, isSure, way: 'decretal' };
    }
  }
  for (const { index, 0: whole, 1: done = '' } of text.matchAll(WE_ALONE))
    yield {
      of: 'The decision under review',
      outcome: done,
      start: index,
      end: index + whole.length,
      isSure: true,
      way: 'decretal',
    };
}

function* advisements(text: string): Generator<Found> {
  for (const { index, 0: whole, 1: of = '', 2: under = '' } of text.matchAll(ADVISEMENT))
    yield { of, outcome: `taken ${under}`, start: index, end: index + whole.length, isSure: true };
}

/** 'Judgment is entered in favor of Plaintiff'. */
function* judgments(text: string, isSure: boolean): Generator<Found> {
  for (const { index, 0: whole, 1: of = '', 2: outcome = 'entered' } of text.matchAll(DEFAULT)) {
    const before = text.slice(statementStart(text, index), index);
    if (!NOT_DECIDED.test(before) && !hangsOnAnAct(before, whole))
      yield { of, outcome, start: index, end: index + whole.length, isSure, way: 'passive' };
  }
}

function* nominals(text: string): Generator<Found> {
  for (const { index, 0: whole, 1: of = '' } of text.slice(0, LONGEST_NOMINAL).matchAll(NOMINAL)) {
    if (NOT_DECIDED.test(of) || HAS_VERB.test(of)) continue;
    const at = whole.indexOf(of);
    const done = whole.slice(at + of.length);
    const outcome = done.replace(/^[\s:–(-]+|\)$/g, '');
    yield { of, outcome, start: index + at, end: index + whole.length, isSure: isShouted(done) };
  }
}

function* labels(text: string): Generator<Found> {
  for (const match of text.slice(0, LONGEST_NOMINAL).matchAll(LABELED)) {
    const [whole, of = '', done = '', manner = ''] = match;
    if (!/^\p{Lu}/u.test(of) || !/^\p{Lu}/u.test(done) || FIELD.test(of) || NOT_DECIDED.test(of)) continue;
    const start = match.index + whole.indexOf(of);
    const end = match.index + whole.length;
    yield { of, outcome: `${done}${manner}`, start, end, isSure: isShouted(done) };
  }
}

const ONLY_BOXES = /^\s*(?:(?:☐|\[\s?\]|\(\s?\))\s{0,3}[\w ]{3,40}\s*){0,3}$/;

/** A thing before a row of boxes, of which one is ticked. */
function* boxes(text: string): Generator<Found> {
  for (const { index, 0: whole, 1: outcome = '' } of text.matchAll(CHECKED)) {
    const before = text.slice(Math.max(0, index - 160), index);
    const of =
      /([^.;:☐☒\]]{4,120}?)(?:\s(?:is|are|be)(?:\shereby)?)?[.:]?\s*(?:(?:☐|\[\s?\]|\(\s?\))\s{0,3}[\w ]{3,40}\s*){0,3}$/.exec(
        before,
      )?.[1];
    if (of === undefined || ONLY_BOXES.test(before)) {
      // '[ ] AFFIRMED [X] REVERSED' on a line of its own speaks of what was appealed from.
      if (!ONLY_BOXES.test(before) || !/^(?:affirm|revers|modif|remand|vacat)/i.test(outcome)) continue;
      yield {
        of: 'The decision under review',
        outcome,
        start: index,
        end: index + whole.length,
        isSure: true,
      };
      continue;
    }
    const start = index - before.length + before.indexOf(of);
    yield { of, outcome, start, end: index + whole.length, isSure: true };
  }
}

/** 'AFFIRMED.' alone, as an opinion ends. */
function* bare(text: string): Generator<Found> {
  if (!BARE_OPINION.test(text.trim()) || /so ordered/i.test(text)) return;
  const outcome = text.trim().replace(/\.$/, '');
  yield { of: 'The decision under review', outcome, start: 0, end: text.length, isSure: true };
}
