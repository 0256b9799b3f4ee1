const MOST_NAMED = 5;

/** 'a.pdf, b.pdf and c.pdf'; past five of them 'and 3 more'. */
export function named(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  if (names.length <= MOST_NAMED) return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`;
}
