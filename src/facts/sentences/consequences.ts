import type { Certainty, FoundFact } from '../schema.ts';
import { factIn, mostImportant, type PaperView, type Statement } from '../statements.ts';
import { shortened } from '../times/clause.ts';
import { saysNotActing, saysOutcome, sentenceFeatures } from './features.ts';
import { purposeOdds } from './model.ts';
import { whatComesOtherwise } from './otherwise.ts';

const MOST = 2;
const LEASES = /lease|contract|agreement/i;
const LONGEST = 320;
const CERTAIN = 0.85;
const LIKELY = 0.5;
/** Without a word on who does not act, or in a paper that only tells, the model has to be surer. */
const BARE = 0.7;
const TOLD = 0.8;
/** What somebody says of a case, and what other cases say. */
const REPORTED = 0.95;
const QUESTIONS = /interrogator|discovery|production|admission/i;
const REPORTS =
  /\b(?:argues?|contends?|claims?|asserts?|alleges?|maintains?|submits?|believes?|fears?) (?:that|it|he|she|they|the|a|an|early)\b|["“”]|\bv\.\s|\bsee\b[ ,]|\d\s(?:F\.|U\.S\.|S\. Ct\.)|\bid\. at\b/i;

/** Sentences that say what happens to somebody who does not act: default, eviction, dismissal, a right lost. */
export function findConsequences(view: PaperView): FoundFact[] {
  const found: FoundFact[] = [];
  const seen = new Set<string>();
  for (const statement of view.statements) {
    const fact = factOf(view, statement);
    if (fact === null || fact.kind !== 'consequence') continue;
    const key = fact.value.what.toLowerCase().replace(/[^a-z]+/g, '');
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(fact);
  }
  return mostImportant(found, MOST, gravityOf);
}

/** What may be lost, the gravest first. */
const GRAVE: readonly (readonly [number, RegExp])[] = [
  [6, /\b(?:arrest(?:ed)?|jail(?:ed)?|imprison\w*|contempt|warrant|custody)\b/i],
  [5, /\b(?:default|judgment|evict\w*|possession|garnish\w*|foreclos\w*|levy|lien|lose the case|wages)\b/i],
  [
    4,
    /\b(?:dismiss\w*|terminat\w*|forfeit\w*|sanction\w*|barred|end(?:s|ed)? the (?:lease|tenancy|contract)|forever|struck|stricken|strike|admitted|lawsuit|sued?)\b/i,
  ],
  [
    3,
    /\b(?:waive[ds]?|los[es]+|denied|without (?:you|further notice|being heard)|excluded|may not|penalt\w+|collect\w*)\b/i,
  ],
  [1, /\b(?:fees?|charges?|interest|costs?)\b/i],
];

function gravityOf({ quote }: FoundFact): number {
  return GRAVE.find(([, words]) => words.test(quote))?.[0] ?? 0;
}

function factOf({ paper, docType, side }: PaperView, { passage, before }: Statement): FoundFact | null {
  const { text } = passage;
  if (text.length < 12 || !saysOutcome(text)) return null;
  const isConditional = saysNotActing(text);
  const odds = purposeOdds(sentenceFeatures(text, before, docType), 'consequence');
  const least = side === 'tells' ? TOLD : isConditional && !QUESTIONS.test(docType ?? '') ? LIKELY : BARE;
  const isOrElse = side !== 'tells' && !LEASES.test(docType ?? '') && losesSomething(text);
  if ((odds < least && !isOrElse) || (odds < REPORTED && REPORTS.test(text))) return null;
  // A contract is full of what follows if somebody does not pay: only the gravest is a warning.
  if (LEASES.test(docType ?? '') && !GRAVE.slice(0, 3).some(([, words]) => words.test(text))) return null;
  const certainty: Certainty = !isConditional ? 'likely' : odds >= CERTAIN ? 'certain' : 'likely';
  const lead = /^(?:[•●▪*–-]\s*|\(?\d{1,3}[.)]\s+|\(?[a-zA-Z][.)]\s+)+/.exec(text)?.[0].length ?? 0;
  return factIn(
    paper,
    passage,
    { start: lead, end: text.length },
    { kind: 'consequence', value: { what: shortened(text.slice(lead), LONGEST) } },
    { label: labelOf(text.slice(lead), before), certainty },
  );
}

/** Words of what may be lost that say so by themselves, without the model. */
const LOSSES = /\b(?:suit|petition|appeal|stay)\b/i;

const IF =
  /^(?:[•●▪*–-]\s*|\(?\w{1,3}[.)]\s+)*((?:if|should)\b[^;]{3,240}?),\s(?:then\s)?((?:the|this) (?:court|judge)\s(?:may|will|shall)\b.*)/is;

/** What a court may do to whoever does not act: 'If Defendant fails to comply, the Court may strike her Answer'. */
function ifNot(text: string): string | null {
  const found = IF.exec(text);
  return found !== null && saysNotActing(found[1] ?? '') ? (found[2] ?? null) : null;
}

/** 'shall serve its answers, or its answer will be stricken': what comes otherwise takes something away. */
function losesSomething(text: string): boolean {
  const otherwise = whatComesOtherwise(text) ?? ifNot(text);
  if (otherwise === null) return false;
  return GRAVE.slice(0, 3).some(([, words]) => words.test(otherwise)) || LOSSES.test(otherwise);
}

const LONGEST_CONDITION = 80;
const CONDITION = /^(?:and\s|but\s)?if\s([^;]{3,200}?),\s|\sif\s([^,;.]{3,200})\.?$/i;

const OTHERWISE = /^\W*(?:or else|otherwise|failing (?:which|that))\b/i;
/** What a court orders at once hangs on nothing that somebody leaves undone. */
const ORDERED_NOW =
  /\b(?:is|are)\s(?:hereby\s|therefore\s|further\s)*(?:ordered|adjudged|decreed|dismissed|granted|denied|entered|vacated|terminated)\b|\bjudgment\s(?:is|was)\b/i;

/**
 * Under which condition, where it is another than that somebody does not act. A sentence that hangs on no failing of its
 * own, and follows none, warns of what can happen, whatever is done.
 */
function labelOf(text: string, before: string): string {
  const found = CONDITION.exec(text);
  const condition = (found?.[1] ?? found?.[2] ?? '').trim();
  if (saysNotActing(text)) return IF_NOTHING;
  if (condition !== '') return `What happens if ${shortened(condition, LONGEST_CONDITION)}`;
  const hangs =
    saysNotActing(before) ||
    OTHERWISE.test(text) ||
    losesSomething(text) ||
    whatComesOtherwise(text) !== null;
  return hangs && !ORDERED_NOW.test(text) ? IF_NOTHING : CAN_HAPPEN;
}

const IF_NOTHING = 'What happens if you do nothing';
const CAN_HAPPEN = 'What can happen';
