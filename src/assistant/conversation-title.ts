/** Characters of a title that is made from a question. */
export const LONGEST_TITLE = 60;

const WHOLE_WORD = /\s+\S*$/u;

/** A name for a conversation: its first question on one line, shortened at a word, with '…' where it was. */
export function titleFor(question: string): string {
  const line = question.replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  if (letters.length <= LONGEST_TITLE) return line;
  const cut = letters.slice(0, LONGEST_TITLE).join('');
  // A word as long as the title is cut inside.
  const words = WHOLE_WORD.test(cut)
    ? cut.replace(WHOLE_WORD, '')
    : letters.slice(0, LONGEST_TITLE - 1).join('');
  return `${words.replace(/[\s.,;:–-]+$/u, '')}…`;
}
