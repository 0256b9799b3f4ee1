import type { ComplaintCaption } from '../../drafting/blocks.ts';
import { captionFacts } from '../../facts/caption-facts.ts';
import type { FactContent } from '../../facts/schema.ts';
import { readCaption } from '../../papers/caption.ts';
import { readPaper } from '../../papers/paper.ts';
import { PartyRole } from '../../papers/schema.ts';

type Head = Omit<ComplaintCaption, 'documentId' | 'filename'>;
/** A fact of a caption with the words it was taken from; none where a person wrote it. */
type Said = FactContent & { quote: string | null };

/** A caption and a title stand on the first pages; nothing behind them is looked at. */
const HEAD_LETTERS = 40_000;

/**
 * The head of a complaint out of its extracted text, as an answer's caption needs it, before its facts are kept. What is
 * unsure is left out: nobody is asked about it here, and a blank is seen. Deterministic.
 */
export function readComplaintHead(text: string): Head {
  const caption = readCaption(readPaper(text.slice(0, HEAD_LETTERS)));
  const sure = captionFacts(caption).filter(({ certainty }) => certainty !== 'unsure');
  return headOf(caption.title?.text ?? null, sure);
}

/** The head that facts make, whether they were read just now or kept; of court and number the first counts. */
export function headOf(title: string | null, facts: readonly Said[]): Head {
  const head: Head = { title, court: [], caseNumber: null, parties: [] };
  for (const fact of facts) {
    if (fact.kind === 'court' && head.court.length === 0)
      head.court = courtLines(fact.value.name, fact.quote);
    else if (fact.kind === 'case-number') head.caseNumber ??= fact.value.number;
    else if (fact.kind === 'party') {
      const { name, role } = fact.value;
      head.parties.push({ name, role: PartyRole.safeParse(role).data ?? 'other' });
    }
  }
  return head;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** A court's name as it is printed, line by line; where it stands in several corners of a head, on one line. */
function courtLines(name: string, quote: string | null): string[] {
  const [named, quoted] = [new Set(wordsOf(name)), new Set(wordsOf(quote ?? ''))];
  const isPart = quoted.size < named.size && [...quoted].every((word) => named.has(word));
  return captionLinesOf(quote === null || isPart ? name : quote);
}

/** The lines of a court's name as they are printed. */
function captionLinesOf(quote: string): string[] {
  return quote
    .split(/[\n\f]/)
    .map(withoutLineNumber)
    .filter((line) => line !== '');
}

/** Numbers at the left edge are the pleading paper's. */
function withoutLineNumber(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[1-9]|1\d|2[0-8])(?: (?=\D)|$)/, '');
}
