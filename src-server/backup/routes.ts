import { open } from 'node:fs/promises';
import type { Context as HonoContext } from 'hono';
import {
  BeginRestoreInput,
  RESTORE_PATH,
  type RestoreOffer,
  type RestoreProgress,
} from '#src/backup/schema.ts';
import { AppError } from '#src/errors.ts';
import type { Deps } from '../deps.ts';
import type { App, AppVariables } from '../http.ts';
import { MAX_JSON_BYTES, readText } from '../rest.ts';
import { bodyOf } from '../uploads/body.ts';
import { receive } from '../uploads/receive.ts';
import { OCCUPIED } from './fill-vacant.ts';
import { isRestoreCode } from './restore-code.ts';
import { isSameFile, type RestoreFile, RestoreFiles } from './restore-file.ts';
import { runRestore } from './restore-run.ts';
import type { Vacancy } from './vacancy.ts';

const BODY_TYPE = 'application/offset+octet-stream';
const EVERY_BYTES = 64 * 1024 * 1024;
const WRONG_CODE =
  'This is not the code. The server prints it when it starts, and “npm run admin -- restore-code” prints it again.';

/** Over which the bytes of a file come in. */
interface Line {
  file: RestoreFile;
  signal: AbortSignal;
  /** Lets in whoever waits for the end of this one. */
  resolve(): void;
}

async function readInput(request: Request): Promise<BeginRestoreInput> {
  let value: unknown;
  try {
    value = JSON.parse(await readText(request, MAX_JSON_BYTES));
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('BAD_REQUEST', 'The request is not valid JSON.');
  }
  const parsed = BeginRestoreInput.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const),
  );
  const errors = parsed.error.issues.map(({ message }) => message);
  throw new AppError('BAD_REQUEST', errors[0], { errors, fields });
}

/**
 * Filling an empty installation from a backup over the network, for whoever has the code that the server printed. The
 * file comes in pieces and goes on where a break left it; nobody else can restore, or see how far it is.
 */
export function mountRestore(app: App, deps: Deps, vacancy: Vacancy): void {
  const { env, disk, limits, background } = deps;
  const files = new RestoreFiles(env.DATA_DIR);
  /** The last restore of this process: the one that goes on, or how it ended. */
  let run: RestoreProgress | undefined;
  let receiving: { stop: AbortController; ended: Promise<void> } | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const isRunning = () => run !== undefined && run.state !== 'restored' && run.state !== 'refused';

  /** One request at a time decides about the file: what it looked up is so still when it acts. */
  function inTurn<Value>(decide: () => Promise<Value>): Promise<Value> {
    const mine = turn.then(decide);
    turn = mine.catch(() => {});
    return mine;
  }

  /** Begins as soon as all bytes are there; also those that came before a restart. In turn. */
  async function goOn(file: RestoreFile): Promise<RestoreProgress> {
    const done = await files.offset();
    if (run?.id === file.id) return run;
    const { id, bytes: of } = file;
    const progress: RestoreProgress = { id, state: 'receiving', done, of, message: null, restored: null };
    // The line that still writes begins it at its end.
    if (done < of || receiving !== undefined || isRunning()) return progress;
    let now: RestoreProgress = { ...progress, state: 'checking', done: 0, of: 1 };
    run = now;
    background.run(async () => {
      await runRestore(deps, files, file, (change) => {
        const told = change.state === undefined ? now : { ...now, message: null };
        now = { ...told, ...change };
        run = now;
      });
    }, 'a restore failed');
    return now;
  }

  /** Whoever sends again has lost the line of before, which the server may not know yet. */
  async function endReceiving(): Promise<void> {
    while (receiving !== undefined) {
      receiving.stop.abort();
      await receiving.ended;
    }
  }

  /** Throws where somebody has come, and then nothing stays here of what was sent. In turn. */
  async function requireVacant(): Promise<void> {
    if (isRunning() || (await vacancy.isVacant())) return;
    await endReceiving();
    await files.giveUp();
    throw new AppError('CONFLICT', OCCUPIED);
  }

  async function find(id: string): Promise<RestoreFile> {
    const file = await files.current();
    if (file === undefined || file.id !== id)
      throw new AppError('NOT_FOUND', 'This backup is not being sent.');
    return file;
  }

  app.get(RESTORE_PATH, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ offered: await vacancy.isVacant() } satisfies RestoreOffer);
  });

  app.post(RESTORE_PATH, async (c) => {
    const { code, ...named } = await readInput(c.req.raw);
    const { address } = c.get('context');
    if (address !== null) await limits.spend('restore-code', address);
    return c.json(await inTurn(() => begin(code, named)), 201);
  });

  async function begin(code: string, named: Omit<RestoreFile, 'id'>): Promise<RestoreProgress> {
    await requireVacant();
    if (!(await isRestoreCode(env.DATA_DIR, code))) {
      throw new AppError('FORBIDDEN', WRONG_CODE, { fields: { code: WRONG_CODE } });
    }
    const known = await files.current();
    if (run !== undefined && isRunning()) {
      if (known !== undefined && isSameFile(known, named)) return run;
      throw new AppError('CONFLICT', `“${known?.filename ?? 'A backup'}” is being restored already.`);
    }
    await disk.require(named.bytes - (await files.offset()));
    await endReceiving();
    const file = await files.begin(named);
    // Refused before, and asked for once more.
    if (run?.id === file.id) run = undefined;
    return goOn(file);
  }

  app.get(`${RESTORE_PATH}/:id`, async (c) => {
    c.header('cache-control', 'no-store');
    const id = c.req.param('id');
    // How it ended is told when the file is gone already.
    if (run?.id === id) return c.json(run);
    const progress = await inTurn(async () => {
      // It may have begun and ended since.
      if (run?.id === id) return run;
      const file = await find(id);
      await requireVacant();
      return goOn(file);
    });
    return c.json(progress);
  });

  async function send(c: HonoContext<AppVariables>, id: string): Promise<RestoreProgress> {
    if (c.req.header('content-type') !== BODY_TYPE) {
      throw new AppError('UNSUPPORTED_MEDIA', `The bytes of a backup are sent as ${BODY_TYPE}.`);
    }
    if (run?.id === id) return run;
    const line = await inTurn(async () => {
      const file = await find(id);
      await requireVacant();
      await disk.require(0);
      await endReceiving();
      if (isRunning()) return undefined;
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      receiving = { stop: new AbortController(), ended };
      return { file, signal: receiving.stop.signal, resolve };
    });
    if (line !== undefined) await follow(c, line);
    return inTurn(async () => {
      if (run?.id === id) return run;
      await requireVacant();
      return goOn(await find(id));
    });
  }

  async function follow(c: HonoContext<AppVariables>, { file, signal, resolve }: Line): Promise<void> {
    try {
      await append(c, file, signal);
    } catch (error) {
      receiving = undefined;
      resolve();
      await inTurn(requireVacant);
      throw error;
    }
    receiving = undefined;
    resolve();
  }

  async function append(
    c: HonoContext<AppVariables>,
    { bytes }: RestoreFile,
    signal: AbortSignal,
  ): Promise<void> {
    const offset = await files.offset();
    if (c.req.header('upload-offset') !== String(offset)) {
      throw new AppError('CONFLICT', `The next byte is number ${offset}.`);
    }
    const source = bodyOf(c);
    if (source === undefined) return;
    let lookedAt = offset;
    const handle = await open(files.path, 'r+');
    try {
      const { isComplete } = await receive(source, handle, {
        position: offset,
        limit: bytes - offset,
        signal,
        async written(end) {
          if (end - lookedAt < EVERY_BYTES) return;
          lookedAt = end;
          await disk.require(0);
          if (!(await vacancy.isVacant())) throw new AppError('CONFLICT', OCCUPIED);
        },
      });
      if (!isComplete) throw new AppError('BAD_REQUEST', 'The request ended before it was whole.');
      await handle.sync();
    } catch (error) {
      // More bytes than were announced: nothing of this request can be trusted.
      if (error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE') await files.shorten(offset);
      throw error;
    } finally {
      await handle.close();
    }
  }

  app.patch(`${RESTORE_PATH}/:id`, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json(await send(c, c.req.param('id')));
  });
}
