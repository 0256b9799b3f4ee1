/** A line of an e-mail's header as it is shown. */
export interface EmailHeaderLine {
  label: (typeof EMAIL_LABELS)[number];
  value: string;
  /** UTF-16 offsets of the line in the text. */
  start: number;
  end: number;
}

const EMAIL_LABELS = ['From', 'To', 'Cc', 'Bcc', 'Date', 'Subject', 'Attachments'] as const;

/**
 * The header lines and the body of an e-mail's text as `emailText` writes it: a line per label, in this order and
 * each at most once, then an empty line. A value holds no line end there, so nothing a sender writes into one can
 * add a line; lines of the body that look like a header stay in the body. `start` is the body's UTF-16 offset.
 */
export function readEmailParts(text: string): { header: EmailHeaderLine[]; body: string; start: number } {
  const header: EmailHeaderLine[] = [];
  let next = 0;
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
    const line = text.slice(at, end);
    if (line === '') break;
    const place = EMAIL_LABELS.findIndex((label, index) => index >= next && line.startsWith(`${label}: `));
    const label = EMAIL_LABELS[place];
    if (label === undefined) return { header: [], body: text, start: 0 };
    header.push({ label, value: line.slice(label.length + 2), start: at, end });
    next = place + 1;
    at = end + 1;
  }
  const start = Math.min(text.length, text.slice(at).search(/\S|$/) + at);
  return { header, body: text.slice(start), start };
}
