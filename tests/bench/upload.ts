import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startUploadProcess, type UploadProcess } from '../setup/upload-process.ts';
import { type BenchRow, interleave, RUNS } from './measure.ts';

const MIB = 1024 * 1024;
const PIECE = Buffer.alloc(MIB, 'The sum of $4,350.00 has not been paid. ');

export interface UploadBenchOptions {
  /** Size of the file, a multiple of 8 MiB. */
  bytes?: number;
  /** Size of the file whose upload's memory is measured. */
  memoryBytes?: number;
  runs?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends `bytes` as fast as the other side takes them. */
async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  bytes: number,
): Promise<IncomingMessage> {
  const outgoing = request(url, { method, agent, headers: { ...headers, 'content-length': String(bytes) } });
  const answered = once(outgoing, 'response');
  for (let sent = 0; sent < bytes; sent += PIECE.length) {
    const rest = bytes - sent;
    if (!outgoing.write(rest < PIECE.length ? PIECE.subarray(0, rest) : PIECE)) await once(outgoing, 'drain');
  }
  outgoing.end();
  const [response]: IncomingMessage[] = await answered;
  if (response === undefined) throw new Error('There was no answer.');
  response.resume();
  await once(response, 'end');
  return response;
}

async function expectStatus(response: IncomingMessage, status: number): Promise<IncomingMessage> {
  if (response.statusCode !== status) throw new Error(`Expected ${status}, got ${response.statusCode}`);
  return response;
}

/** One file by tus in PATCH requests of `chunk` bytes; creation, hash, sync, access checks and the row included. */
async function upload(server: UploadProcess, bytes: number, chunk: number): Promise<string> {
  const base = { cookie: server.cookie, 'tus-resumable': '1.0.0' };
  const metadata = { filename: 'brief.txt', filetype: 'text/plain', caseId: server.caseId };
  const created = await send(
    `${server.url}/api/uploads`,
    'POST',
    {
      ...base,
      'upload-length': String(bytes),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
    0,
  );
  await expectStatus(created, 201);
  const location = `${server.url}${created.headers.location}`;
  let documentId: string | string[] | undefined;
  for (let offset = 0; offset < bytes; offset += chunk) {
    const headers = {
      ...base,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    };
    const length = Math.min(chunk, bytes - offset);
    const answer = await expectStatus(await send(location, 'PATCH', headers, length), 204);
    documentId = answer.headers['document-id'];
  }
  if (typeof documentId !== 'string') throw new Error('The upload made no document.');
  return documentId;
}

async function startBare(folder: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-put.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port]: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Removes what a run left, outside its time, so that the disk does not fill. */
async function emptyFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await unlink(join(entry.parentPath, entry.name));
  }
}

function timed(bytes: number, work: () => Promise<unknown>, after: () => Promise<void>) {
  return async () => {
    const start = performance.now();
    await work();
    const speed = bytes / MIB / ((performance.now() - start) / 1000);
    await after();
    return speed;
  };
}

/** Upload against a bare PUT-to-file with fsync in MiB/s, the two in turn. */
export async function benchUploadSpeed(options: UploadBenchOptions = {}): Promise<BenchRow[]> {
  const bytes = options.bytes ?? 256 * MIB;
  const runs = options.runs ?? RUNS;
  const folder = await mkdtemp(join(tmpdir(), 'upload-bench-'));
  const server = await startUploadProcess(join(folder, 'data'));
  const bare = await startBare(join(folder, 'bare'));
  try {
    const put = timed(
      bytes,
      async () => expectStatus(await send(bare.url, 'PUT', {}, bytes), 204),
      () => emptyFolder(join(folder, 'bare')),
    );
    const ours = (chunk: number) =>
      timed(
        bytes,
        () => upload(server, bytes, chunk),
        () => emptyFolder(join(folder, 'data/blobs')),
      );
    const whole = await interleave(ours(bytes), put, runs);
    const chunks = await interleave(ours(8 * MIB), put, runs);
    const size = `${bytes / MIB} MiB`;
    return [
      { name: `upload ${size}, one PATCH, against bare PUT + fsync`, ...whole, unit: 'MiB/s', aim: '≥ 0.95' },
      { name: `upload ${size}, 8 MiB PATCHes, same`, ...chunks, unit: 'MiB/s', aim: '≥ 0.80' },
    ];
  } finally {
    await server.kill('SIGKILL');
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How much the server's resident memory grows at most while a big file comes in. */
export async function benchUploadMemory(options: UploadBenchOptions = {}): Promise<BenchRow[]> {
  const bytes = options.memoryBytes ?? 2048 * MIB;
  const folder = await mkdtemp(join(tmpdir(), 'upload-memory-'));
  const server = await startUploadProcess(join(folder, 'data'));
  try {
    const before = server.residentBytes();
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, server.residentBytes());
    }, 20);
    await upload(server, bytes, bytes);
    clearInterval(watch);
    highest = Math.max(highest, server.residentBytes());
    const name = `memory added by a ${bytes / MIB} MiB upload`;
    return [{ name, ours: (highest - before) / MIB, unit: 'MiB', aim: '< 64 MiB' }];
  } finally {
    await server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
