import { tokenize } from '../text/tokenize.ts';
import { unapprovedCitations } from './citations.ts';
import { type FactIndex, inventionsIn } from './inventions.ts';

export interface PhrasedPiece {
  /** What code put together or the person wrote. */
  original: string;
  phrased: string;
  /** What may stand in it beside the original: names of the case for an introduction, nothing for a person's words. */
  index: FactIndex;
}

const NEGATION =
  /\b(?:not|no|never|none|nothing|nobody|neither|nor|without|cannot|refus\w+|fail\w*|lacks?|lacked|unable|hardly|denie[sd]|deny|denying)\b|n['’]t\b/gi;
const STANCE =
  /\b(?:admit\w*|admission\w*|conced\w*|acknowledg\w*|agree[sd]?|accept\w*|denie[sd]|deny|denial|disput\w*|contest\w*|liab\w*|guilt\w*|fault|owe[sd]?|promis\w*|confess\w*)\b/gi;
const BRACKETED = /\[[^[\]]*\]/g;
const KEPT = 0.6;
const OWN = 0.6;
const LONGER = 2;
const ROOM = 200;

/** Who does what to whom: the same people in the same order, 'I' being the one who answers. */
function actorsOf(text: string): string[] {
  const actors: string[] = [];
  const found = text.match(
    /\b(?:I|me|my|mine|we|us|our|[Pp]laintiffs?|[Dd]efendants?|[Rr]espondents?|[Pp]etitioners?)\b/g,
  );
  for (const word of found ?? []) {
    const actor = /^(?:I|me|my|mine|we|us|our|[DdRr].*)$/.test(word) ? 'answering' : 'claiming';
    if (actors.at(-1) !== actor) actors.push(actor);
  }
  return actors;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const figuresOf = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((digits) => digits.replaceAll(',', '')).sort();
const isSameList = (a: readonly string[], b: readonly string[]) => a.join('|') === b.join('|');

function stemsOf(text: string): Set<string> {
  return new Set(tokenize(text).map(({ term }) => term));
}

function share(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  return part.size === 0 ? 1 : [...part].filter((stem) => whole.has(stem)).length / part.size;
}

/**
 * Why words of a language model must not take the place of the original, or null when they may. They may say it
 * otherwise; they may not bring in or leave out a figure, a date, a name, a denial, an admission, a citation or an open
 * place, nor be mostly other words.
 */
export function phrasingFault({ original, phrased, index }: PhrasedPiece): string | null {
  const text = phrased.trim();
  if (text === '') return 'it was empty';
  if (text.length > original.length * LONGER + ROOM) return 'it was much longer than the original';
  if (/[<>{}]|https?:|\bdocument-[0-9a-f]{8}/i.test(text)) return 'it held signs that belong in no paper';
  if (!isSameList(text.match(BRACKETED) ?? [], original.match(BRACKETED) ?? [])) {
    return 'it changed a place that is open';
  }
  if (!isSameList(figuresOf(text), figuresOf(original))) return 'it changed a figure or a date';
  const invented = inventionsIn(text, index);
  if (invented.length > 0) return `it brought in ${invented.slice(0, 3).join(', ')}`;
  if (countOf(text, NEGATION) !== countOf(original, NEGATION)) return 'it changed what is denied';
  if (countOf(text, STANCE) !== countOf(original, STANCE)) return 'it changed what is admitted or denied';
  if (!isSameList(actorsOf(text), actorsOf(original))) return 'it changed who did what';
  const cited = unapprovedCitations(text, [original]);
  if (cited.length > 0) return `it cited ${cited[0]}`;
  const [before, after] = [stemsOf(original), stemsOf(text)];
  if (share(before, after) < KEPT) return 'it left out too much';
  return share(after, before) < OWN ? 'it said too much that was not there' : null;
}
