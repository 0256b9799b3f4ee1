/** A document that waits to be read. */
export interface Waiting {
  id: string;
  /** Whose it is: people take turns. */
  person: string;
  /** Bytes. */
  size: number;
  /** Of an earlier release: read when nobody waits for another. */
  isOld: boolean;
}

/** A file that is read in seconds: a summons, a letter, not a bundle of exhibits. */
const SMALL = 5 * 1024 * 1024;

/** One person's line: the newest small paper first, then the others in their order. */
class Line {
  readonly #small: string[] = [];
  readonly #others: string[] = [];
  #next = 0;

  add({ id, size }: Waiting): void {
    (size <= SMALL ? this.#small : this.#others).push(id);
  }

  take(): string | undefined {
    const small = this.#small.pop();
    if (small !== undefined) return small;
    const other = this.#others[this.#next];
    if (other !== undefined) this.#next += 1;
    return other;
  }
}

/**
 * The order in which documents are read: each person has one turn, then the next person, so that the thousands of one
 * do not hold back the only paper of another. Papers of an earlier release come when nobody waits.
 */
export class Turns {
  // A map keeps the order of its keys: whoever had a turn goes to its end.
  readonly #lines = new Map<string, Line>();
  readonly #old: string[] = [];

  add(waiting: Waiting): void {
    if (waiting.isOld) {
      this.#old.push(waiting.id);
      return;
    }
    const line = this.#lines.get(waiting.person) ?? new Line();
    line.add(waiting);
    this.#lines.set(waiting.person, line);
  }

  take(): string | undefined {
    for (const [person, line] of this.#lines) {
      this.#lines.delete(person);
      const id = line.take();
      if (id === undefined) continue;
      this.#lines.set(person, line);
      return id;
    }
    return this.#old.shift();
  }
}
