import type { Case } from '#src/cases/schema.ts';
import type { DocumentCount } from '#src/documents/requests-schema.ts';
import { jurisdictionOf } from '#src/law/jurisdiction.ts';
import { stateName } from '#src/states.ts';
import { amount } from '#src/text/words.ts';
import { caseTypeLabel } from '../cases/case-type.ts';

/**
 * 'Civil · 12 documents · New Mexico law': what a reply starts from. A federal court goes by its own name. Without the
 * count while it is not known.
 */
export function caseContext(
  { caseType, state, courtName }: Pick<Case, 'caseType' | 'state' | 'courtName'>,
  count: DocumentCount | undefined,
): string {
  return [
    caseType ? caseTypeLabel(caseType) : 'Unknown case type',
    ...(count === undefined ? [] : [documentsText(count)]),
    lawOf(state, courtName),
  ].join(' · ');
}

function documentsText({ total, reading }: DocumentCount): string {
  return reading === 0
    ? amount(total, 'document')
    : `${amount(total, 'document')} (${reading.toLocaleString('en-US')} being read)`;
}

function lawOf(state: string | null, courtName: string | null): string {
  // Of a court in New Mexico only its name can say that it is federal.
  const isFederal = jurisdictionOf({ state: 'NM', courtName }) === 'federal';
  if (isFederal && courtName !== null) return courtName;
  return state === null ? 'no state entered' : `${stateName(state)} law`;
}
