import { randomBytes } from 'node:crypto';

/** Sends one request: in this process, or over a socket. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

export const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = { ...TUS, 'content-type': 'application/offset+octet-stream' };

export function encodeMetadata(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** The metadata of a letter for this case. */
export function metadataFor(caseId: string, more: Record<string, string> = {}): string {
  return encodeMetadata({ filename: 'letter.txt', filetype: 'text/plain', caseId, ...more });
}

export function create(send: Send, metadata: string, size: number, headers: Record<string, string> = {}) {
  return send('/api/uploads', {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(size), 'upload-metadata': metadata, ...headers },
  });
}

/** Creates an upload and answers with its address. */
export async function begin(send: Send, caseId: string, size: number, more: Record<string, string> = {}) {
  const response = await create(send, metadataFor(caseId, more), size);
  const location = response.headers.get('location');
  if (response.status !== 201 || location === null) {
    throw new Error(`The upload was not created: ${response.status} ${await response.text()}`);
  }
  return location;
}

export function patch(
  send: Send,
  location: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  return send(location, {
    method: 'PATCH',
    headers: { ...BYTES, 'upload-offset': String(offset), ...headers },
    body,
  });
}

export function head(send: Send, location: string) {
  return send(location, { method: 'HEAD', headers: TUS });
}

export async function offsetOf(send: Send, location: string): Promise<number> {
  const response = await head(send, location);
  if (response.status !== 200) throw new Error(`HEAD answered ${response.status}`);
  return Number(response.headers.get('upload-offset'));
}

/** Bytes that nothing can compress or guess. */
export function someBytes(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(length));
}
