/** The head of an e-mail as its reader wrote it above the text (`src/reading/email-text.ts`). */
export interface MailHead {
  from: string | null;
  to: string[];
  cc: string[];
  bcc: string[];
  /** YYYY-MM-DD, in UTC. */
  date: string | null;
  subject: string | null;
}

const LABELS: readonly string[] = ['From', 'To', 'Cc', 'Bcc', 'Date', 'Subject', 'Attachments'];
const LINE = /^(From|To|Cc|Bcc|Date|Subject|Attachments): (.*)$/;
const MAIL_TYPES = new Set(['message/rfc822', 'application/vnd.ms-outlook']);

export function isMail({ mimeType }: { mimeType: string | null }): boolean {
  return mimeType !== null && MAIL_TYPES.has(mimeType);
}

/**
 * Mailboxes of a header line. A name may hold a comma ('Quill, Ada <ada@quill.example>'): a piece without an address
 * belongs to the piece after it that has one in angle brackets.
 */
export function splitMailboxes(line: string): string[] {
  const boxes: string[] = [];
  let open: string[] = [];
  for (const piece of line.split(/,\s+/)) {
    const text = piece.trim();
    if (text === '') continue;
    if (text.includes('<')) {
      boxes.push([...open, text].join(', '));
      open = [];
    } else if (text.includes('@')) {
      boxes.push(...open, text);
      open = [];
    } else open.push(text);
  }
  return [...boxes, ...open];
}

/**
 * Reads the lines above an e-mail's first empty line, in the order its reader writes them; what comes after is the
 * sender's own text. Everything is empty where the text does not begin with such lines.
 */
export function readMailHead(text: string): MailHead {
  const found = new Map<string, string>();
  let at = 0;
  for (const line of text.split('\n')) {
    const [, label, value] = LINE.exec(line) ?? [];
    if (label === undefined || value === undefined) break;
    const place = LABELS.indexOf(label);
    if (place < at) break;
    found.set(label, value.trim());
    at = place + 1;
  }
  return {
    from: found.get('From') ?? null,
    to: splitMailboxes(found.get('To') ?? ''),
    cc: splitMailboxes(found.get('Cc') ?? ''),
    bcc: splitMailboxes(found.get('Bcc') ?? ''),
    date: /^\d{4}-\d\d-\d\d/.exec(found.get('Date') ?? '')?.[0] ?? null,
    subject: found.get('Subject') ?? null,
  };
}

/** 'Ada Quill' and 'ada@quill.example' of 'Ada Quill <ada@quill.example>'; either may be missing. */
export function mailboxParts(mailbox: string): { name: string | null; address: string | null } {
  const [, name = '', address] = /^(.*?)\s*<([^<>]+)>\s*$/.exec(mailbox) ?? [];
  if (address !== undefined) {
    return { name: name.replaceAll('"', '').trim() || null, address: address.trim().toLowerCase() };
  }
  const bare = mailbox.trim();
  return bare.includes('@')
    ? { name: null, address: bare.toLowerCase() }
    : { name: bare || null, address: null };
}
