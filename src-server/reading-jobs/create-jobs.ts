import { mkdir, rm } from 'node:fs/promises';
import type pg from 'pg';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Disk } from '../disk.ts';
import { findProgress, listUnread, listWithoutFacts, requeueReading } from '../documents/reading-store.ts';
import { purgeDeleted } from '../documents/service.ts';
import { jobDatabase } from '../jobs/job-database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { readingFolder } from '../reading/folder.ts';
import { failReading, handBack, type ReadingDeps, readStoredDocument } from './reading-job.ts';
import { Turns } from './turns.ts';
import { listWaiting } from './turns-store.ts';
import { watchGone } from './watch-gone.ts';

export interface JobsOptions extends ReadingDeps {
  pool: pg.Pool;
  disk: Disk;
  /** Pause before a reading that failed on our side is tried again; it doubles each time. Default 5. */
  retrySeconds?: number;
  /** How often documents that wait without a job are looked for. Default 15 seconds. */
  sweepMs?: number;
}

const QUEUE = 'read-document';
const AT_A_TIME = 2;
/** So many of them of people without an account: a reader is free for those who have one. */
const MOST_OF_STRANGERS = 1;
/** In the queue itself: those that are read, and the next. Everybody else waits for a turn. */
const MOST_SENT = AT_A_TIME + 1;
const FACTS_AT_A_TIME = 40;
const RETRIES = 3;
const SWEEP_MS = 15_000;
const HOUR_MS = 60 * 60_000;
/** How long `stop()` lets a reading come to its end before it is handed back. */
const GRACE_MS = 1_500;
/** How long handing back may take; what takes longer is put in line again by the next start. */
const HAND_BACK_MS = 5_000;
const SORRY =
  'Something went wrong on our side while this document was read. The file is safe; please try again.';

interface ReadRequest {
  documentId: string;
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}

async function startBoss({ pool, log }: JobsOptions): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({ db: jobDatabase(pool), schedule: false, reindex: false, monitorVacuum: false });
  boss.on('error', (error) => log.warn({ error: error.message }, 'the job queue reports an error'));
  await boss.start();
  return boss;
}

/**
 * Starts the work that outlives requests, in this process and on the product's own database. Documents that were
 * waiting or being read when the program last stopped are put in line again.
 */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const { db, disk, env, log } = options;
  const boss = await startBoss(options);
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const workers: string[] = [];
  /** Waiting or sent and not yet at an end, those that wait for another try included. */
  const pending = new Set<string>();
  const turns = new Turns();
  /** Of the pending those whose turn has come, and of these those that were asked for once more meanwhile. */
  const begun = new Set<string>();
  const again = new Set<string>();
  /** Of those begun, whose papers are nobody's yet: until they have been read, whatever tries that takes. */
  const ofStrangers = new Set<string>();
  /** Sent for the first time and not yet at the end of that. */
  let sent = 0;
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker);
  };

  const hasRoom = async () => (await disk.available()) >= 0;

  /** Puts documents in line, in turns by person; those that are in line stay where they are. */
  async function send(ids: readonly string[], isOld = false): Promise<void> {
    const fresh = ids.filter((id) => !pending.has(id));
    for (const id of fresh) pending.add(id);
    const found = await listWaiting(db, fresh).catch((error: unknown) => {
      for (const id of fresh) pending.delete(id);
      throw error;
    });
    const there = new Set(found.map(({ id }) => id));
    for (const id of fresh) if (!there.has(id)) pending.delete(id);
    for (const each of found) turns.add({ ...each, isOld });
    await feed();
  }

  async function feed(): Promise<void> {
    while (sent < MOST_SENT) {
      const next = turns.take({ withStrangers: ofStrangers.size < MOST_OF_STRANGERS });
      if (next === undefined) return;
      const documentId = next.id;
      begun.add(documentId);
      if (next.isStranger) ofStrangers.add(documentId);
      // Before the job is there: it may begin, and end, before the queue has answered.
      sent += 1;
      try {
        await boss.send(QUEUE, { documentId } satisfies ReadRequest);
      } catch (error) {
        sent -= 1;
        pending.delete(documentId);
        begun.delete(documentId);
        ofStrangers.delete(documentId);
        throw error;
      }
      wake();
    }
  }

  async function read(job: JobWithMetadata<ReadRequest>): Promise<void> {
    const { documentId } = job.data;
    // What is read is stored too: it would use up the room that signing in and deleting need.
    if (!(await hasRoom())) {
      pending.delete(documentId);
      log.warn({ documentId }, 'the disk is almost full: a document waits to be read');
      return;
    }
    const gone = watchGone(options, documentId);
    const signal = AbortSignal.any([stopping.signal, job.signal, gone.signal]);
    try {
      const added = await readStoredDocument(options, documentId, signal);
      await send(added);
      pending.delete(documentId);
    } catch (error) {
      if (stopping.signal.aborted) {
        await handBack(options, documentId);
        return;
      }
      if ((await findProgress(db, documentId).catch(() => null)) === undefined) {
        log.info({ documentId, error: String(error) }, 'a document was removed while it was read');
        pending.delete(documentId);
        return;
      }
      log.error({ documentId, try: job.retryCount, error: String(error) }, 'a document could not be read');
      const isLast = job.retryCount >= RETRIES;
      if (isLast) pending.delete(documentId);
      await (isLast ? failReading(options, documentId, SORRY) : handBack(options, documentId)).catch(
        (other: unknown) => log.warn({ documentId, error: String(other) }, 'its state could not be saved'),
      );
      throw error;
    } finally {
      gone.stop();
    }
  }

  /** Whatever went wrong before, a document that waits is never left without a job for long. */
  async function sweep(): Promise<void> {
    if (!(await hasRoom())) return;
    await send(await listUnread(db));
    // Papers of an earlier release, when nobody waits for another: a few at a time, so that an upload has its turn soon.
    if (pending.size > 0) return;
    await send(await listWithoutFacts(db, FACTS_AT_A_TIME), true);
  }

  /** After a document: itself once more where that was asked for, and whoever is next. */
  async function goOn(documentId: string): Promise<void> {
    if (!pending.has(documentId)) {
      begun.delete(documentId);
      ofStrangers.delete(documentId);
      if (again.delete(documentId)) await send([documentId]);
    }
    await feed();
  }

  /** What is asked for while it is read is read once more. */
  async function ask(documentId: string): Promise<void> {
    if (begun.has(documentId)) again.add(documentId);
    await send([documentId]);
  }

  async function handle([job]: JobWithMetadata<ReadRequest>[]): Promise<void> {
    if (job === undefined) return;
    const { documentId } = job.data;
    // A document that is tried again can be here before its last reading has quite ended.
    await running.get(documentId);
    const work = read(job);
    const settled = work.catch(() => {}).finally(() => running.delete(documentId));
    running.set(documentId, settled);
    await settled;
    if (job.retryCount === 0) sent -= 1;
    if (!stopping.signal.aborted)
      await goOn(documentId).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'the next documents could not be put in line'),
      );
    wake();
    await work;
  }

  async function begin(): Promise<void> {
    await boss.createQueue(QUEUE);
    const queue = {
      retryLimit: RETRIES,
      retryDelay: options.retrySeconds ?? 5,
      retryBackoff: true,
      expireInSeconds: env.READ_TIME_LIMIT_SECONDS + 900,
      deleteAfterSeconds: 24 * 60 * 60,
    };
    await boss.updateQueue(QUEUE, queue);
    await rm(readingFolder(options), { recursive: true, force: true });
    await mkdir(readingFolder(options), { recursive: true });
    // One process owns the data directory, so a job that an earlier one left has nobody who works on it.
    await boss.deleteAllJobs(QUEUE);
    await requeueReading(db);
    const unread = await listUnread(db);
    await send(unread);
    if (unread.length > 0) log.info({ documents: unread.length }, 'reading goes on where it stopped');
    for (let count = 0; count < AT_A_TIME; count += 1) {
      workers.push(await boss.work(QUEUE, { includeMetadata: true, pollingIntervalSeconds: 2 }, handle));
    }
  }

  const purge = () =>
    purgeDeleted(options).catch((error: unknown) => {
      log.warn({ error: String(error) }, 'deleted documents could not be cleared away');
      return 0;
    });

  await begin();
  const clearing = setInterval(purge, HOUR_MS).unref();
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) =>
      log.warn({ error: String(error) }, 'waiting documents were not looked up'),
    );
  }, options.sweepMs ?? SWEEP_MS).unref();
  void purge();

  async function stop(): Promise<void> {
    clearInterval(clearing);
    clearInterval(sweeping);
    const ended = boss.stop({ graceful: true, close: false, timeout: 10_000 });
    const all = () => Promise.all(running.values());
    await within(GRACE_MS, all());
    stopping.abort(new Error('The program is stopping.'));
    await within(HAND_BACK_MS, all());
    await ended;
  }

  let stopped: Promise<void> | undefined;
  return {
    readDocument: ask,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
