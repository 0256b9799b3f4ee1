import { readQuestion } from '../conversations/question.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { indexTerms } from '../text/tokenize.ts';
import type { Draft, Place } from './draft.ts';
import { plainWords } from './plain-words.ts';
import type { PracticalTopic } from './practical-topics.ts';
import { saidFacts } from './said-facts.ts';
import { byAuthority, sentencesOf } from './said-sentences.ts';
import { sayFact } from './say-fact.ts';
import type { Situation } from './situation.ts';

const MOST_QUOTED = 3;

/** How many words of the question a sentence shares, so that of several the one it asks for comes first. */
function sharedWith(question: string): (place: Place) => number {
  const asked = new Set(indexTerms(question));
  return ({ text }) => new Set(indexTerms(text).filter((term) => asked.has(term))).size;
}

/** Says what the papers say on a topic, the court's own first, then what holds in most courts; the places it quoted. */
export function sayPractical(
  draft: Draft,
  { id, said, advice, papers }: PracticalTopic,
  { question, situation, passages }: { question: string; situation: Situation; passages: readonly Place[] },
): Place[] {
  const { facts } = situation;
  const rank = byAuthority(facts);
  const shared = sharedWith(question);
  const { asked } = readQuestion(question);
  const holds = ({ text }: Place) => asked.filter(({ evidence }) => evidence.test(text)).length;
  const types = new Map(facts.documents.listed.map((paper) => [paper.id, paper.docType]));
  const places = sentencesOf(facts, passages)
    .filter(({ documentId }) => papers?.(types.get(documentId) ?? null) ?? true)
    .filter(({ text }) => said.test(text.replace(/\s+/g, ' ')))
    .sort((a, b) => rank(a) - rank(b) || holds(b) - holds(a) || shared(b) - shared(a))
    .slice(0, MOST_QUOTED);
  if (places.length > 0) draft.fromDocuments();
  for (const place of places)
    draft.point(
      `${place.filename}, page ${place.page}: ${draft.quote(place)}`,
      `document:${place.documentId}`,
    );
  if (id === 'where' && OF_COPIES.test(question)) sayOtherLawyer(draft, situation);
  if (id === 'real' || id === 'whom-to-call') sayWhichCase(draft, situation);
  // What is usual is said of courts whose practice is: a criminal case has its own.
  if (advice !== null && (id !== 'jail' || situation.kind !== 'criminal')) draft.point(advice);
  return places;
}

/**
 * Whether what was said on a topic answers a question: what holds in most courts does; where only the papers can tell,
 * they have to speak of what the question names beside the topic ('how long does this stay on my credit report').
 */
export function answersPractical(
  { advice, asked }: PracticalTopic,
  question: string,
  places: readonly Place[],
): boolean {
  if (advice !== null) return true;
  const named = indexTerms(plainWords(question).replace(asked, ' ')).filter((term) => !STOP_WORDS.has(term));
  const held = new Set(places.flatMap(({ text }) => indexTerms(text)));
  return places.length > 0 && (named.length === 0 || named.some((term) => held.has(term)));
}

const OF_COPIES = /\b(?:who|whom|send|mail|serve|copy|copies|give)\b/i;
const OWN = {
  plaintiff: /plaintiff|petitioner/i,
  defendant: /defendant|respondent/i,
  attorney: /^$/,
} as const;

/** Who gets the copy for the other side. */
function sayOtherLawyer(draft: Draft, { facts, today }: Situation): void {
  const [other] = saidFacts(facts, ['attorney']).filter(
    ({ fact }) => fact.kind === 'attorney' && !OWN[facts.side].test(fact.value.for ?? ''),
  );
  if (other !== undefined) sayFact(draft, other, today, 'Lawyer of the other side: ');
}

/** The name and number by which a clerk finds the case. */
function sayWhichCase(draft: Draft, { facts }: Situation): void {
  const { courtName, caseNumber } = facts.case;
  const parts = [courtName, caseNumber === null ? null : `case number ${caseNumber}`].filter(
    (each) => each !== null,
  );
  if (parts.length > 0) draft.point(`Entered here: ${parts.join(', ')}.`, 'case:court', 'case:number');
}
