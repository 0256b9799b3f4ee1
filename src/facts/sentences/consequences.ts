import type { Certainty, FoundFact } from '../schema.ts';
import { factIn, mostImportant, type PaperView, type Statement } from '../statements.ts';
import { shortened } from '../times/clause.ts';
import { saysNotActing, saysOutcome, sentenceFeatures } from './features.ts';
import { purposeOdds } from './model.ts';

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
    /\b(?:dismiss\w*|terminat\w*|forfeit\w*|sanction\w*|barred|end(?:s|ed)? the (?:lease|tenancy|contract)|forever|struck|stricken|admitted|lawsuit|sued?)\b/i,
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
  if (odds < least || (odds < REPORTED && REPORTS.test(text))) return null;
  // A contract is full of what follows if somebody does not pay: only the gravest is a warning.
  if (LEASES.test(docType ?? '') && !GRAVE.slice(0, 3).some(([, words]) => words.test(text))) return null;
  const certainty: Certainty = !isConditional ? 'likely' : odds >= CERTAIN ? 'certain' : 'likely';
  const lead = /^(?:[•●▪*–-]\s*|\(?\d{1,3}[.)]\s+|\(?[a-zA-Z][.)]\s+)+/.exec(text)?.[0].length ?? 0;
  return factIn(
    paper,
    passage,
    { start: lead, end: text.length },
    { kind: 'consequence', value: { what: shortened(text.slice(lead), LONGEST) } },
    { label: 'What happens if you do nothing', certainty },
  );
}
