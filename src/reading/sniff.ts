import type { FileKind } from './schema.ts';

export interface Sniffed {
  kind: FileKind | null;
  mimeType: string;
}

const BINARY_TYPES: ReadonlyArray<{ magic: string; at?: number; mimeType: string; kind?: FileKind }> = [
  { magic: '\x89PNG\r\n\x1a\n', mimeType: 'image/png', kind: 'png' },
  { magic: '\xff\xd8\xff', mimeType: 'image/jpeg', kind: 'jpeg' },
  { magic: '\xffWPC', mimeType: 'application/vnd.wordperfect' },
  { magic: '{\\rtf', mimeType: 'application/rtf', kind: 'doc' },
  { magic: 'GIF8', mimeType: 'image/gif' },
  { magic: 'II*\0', mimeType: 'image/tiff' },
  { magic: 'MM\0*', mimeType: 'image/tiff' },
  { magic: 'BM', mimeType: 'image/bmp' },
  { magic: 'WEBP', at: 8, mimeType: 'image/webp', kind: 'webp' },
  { magic: 'WAVE', at: 8, mimeType: 'audio/wav' },
  { magic: 'ID3', mimeType: 'audio/mpeg' },
  { magic: '\x1f\x8b', mimeType: 'application/gzip' },
  { magic: 'Rar!', mimeType: 'application/vnd.rar' },
  { magic: "7z\xbc\xaf'\x1c", mimeType: 'application/x-7z-compressed' },
  { magic: '\x7fELF', mimeType: 'application/x-executable' },
  { magic: 'MZ', mimeType: 'application/x-msdownload' },
];

const OLE_MAGIC = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const MAIL_HEADER =
  /^(received|return-path|mime-version|message-id|delivered-to|content-type|x-[\w-]+|dkim-signature|from|to|cc|bcc|subject|date|reply-to|sender|in-reply-to|references|content-transfer-encoding|authentication-results|arc-[\w-]+):/i;
const MAIL_ONLY =
  /^(received|return-path|mime-version|message-id|delivered-to|content-type|dkim-signature|x-[\w-]+):/i;

/**
 * The kind of a file by its first bytes (4 KiB or more is enough); the name decides only between the kinds
 * that share one container (an OLE file whose directory is further back, a zip, plain text or e-mail).
 * `kind` is null for what cannot be read; `mimeType` is then still the best guess.
 */
export function sniffKind(prefix: Uint8Array, filename: string): Sniffed {
  if (latin1(prefix.subarray(0, 1029)).includes('%PDF-')) return { kind: 'pdf', mimeType: 'application/pdf' };
  const head = latin1(prefix.subarray(0, 8192));
  const extension = /\.([a-z0-9]{1,8})$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  if (head.startsWith(OLE_MAGIC)) return sniffOle(prefix, extension);
  if (head.startsWith('ftyp', 4)) return sniffBrands(prefix, head);
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return sniffZip(head, extension);
  for (const type of BINARY_TYPES) {
    if (!head.startsWith(type.magic, type.at ?? 0)) continue;
    if (type.magic.length < 3 && looksLikeText(prefix)) continue;
    return { kind: type.kind ?? null, mimeType: type.mimeType };
  }
  if (!looksLikeText(prefix)) return { kind: null, mimeType: 'application/octet-stream' };
  return sniffText(head, extension);
}

/** Pictures in HEVC, of a telephone, alone or of several (ISO/IEC 23008-12, Annex B). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** A file of boxes names its brand, and behind it those that it is compatible with (ISO/IEC 14496-12 §4.3). */
function sniffBrands(prefix: Uint8Array, head: string): Sniffed {
  const end = Math.min(new DataView(prefix.buffer, prefix.byteOffset).getUint32(0), head.length, 256);
  const brands = [head.slice(8, 12), ...(head.slice(16, end).match(/[\s\S]{4}/g) ?? [])];
  const first = brands.find((brand) => HEIC_BRANDS.has(brand) || AVIF_BRANDS.has(brand));
  if (first !== undefined && AVIF_BRANDS.has(first)) return { kind: null, mimeType: 'image/avif' };
  if (first !== undefined) return { kind: 'heic', mimeType: 'image/heic' };
  return { kind: null, mimeType: brands[0]?.startsWith('mif') ? 'image/heif' : 'video/mp4' };
}

function sniffOle(prefix: Uint8Array, extension: string): Sniffed {
  const names = latin1(prefix).replaceAll('\0', '');
  if (names.includes('__substg1.0_') || names.includes('__properties_version1.0')) return MSG;
  if (names.includes('EncryptedPackage')) return DOCX;
  if (names.includes('WordDocument')) return DOC;
  if (extension === 'msg') return MSG;
  if (extension === 'docx') return DOCX;
  if (extension === 'doc' || extension === 'dot') return DOC;
  return { kind: null, mimeType: 'application/x-ole-storage' };
}

function sniffZip(head: string, extension: string): Sniffed {
  if (head.includes('word/')) return DOCX;
  if (head.includes('mimetypeapplication/vnd.oasis.opendocument.text')) {
    return { kind: null, mimeType: 'application/vnd.oasis.opendocument.text' };
  }
  if (head.includes('xl/')) return { kind: null, mimeType: SPREADSHEET };
  if (head.includes('ppt/')) return { kind: null, mimeType: PRESENTATION };
  if (extension === 'docx' || extension === 'docm' || head.includes('[Content_Types].xml')) return DOCX;
  return { kind: null, mimeType: 'application/zip' };
}

/** A page that a browser saved begins with a comment that says from where. */
const HTML = /^\s*(?:<!--[^>]{0,400}-->\s{0,20}){0,3}<(?:!doctype html|html|head|body)/i;

function sniffText(head: string, extension: string): Sniffed {
  const text = head.replaceAll('\0', '').replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  if (HTML.test(text)) return { kind: 'txt', mimeType: 'text/html' };
  if (isMail(text, extension)) return { kind: 'eml', mimeType: 'message/rfc822' };
  return { kind: 'txt', mimeType: 'text/plain' };
}

function isMail(text: string, extension: string): boolean {
  const lines = text
    .replace(/^\s+/, '')
    .replace(/^From .*\r?\n/, '')
    .split(/\r?\n/);
  const headers: string[] = [];
  for (const line of lines) {
    if (line === '') break;
    if (/^[ \t]/.test(line)) continue;
    if (!/^[\w-]+:/.test(line)) break;
    headers.push(line);
  }
  const known = headers.filter((line) => MAIL_HEADER.test(line)).length;
  if (extension === 'eml') return headers.length > 0;
  return known >= 3 && headers.some((line) => MAIL_ONLY.test(line));
}

/** True for bytes that can be text in a common encoding, UTF-16 and stray NULs included. */
function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8192);
  if (sample.length === 0) return true;
  if ((sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)) return true;
  let control = 0;
  let nul = 0;
  for (const byte of sample) {
    if (byte === 0) nul += 1;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127) control += 1;
  }
  const wide = nul > sample.length * 0.3 && nul <= sample.length * 0.55;
  if (wide) return control <= sample.length * 0.1;
  return control <= sample.length * 0.02 && nul <= sample.length * 0.1;
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  }
  return text;
}

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const DOCX: Sniffed = {
  kind: 'docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const DOC: Sniffed = { kind: 'doc', mimeType: 'application/msword' };
const MSG: Sniffed = { kind: 'msg', mimeType: 'application/vnd.ms-outlook' };
