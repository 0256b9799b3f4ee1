import type { FoundFact } from './schema.ts';

const EMPTY = String.raw`\[[ _]{0,3}\]|\([ _]{1,3}\)|[☐□❏❑▢]`;
const TICKED = String.raw`\[\s?[xX✓✗✔✘]\s?\]|(?<=^|\n)[^\S\n]{0,12}\(\s?[xX✓✗✔✘]\s?\)|[☑☒✔✘⊠]`;
const IS_EMPTY = new RegExp(`^(?:${EMPTY})$`);
const IS_TICKED = new RegExp(TICKED);
const MARK = new RegExp(`${EMPTY}|${TICKED}`, 'g');
const REACH = 300;
/** A box that a fact itself begins with. */
const OWN = new RegExp(`^[\\s•*–-]{0,6}(?:${EMPTY}|${TICKED})`);
/** What ends the words of a box: its statement, a line that is empty, or the number of the next item. */
const ENDS = /[.;:]\s*\n|[.;]\s{1,4}(?=\p{Lu})|\n\s*\n|\f|\n\s*(?:\(?\w{1,2}[.)]|[•●▪*–-])\s/u;
/** The letter or number of an item may stand between its box and its words. */
const ITEM = /^\s{0,6}\(?\w{1,2}[.)]\s/;
/** What would be lost with its days: it is doubted and never left out. */
const HAS_A_DAY: ReadonlySet<FoundFact['kind']> = new Set(['deadline', 'hearing']);
const MAY_BE_CHOSEN: ReadonlySet<FoundFact['kind']> = new Set([
  'deadline',
  'hearing',
  'offer',
  'consequence',
  'disposition',
  'sum',
]);

/** Whether the box that a stretch of a form stands behind is one that nobody ticked. */
function isUnticked(text: string, start: number): boolean {
  const own = OWN.exec(text.slice(start, start + 12))?.[0].length ?? 0;
  const from = Math.max(0, start - REACH);
  const before = text.slice(from, start + own);
  const last = [...before.matchAll(MARK)].at(-1);
  if (last === undefined || !IS_EMPTY.test(last[0])) return false;
  return !ENDS.test(before.slice(last.index + last[0].length).replace(ITEM, ''));
}

/** Whether the only box in the words of a fact, below the heading they begin with, is one that nobody ticked. */
function holdsUnticked(quote: string): boolean {
  const [only, ...more] = [...quote.matchAll(MARK)];
  const isOne = only !== undefined && more.length === 0 && IS_EMPTY.test(only[0]);
  return isOne && /\n\s*$/.test(quote.slice(0, only.index));
}

/**
 * What stands behind an empty box of a form says nothing where other boxes are ticked: it was not chosen. Its days are only
 * doubted: where a box ends is not always seen. Where no tick is seen, the form is not filled in or its ticks were not read:
 * then nothing is decided by it.
 */
export function withoutUnticked(facts: readonly FoundFact[], text: string): FoundFact[] {
  const isFilledIn = IS_TICKED.test(text);
  return facts.flatMap((fact) => {
    if (!MAY_BE_CHOSEN.has(fact.kind)) return [fact];
    if (HAS_A_DAY.has(fact.kind) && isFilledIn && holdsUnticked(fact.quote))
      return [{ ...fact, certainty: 'unsure' as const }];
    if (!isUnticked(text, fact.start)) return [fact];
    const isOut = fact.kind === 'disposition' || (isFilledIn && !HAS_A_DAY.has(fact.kind));
    return isOut ? [] : [{ ...fact, certainty: 'unsure' as const }];
  });
}
