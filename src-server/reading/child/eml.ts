import { readFile, stat } from 'node:fs/promises';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { emailText, isoDate, mailbox } from '#src/reading/email-text.ts';
import { readFailure } from '#src/reading/failures.ts';
import { type HtmlText, readHtml } from '#src/reading/html-text.ts';
import type { EmailHeader, ReadFailure } from '#src/reading/schema.ts';
import { linesOfRuns, runsOfPlain } from '#src/reading/unseen-html.ts';
import { takeUuencoded } from '#src/reading/uuencode.ts';
import type { ReadSummary } from '../protocol.ts';
import type { JobOutput } from './output.ts';

const LARGEST_BYTES = 150 * 1024 * 1024;
const MIME = 'message/rfc822';

/** An e-mail: its header lines and body as text, everything attached (forwarded mails too) as files. */
export async function readEml(output: JobOutput): Promise<ReadSummary | ReadFailure> {
  if ((await stat(output.job.path)).size > LARGEST_BYTES) {
    return readFailure(
      'too-large',
      'This e-mail is larger than 150 MB. Save its attachments and upload them one by one.',
    );
  }
  const parsed = await PostalMime.parse(await readFile(output.job.path), {
    forceRfc822Attachments: true,
    maxNestingDepth: 60,
  });
  const email = headerOf(parsed);
  const body = bodyOf(parsed);
  const { text, files } = takeUuencoded(body.text);
  for (const attachment of parsed.attachments) {
    if (isAlternative(attachment)) continue;
    await output.attach(nameOf(attachment), attachment.mimeType, contentOf(attachment));
  }
  for (const file of files) await output.attach(file.filename, 'application/octet-stream', file.content);
  const hasHeader =
    email.from !== null || email.subject !== null || email.to.length > 0 || email.date !== null;
  if (!hasHeader && text.trim() === '' && output.attachments.length === 0)
    return readFailure('nothing-to-read');
  if (
    /multipart\/encrypted|application\/(x-)?pkcs7-mime|application\/pgp-encrypted/.test(contentType(parsed))
  ) {
    output.note(
      'The message is locked (encrypted). Open it in your mail program. Save it as a PDF and upload that.',
    );
  }
  output.opened('eml', MIME, null);
  const names = output.attachments.map((each) => each.filename);
  const lines = linesOfRuns(emailText(email, names, ''), body.runs);
  output.page(1, emailText(email, names, text), 'body', { lines });
  return {
    ok: true,
    kind: 'eml',
    mimeType: MIME,
    pageCount: null,
    email,
    attachments: output.attachments,
    notes: output.notes,
  };
}

function headerOf(parsed: Email): EmailHeader {
  const from = parsed.from ?? parsed.sender;
  const messageId = parsed.messageId?.trim();
  return {
    from: from === undefined ? null : (addresses([from])[0] ?? null),
    to: addresses(parsed.to),
    cc: addresses(parsed.cc),
    bcc: addresses(parsed.bcc),
    subject: parsed.subject?.trim() || null,
    date: isoDate(parsed.date),
    ...(messageId === undefined || messageId === '' ? {} : { messageId }),
  };
}

function addresses(list: readonly Address[] | undefined): string[] {
  return (list ?? [])
    .slice(0, 1_000)
    .flatMap((each) =>
      each.group === undefined ? [mailbox(each.name, each.address)] : addresses(each.group),
    )
    .filter((each) => each !== '');
}

function bodyOf(parsed: Email): HtmlText {
  const plain = parsed.text?.trim() ?? '';
  const html = readHtml(parsed.html ?? '');
  if (plain === '') return html;
  return { text: plain, runs: html.text === '' ? [] : runsOfPlain(plain, html.runs) };
}

function contentType(parsed: Email): string {
  return parsed.headers.find((header) => header.key === 'content-type')?.value.toLowerCase() ?? '';
}

/** Another version of the body (for watches, AMP …), not a file that somebody attached. */
function isAlternative({ filename, disposition, mimeType }: Attachment): boolean {
  return (
    filename === null && disposition === null && mimeType.startsWith('text/') && mimeType !== 'text/calendar'
  );
}

function nameOf(attachment: Attachment): string | null {
  if (attachment.filename !== null && attachment.filename !== '') return attachment.filename;
  return attachment.mimeType === MIME ? 'Forwarded message.eml' : null;
}

function contentOf(attachment: Attachment): Uint8Array {
  const { content } = attachment;
  if (typeof content === 'string')
    return Buffer.from(content, attachment.encoding === 'base64' ? 'base64' : 'utf8');
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
