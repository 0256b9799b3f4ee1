/** 'civil' → 'Civil'; 'Unknown' when the case has no type. */
export function caseTypeLabel(caseType: string | null): string {
  if (!caseType) return 'Unknown';
  return caseType.charAt(0).toUpperCase() + caseType.slice(1);
}
