import { createRequire } from 'node:module';
import { decompressRTF } from '@kenjiuno/decompressrtf';
import type { FieldsData } from '@kenjiuno/msgreader';
import { emailText, isoDate, mailbox } from '#src/reading/email-text.ts';
import { readFailure } from '#src/reading/failures.ts';
import { htmlToText } from '#src/reading/html-text.ts';
import { rtfToText } from '#src/reading/rtf-text.ts';
import type { EmailHeader, ReadFailure } from '#src/reading/schema.ts';
import { ATTACHMENT_LIMIT, type ReadSummary } from '../protocol.ts';
import { codePageLabel, decodeNamed } from './decode.ts';
import type { JobOutput } from './output.ts';

/** CommonJS whose default export is hidden one level down under Node's import. */
const { default: MsgReader }: typeof import('@kenjiuno/msgreader') = createRequire(import.meta.url)(
  '@kenjiuno/msgreader',
);
const MIME = 'application/vnd.ms-outlook';
const UTF8 = 65001;
const UTF16 = 1200;

/** An Outlook message: header lines and body as text, everything attached (mails in mails too) as files. */
export async function readMsg(output: JobOutput, bytes: Buffer): Promise<ReadSummary | ReadFailure> {
  const { reader, fields } = openMsg(bytes);
  if (fields.error !== undefined) return readFailure('corrupt');
  const email = headerOf(fields);
  const body = bodyOf(fields);
  const attachments = (fields.attachments ?? []).slice(0, ATTACHMENT_LIMIT + 1);
  for (const attachment of attachments) {
    const name = nameOf(attachment);
    try {
      const { content } = reader.getAttachment(attachment);
      const mimeType = attachment.innerMsgContent === true ? MIME : (attachment.attachMimeTag ?? OCTETS);
      await output.attach(name, mimeType, content);
    } catch {
      output.note(`The attachment "${name}" is damaged and could not be taken out.`);
    }
  }
  const hasHeader = email.from !== null || email.subject !== null || email.to.length > 0;
  if (!hasHeader && body.trim() === '' && output.attachments.length === 0)
    return readFailure('nothing-to-read');
  if (/smime|pgp/i.test(fields.messageClass ?? '') && !/multipartsigned/i.test(fields.messageClass ?? '')) {
    output.note('The message itself is encrypted; open it in Outlook, and save it as PDF to have it read.');
  }
  output.opened('msg', MIME, 1);
  output.page(
    1,
    emailText(
      email,
      output.attachments.map((each) => each.filename),
      body,
    ),
    'body',
  );
  return {
    ok: true,
    kind: 'msg',
    mimeType: MIME,
    pageCount: 1,
    email,
    attachments: output.attachments,
    notes: output.notes,
  };
}

const OCTETS = 'application/octet-stream';

/** Messages saved without Unicode are read again in the code page they name. */
function openMsg(bytes: Buffer) {
  const first = open(bytes, undefined);
  const { messageCodepage, internetCodepage } = first.fields;
  const codePage = [messageCodepage, internetCodepage].find((page) => page !== undefined && page > 0);
  if (codePage === undefined || codePage === UTF8 || codePage === UTF16 || codePage === 1252) return first;
  try {
    return open(bytes, codePageLabel(codePage));
  } catch {
    return first;
  }
}

function open(bytes: Buffer, ansiEncoding: string | undefined) {
  const copy = new Uint8Array(bytes).buffer;
  const reader = new MsgReader(copy);
  reader.parserConfig = ansiEncoding === undefined ? {} : { ansiEncoding };
  return { reader, fields: reader.getFileData() };
}

function headerOf(fields: FieldsData): EmailHeader {
  const recipients = (kind: 'to' | 'cc' | 'bcc') =>
    (fields.recipients ?? [])
      .slice(0, 1_000)
      .filter((each) => (each.recipType ?? 'to') === kind)
      .map((each) => mailbox(each.name, each.smtpAddress ?? internetAddress(each.email)))
      .filter((each) => each !== '');
  const address =
    fields.senderSmtpAddress ??
    internetAddress(fields.senderEmail) ??
    fields.creatorSMTPAddress ??
    fields.sentRepresentingSmtpAddress;
  const from = mailbox(
    fields.senderName,
    fields.senderName === undefined ? internetAddress(fields.senderEmail) : address,
  );
  const messageId = fields.messageId?.trim();
  return {
    from: from === '' ? null : from,
    to: recipients('to'),
    cc: recipients('cc'),
    bcc: recipients('bcc'),
    subject: fields.subject?.trim() || null,
    date: dateOf(fields),
    ...(messageId === undefined || messageId === '' ? {} : { messageId }),
  };
}

/** Exchange's internal names (/O=…/CN=…) mean nothing to a reader. */
function internetAddress(address: string | undefined): string | undefined {
  return address?.includes('@') === true ? address : undefined;
}

function dateOf(fields: FieldsData): string | null {
  const header = /^Date:\s*(.+)$/im.exec(fields.headers ?? '')?.[1];
  const candidates = [
    fields.clientSubmitTime,
    fields.messageDeliveryTime,
    header,
    fields.creationTime,
    fields.lastModificationTime,
  ];
  for (const candidate of candidates) {
    const date = isoDate(candidate);
    if (date !== null) return date;
  }
  return null;
}

function bodyOf(fields: FieldsData): string {
  if (fields.body !== undefined && fields.body.trim() !== '') return fields.body;
  const html =
    fields.bodyHtml ??
    (fields.html === undefined
      ? undefined
      : decodeNamed(fields.html, codePageLabel(fields.internetCodepage ?? UTF8)));
  if (html !== undefined && html.trim() !== '') return htmlToText(html);
  return fields.compressedRtf === undefined ? '' : rtfBody(fields.compressedRtf);
}

function rtfBody(compressed: Uint8Array): string {
  try {
    const rtf = Uint8Array.from(decompressRTF([...compressed]));
    const text = rtfToText(rtf);
    return new TextDecoder('latin1').decode(rtf.subarray(0, 400)).includes('\\fromhtml')
      ? htmlToText(text)
      : text;
  } catch {
    return '';
  }
}

function nameOf(attachment: FieldsData): string | undefined {
  const name = attachment.fileName ?? attachment.fileNameShort ?? attachment.name;
  return attachment.innerMsgContent === true && name !== undefined && !/\.msg$/i.test(name)
    ? `${name}.msg`
    : name;
}
