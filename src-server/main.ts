import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createApp } from './app.ts';
import { createDeps } from './create-deps.ts';
import { parseEnv } from './env.ts';
import { createLogger } from './log.ts';
import { keepUploadsTidy, recoverUploads } from './uploads/recovery.ts';

const DRAIN_MS = 20_000;

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Stops taking connections and waits for the requests under way; those still open after `DRAIN_MS` are cut. */
async function drain(server: Server): Promise<void> {
  const ended = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 200);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await ended;
  clearInterval(idle);
  clearTimeout(cut);
}

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  const dataDir = resolve(env.DATA_DIR);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });

  const database = await openDatabase({
    ...(env.DATABASE_URL && { url: env.DATABASE_URL }),
    dataDir,
    log,
    onFailure: fail,
  });
  await migrate(database.db);
  const { deps, stop } = await createDeps({ env: { ...env, DATA_DIR: dataDir }, database, log });

  await recoverUploads(deps);
  const stopTidying = keepUploadsTidy(deps);

  const server = serve({ fetch: createApp(deps).fetch, hostname: env.HOST, port: env.PORT }, (info) => {
    const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST === '127.0.0.1' ? 'localhost' : env.HOST;
    process.stdout.write(`Proceed is running at ${env.APP_URL ?? `http://${host}:${info.port}`}\n`);
  }) as Server;
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `Port ${env.PORT} is in use. Set PORT to another one.` : error);
  });
  server.requestTimeout = 0;

  let stopping = false;
  const shutDown = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    stopTidying();
    deps.events.close();
    await Promise.all([drain(server), stop()]);
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void shutDown(signal).catch(fail));
}

await main().catch(fail);
