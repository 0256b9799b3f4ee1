const ATTACHMENTS = /^Attachments: (.*)$/m;

/**
 * Whether the head of an e-mail (src/reading/email-text.ts) names no attachment but these: else its original holds a
 * file that nobody looked at here.
 */
export function namesAll(text: string, filenames: readonly string[]): boolean {
  const head = text.split('\n\n', 1)[0] ?? '';
  let rest = ATTACHMENTS.exec(head)?.[1] ?? '';
  for (const filename of filenames.toSorted((a, b) => b.length - a.length)) {
    const at = rest.indexOf(filename.replace(/\s+/g, ' ').trim());
    if (at !== -1) rest = rest.slice(0, at) + rest.slice(at + filename.length);
  }
  return !/[^,\s]/.test(rest);
}
