import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createDisk } from '#server/disk.ts';

const folder = tmpdir();
const { bsize, blocks } = await statfs(folder);
const whole = bsize * blocks;

test('what may be written is what is free beyond the reserve', async () => {
  const available = await createDisk(folder, 0).available();
  expect(available).toBeGreaterThan(0);
  expect(available).toBeLessThanOrEqual(whole);
  const behind = await createDisk(folder, whole).available();
  expect(behind).toBeLessThan(0);
});

test('writing is refused before the reserve is touched, in words for the person', async () => {
  await expect(createDisk(folder, whole).require(0)).rejects.toMatchObject({
    code: 'INSUFFICIENT_STORAGE',
    message: expect.stringContaining('What is saved can still be read.'),
  });
  await expect(createDisk(folder, 0).require(1)).resolves.toBeUndefined();
  await expect(createDisk(folder, 0).require(whole + 1)).rejects.toMatchObject({
    code: 'INSUFFICIENT_STORAGE',
  });
});

test('a folder that is not there is an error, not room', async () => {
  await expect(createDisk(`${folder}/never-made-by-anybody`, 0).require(0)).rejects.toThrow(/ENOENT/);
});
