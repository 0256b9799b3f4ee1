const ATTACHMENTS = /^Attachments: (.*)$/m;

/** Stands in the head of an e-mail for attachments that do not go out with it. */
const LEFT_OUT = '[not in this production]';

interface MailAttachments {
  /** The head as it may go out: of attachments it names only those that go out too. */
  head: string;
  /** It names no others: else its original holds a file that does not go out, or that nobody looked at here. */
  isComplete: boolean;
}

/**
 * What the head of an e-mail (src/reading/email-text.ts) says of its attachments, when only `filenames` go out with it.
 */
export function attachmentsNamed(text: string, filenames: readonly string[]): MailAttachments {
  const head = text.split('\n\n', 1)[0] ?? '';
  const found = ATTACHMENTS.exec(head);
  const line = found?.[1] ?? '';
  let rest = line;
  const kept: { name: string; at: number }[] = [];
  for (const filename of filenames.toSorted((a, b) => b.length - a.length)) {
    const name = filename.replace(/\s+/g, ' ').trim();
    const at = name === '' ? -1 : rest.indexOf(name);
    if (at === -1) continue;
    kept.push({ name, at });
    // What was found keeps its place, so that the others keep theirs.
    rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length);
  }
  if (found === null || !/[^,\s]/.test(rest)) return { head, isComplete: true };
  const names = kept.sort((a, b) => a.at - b.at).map(({ name }) => name);
  const said = `Attachments: ${[...names, LEFT_OUT].join(', ')}`;
  return {
    head: head.slice(0, found.index) + said + head.slice(found.index + found[0].length),
    isComplete: false,
  };
}
