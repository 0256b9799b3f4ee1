import { isByCourt, kindFor } from '../papers/kind-of.ts';
import type { AnalysisStatement, Evidence } from '../papers/schema.ts';
import { shownTitle } from './analysis-what.ts';
import { decisions, toldThing } from './analysis-words.ts';
import { type Of, type ReadFact, sourceOf } from './read-fact.ts';

export interface TitleRuling {
  /** The title. */
  words: string;
  of: string;
  outcome: string;
  evidence: Evidence;
}

/**
 * What a paper decides by what it orders (`said`, the surest first), and what only its title says of it (`title`): a
 * title may say less or more than what is ordered below it, so it is told as one. Where both say the same, the one that
 * names its thing in more words stands.
 */
export function rulingsOf(
  title: AnalysisStatement | null,
  facts: readonly ReadFact[],
  docType: string,
): { said: Of<'disposition'>[]; title: TitleRuling[] } {
  const all = decisions(facts);
  const place = title?.evidence;
  const ordered = all.filter((fact) => !isIn(fact, place));
  const headed = all.filter((fact) => isIn(fact, place));
  const borneOut = headed.filter((head) => ordered.some((fact) => outcomeWord(fact) === outcomeWord(head)));
  const only = headed.filter((head) => !borneOut.includes(head));
  const said = all.filter(
    (fact) => !only.includes(fact) && !borneOut.some((head) => head !== fact && saysMore(head, fact)),
  );
  if (headed.length === 0)
    return { said, title: all.length > 0 || title === null ? [] : titleRuling(title, docType) };
  const words = title === null ? null : shownTitle(title, kindFor(docType));
  return {
    said,
    title: only.map((fact) => ({
      words: words ?? fact.value.what,
      of: toldThing(fact) ?? fact.value.of,
      outcome: fact.value.outcome,
      evidence: title?.evidence ?? sourceOf(fact),
    })),
  };
}

const isIn = (fact: ReadFact, place: Evidence | undefined): boolean =>
  place !== undefined && fact.start < place.end && place.start < fact.end;

const outcomeWord = ({ value }: Of<'disposition'>): string =>
  value.outcome.replace(/ and .*$/, '').replace(/,.*$/, '');

/** 'Motion' says nothing that 'Motion to modify support' does not. */
function saysMore(head: Of<'disposition'>, fact: Of<'disposition'>): boolean {
  const named = new Set(wordsOf(head));
  const own = wordsOf(fact);
  return (
    outcomeWord(head) === outcomeWord(fact) &&
    own.length <= named.size &&
    own.every((word) => named.has(word)) &&
    fact.value.outcome.length <= head.value.outcome.length
  );
}

const wordsOf = ({ value }: Of<'disposition'>): string[] =>
  value.of.toLowerCase().match(/(?!\bthe\b)[\p{L}\d]+/gu) ?? [];

/** What a court does, in the title of its order. */
const RULING =
  /\b(grant|den|dismiss|vacat|setting aside|approv|adopt|quash|strik|affirm|revers|sustain|overrul)(?:y?ing)?\s(?!with\b|without\b)(.{6,160})$/i;

/** What an order decides by its own title: 'Order Denying Motion to Modify'. Nothing where it decides both ways, or says not. */
function titleRuling(title: AnalysisStatement, docType: string): TitleRuling[] {
  const kind = kindFor(docType);
  if (!isByCourt(docType) || kind.id === 'proposed-order') return [];
  const words = shownTitle(title, kind);
  const found = words === null ? null : RULING.exec(words);
  if (words === null || found === null || /\bin part\b|\bproposed\b/i.test(words)) return [];
  return [{ words, of: found[2] ?? '', outcome: (found[1] ?? '').toLowerCase(), evidence: title.evidence }];
}
