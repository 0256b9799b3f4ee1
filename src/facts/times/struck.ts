import type { Paper } from '../../papers/paper.ts';
import type { Sentence } from '../../papers/sentences.ts';
import { stem } from '../../text/stem.ts';
import type { FoundFact } from '../schema.ts';
import { isAlternative, sideAlone } from './other-statement.ts';
import { passageOf } from './passage.ts';
import { withoutWasDue } from './was-due.ts';

/** A sentence that takes back or moves something that the paper set before. */
interface Strike {
  start: number;
  end: number;
  /** The words that name what is moved, by their beginnings. */
  things: readonly string[];
  isSitting: boolean;
  /** 'All deadlines', 'the remaining dates'. */
  isAll: boolean;
  /** It gives another day: what it names before is another one. */
  isMoved: boolean;
}

/** A day that its own sentence takes back. */
export interface CalledOff {
  date: string;
  isSitting: boolean;
}

const ENDS = 'vacated|cancell?ed|stricken|terminated|withdrawn|taken\\soff(?:\\s(?:the\\s)?calendar)?';
const GOES =
  'continued|adjourned|re-?scheduled|re-?set|moved|postponed|extended|enlarged|changed|advanced|reassigned';
const VERB = new RegExp(
  `\\b(?:is|are|was|were|has\\sbeen|have\\sbeen|shall\\sbe|will\\sbe)\\s(?:(?:hereby|now|therefore|also|further)\\s)?(?:(${ENDS})|(${GOES}))\\b`,
  'i',
);
/** 'a fee to postpone the trial' moves nothing; 'the clerk is directed to vacate the hearing' does. */
const ACTIVE =
  /(?<!(?<!\b(?:directed|ordered|instructed)\s)\bto\s|\b(?:can|cannot|will|must|shall|you|we|they|who|nor|or)\s)\b(?:(vacates?|cancels?|strikes?)|(continues?|adjourns?|reschedules?|postpones?|resets?|extends?|moves?))\s(?=(?:the|all|this|its)\s)/i;
const MAYBE =
  /\b(?:if|unless|may|might|could|would|should|requests?|asks?|asked|requested|moved\sto|motion\sto|not)\b/i;
const SITTING =
  /\b(hearings?|trials?|conferences?|mediations?|depositions?|arguments?|appearances?|sales?|settings?|inspections?|examinations?|arraignments?)\b/gi;
const TIMES = /\b(deadlines?|dates?|time|cut-?offs?|due\sdates?)\b/gi;
const LIGHT =
  /^(?:the|this|that|said|set|for|and|all|any|date|dates|matter|case|above|your|our|on|in|of|to|at|time|deadline|deadlines|hearing|is|scheduled|previously|currently)$/i;
const UNLESS = /^[^.;]{0,120}?\b(?:if|unless|in\sthe\sevent|upon)\b/i;
const REACH = 110;
/** No more earlier facts than these are looked at for one sentence. */
const MOST_COMPARED = 80;
const MOST_STRIKES = 200;

/** Sentences that take back or move a hearing or a deadline, in order of place. */
export function findStrikes(paper: Paper, sentences: readonly Sentence[]): Strike[] {
  const found: Strike[] = [];
  for (const { text, start, end } of sentences) {
    if (found.length >= MOST_STRIKES) break;
    if (
      !/vacat|cancel|strick|strik|off|continu|adjourn|re-?sched|re-?set|mov|postpon|exten|enlarg|chang|advanc|withdr|terminat/i.test(
        text.slice(0, 700),
      )
    )
      continue;
    const strike = strikeIn(passageOf(paper, start, end).text.slice(0, 700));
    if (strike !== null) found.push({ ...strike, start, end });
  }
  return found;
}

function strikeIn(text: string): Omit<Strike, 'start' | 'end'> | null {
  const passive = VERB.exec(text);
  const active = ACTIVE.exec(text);
  const match = passive ?? active;
  if (match === null) return null;
  const named = passive
    ? text.slice(Math.max(0, passive.index - REACH), passive.index)
    : text.slice(match.index + match[0].length, match.index + match[0].length + REACH);
  if (UNLESS.test(text.slice(match.index + match[0].length))) return null;
  const clause = lastOrFirst(named, passive !== null);
  if (
    MAYBE.test(
      passive ? text.slice(Math.max(0, passive.index - REACH), passive.index) : text.slice(0, match.index),
    )
  )
    return null;
  const sitting = [...clause.matchAll(SITTING)].at(passive ? -1 : 0);
  const time = [...clause.matchAll(TIMES)].at(passive ? -1 : 0);
  const noun = sitting ?? time;
  if (!noun) return null;
  // 'Pay by May 4 or the hearing is vacated' takes nothing back yet; for one side alone it takes nothing from the other.
  if ((passive && isAlternative(clause)) || sideAlone(text.slice(match.index)) !== null) return null;
  const phrase = clause.slice(Math.max(0, noun.index - 60), noun.index + noun[0].length);
  const own = sitting ? phrase : `${phrase} ${clause.slice(noun.index + noun[0].length)}`;
  return {
    things: stemsOf(own),
    isSitting: sitting !== undefined,
    isAll: /\ball\b|\bremaining\b|\bevery\b/i.test(phrase),
    isMoved: match[2] !== undefined,
  };
}

function lastOrFirst(named: string, isLast: boolean): string {
  const parts = named.split(/[.;]\s/);
  return (isLast ? parts.at(-1) : parts[0]) ?? '';
}

function stemsOf(words: string): string[] {
  return (words.replace(/\bpre-/gi, 'pre').match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !LIGHT.test(word))
    .map((word) => stem(word.toLowerCase()).slice(0, 6));
}

/**
 * Facts without the days that a later sentence of the paper takes back or moves: the day itself wherever it is named,
 * and what bears the same name. Facts are in order of place.
 */
export function withoutStruck(
  facts: readonly FoundFact[],
  strikes: readonly Strike[],
  calledOff: readonly CalledOff[],
): FoundFact[] {
  const gone = new Set<FoundFact>(offByDay(facts, calledOff));
  for (const strike of strikes) {
    const own = facts.filter((fact) => fact.start < strike.end && fact.end > strike.start);
    const until = facts.findIndex(({ start }) => start >= strike.start);
    const earlier = facts.slice(0, until === -1 ? facts.length : until).slice(-MOST_COMPARED);
    for (const fact of struckBy(strike, earlier, own)) gone.add(fact);
  }
  return withoutWasDue(facts.filter((fact) => !gone.has(fact)));
}

/** A hearing on a day that is taken back; a deadline only where no other one falls on it. */
function offByDay(facts: readonly FoundFact[], calledOff: readonly CalledOff[]): FoundFact[] {
  const days = new Set(
    calledOff.map(({ date, isSitting }) => `${isSitting ? 'hearing' : 'deadline'} ${date}`),
  );
  const onDay = facts.filter((fact) => days.has(`${fact.kind} ${dateOf(fact)}`));
  return onDay.filter(
    (fact) =>
      fact.kind === 'hearing' ||
      !onDay.some((other) => other !== fact && other.kind === 'deadline' && dateOf(other) === dateOf(fact)),
  );
}

const dateOf = (fact: FoundFact): string | null =>
  fact.kind === 'hearing' || fact.kind === 'deadline' ? (fact.value.date ?? null) : null;

function struckBy(strike: Strike, earlier: readonly FoundFact[], own: readonly FoundFact[]): FoundFact[] {
  const kind = strike.isSitting ? 'hearing' : 'deadline';
  const alike = earlier.filter((fact) => fact.kind === kind && dateOf(fact) !== null);
  const news = new Set(own.filter((fact) => fact.kind === kind).map(dateOf));
  // What moves something and gives no day leaves open to when; the day it had is gone all the same.
  if (strike.isMoved && news.size === 0 && !strike.isSitting) return [];
  const others = alike.filter((fact) => !news.has(dateOf(fact)));
  if (strike.isAll) return others;
  const named = others.filter((fact) => strike.things.length > 0 && isNamed(strike.things, fact));
  if (named.length > 0) return named;
  const days = new Set(alike.map(dateOf));
  return strike.things.length === 0 && days.size === 1 ? others : [];
}

function isNamed(things: readonly string[], fact: FoundFact): boolean {
  const what = fact.kind === 'hearing' || fact.kind === 'deadline' ? fact.value.what : '';
  const own = new Set(stemsOf(`${fact.label} ${what} ${fact.quote.slice(0, 300)}`));
  return things.every((thing) => own.has(thing));
}
