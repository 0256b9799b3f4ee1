import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { findPostgres } from '../../scripts/tools.mjs';
import { startPostgres } from './postgres-server.ts';
import './provided.ts';
import { makeRunDirectory, removeRunDirectory } from './run-directory.ts';

const TEMPLATE = 'proceed_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL server is installed.');
  const runDirectory = makeRunDirectory();
  const directory = join(runDirectory, 'pg');
  mkdirSync(directory);
  if (process.getuid?.() === 0) chownSync(directory, 65_534, 65_534);
  const server = await startPostgres(bin, directory);
  const adminUrl = server.url('postgres');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const database = await openDatabase({ url: server.url(TEMPLATE), dataDir: runDirectory });
  await migrate(database.db);
  await database.close();
  project.provide('database', { kind: 'server', adminUrl, template: TEMPLATE, runDirectory });
  return async () => {
    await server.stop();
    removeRunDirectory(runDirectory);
  };
}
