import type { ReadBy } from '#db/schema/documents.ts';
import type { ReadSuccess } from '#src/reading/schema.ts';
import type { Digest } from '#src/search/digest.ts';
import type { PageLines } from '#src/text/line-layout.ts';

/** What PostgreSQL can hold, with pages joined as everywhere. Offsets are those of the text returned. */
export function joinPages(outcome: ReadSuccess): string {
  return outcome.pages
    .map((page) => page.text.replaceAll('\f', '\n').replaceAll('\u0000', ''))
    .join('\f')
    .toWellFormed();
}

export function layoutOf({ pages }: ReadSuccess): PageLines[] {
  return pages.flatMap(({ number, lines }) => (lines === undefined ? [] : [{ page: number, lines }]));
}

/** What reading found beside the words. */
export function readingFacts(outcome: ReadSuccess, { classification, docDate }: Digest) {
  const recognized = outcome.pages.filter(({ source }) => source === 'ocr').length;
  const readBy: ReadBy =
    recognized === 0 ? 'text' : recognized === outcome.pages.length ? 'recognition' : 'both';
  return {
    pageCount: outcome.pageCount,
    docDate: outcome.email?.date?.slice(0, 10) ?? docDate,
    readBy,
    suggestedDocType: classification.type,
    suggestedBecause: classification.because,
    suggestedConfidence: classification.confidence,
  };
}
