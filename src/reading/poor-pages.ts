/** What a note says of pages that recognition was unsure of, after their numbers: 'Pages 2, 5–7 were …'. */
export function poorPagesNote(pages: string, count: number): string {
  return `${pages} ${count === 1 ? 'was' : 'were'} hard to read, and words may be wrong: compare with the picture.`;
}

/** What a note says of pages with a table or a box of which a line was not read. */
export function unreadTablesNote(pages: string, count: number): string {
  return `${pages} ${count === 1 ? 'has a table or a box' : 'have tables or boxes'} that we could not read in full. Look at the picture: if a day or a sum stands there, enter it yourself.`;
}

const NOTE =
  /^Pages? ([\d, –]+)(?:, and others)? (?:(?:was|were) hard to read|(?:has|have) (?:a table|tables) or )/;
const MOST_PAGES = 5_000;

/** The pages that the notes of a reading name as hard to read, or as read only in part, ascending. */
export function poorPagesIn(notes: readonly string[]): number[] {
  const pages = new Set<number>();
  for (const note of notes) {
    for (const range of NOTE.exec(note)?.[1]?.split(', ') ?? []) {
      const [first = 0, last = first] = range.split('–').map(Number);
      for (let page = first; page >= 1 && page <= Math.min(last, MOST_PAGES); page += 1) pages.add(page);
    }
  }
  return [...pages].toSorted((a, b) => a - b);
}
