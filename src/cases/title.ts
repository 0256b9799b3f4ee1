/** 'Case' plus the first 8 characters of the id when the court has given no number yet. */
export function caseLabel(value: { id: string; caseNumber: string | null }): string {
  return value.caseNumber || `Case ${value.id.slice(0, 8)}`;
}

/** Title, else number, else 'Untitled Case'. */
export function caseTitle(value: { title: string; caseNumber: string | null }): string {
  return value.title || value.caseNumber || 'Untitled Case';
}
