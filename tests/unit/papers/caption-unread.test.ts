import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { misread } from './captions/misread.ts';
import { printed, readScored } from './captions/score.ts';
import type { Print } from './captions/sheet.ts';
import { MISREAD, UNREAD } from './captions/unread.ts';

const PRINTS: readonly Print[] = [
  { name: 'as it reads', font: 'times', size: 12, margin: 72, order: 'rows' },
  { name: 'columns first', font: 'helvetica', size: 11, margin: 60, order: 'columns' },
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proceed-captions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(UNREAD)('$name', (design) => {
  it.each(PRINTS)('$name', async (print) => {
    const scored = readScored(design, await printed(design, print, folder));
    expect(scored.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
  });
});

describe.each(MISREAD)('$design.name', ({ design, misreadings }) => {
  it.each(PRINTS)('$name', async (print) => {
    const scored = readScored(design, misread(await printed(design, print, folder), misreadings));
    expect(scored.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
  });
});
