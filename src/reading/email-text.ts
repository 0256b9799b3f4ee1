import type { EmailHeader } from './schema.ts';

/** The header lines of an e-mail as its reader sees them, above the body; lines without a value are left out. */
export function emailText(header: EmailHeader, attachments: readonly string[], body: string): string {
  const lines = [
    line('From', header.from),
    line('To', header.to.join(', ')),
    line('Cc', header.cc.join(', ')),
    line('Bcc', header.bcc.join(', ')),
    line('Date', header.date === null ? null : readableDate(header.date)),
    line('Subject', header.subject),
    line('Attachments', attachments.join(', ')),
  ].filter((each) => each !== '');
  return `${lines.join('\n')}\n\n${body.trim()}`;
}

function line(label: string, value: string | null): string {
  return value === null || value.trim() === '' ? '' : `${label}: ${value.replace(/\s+/g, ' ').trim()}`;
}

/** `2021-08-09 16:53 UTC` for an ISO 8601 instant. */
function readableDate(iso: string): string {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(iso);
  return match === null ? iso : `${match[1]} ${match[2]} UTC`;
}

/** `Name <box@host>`, or whichever of the two there is. */
export function mailbox(name: string | null | undefined, address: string | null | undefined): string {
  const label = (name ?? '').trim();
  const box = (address ?? '').trim();
  if (box === '' || label === box) return label;
  return label === '' ? box : `${label} <${box}>`;
}

/** ISO 8601 of a date header, null when it is none. */
export function isoDate(value: string | null | undefined): string | null {
  if (value === null || value === undefined || value.trim() === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
