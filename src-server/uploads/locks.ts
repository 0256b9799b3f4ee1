import { ERRORS, type Lock, type Locker } from '@tus/server';

interface Holder {
  stop(): void;
  released: Promise<void>;
  release(): void;
}

const PATIENCE_MS = 30_000;

/**
 * One request at a time for each upload. Who comes later has the connection that works, so the holder is
 * stopped at once; it writes down what it has and lets go.
 */
export class UploadLocks implements Locker {
  readonly #holders = new Map<string, Holder>();
  readonly #stopOfCaller: () => () => void;

  /** `stopOfCaller` gives the function that stops the transfer of the request that is asking. */
  constructor(stopOfCaller: () => () => void) {
    this.#stopOfCaller = stopOfCaller;
  }

  newLock(id: string): Lock {
    let mine: Holder | undefined;
    return {
      lock: async () => {
        const until = performance.now() + PATIENCE_MS;
        for (let holder = this.#holders.get(id); holder !== undefined; holder = this.#holders.get(id)) {
          holder.stop();
          const rest = until - performance.now();
          if (rest <= 0) throw ERRORS.ERR_LOCK_TIMEOUT;
          await within(rest, holder.released);
        }
        const { promise, resolve } = Promise.withResolvers<void>();
        mine = { stop: this.#stopOfCaller(), released: promise, release: resolve };
        this.#holders.set(id, mine);
      },
      unlock: async () => {
        if (mine === undefined) return;
        this.#holders.delete(id);
        mine.release();
      },
    };
  }

  isHeld(id: string): boolean {
    return this.#holders.has(id);
  }
}

async function within(milliseconds: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
