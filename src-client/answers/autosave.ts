import { readFailure } from '../lib/errors.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

/** What is seen of a queue: whether everything is kept, and what is not yet. */
export interface AutosaveView<Draft> {
  state: SaveState;
  /** By key; it stands over what the server knows. */
  drafts: ReadonlyMap<string, Draft>;
  /** The server's reason for refusing what is left; null when it could not be reached. */
  reason: string | null;
}

interface AutosaveOptions<Draft> {
  keyOf(draft: Draft): string;
  /** Sends what changed; resolves once it is kept. */
  send(drafts: Draft[]): Promise<void>;
  /** Where this browser keeps what the server does not have yet. */
  storageKey: string;
  /** What is read back from there, or null when it is none of ours. */
  read(value: unknown): Draft | null;
}

/** After a press of a button, and after a letter that was typed. */
const SOON_MS = 250;
const TYPING_MS = 900;
/** Until it is tried again by itself while the server cannot be reached. */
const AGAIN_MS = [4000, 10_000, 30_000, 60_000];

/**
 * Keeps what somebody enters: at once in this browser, soon at the server. What could not be sent waits for the
 * connection, or for a reload; nothing that was entered is given up while it is not kept.
 */
export class Autosave<Draft> {
  #options: AutosaveOptions<Draft>;
  #drafts: Map<string, Draft>;
  #view: AutosaveView<Draft>;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<boolean> | null = null;
  #failures = 0;
  #refused = new Map<string, Draft>();

  constructor(options: AutosaveOptions<Draft>) {
    this.#options = options;
    this.#drafts = this.#restore();
    this.#view = { state: this.#drafts.size > 0 ? 'waiting' : 'saved', drafts: this.#drafts, reason: null };
    if (this.#drafts.size > 0) this.#schedule(SOON_MS);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  view = (): AutosaveView<Draft> => this.#view;

  /** The sender of the screen that is open now: it knows the cache of this window. */
  sendWith(send: (drafts: Draft[]) => Promise<void>): void {
    this.#options = { ...this.#options, send };
  }

  change(draft: Draft, how: 'pressed' | 'typed'): void {
    this.#drafts = new Map(this.#drafts).set(this.#options.keyOf(draft), draft);
    this.#store();
    this.#publish(this.#view.state === 'failed' ? 'failed' : this.#sending ? 'saving' : 'waiting');
    this.#schedule(how === 'pressed' ? SOON_MS : TYPING_MS);
  }

  /** Sends what waits, now. False when it is still not kept. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    if (this.#drafts.size === 0) return true;
    this.#sending = this.#send().finally(() => {
      this.#sending = null;
    });
    const isKept = await this.#sending;
    if (isKept && this.#drafts.size > 0) this.#schedule(SOON_MS);
    return isKept;
  }

  /** Gives up what the server refused; what was entered since stays. */
  discard(): void {
    const left = new Map(this.#drafts);
    for (const [key, draft] of this.#refused) if (left.get(key) === draft) left.delete(key);
    this.#refused = new Map();
    this.#drafts = left;
    this.#store();
    this.#publish(left.size > 0 ? 'waiting' : 'saved');
  }

  async #send(): Promise<boolean> {
    const sent = [...this.#drafts];
    this.#refused = new Map();
    this.#publish('saving');
    try {
      await this.#options.send(sent.map(([, draft]) => draft));
      this.#forget(sent);
    } catch (error) {
      if (isUnreachable(error)) return this.#tryLater();
      // One that is refused must not keep the others from being saved.
      let reason = readFailure(error).message;
      for (const one of sent) {
        try {
          await this.#options.send([one[1]]);
          this.#forget([one]);
        } catch (refusal) {
          if (isUnreachable(refusal)) return this.#tryLater();
          reason = readFailure(refusal).message;
          this.#refused.set(...one);
        }
      }
      if (this.#refused.size > 0) {
        this.#publish('failed', reason);
        return false;
      }
    }
    this.#failures = 0;
    this.#publish(this.#drafts.size > 0 ? 'waiting' : 'saved');
    return true;
  }

  /** What is kept by now, unless it was changed meanwhile. */
  #forget(sent: readonly (readonly [string, Draft])[]): void {
    const left = new Map(this.#drafts);
    for (const [key, draft] of sent) if (left.get(key) === draft) left.delete(key);
    this.#drafts = left;
    this.#store();
  }

  #tryLater(): false {
    this.#publish('failed');
    this.#schedule(AGAIN_MS[Math.min(this.#failures, AGAIN_MS.length - 1)] ?? 0);
    this.#failures += 1;
    return false;
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #publish(state: SaveState, reason: string | null = null): void {
    this.#view = { state, drafts: this.#drafts, reason };
    for (const listener of this.#listeners) listener();
  }

  #store(): void {
    try {
      if (this.#drafts.size === 0) window.localStorage.removeItem(this.#options.storageKey);
      else window.localStorage.setItem(this.#options.storageKey, JSON.stringify([...this.#drafts.values()]));
    } catch {
      // A private window may keep nothing: what was entered lives as long as the window then.
    }
  }

  #restore(): Map<string, Draft> {
    try {
      const stored: unknown = JSON.parse(window.localStorage.getItem(this.#options.storageKey) ?? '[]');
      const drafts = Array.isArray(stored) ? stored.map((each) => this.#options.read(each)) : [];
      return new Map(
        drafts.flatMap((draft): [string, Draft][] =>
          draft === null ? [] : [[this.#options.keyOf(draft), draft]],
        ),
      );
    } catch {
      return new Map();
    }
  }
}

function isUnreachable(error: unknown): boolean {
  const { code } = readFailure(error);
  return code === null || code === 'UNAVAILABLE' || code === 'INTERNAL' || code === 'TIMEOUT';
}
