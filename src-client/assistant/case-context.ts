import type { DocumentCount } from '#src/documents/requests-schema.ts';
import { type LawSource, lawOf } from '#src/law/case-law.ts';
import { isFederal } from '#src/law/courts/recognize.ts';
import { stateName } from '#src/states.ts';
import { amount } from '#src/text/words.ts';
import { caseKindLabel } from '../cases/case-type.ts';

/**
 * 'Civil · 12 documents · New Mexico law': what a reply starts from. A federal court goes by its own name. Without the
 * count while it is not known.
 */
export function caseContext(item: LawSource, count: DocumentCount | undefined): string {
  return [
    item.caseType ? caseKindLabel(item) : 'Unknown case type',
    ...(count === undefined ? [] : [documentsText(count)]),
    lawWords(item),
  ].join(' · ');
}

function documentsText({ total, reading }: DocumentCount): string {
  return reading === 0
    ? amount(total, 'document')
    : `${amount(total, 'document')} (${reading.toLocaleString('en-US')} being read)`;
}

function lawWords(item: LawSource): string {
  const { state, courtName } = item;
  const { court } = lawOf(item);
  if (court !== null && isFederal(court)) return courtName ?? court.name;
  return state === null ? 'no state entered' : `${stateName(state)} law`;
}
