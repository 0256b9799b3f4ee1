import type { ReviewDocument } from '#src/review/schema.ts';

type Documents = readonly ReviewDocument[];

/** Something that was done to documents of the list, and how it is taken back. */
export interface Move {
  /** What was done, as a notice says it. */
  title: string;
  apply(documents: Documents): ReviewDocument[];
  revert(documents: Documents): ReviewDocument[];
  save(): Promise<void>;
  /** Null where it cannot be taken back. Answers what a person should know about it, as a sentence. */
  unsave: (() => Promise<string | null>) | null;
  onSaved?(): void;
  onFailed(error: unknown): void;
}

interface MovesOptions {
  /** Changes the list that is shown. */
  change(how: (documents: Documents) => ReviewDocument[]): void;
  /** Nothing is on its way any more; `hasFailed` when the list may be wrong. */
  onIdle(hasFailed: boolean): void;
  onUndone(move: Move, note: string | null): void;
  onUndoFailed(move: Move, error: unknown): void;
}

export interface Moves {
  run(move: Move): void;
  /** Takes the last one back; false when there is none. */
  undo(): boolean;
  /** Whether something is not saved yet. */
  isBusy(): boolean;
}

const REMEMBERED = 100;

/**
 * What a reviewer does is shown at once and saved in the order it was done, one after the other: an undo never overtakes
 * what it takes back. What could not be saved is put back.
 */
export function createMoves({ change, onIdle, onUndone, onUndoFailed }: MovesOptions): Moves {
  let done: Move[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let hasFailed = false;
  const failed = new WeakSet<Move>();

  function enqueue(work: () => Promise<void>): void {
    waiting += 1;
    last = last.then(work).finally(() => {
      waiting -= 1;
      if (waiting > 0) return;
      onIdle(hasFailed);
      hasFailed = false;
    });
  }

  return {
    run(move) {
      change((documents) => move.apply(documents));
      if (move.unsave !== null) done = [...done, move].slice(-REMEMBERED);
      enqueue(async () => {
        try {
          await move.save();
        } catch (error) {
          hasFailed = true;
          failed.add(move);
          done = done.filter((each) => each !== move);
          change((documents) => move.revert(documents));
          move.onFailed(error);
          return;
        }
        move.onSaved?.();
      });
    },
    undo() {
      const move = done.at(-1);
      const unsave = move?.unsave;
      if (move === undefined || !unsave) return false;
      done = done.slice(0, -1);
      change((documents) => move.revert(documents));
      enqueue(async () => {
        // It was never saved, and has been put back.
        if (failed.has(move)) return;
        let note: string | null;
        try {
          note = await unsave();
        } catch (error) {
          hasFailed = true;
          done = [...done, move];
          change((documents) => move.apply(documents));
          onUndoFailed(move, error);
          return;
        }
        onUndone(move, note);
      });
      return true;
    },
    isBusy: () => waiting > 0,
  };
}
