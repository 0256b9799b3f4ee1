import { stem } from '../../text/stem.ts';
import { sideOf } from '../times/paper-side.ts';
import { MODAL, verbFormAt, type Word, wordsOf } from '../times/words.ts';
import { conceptsOf, paperGroup } from './concepts.ts';

const PRONOUNS: Readonly<Record<string, string>> = {
  you: 'you',
  your: 'you',
  yours: 'you',
  i: 'we',
  we: 'we',
  my: 'we',
  our: 'we',
  me: 'we',
  us: 'we',
};

/** A word as the models know it: its stem; figures are one. */
function keyOf(word: string): string {
  if (/^\d/.test(word)) return '#';
  return PRONOUNS[word] ?? stem(word);
}

/**
 * Says that somebody does not act: 'if you do not', 'fail to', 'failure to', 'unless', 'without', 'otherwise', 'or be
 * barred'.
 */
const NOT_ACTING =
  /\b(?:if|should|when|where|until)\b[^.;]{0,80}?\b(?:not|no|never|fails?|neglects?|refuses?|misses|ignores?|neither|cannot|don't|doesn't|isn't|aren't|breaks?|violates?|breach(?:es)?|disobeys?)\b|\b(?:fails?|failure|refusal|neglect)s? (?:to|of)\b|\bunless\b|\botherwise,|\bor (?:else|be)\b|\babsent\b|\bnot (?:raised|filed|made|disclosed|listed|answered|paid|received|served)\b/i;

/** 'may be', 'will result in', 'shall be deemed'. */
const OUTCOME =
  /\b(?:may|might|will|shall|can|could|would|must|is|are|'ll|have to)\b|\b(?:constitutes|results in|means|leads to|ends|becomes|operates as)\b|\b(?:waives?|forfeits?|loses?|forgoes?|barred|waived|defaulted)\b/i;

/** Whether a sentence has the form of one that says what happens when somebody does not act. */
export function saysNotActing(text: string): boolean {
  return NOT_ACTING.test(text);
}

export function saysOutcome(text: string): boolean {
  return OUTCOME.test(text);
}

const LONGEST = 90;

function addPaper(features: Set<string>, docType: string | null): string {
  const group = paperGroup(docType);
  features.add(`side:${sideOf(docType)}`);
  features.add(`group:${group}`);
  return group;
}

/** What tells the purpose of a sentence. */
export function sentenceFeatures(text: string, before: string, docType: string | null): string[] {
  const words = wordsOf(text).slice(0, LONGEST);
  const features = new Set<string>(['bias']);
  const group = addPaper(features, docType);
  const concepts = new Set(words.flatMap((word) => conceptsOf(word)));
  for (const concept of concepts) {
    features.add(`c:${concept}`);
    features.add(`c:${concept} ${group}`);
  }
  const keys = words.map(({ word }) => keyOf(word));
  keys.forEach((key, index) => {
    if (!/^[.;:!?()"]$/.test(key)) features.add(`w:${key}`);
    const next = keys[index + 1];
    if (next !== undefined) features.add(`b:${key} ${next}`);
    const form = verbFormAt(words, index);
    if (form !== null) features.add(`verb:${form}`);
    if (MODAL.test(words[index]?.word ?? '')) {
      features.add(`modal:${words[index]?.word}`);
      features.add(`subject:${keys[index - 1] ?? '^'} modal`);
    }
  });
  const outcome = saysOutcome(text);
  if (saysNotActing(text)) {
    features.add('not-acting');
    features.add(`not-acting ${group}`);
    if (outcome) features.add('not-acting outcome');
    for (const concept of concepts) features.add(`not-acting ${concept}`);
  }
  if (outcome) {
    features.add('outcome');
    for (const concept of concepts) features.add(`outcome ${concept}`);
  }
  if (keys.includes('you')) {
    features.add(`you ${group}`);
    for (const concept of concepts) features.add(`you ${concept}`);
  }
  if (/\bif\b/i.test(text)) features.add('if');
  if (/[$]/.test(text)) features.add('sum');
  if (/\?\s*$/.test(text)) features.add('question');
  features.add(`first:${keys[0] ?? ''}`);
  for (const { word } of wordsOf(before.slice(-60)).slice(-4)) features.add(`P:${keyOf(word)}`);
  return [...features];
}

export interface SumSetting {
  docType: string | null;
  /** Inside the prayer for relief. */
  isPrayer: boolean;
  /** In a row of a table, or behind the colon of a label. */
  isRow: boolean;
}

const NEAR = 4;
const WIDE = 14;
const SUM_BREAK = /^[.;?!]$/;

/** What tells for what a sum stands in its sentence, by the words before and after it. */
export function sumFeatures(text: string, at: { start: number; end: number }, setting: SumSetting): string[] {
  const features = new Set<string>(['bias']);
  const group = addPaper(features, setting.docType);
  if (setting.isPrayer) features.add('prayer');
  if (setting.isRow) features.add('row');
  const before = wordsOf(text.slice(Math.max(0, at.start - 220), at.start)).slice(-WIDE);
  const after = wordsOf(text.slice(at.end, at.end + 160)).slice(0, WIDE);
  addBefore(features, before, group);
  addAfter(features, after, group);
  addNearest(features, before, after, group);
  if (/\bv\.\s/.test(text)) features.add('versus');
  if (/§|\bU\.S\.C|\bRule\b|\bCode\b|\bAct\b|\blaw\b|\bstatut/i.test(text)) features.add('law');
  if (
    /^\s{0,2}(?:per|an?|each|every|\/|monthly|a)\s?(?:month|week|day|hour|year|lot)/i.test(text.slice(at.end))
  )
    features.add('rate');
  features.add(`digits:${text.slice(at.start, at.end).replace(/\D/g, '').length}`);
  return [...features];
}

function addBefore(features: Set<string>, words: readonly Word[], group: string): void {
  const keys = words.map(({ word }) => keyOf(word));
  keys.toReversed().forEach((key, distance) => {
    if (distance < 2) features.add(`-${distance + 1}:${key}`);
    if (distance < NEAR) features.add(`near:${key}`);
    features.add(`<:${key}`);
  });
  for (const [concept, distance] of conceptDistances(words.toReversed())) {
    features.add(`<c:${concept}`);
    features.add(`<c:${concept} ${group}`);
    if (distance < NEAR) features.add(`<near c:${concept}`);
  }
  features.add(`-21:${keys.at(-2) ?? '^'} ${keys.at(-1) ?? '^'}`);
  addVerb(features, words);
}

/** The verb that rules the sum: the last one before it in the same statement. */
function addVerb(features: Set<string>, words: readonly Word[]): void {
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const word = words[index]?.word ?? '';
    if (SUM_BREAK.test(word)) return;
    const form = verbFormAt(words, index);
    if (form === null) continue;
    features.add(`verb:${form}`);
    features.add(`verb:${keyOf(words[form === 'modal' ? index + 1 : index]?.word ?? word)}`);
    return;
  }
}

function addAfter(features: Set<string>, words: readonly Word[], group: string): void {
  const keys = words.map(({ word }) => keyOf(word));
  for (const [concept, distance] of conceptDistances(words)) {
    features.add(`>c:${concept}`);
    if (distance < NEAR) features.add(`>near c:${concept} ${group}`);
  }
  features.add(`+1:${keys[0] ?? '$'}`);
  features.add(`+12:${keys[0] ?? '$'} ${keys[1] ?? '$'}`);
  for (const [index, key] of keys.entries()) {
    if (SUM_BREAK.test(key)) break;
    if (index < NEAR) features.add(`after:${key}`);
    features.add(`>:${key}`);
  }
}

/** How far each concept stands from the sum, up to the end of the sentence. */
function conceptDistances(words: readonly Word[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [distance, word] of words.entries()) {
    if (SUM_BREAK.test(word.word)) break;
    for (const concept of conceptsOf(word)) if (!found.has(concept)) found.set(concept, distance);
  }
  return found;
}

/** The concept that stands nearest to the sum, on either side. */
function addNearest(
  features: Set<string>,
  before: readonly Word[],
  after: readonly Word[],
  group: string,
): void {
  const near = [...conceptDistances(before.toReversed())].sort(([, a], [, b]) => a - b);
  const next = [...conceptDistances(after)].sort(([, a], [, b]) => a - b)[0]?.[0] ?? 'nothing';
  const [first = 'nothing', second = 'nothing'] = near.map(([concept]) => concept);
  features.add(`nearest:${first}`);
  features.add(`nearest:${first} ${group}`);
  features.add(`nearest:${first} ${second}`);
  features.add(`next:${next}`);
  features.add(`around:${first} ${next}`);
}
