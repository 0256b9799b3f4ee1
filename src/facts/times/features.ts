import { stem } from '../../text/stem.ts';
import type { Mention } from './mention.ts';
import type { PaperSide } from './paper-side.ts';
import { classesOf } from './word-classes.ts';
import { isEnd, MODAL, verbFormAt, type Word, wordsOf } from './words.ts';

/** What is known of a mention beside the words of its own sentence. */
export interface Setting {
  side: PaperSide;
  /** Day against the paper's own day: YYYY-MM-DD each, null where unknown. */
  date: string | null;
  dated: string | null;
  /** The sentence before, as it stands. */
  before: string;
  /** The mention that stands before this one in the same sentence ends here; 0 where there is none. */
  clauseStart: number;
  /** And the next one begins here; the length of the text where there is none. */
  clauseEnd: number;
  /** Where the time of the day that stands with the mention begins and ends; null where none does. */
  clockStart: number | null;
  clockEnd: number | null;
}

const MOVED_TO =
  /(?:vacated|adjourned|continued|reset|rescheduled|postponed|moved|extended|enlarged|changed|set over|advanced)[^.;]{0,40}?\s(?:to(?:\sand\sincluding)?|for|until|through|on)\s(?:\w{3,9},?\s)?$/;
const RANGE = /^\s{0,2}(?:to|through|thru|and|until|-|–|—)\s{0,2}(?:the\s)?$/i;
const NEAR = 4;
const WIDE = 12;

/** The words of a sentence, once for all its mentions. */
export interface ReadWords {
  words: Word[];
  text: string;
}

export function readWords(text: string): ReadWords {
  return { words: wordsOf(text), text };
}

/** What tells a day to come from one that has been, each as a short name. */
export function featuresOf({ words, text }: ReadWords, mention: Mention, setting: Setting): string[] {
  const first = indexAt(words, mention.start);
  // 'On May 4, at 7:40 p.m., a truck struck': what follows a day follows its hour.
  const isNear =
    setting.clockEnd !== null && setting.clockEnd > mention.end && setting.clockEnd < setting.clauseEnd;
  const last = indexAt(words, isNear ? (setting.clockEnd ?? mention.end) : mention.end);
  const features = new Set<string>(['bias']);
  const form = formOf(mention);
  features.add(`form:${form}`);
  features.add(`side:${setting.side}`);
  features.add(`side:${setting.side} form:${form}`);
  const relative = relativeTo(setting);
  features.add(`rel:${relative}`);
  if (relative !== 'unknown') features.add(`rel:${relative} side:${setting.side}`);
  if (setting.clockStart !== null) features.add('clock');
  addLead(features, text, mention, setting, relative);
  addNear(features, words, first, last);
  addWide(features, words, first, last, setting);
  addLinks(features, text, mention, setting);
  addVerbs(features, words, first, last, setting, mention);
  addShape(features, words, first, last, text);
  if (mention.form === 'period') {
    features.add(`dir:${mention.direction}`);
    features.add(`unit:${mention.unit}`);
    if (mention.count !== null && mention.count > 120) features.add('many');
    for (const word of wordsOf(mention.event).slice(0, 8)) {
      features.add(`E:${keyOf(word.word)}`);
      for (const name of classesOf(word)) features.add(`E=${name} ${mention.direction}`);
    }
  }
  for (const { word } of wordsOf(setting.before.slice(-90)).slice(-5)) features.add(`P:${keyOf(word)}`);
  if (/:\s*$/.test(setting.before)) features.add('after-colon');
  return [...features];
}

/** Index of the first word at or after a place. */
function indexAt(words: readonly Word[], at: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function formOf(mention: Mention): string {
  if (mention.form !== 'day') return mention.form;
  if (mention.date === null) return 'blank';
  if (mention.date.startsWith('--')) return 'yearless';
  return mention.date.length === 7 ? 'month' : 'day';
}

function relativeTo({ date, dated }: Setting): string {
  if (date === null || dated === null) return 'unknown';
  if (date === dated) return 'same';
  if (date > dated) return Number(date.slice(0, 4)) > Number(dated.slice(0, 4)) + 4 ? 'far' : 'after';
  const [days, own] = [Date.parse(date), Date.parse(dated)];
  return own - days <= 4 * 86_400_000 ? 'just-before' : 'before';
}

/** A word as the model knows it: its stem; all figures are one. */
function keyOf(word: string): string {
  return /^\d/.test(word) ? '#' : stem(word);
}

const LEADS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'by',
    /\b(?:by|before|later than|until|till|through|prior to|(?:less|fewer|more) than|due|within|inside(?: of)?|up to|due on|including)$/,
  ],
  ['in', /\b(?:in|for|of|after|least|about|under|over|another|additional|have|has|had)$/],
  ['on', /\b(?:on|at|set|set for|is|are|will be|begins?|beginning|commenc\w+)$/],
  ['from', /\b(?:from|since|between|dated|as of|during)$/],
  ['label', /[:.\-–|]$/],
];

/** The kind of word that leads to the mention, with all that may go together with it. */
function addLead(
  features: Set<string>,
  text: string,
  mention: Mention,
  { clockStart, side }: Setting,
  relative: string,
): void {
  const start = Math.min(mention.start, clockStart ?? mention.start);
  const before = text
    .slice(Math.max(0, start - 40), start)
    .toLowerCase()
    .replace(/[\s,]*(?:\bon|\bat|\bthe)?[\s,(]*$/, (gone) =>
      /\b(?:on|at)\b/.test(gone) ? ` ${gone.trim().slice(0, 2)}` : '',
    );
  const deadline = /\b(?:on or before|later than|by|before|within|until)\s(?:on|the)?$/.test(`${before} `);
  const name = deadline
    ? 'by'
    : (LEADS.find(([, pattern]) => pattern.test(before))?.[0] ?? (before.trim() === '' ? 'start' : 'other'));
  features.add(`lead:${name}`);
  features.add(`lead:${name} ${mention.form}`);
  features.add(`lead:${name} ${side}`);
  features.add(`lead:${name} rel:${relative}`);
  if (clockStart !== null) features.add(`lead:${name} clock`);
}

/** The words just before and after, by their distance. */
function addNear(features: Set<string>, words: readonly Word[], first: number, last: number): void {
  const at = (index: number): string => keyOf(words[index]?.word ?? (index < 0 ? '^' : '$'));
  features.add(`-1:${at(first - 1)}`);
  features.add(`-2:${at(first - 2)}`);
  features.add(`-21:${at(first - 2)} ${at(first - 1)}`);
  features.add(`+1:${at(last)}`);
  features.add(`+2:${at(last + 1)}`);
  for (let distance = 1; distance <= NEAR; distance += 1) {
    features.add(`N:${at(first - distance)}`);
    features.add(`A:${at(last + distance - 1)}`);
  }
}

/**
 * The words of the clause on each side, without their distance, each also by its class. Those that stand before the
 * mention before, or after the next one, are theirs first.
 */
function addWide(
  features: Set<string>,
  words: readonly Word[],
  first: number,
  last: number,
  { clauseStart, clauseEnd }: Setting,
): void {
  const add = (side: string, word: Word, distance: number): void => {
    features.add(`${side}:${keyOf(word.word)}`);
    for (const name of classesOf(word)) {
      features.add(`${side}=${name}`);
      if (distance <= NEAR) features.add(`${side}near=${name}`);
    }
  };
  let nearest: string | null = null;
  for (let index = first - 1; index >= Math.max(0, first - WIDE); index -= 1) {
    const word = words[index];
    if (!word) break;
    add(word.start >= clauseStart ? 'L' : 'LL', word, first - index);
    const [name] = word.start >= clauseStart ? classesOf(word) : [];
    if (name !== undefined && nearest === null) {
      nearest = name;
      features.add(`nearest=${name}`);
    }
  }
  let next: string | null = null;
  for (let index = last; index < Math.min(words.length, last + WIDE); index += 1) {
    const word = words[index];
    if (!word) break;
    const own = word.start < clauseEnd && !(/^[.;]$/.test(word.word) && isEnd(words, index));
    if (!own) clauseEnd = Math.min(clauseEnd, word.start);
    add(own ? 'R' : 'RR', word, index - last + 1);
    const [name] = own ? classesOf(word) : [];
    if (name !== undefined && next === null) {
      next = name;
      features.add(`next=${name}`);
    }
  }
  features.add(`between=${nearest ?? '-'} ${next ?? '-'}`);
}

/** Whether the mention is what something was moved to, or one end of a span: 'from May 1 to June 3'. */
function addLinks(features: Set<string>, text: string, mention: Mention, setting: Setting): void {
  const own = text.slice(setting.clauseStart, mention.start);
  const lead = text.slice(Math.max(0, mention.start - 60), mention.start).toLowerCase();
  if (MOVED_TO.test(lead)) features.add('moved-to');
  if (/\bfrom\s{1,2}$/.test(lead)) features.add('from');
  if (setting.clauseStart > 0 && RANGE.test(own)) features.add('range-second');
  const after = text.slice(mention.end, setting.clauseEnd);
  if (setting.clauseEnd < text.length && RANGE.test(after)) features.add('range-first');
}

/** Tense: the forms of the verbs on both sides, the nearest first, within what is the mention's own. */
function addVerbs(
  features: Set<string>,
  words: readonly Word[],
  first: number,
  last: number,
  { clauseStart, clauseEnd, side }: Setting,
  mention: Mention,
): void {
  let left: string | null = null;
  let subject: string | null = null;
  for (let index = first - 1; index >= Math.max(0, first - 30); index -= 1) {
    const word = words[index];
    if (!word) break;
    if (isEnd(words, index)) break;
    const form = verbFormAt(words, index);
    const own = word.start >= clauseStart ? 'own' : 'shared';
    if (form !== null) {
      if (left === null) {
        left = form;
        features.add(`VL:${form}`);
        features.add(`VL:${form} ${own}`);
        features.add(`VL:${form} ${side}`);
        features.add(`VL:${form} ${mention.form}`);
      }
      features.add(`VLany:${form}`);
    }
    if (
      subject === null &&
      /^(?:you|your|i|we|plaintiff|defendant|part(?:y|ies)|he|she|they|it|court|counsel)$/.test(word.word)
    ) {
      subject = word.word;
      features.add(`subject:${subject}`);
    }
  }
  let right: string | null = null;
  for (let index = last; index < Math.min(words.length, last + 14); index += 1) {
    const word = words[index];
    if (!word || word.start >= clauseEnd || isEnd(words, index)) break;
    const form = verbFormAt(words, index);
    if (form === null) continue;
    if (right === null) features.add(`VR:${form}`);
    right ??= form;
    features.add(`VRany:${form}`);
  }
  features.add(`V:${left ?? '-'} ${right ?? '-'}`);
  addSubject(features, words, first, side);
}

const DETERMINER =
  /^(?:an?|any|no|each|every|all|both|the|this|that|these|your|its|his|her|their|my|our|such|said|you|i|we|he|she|they|it|who|which)$/;
const FAR = 30;
const SUBJECT_REACH = 7;

/**
 * How the subject of the governing verb is told, 'the tenant must' or 'a tenant must': rules speak of anybody, orders of
 * somebody; and the word with which the sentence begins.
 */
function addSubject(
  features: Set<string>,
  words: readonly Word[],
  first: number,
  side: Setting['side'],
): void {
  let start = first;
  while (start > 0 && first - start < FAR && !isEnd(words, start - 1)) start -= 1;
  const opening = keyOf(words[start]?.word ?? '$');
  features.add(`first:${opening}`);
  features.add(`first:${opening} ${side}`);
  for (let index = first - 1; index >= start; index -= 1) {
    if (!MODAL.test(words[index]?.word ?? '')) continue;
    for (let back = index - 1; back >= Math.max(start, index - SUBJECT_REACH); back -= 1) {
      const word = words[back]?.word ?? '';
      if (!DETERMINER.test(word)) continue;
      features.add(`told-of:${word}`);
      return;
    }
    features.add('told-of:name');
    return;
  }
}

/** Whether the sentence is prose or a row of a table, and what stands around the mention. */
function addShape(
  features: Set<string>,
  words: readonly Word[],
  first: number,
  last: number,
  text: string,
): void {
  const plainWords = words.filter(({ word }) => /^\p{L}/u.test(word)).length;
  features.add(`length:${plainWords < 4 ? 'row' : plainWords < 9 ? 'short' : 'long'}`);
  if (first === 0) features.add('begins');
  if (last >= words.length) features.add('ends');
  if (words.slice(Math.max(0, first - 6), first).some(({ word }) => word === ':')) features.add('label');
  const around = words.slice(Math.max(0, first - 8), last + 4);
  if (around.some(({ word }) => /^(?:§|u\.s\.c|rule|rules|code|stat|statutes?)$/.test(word)))
    features.add('cites');
  if (words[first - 1]?.word === '(' || (words[first - 2]?.word === '(' && words[last]?.word === ')'))
    features.add('bracketed');
  if (/\bv\.\s/.test(text)) features.add('versus');
}
