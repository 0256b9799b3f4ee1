/** A paper's name with its kind behind it, unless the name begins with that: 'lease.pdf (Contract)', 'Summons (a.pdf)'. */
export function withKind(name: string, kind: string | null): string {
  return kind === null || name.toLowerCase().startsWith(kind.toLowerCase()) ? name : `${name} (${kind})`;
}

/** The kinds that a list of a paper's facts still has to say. */
export function unsaidKind(name: string, kind: string | null): string | null {
  return kind !== null && name.toLowerCase().startsWith(kind.toLowerCase()) ? null : kind;
}
