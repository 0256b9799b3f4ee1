import type { Draft } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';
import { saidFacts } from './said-facts.ts';

const MOST = 4;

/** Letters and figures alone: courts print the same number with and without spaces and hyphens. */
function bare(number: string): string {
  return number.toUpperCase().replace(/[^A-Z\d]/g, '');
}

/** Case numbers that the papers carry, each with the papers that carry it; one that another one contains is the same. */
function numbersOf(facts: CaseFacts): { number: string; papers: Set<string> }[] {
  const found: { number: string; papers: Set<string> }[] = [];
  for (const { fact, paper } of saidFacts(facts, ['case-number'])) {
    if (fact.kind !== 'case-number') continue;
    const own = bare(fact.value.number);
    const same = found.find(({ number }) => bare(number).includes(own) || own.includes(bare(number)));
    if (same !== undefined) same.papers.add(paper.filename);
    else found.push({ number: fact.value.number, papers: new Set([paper.filename]) });
  }
  return found;
}

/** Says that papers of more than one case lie together, since what one sets holds for no other. Whether they do. */
export function sayCaseNumbers(draft: Draft, facts: CaseFacts): boolean {
  const numbers = numbersOf(facts);
  if (numbers.length < 2) return false;
  const count = numbers.length === 2 ? 'two' : numbers.length.toLocaleString('en-US');
  const each = numbers.slice(0, MOST).map(({ number, papers }) => {
    const [first = '', ...others] = papers;
    return `${number} (${first}${others.length === 0 ? '' : ` and ${others.length} more`})`;
  });
  draft.say(
    `These papers carry ${count} case numbers: ${each.join('; ')}. What one case sets does not hold for another: look which one your question is about.`,
  );
  return true;
}
