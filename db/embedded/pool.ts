import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { typeParsers } from '../type-parsers.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { EmbeddedHost } from './host.ts';

const NOTICE_MS = 1_000;
const DRAIN_MS = 10_000;

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

function nothing(): void {}

function busy(waitMs: number, cause: Error): EmbeddedDatabaseError {
  const text = `The database was busy for ${Math.round(waitMs / 1000)} seconds. Please try again.`;
  return new EmbeddedDatabaseError('BUSY', text, { cause });
}

/**
 * The one connection to the embedded database, handed to one user at a time. A second connection would gain
 * nothing, since the engine serves one transaction at a time, and would wait inside it without a way out.
 */
export class EmbeddedPool extends pg.Pool {
  readonly #host: EmbeddedHost;
  readonly #waitMs: number;
  #isClosing = false;

  constructor(host: EmbeddedHost, waitMs: number) {
    super({
      ...host.address,
      user: 'postgres',
      database: 'postgres',
      types: typeParsers,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: waitMs,
      // One backend serves every connection in turn: settings and temporary tables of the last one go.
      onConnect: (client) => client.query('DISCARD ALL').then(nothing),
    });
    this.#host = host;
    this.#waitMs = waitMs;
    // Whoever gave the connection back with a transaction open must not pull the next user into it.
    this.on('release', (_error, client) => {
      if (client.getTransactionStatus() !== 'I') void client.end();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) =>
        callback(undefined, client, (release) =>
          client.release(release === true || release instanceof Error ? release : undefined),
        ),
      (error: Error) => callback(error, undefined, nothing),
    );
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#isClosing) throw new EmbeddedDatabaseError('STOPPED', 'The program is closing its database.');
    try {
      return await super.connect();
    } catch (error) {
      throw await this.#explain(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #explain(error: Error): Promise<Error> {
    if (error.message.startsWith('timeout exceeded')) return busy(this.#waitMs, error);
    // The connection breaks a moment before the end of the thread is reported.
    await Promise.race([this.#host.stopped, delay(NOTICE_MS)]);
    return this.#host.failure() ?? error;
  }

  get isIdle(): boolean {
    return this.waitingCount === 0 && this.idleCount === this.totalCount;
  }

  /** Takes no new work, lets what is under way finish (within limits), then disconnects. */
  async drain(): Promise<void> {
    this.#isClosing = true;
    const deadline = performance.now() + DRAIN_MS;
    while (!this.isIdle && !this.#host.failure() && performance.now() < deadline) await delay(5);
    if (this.ending) return;
    const ended = this.end();
    if (this.isIdle) await ended;
  }
}
