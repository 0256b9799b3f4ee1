import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Multipart uploads that are neither completed nor aborted. */
  open: Map<string, Map<number, Buffer>>;
  /** Largest body of one request so far. */
  largest: number;
  /** Every request as 'METHOD key?query'. */
  seen: string[];
  /** The next request of this kind (the start of its line in `seen`) fails with 500, until cleared. */
  failing: string | undefined;
  close(): Promise<void>;
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`));
}

/** Signature version 4 is there and names the hash of exactly these bytes. */
function isSigned(request: IncomingMessage, body: Buffer, accessKeyId: string): boolean {
  const authorization = request.headers.authorization ?? '';
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`)) return false;
  const claimed = request.headers['x-amz-content-sha256'];
  return claimed === 'UNSIGNED-PAYLOAD' || claimed === createHash('sha256').update(body).digest('hex');
}

/** The part of the S3 protocol that the blob store speaks, in memory. */
export async function startS3Server(bucket: string, accessKeyId: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const open = new Map<string, Map<number, Buffer>>();
  const state: Omit<S3Server, 'endpoint' | 'close'> = {
    objects,
    open,
    largest: 0,
    seen: [],
    failing: undefined,
  };

  function put(key: string, query: URLSearchParams, body: Buffer, response: ServerResponse): void {
    const parts = open.get(query.get('uploadId') ?? '');
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    if (query.has('uploadId') && parts === undefined) {
      refuse(response, 404, 'NoSuchUpload');
      return;
    }
    if (parts !== undefined) parts.set(Number(query.get('partNumber')), body);
    else objects.set(key, body);
    response.writeHead(200, { etag }).end();
  }

  function post(key: string, query: URLSearchParams, response: ServerResponse): void {
    if (query.has('uploads')) {
      const uploadId = randomUUID();
      open.set(uploadId, new Map());
      response.end(
        xml(
          `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
        ),
      );
      return;
    }
    const uploadId = query.get('uploadId') ?? '';
    const parts = open.get(uploadId);
    if (parts === undefined) {
      refuse(response, 404, 'NoSuchUpload');
      return;
    }
    open.delete(uploadId);
    objects.set(key, Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part)));
    response.end(xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`));
  }

  function get(key: string, request: IncomingMessage, response: ServerResponse): void {
    const object = objects.get(key);
    if (object === undefined) {
      if (request.method === 'HEAD') response.writeHead(404).end();
      else refuse(response, 404, 'NoSuchKey');
      return;
    }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const bytes = range === null ? object : object.subarray(Number(range[1]), Number(range[2]) + 1);
    response.writeHead(range === null ? 200 : 206, { 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', 'http://s3');
    const [, name, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const line = `${request.method} ${key}${url.search}`;
    state.seen.push(line);
    state.largest = Math.max(state.largest, body.length);
    if (!isSigned(request, body, accessKeyId)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (state.failing !== undefined && line.startsWith(state.failing))
      return refuse(response, 500, 'InternalError');
    if (key === '') {
      response.writeHead(200).end();
      return;
    }
    if (request.method === 'PUT') return put(key, url.searchParams, body, response);
    if (request.method === 'POST') return post(key, url.searchParams, response);
    if (request.method !== 'DELETE') return get(key, request, response);
    if (url.searchParams.has('uploadId')) open.delete(url.searchParams.get('uploadId') ?? '');
    else objects.delete(key);
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return Object.assign(state, {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
