import { replyFromPassages } from '../conversations/reply.ts';
import { chooseFacts } from './choose-facts.ts';
import { type BuiltinReply, Draft, type Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';
import { placeOf } from './said-facts.ts';
import { sayFact } from './say-fact.ts';

/** Confidence of what was read beyond doubt or confirmed, of what is probably so, and of what has to be looked at. */
const CONFIDENCE = { certain: 0.9, likely: 0.7, unsure: 0.4 } as const;
const MOST_BESIDE = 2;

function overlaps(a: Place, b: Place): boolean {
  if (a.documentId !== b.documentId || a.start === null || b.start === null) return false;
  return a.start < b.start + b.text.length && b.start < a.start + a.text.length;
}

/** Sentences of the papers beside the facts that answer too. */
function sayBeside(draft: Draft, question: string, passages: readonly Place[], told: readonly Place[]): void {
  const found = replyFromPassages({ question, passages, scope: 'case' });
  if (!found.found) return;
  const places = found.quotes.flatMap(({ passageIndex, text, start }): Place[] => {
    const passage = passages[passageIndex];
    if (passage === undefined) return [];
    return [{ ...passage, text, start: passage.start === null ? null : passage.start + start }];
  });
  for (const place of places.filter((each) => !told.some((one) => overlaps(one, each))).slice(0, MOST_BESIDE))
    draft.point(`${place.filename}, page ${place.page}, says too: ${draft.quote(place)}`);
}

/** What the facts of the papers say to a question, with what else they say; null where no fact is about it. */
export function saidReply(
  question: string,
  facts: CaseFacts,
  passages: readonly Place[],
): BuiltinReply | null {
  const chosen = chooseFacts(question, facts);
  const [first] = chosen;
  if (first === undefined) return null;
  const draft = new Draft(facts);
  draft.fromDocuments();
  for (const each of chosen) sayFact(draft, each, facts.today);
  sayBeside(draft, question, passages, chosen.map(placeOf));
  const { status, certainty } = first.fact;
  const confidence = status === 'found' ? CONFIDENCE[certainty] : CONFIDENCE.certain;
  return {
    ...draft.finish(),
    confidence,
    because:
      'It was read from your papers, whose words are quoted. Check it on the page before you rely on it.',
  };
}
