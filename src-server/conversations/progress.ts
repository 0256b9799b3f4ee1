import { setTimeout as sleep } from 'node:timers/promises';
import { CHAT_BEAT_SECONDS, type ChatEvent, type ChatReply } from '#src/conversations/schema.ts';
import type { Deps } from '../deps.ts';
import { keepWords, type OpenedQuestion } from './turn-store.ts';

/** Words are kept at most this often while they come. */
const KEEP_MS = 1_000;

/** What has come of a reply, for whoever reads along. */
export class Progress {
  words = '';
  outcome: { reply: ChatReply } | { error: unknown } | undefined;
  #changed = Promise.withResolvers<void>();

  note(words: string): void {
    this.words = words;
    this.#changed.resolve();
  }

  settle(outcome: NonNullable<Progress['outcome']>): void {
    this.outcome = outcome;
    this.#changed.resolve();
  }

  /** Resolves when there is something new, or after the time between two events. */
  async next(): Promise<void> {
    const pause = new AbortController();
    const beat = sleep(CHAT_BEAT_SECONDS * 1000, undefined, { signal: pause.signal, ref: false });
    await Promise.race([this.#changed.promise, beat.catch(() => undefined)]);
    pause.abort();
    this.#changed = Promise.withResolvers<void>();
  }
}

/** Tells what comes, until the whole reply is there; throws what ended it otherwise. */
export async function* follow(progress: Progress): AsyncGenerator<ChatEvent> {
  let told = 0;
  while (progress.outcome === undefined || told < progress.words.length) {
    if (told < progress.words.length) {
      const text = progress.words.slice(told);
      told = progress.words.length;
      yield { type: 'words', text };
    } else {
      await progress.next();
      if (progress.outcome === undefined && told === progress.words.length) yield { type: 'waiting' };
    }
  }
  if ('error' in progress.outcome) throw progress.outcome.error;
  yield { type: 'answered', reply: progress.outcome.reply };
}

/** Writes the words down from time to time, one write after the other. */
export function createKeeper(deps: Pick<Deps, 'db' | 'clock' | 'log'>, opened: OpenedQuestion) {
  let last = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = (words: string) => {
    writing = writing.then(() => keepWords(deps.db, opened, { words, now: deps.clock.now() }));
    // Told by `settled`; a reply does not end because a copy of its beginning could not be kept.
    writing = writing.catch((error: unknown) => {
      deps.log.warn({ error: String(error) }, 'the beginning of an answer could not be kept');
    });
  };
  return {
    note(words: string) {
      const now = performance.now();
      if (words === '' || now - last < KEEP_MS) return;
      last = now;
      write(words);
    },
    write,
    settled: () => writing,
  };
}
