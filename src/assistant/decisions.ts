import { isByCourt } from '../papers/kind-of.ts';
import { readPaper } from '../papers/paper.ts';
import { readSentences } from '../papers/sentences.ts';
import type { Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';

/** The words with which a judge orders something. */
const ORDERS =
  /\bit is (?:hereby |further |therefore |so |also )*(?:ordered|adjudged|decreed)\b|\bthe court (?:hereby|therefore) (?:\w+ )?(?:grants|denies|dismisses|orders)\b/i;
const DECIDES =
  /\b(?:is|are|will be) (?:hereby )?(?:granted|denied|dismissed)\b|\bcourt (?:hereby )?(?:grants|denies|dismisses|orders)\b|\b(?:GRANTED|DENIED|DISMISSED)\b/i;
/** Somebody asks for it, or says what was or should be decided elsewhere. */
const ASKED =
  /\b(?:should|respectfully|requests?|asks?|prays?|seeks?|unless|whether|moves? (?:this|the)|would)\b/i;
const SHORTEST = 25;

/** What a paper of the court decides, in its own words: its orders, or, where it has none in form, its decisions. */
export function decisionsOf({ documents }: CaseFacts, documentId: string): Place[] {
  const found = documents.dated
    .filter((each) => each.documentId === documentId && isByCourt(each.docType))
    .sort((a, b) => a.start - b.start)
    .flatMap(({ docType: _, ...passage }) =>
      readSentences(readPaper(passage.text)).flatMap((sentence, at, all) =>
        sentence.text.length < SHORTEST
          ? []
          : [
              {
                isOrder: ORDERS.test(sentence.text),
                isDecision: DECIDES.test(sentence.text) && !ASKED.test(sentence.text),
                place: {
                  ...passage,
                  start: passage.start + sentence.start,
                  // 'It is ordered that:' says nothing without what follows.
                  text: passage.text.slice(
                    sentence.start,
                    /:\W*$/.test(sentence.text) ? (all[at + 1] ?? sentence).end : sentence.end,
                  ),
                },
              },
            ],
      ),
    );
  const orders = found.filter(({ isOrder }) => isOrder);
  const seen = new Set<number>();
  return (orders.length > 0 ? orders : found.filter(({ isDecision }) => isDecision))
    .map(({ place }) => place)
    .filter(({ start }) => !seen.has(start) && seen.add(start));
}

/** Papers of the court among those that are listed, the newest by their own date first. */
export function courtPapers({ documents }: CaseFacts) {
  return documents.listed
    .filter(({ docType }) => isByCourt(docType))
    .toSorted((a, b) => (b.docDate ?? '').localeCompare(a.docDate ?? ''));
}
