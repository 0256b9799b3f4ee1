const LEAST_WORDS = 4;
const LONGEST = 240;
/** So many lines at each edge of a page are looked at. */
const AT_EDGE = 2;

/**
 * The text without what stands, word for word the same, at the head and the feet of its pages: the stamp of who released
 * or produced it. Its letters are blanks there, so that places stay.
 */
export function withoutPageEdges(text: string): string {
  const edges = text
    .split('\f')
    .flatMap((page) => {
      const rows = page.split('\n').flatMap((row) => (row.trim() === '' ? [] : [row.trim()]));
      return rows.length <= 2 * AT_EDGE
        ? rows.slice(0, 1)
        : [...rows.slice(0, AT_EDGE), ...rows.slice(-AT_EDGE)];
    })
    .filter((row) => row.length <= LONGEST && row.split(/\s+/).length >= LEAST_WORDS);
  const counts = new Map<string, number>();
  for (const row of edges) counts.set(row, (counts.get(row) ?? 0) + 1);
  const chrome = new Set([...counts].flatMap(([row, count]) => (count > 1 ? [row] : [])));
  if (chrome.size === 0) return text;
  return text
    .split(/(?<=[\n\f])/)
    .map((row) => (chrome.has(row.trim()) ? row.replace(/[^\n\f]/g, ' ') : row))
    .join('');
}
