import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createApp } from './app.ts';
import { restoreCode } from './backup/restore-code.ts';
import { RestoreFiles } from './backup/restore-file.ts';
import { recoverRestore } from './backup/restore-run.ts';
import { createDeps } from './create-deps.ts';
import { parseEnv } from './env.ts';
import { createLogger } from './log.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { cutSlowBodies } from './slow-bodies.ts';
import { keepUploadsTidy, recoverUploads } from './uploads/recovery.ts';

const DRAIN_MS = 20_000;

/** A request's head comes within 30 seconds; its body has a time of its own, since an upload may take long. */
const HEADERS_IN_TIME = { headersTimeout: 30_000, requestTimeout: 0, connectionsCheckingInterval: 5_000 };

/**
 * An idle connection outlives the minute for which proxies and clients keep one: closed first by this side, it would
 * now and then meet a request that was just sent on it, which then fails.
 */
const IDLE_CONNECTION = { keepAliveTimeout: 75_000 };

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** The failure of one step of the start, as one line: a connection that is refused has a code and no words. */
function because(step: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  const reason = (error instanceof Error && error.message) || code;
  return new Error(`${step}: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`, { cause: error });
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
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw because(`The data folder ${dataDir} (DATA_DIR) cannot be used`, error);
  });

  const database = await openDatabase({
    ...(env.DATABASE_URL && { url: env.DATABASE_URL }),
    dataDir,
    log,
    onFailure: fail,
  });
  await migrate(database.db).catch((error: unknown) => {
    const which = env.DATABASE_URL === undefined ? `in ${dataDir}` : 'at DATABASE_URL';
    throw because(`The database ${which} cannot be used`, error);
  });
  const { deps, stop } = await createDeps({ env: { ...env, DATA_DIR: dataDir }, database, log });

  await recoverUploads(deps);
  const stopTidying = keepUploadsTidy(deps);
  const isTaken = await recoverRestore(deps, new RestoreFiles(dataDir));
  const code = isTaken ? null : await restoreCode(dataDir);

  const app = createApp(deps);
  const options = {
    fetch: app.fetch,
    hostname: env.HOST,
    port: env.PORT,
    serverOptions: { ...HEADERS_IN_TIME, ...IDLE_CONNECTION },
  };
  const server = serve(options, (info) => {
    const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST === '127.0.0.1' ? 'localhost' : env.HOST;
    const place = env.APP_URL ?? `http://${host}:${info.port}`;
    process.stdout.write(`Proceed is running at ${place}\n`);
    if (code === null) return;
    const address = new URL('/restore', place);
    process.stdout.write(
      `Nobody has an account here yet. To restore a backup, open ${address} with the code ${code}\n`,
    );
  }) as Server;
  const refuse = (name: 'PORT' | 'METRICS_PORT', port: number | undefined, error: NodeJS.ErrnoException) => {
    const line =
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Set ${name} to another one.`
        : because(`The server cannot listen at HOST ${env.HOST}, ${name} ${port}`, error);
    const close = async () => {
      await stop();
      await database.close();
    };
    void close().then(() => fail(line), fail);
  };
  server.on('error', (error) => refuse('PORT', env.PORT, error));
  cutSlowBodies(server);
  const metrics = env.METRICS_PORT === undefined ? null : serveMetrics(createMetrics(server, deps));
  metrics?.on('error', (error) => refuse('METRICS_PORT', env.METRICS_PORT, error));
  metrics?.listen(env.METRICS_PORT, env.HOST);

  let stopping = false;
  const shutDown = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    stopTidying();
    deps.events.close();
    metrics?.close();
    metrics?.closeAllConnections();
    await Promise.all([drain(server), stop()]);
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void shutDown(signal).catch(fail));
}

await main().catch(fail);
