import { readQuestion } from '../conversations/question.ts';
import type { FactKind } from '../facts/schema.ts';
import { indexTerms } from '../text/tokenize.ts';
import { withPlainSums } from './choose-facts.ts';
import type { CaseFacts } from './facts-schema.ts';
import { asksWhenDone } from './rule-topics.ts';
import { dayOfFact, type PaperFact, saidFacts } from './said-facts.ts';

/** Which facts hold a thing of the sort that a question asks for, by the names of what questions ask for. */
export const HOLDING: Readonly<
  Record<string, { kinds: readonly FactKind[]; holds: (each: PaperFact) => boolean }>
> = {
  date: {
    kinds: ['offer', 'deadline', 'hearing', 'filed'],
    holds: (each) => dayOfFact(each) !== null || each.fact.kind === 'filed',
  },
  duration: {
    kinds: ['deadline'],
    holds: ({ fact }) => fact.kind === 'deadline' && fact.value.period != null,
  },
  money: {
    kinds: ['offer', 'sum'],
    holds: ({ fact }) => fact.kind === 'sum' || (fact.kind === 'offer' && fact.value.amount != null),
  },
  telephone: { kinds: ['contact'], holds: ({ fact }) => fact.kind === 'contact' && fact.value.phone != null },
};

const MOST = 2;
/** Share of the telling words of a question that a fact has to hold. */
const LEAST = 0.4;
/** A word of this weight tells something; one of a name or a number tells by itself. */
const TELLING = 0.9;

/**
 * Facts of the sort that a question asks for (a day, a sum, a number to call) whose words hold most of what it names,
 * where it asks for none of the things that papers have words of their own for.
 */
export function factsByTerms(question: string, facts: CaseFacts): PaperFact[] {
  const { asked, terms } = readQuestion(question);
  const kinds = asked.flatMap(({ name }) =>
    name === 'date' && asksWhenDone(question) ? [] : (HOLDING[name] ?? []),
  );
  const telling = terms.filter(({ said, weight }) => said === undefined && weight >= TELLING);
  const all = telling.reduce((sum, { weight }) => sum + weight, 0);
  if (kinds.length === 0 || all === 0) return [];
  const scored = kinds.flatMap(({ kinds: of, holds }) =>
    saidFacts(facts, of)
      .filter(holds)
      .map((each) => {
        const held = new Set(indexTerms(withPlainSums(`${each.fact.label} ${each.fact.quote}`)));
        const share = telling.reduce((sum, { term, weight }) => sum + (held.has(term) ? weight : 0), 0) / all;
        return { each, share };
      }),
  );
  const most = Math.max(0, ...scored.map(({ share }) => share));
  if (most < LEAST) return [];
  return scored
    .filter(({ share }) => share === most)
    .slice(0, MOST)
    .map(({ each }) => each);
}
