import type { Case } from '#src/cases/schema.ts';
import { stateName } from '#src/cases/states.ts';
import { jurisdictionOf } from '#src/deadlines/jurisdiction.ts';
import type { DocumentCount } from '#src/documents/requests-schema.ts';
import { caseTypeLabel } from '../cases/case-type.ts';
import { counted } from '../documents/counted.ts';

/**
 * 'Civil · 12 documents · New Mexico law': what an answer starts from. A federal court goes by its own name. Without the
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
  return reading === 0 ? counted(total) : `${counted(total)} (${reading.toLocaleString('en-US')} being read)`;
}

function lawOf(state: string | null, courtName: string | null): string {
  // Of a court in New Mexico only its name can say that it is federal.
  const isFederal = jurisdictionOf({ state: 'NM', courtName }) === 'federal';
  if (isFederal && courtName !== null) return courtName;
  return state === null ? 'no state entered' : `${stateName(state)} law`;
}
