import { CASE_KIND_LABELS, type CaseKind } from '#src/law/courts/case-kinds.ts';

/** 'civil' → 'Civil'; 'Unknown' when the case has no type. */
export function caseTypeLabel(caseType: string | null): string {
  if (!caseType) return 'Unknown';
  return caseType.charAt(0).toUpperCase() + caseType.slice(1);
}

/** What a case is about: 'Eviction' or 'Debt collection' where that is known, else what it was entered as. */
export function caseKindLabel({
  kind,
  caseType,
}: {
  kind?: CaseKind | null;
  caseType: string | null;
}): string {
  return kind == null || kind === 'civil' ? caseTypeLabel(caseType) : CASE_KIND_LABELS[kind];
}
