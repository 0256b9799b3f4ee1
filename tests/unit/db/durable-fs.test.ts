import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DurableFS } from '#db/embedded/durable-fs.ts';
import { type Engine, startEngine } from '#db/embedded/engine.ts';
import { makeDataDir, PATIENT, removeFolders } from './database-copy.ts';

afterAll(removeFolders);

async function clusterDir(): Promise<string> {
  return path.join(await makeDataDir(), 'postgres');
}

test('each commit is one sync of the log, and reading needs none', PATIENT, async () => {
  const disk = new DurableFS(await clusterDir(), () => undefined);
  const engine = await startEngine({ fs: disk });
  await engine.exec('create table counted (id int)');
  const before = disk.synced.files;
  for (let id = 0; id < 50; id += 1) await engine.query('insert into counted values ($1)', [id]);
  const commits = disk.synced.files - before;
  await engine.query('select * from counted');
  expect(commits).toBeGreaterThanOrEqual(50);
  expect(commits).toBeLessThan(55);
  expect(disk.synced.files - before).toBe(commits);
  await engine.exec('checkpoint');
  expect(disk.synced.files - before).toBeGreaterThan(commits);
  await engine.close();
});

class BreakingFS extends DurableFS {
  isBroken = false;

  protected override sync(descriptor: number): void {
    if (this.isBroken) throw Object.assign(new Error('EIO: the disk does not answer'), { code: 'EIO' });
    super.sync(descriptor);
  }
}

test('a sync that fails is reported, and the commit is not acknowledged', PATIENT, async () => {
  const failures: string[] = [];
  const complaints: string[] = [];
  const disk = new BreakingFS(await clusterDir(), (error) => failures.push(error.message));
  const engine: Engine = await startEngine({ fs: disk, onComplaint: (text) => complaints.push(text) });
  await engine.exec('create table counted (id int)');
  disk.isBroken = true;
  let answer = '';
  const message = Buffer.concat([
    Buffer.from('Q'),
    Buffer.alloc(4),
    Buffer.from('insert into counted values (1)\0'),
  ]);
  message.writeInt32BE(message.length - 1, 1);
  await engine
    .execProtocolRawStream(new Uint8Array(message), {
      onRawData(bytes) {
        answer += Buffer.from(bytes).toString('latin1');
      },
    })
    .catch(() => undefined);
  expect(failures).toContain('EIO: the disk does not answer');
  expect(complaints.join('\n')).toContain('could not fsync');
  expect(answer).not.toContain('INSERT 0 1');
});
