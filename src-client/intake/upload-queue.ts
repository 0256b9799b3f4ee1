import { RefusedFile, type Sent, sendFile } from './send-file.ts';
import {
  assignFiles,
  forgetFile,
  isFromHere,
  keepFiles,
  listWaiting,
  type WaitingFile,
} from './waiting-files.ts';

/** A file on its way, as the screen shows it. */
export interface Sending {
  key: string;
  name: string;
  size: number;
  file: File;
  state: 'waiting' | 'sending' | 'retrying' | 'refused';
  /** 0 to 1. */
  share: number;
  /** Why it was refused. */
  message: string | null;
}

interface Entry extends Sending {
  kept: WaitingFile;
  isKept: boolean;
  control: AbortController;
}

/**
 * Sends chosen files one after another. The browser keeps each until it has arrived, so that a reload goes on where it
 * was; where it keeps nothing, `isKept` is false and leaving the page loses what is still here.
 */
export class UploadQueue {
  #entries: Entry[] = [];
  #shown: readonly Sending[] = [];
  #left: readonly WaitingFile[] = [];
  #listeners = new Set<() => void>();
  #isRunning = false;
  #intakeId: string | null;
  readonly #onArrived: (sent: Sent) => void;

  constructor(intakeId: string | null, onArrived: (sent: Sent) => void) {
    this.#intakeId = intakeId;
    this.#onArrived = onArrived;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  list = (): readonly Sending[] => this.#shown;

  get isKept(): boolean {
    return this.#entries.every(({ isKept, state }) => isKept || state === 'refused');
  }

  /** What was chosen in another tab, perhaps by somebody else, and waits for a word. */
  left = (): readonly WaitingFile[] => this.#left;

  /** Takes up what this tab has left before, or the landing page. */
  async resume(): Promise<void> {
    const waiting = await listWaiting(this.#intakeId).catch(() => []);
    const known = new Set(this.#entries.map(({ key }) => key));
    const fresh = waiting.filter(({ key }) => !known.has(key));
    this.#left = fresh.filter((each) => !isFromHere(each));
    this.#put(fresh.filter(isFromHere).map((each) => entryOf(each, true)));
    this.#tell();
  }

  /** They are this person's, and are sent; or they are not, and are forgotten. */
  settleLeft(areMine: boolean): void {
    const left = this.#left;
    this.#left = [];
    if (areMine) this.#put(left.map((each) => entryOf(each, true)));
    else for (const { key } of left) void forgetFile(key).catch(() => {});
    this.#tell();
  }

  async add(files: readonly File[]): Promise<void> {
    const kept = await keepFiles(files, this.#intakeId).catch(() => null);
    const waiting =
      kept ??
      files.map((file, index) => ({
        key: `${Date.now()}-${index}-${file.name}`,
        file,
        intakeId: this.#intakeId,
        chosenAt: Date.now(),
        tab: '',
      }));
    this.#put(waiting.map((each) => entryOf(each, kept !== null)));
  }

  /** Takes a file back, also while it is under way. */
  remove(key: string): void {
    const entry = this.#entries.find((each) => each.key === key);
    entry?.control.abort();
    this.#drop(key);
  }

  #put(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    this.#entries = [...this.#entries, ...entries];
    this.#tell();
    void this.#run();
  }

  #drop(key: string): void {
    this.#entries = this.#entries.filter((each) => each.key !== key);
    void forgetFile(key).catch(() => {});
    this.#tell();
  }

  #tell(): void {
    this.#shown = this.#entries.map(({ kept: _, isKept: __, control: ___, ...sending }) => sending);
    for (const listener of this.#listeners) listener();
  }

  #change(key: string, change: Partial<Sending>): void {
    this.#entries = this.#entries.map((each) => (each.key === key ? { ...each, ...change } : each));
    this.#tell();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (;;) {
      const entry = this.#entries.find(({ state }) => state === 'waiting');
      if (entry === undefined) break;
      await this.#send(entry);
    }
    this.#isRunning = false;
  }

  async #send({ key, file, control }: Entry): Promise<void> {
    this.#change(key, { state: 'sending', share: 0 });
    try {
      const sent = await sendFile(file, this.#intakeId, {
        signal: control.signal,
        onProgress: (share) => this.#change(key, { state: 'sending', share }),
        onWaiting: () => this.#change(key, { state: 'retrying' }),
      });
      const isFirst = this.#intakeId === null;
      this.#intakeId = sent.intakeId;
      this.#drop(key);
      if (isFirst)
        await assignFiles(
          this.#entries.map(({ kept }) => kept),
          sent.intakeId,
        ).catch(() => {});
      this.#onArrived(sent);
    } catch (error) {
      if (control.signal.aborted) return;
      const message = error instanceof RefusedFile ? error.message : 'This file could not be sent.';
      this.#change(key, { state: 'refused', message });
      void forgetFile(key).catch(() => {});
    }
  }
}

function entryOf(kept: WaitingFile, isKept: boolean): Entry {
  const { key, file } = kept;
  return {
    ...{ key, name: file.name, size: file.size, file, state: 'waiting', share: 0, message: null },
    ...{ kept, isKept, control: new AbortController() },
  };
}
