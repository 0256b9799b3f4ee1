import { Worker } from 'node:worker_threads';
import type { DropMessage, FollowMessage, HashAnswer } from './hash-worker.ts';

interface Waiting {
  resolve(hash: string): void;
  reject(error: Error): void;
}

/**
 * SHA-256 of files that are still growing. A thread reads behind the writer, out of the page cache, so the
 * transfer does not wait for it and the hash is there just after the last byte. A file it has not followed,
 * for instance after a restart, is read from its start.
 */
class Hasher {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #requests = 0;

  /** The first `to` bytes of the file are there and will not change. */
  follow(key: string, path: string, to: number): void {
    this.#post({ key, path, to });
  }

  /** SHA-256 of the first `size` bytes, lowercase hex. Rejects when the file is shorter or not there. */
  digest(key: string, path: string, size: number): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#requests += 1;
      const request = this.#requests;
      this.#waiting.set(request, { resolve, reject });
      this.#post({ key, path, to: size, request });
      this.#worker?.ref();
    });
  }

  /** Lets go of a file that is not needed any more. */
  drop(key: string): void {
    if (this.#worker !== undefined) this.#post({ drop: key });
  }

  #post(message: FollowMessage | DropMessage): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on('message', (answer: HashAnswer) => {
      const waiting = this.#waiting.get(answer.request);
      this.#waiting.delete(answer.request);
      if (this.#waiting.size === 0) worker.unref();
      if ('hash' in answer) waiting?.resolve(answer.hash);
      else waiting?.reject(new Error(answer.error));
    });
    const failed = (error: Error) => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
    worker.on('error', failed);
    worker.on('exit', () => failed(new Error('The hashing thread ended.')));
    return worker;
  }
}

/** One thread serves the whole process. */
export const hasher = new Hasher();
