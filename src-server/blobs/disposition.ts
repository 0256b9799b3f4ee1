import { extname } from 'node:path';

const MAX_BYTES = 255;
// What no file system takes, what a path is made of, and what lies about the name when it is shown: control
// characters, direction marks, invisible ones.
const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff9-\ufffb/\\:*?"<>|]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** The name under which a file may be saved anywhere: one segment, at most 255 bytes, its ending kept. */
export function savedName(filename: string): string {
  let name = filename
    .toWellFormed()
    .replaceAll(UNSAFE, '_')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  if (name === '') name = 'document';
  if (RESERVED.test(name)) name = `_${name}`;
  if (byteLength(name) <= MAX_BYTES) return name;
  const ending = byteLength(extname(name)) <= 16 ? extname(name) : '';
  const stem = [...name.slice(0, name.length - ending.length)];
  while (byteLength(stem.join('')) + byteLength(ending) > MAX_BYTES) stem.pop();
  return stem.join('') + ending;
}

/** RFC 8187 §3.2.1: what may stand unencoded in an extended value is less than encodeURIComponent leaves. */
function encodeExtended(value: string): string {
  return encodeURIComponent(value).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A Content-Disposition header (RFC 6266): plain ASCII for old programs, the exact name for all others. */
export function contentDisposition(type: 'inline' | 'attachment', filename: string): string {
  const name = savedName(filename);
  // RFC 6266 appendix D: no percent sign in the plain form, some programs decode it.
  const ascii = name.replaceAll(/[^\u0020-\u007e]|%/gu, '_');
  const plain = `${type}; filename="${ascii}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encodeExtended(name)}`;
}
