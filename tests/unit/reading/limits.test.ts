import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader } from '#server/reading/reader.ts';
import { encodePng, makeBombPdf, makeFolder, makePdf, makeScan, put, rawPdf } from './make-files.ts';

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
});

afterAll(() => remove());

/** Processes of this test's readers: children of this process that run the reading program. */
function readingProcesses(): string[] {
  const table = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' });
  return table
    .split('\n')
    .filter((line) => line.includes('reading/child/main.ts') && line.includes(` ${process.pid} `));
}

async function workFiles(work: string): Promise<string[]> {
  return (await readdir(work, { recursive: true })).filter((name) => name.includes('read-'));
}

describe('limits', () => {
  test('a file that inflates without end is stopped at the memory limit, what came before it kept, and the reader lives on', async () => {
    const reader = createReader({ memoryLimitBytes: 400 * 1024 * 1024, timeLimitMs: 60_000 });
    const bomb = await put(folder, 'bomb.pdf', makeBombPdf(900 * 1024 * 1024));
    const good = await put(folder, 'good.pdf', await makePdf([['Motion to extend time']]));
    const [bad, fine] = await Promise.all([
      reader.read({ path: bomb, filename: 'bomb.pdf', workDir: folder }),
      reader.read({ path: good, filename: 'good.pdf', workDir: folder }),
    ]);
    expect(bad).toMatchObject({ ok: true, pages: [{ number: 1, text: 'Motion to compel' }], pageCount: 2 });
    expect(bad.ok && bad.notes).toEqual([
      expect.stringMatching(/^Only 1 of 2 pages .* too much memory; split/),
    ]);
    expect(fine).toMatchObject({ ok: true });
    expect(await reader.read({ path: good, filename: 'good.pdf', workDir: folder })).toMatchObject({
      ok: true,
    });
    await reader.close();
    expect(readingProcesses()).toEqual([]);
    expect(await workFiles(folder)).toEqual([]);
  });

  test('a large PDF is read from disk, not into memory', async () => {
    const limit = 320 * 1024 * 1024;
    const reader = createReader({ memoryLimitBytes: limit, timeLimitMs: 60_000 });
    const text = 'BT /F1 12 Tf 72 700 Td (Exhibits to the complaint) Tj ET';
    const path = await put(
      folder,
      'large.pdf',
      rawPdf([
        '<</Type /Catalog /Pages 2 0 R>>',
        '<</Type /Pages /Kids [3 0 R] /Count 1>>',
        '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
        `<</Length ${text.length}>> stream\n${text}\nendstream`,
        '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
        Buffer.concat([
          Buffer.from(`<</Length ${limit}>> stream\n`),
          Buffer.alloc(limit, 'x'),
          Buffer.from('\nendstream'),
        ]),
      ]),
    );
    const outcome = await reader.read({ path, filename: 'large.pdf', workDir: folder });
    expect(outcome).toMatchObject({ ok: true, pages: [{ number: 1, text: 'Exhibits to the complaint' }] });
    await reader.close();
  });

  test('a file that takes too long is stopped, what came before kept', async () => {
    const reader = createReader({ timeLimitMs: 5_000, memoryLimitBytes: 4 * 1024 ** 3 });
    const slow = await put(folder, 'slow.pdf', makeBombPdf(700 * 1024 * 1024));
    const warm = await put(folder, 'warm.txt', 'Summons');
    await reader.read({ path: warm, filename: 'warm.txt', workDir: folder });
    const outcome = await reader.read({ path: slow, filename: 'slow.pdf', workDir: folder });
    expect(outcome).toMatchObject({ ok: true, pages: [{ number: 1, text: 'Motion to compel' }] });
    expect(outcome.ok && outcome.notes).toEqual([
      expect.stringMatching(/^Only 1 of 2 pages .* took too long; split/),
    ]);
    await reader.close();
    expect(await workFiles(folder)).toEqual([]);
  });

  test('an abort ends the child and leaves no file', async () => {
    const reader = createReader();
    const path = await put(folder, 'scan.png', encodePng(await makeScan(['Order of the court'], 300)));
    const stop = new AbortController();
    const reading = reader.read(
      { path, filename: 'scan.png', workDir: folder },
      {
        signal: stop.signal,
        onProgress: (progress) => progress.stage === 'ocr' && stop.abort(new Error('canceled')),
      },
    );
    await expect(reading).rejects.toThrow('canceled');
    expect(readingProcesses()).toEqual([]);
    expect(await workFiles(folder)).toEqual([]);
    await expect(
      reader.read(
        { path, filename: 'scan.png', workDir: folder },
        { signal: AbortSignal.abort(new Error('early')) },
      ),
    ).rejects.toThrow('early');
    await reader.close();
  });

  test('files wait their turn, and close ends those that wait', async () => {
    const reader = createReader({ concurrency: 1 });
    const path = await put(folder, 'short.txt', 'Summons');
    const request = { path, filename: 'short.txt', workDir: folder };
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => reader.read(request)));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(readingProcesses()).toHaveLength(1);
    const last = reader.read(request);
    const waiting = expect(reader.read(request)).rejects.toThrow('closed');
    await Promise.all([reader.close(), waiting, last.catch(() => undefined)]);
    expect(readingProcesses()).toEqual([]);
    await expect(reader.read(request)).rejects.toThrow('closed');
  });
});
