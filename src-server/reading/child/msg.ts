import { createRequire } from 'node:module';
import { decompressRTF } from '@kenjiuno/decompressrtf';
import type { FieldsData } from '@kenjiuno/msgreader';
import { emailText, isoDate, mailbox } from '#src/reading/email-text.ts';
import { readFailure } from '#src/reading/failures.ts';
import { type HtmlText, readHtml } from '#src/reading/html-text.ts';
import { rtfToText } from '#src/reading/rtf-text.ts';
import type { EmailHeader, ReadFailure } from '#src/reading/schema.ts';
import { linesOfRuns, runsOfPlain } from '#src/reading/unseen-html.ts';
import { ATTACHMENT_LIMIT, type ReadSummary } from '../protocol.ts';
import { codePageLabel, decodeNamed } from './decode.ts';
import type { JobOutput } from './output.ts';

/** CommonJS whose default export is hidden one level down under Node's import. */
const { default: MsgReader }: typeof import('@kenjiuno/msgreader') = createRequire(import.meta.url)(
  '@kenjiuno/msgreader',
);
const MIME = 'application/vnd.ms-outlook';
const UTF8 = 65001;

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
  if (!hasHeader && body.text.trim() === '' && output.attachments.length === 0)
    return readFailure('nothing-to-read');
  if (/smime|pgp/i.test(fields.messageClass ?? '') && !/multipartsigned/i.test(fields.messageClass ?? '')) {
    output.note('The message is locked (encrypted). Open it in Outlook. Save it as a PDF and upload that.');
  }
  output.opened('msg', MIME, null);
  const names = output.attachments.map((each) => each.filename);
  const lines = linesOfRuns(emailText(email, names, ''), body.runs);
  output.page(1, emailText(email, names, body.text), 'body', { lines });
  return {
    ok: true,
    kind: 'msg',
    mimeType: MIME,
    pageCount: null,
    email,
    attachments: output.attachments,
    notes: output.notes,
  };
}

const OCTETS = 'application/octet-stream';

/** Messages saved without Unicode are read again in the code page of their text. */
function openMsg(bytes: Buffer) {
  const first = open(bytes, undefined);
  const label = codePageLabel(ansiCodePage(first.fields));
  if (label === 'windows-1252' || label === 'utf-8') return first;
  try {
    return open(bytes, label);
  } catch {
    return first;
  }
}

/** The 8-bit code page of a message: named, or the one of Windows in its language. */
function ansiCodePage({ messageCodepage, internetCodepage, messageLocaleId }: FieldsData): number {
  if (messageCodepage !== undefined && messageCodepage > 0) return messageCodepage;
  const byLanguage = LANGUAGE_CODE_PAGES[(messageLocaleId ?? 0) & 0x3ff];
  if (byLanguage !== undefined)
    return messageLocaleId === 0x0404 || messageLocaleId === 0x0c04 ? 950 : byLanguage;
  return internetCodepage ?? 1252;
}

/** Windows primary language ids: Arabic, Chinese, Czech, Greek, Hebrew, Hungarian, Japanese, Korean … */
const LANGUAGE_CODE_PAGES: Record<number, number> = {
  1: 1256,
  2: 1251,
  4: 936,
  5: 1250,
  8: 1253,
  13: 1255,
  14: 1250,
  17: 932,
  18: 949,
  21: 1250,
  24: 1250,
  25: 1251,
  27: 1250,
  30: 874,
  31: 1254,
  34: 1251,
  41: 1256,
  42: 1258,
};

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
    fields.messageDeliveryTime,
    fields.clientSubmitTime,
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

function bodyOf(fields: FieldsData): HtmlText {
  const html =
    fields.bodyHtml ??
    (fields.html === undefined
      ? ''
      : decodeNamed(fields.html, codePageLabel(fields.internetCodepage ?? UTF8)));
  const shown = readHtml(html);
  if (fields.body !== undefined && fields.body.trim() !== '')
    return { text: fields.body, runs: shown.text === '' ? [] : runsOfPlain(fields.body, shown.runs) };
  if (html.trim() !== '') return shown;
  return fields.compressedRtf === undefined ? NOTHING : rtfBody(fields.compressedRtf);
}

const NOTHING: HtmlText = { text: '', runs: [] };

function rtfBody(compressed: Uint8Array): HtmlText {
  try {
    const rtf = Uint8Array.from(decompressRTF([...compressed]));
    const text = rtfToText(rtf);
    return new TextDecoder('latin1').decode(rtf.subarray(0, 400)).includes('\\fromhtml')
      ? readHtml(text)
      : { text, runs: [] };
  } catch {
    return NOTHING;
  }
}

function nameOf(attachment: FieldsData): string | undefined {
  const name = attachment.fileName ?? attachment.fileNameShort ?? attachment.name;
  return attachment.innerMsgContent === true && name !== undefined && !/\.msg$/i.test(name)
    ? `${name}.msg`
    : name;
}
