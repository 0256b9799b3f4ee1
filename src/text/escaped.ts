/** Words as they stand in a pattern: every sign that a regular expression would read is escaped. */
export function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
