/** Characters of a title that is made from a question. */
export const LONGEST_TITLE = 60;

const LAST_WORD = /\s+\S*$/u;

/** A name for a conversation: its first question on one line, shortened at a word, with '…' where it was. */
export function titleFor(question: string): string {
  const line = question.replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  if (letters.length <= LONGEST_TITLE) return line;
  // One letter more shows whether the last word ends where the title does.
  const cut = letters.slice(0, LONGEST_TITLE + 1).join('');
  // A word as long as the title is cut inside.
  const words = LAST_WORD.test(cut)
    ? cut.replace(LAST_WORD, '')
    : letters.slice(0, LONGEST_TITLE - 1).join('');
  return `${words.replace(/[\s.,;:–-]+$/u, '')}…`;
}
