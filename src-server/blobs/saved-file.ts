import { Buffer } from 'node:buffer';
import { contentDisposition } from './disposition.ts';

/** Headers of a file that is saved, whoever made it: it can neither run nor be taken for part of the product. */
export const GUARDED = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
} as const;

interface MadeFile {
  filename: string;
  mimeType: string;
}

/** Headers of a file that is made for whoever asked, to be saved under this name. */
export function savedFileHeaders({ filename, mimeType }: MadeFile): Record<string, string> {
  return {
    ...GUARDED,
    'content-type': mimeType,
    'content-disposition': contentDisposition('attachment', filename),
  };
}

/** A file that was made for whoever asked. */
export function savedFile(content: Uint8Array | string, file: MadeFile): Response {
  const bytes = new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);
  const headers = { ...savedFileHeaders(file), 'content-length': String(bytes.byteLength) };
  return new Response(bytes, { headers });
}
