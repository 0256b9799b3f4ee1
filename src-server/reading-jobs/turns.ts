/** A document that waits to be read. */
export interface Waiting {
  id: string;
  /** Whose it is: people take turns. */
  person: string;
  /** The intake that it came with: those take turns among themselves, since all strangers count as one person. */
  intake?: string | null;
  /** Of somebody who has no account yet. */
  isStranger?: boolean;
  /** Bytes. */
  size: number;
  /** Of an earlier release: read when nobody waits for another. */
  isOld: boolean;
}

interface Taken {
  id: string;
  isStranger: boolean;
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

/** Lines of one kind: each has a turn, then the next. */
class Rounds {
  // A map keeps the order of its keys: whoever had a turn goes to its end.
  readonly #lines = new Map<string, Line>();

  add(waiting: Waiting): void {
    const key = waiting.intake ?? '';
    const line = this.#lines.get(key) ?? new Line();
    line.add(waiting);
    this.#lines.set(key, line);
  }

  take(): string | undefined {
    for (const [key, line] of this.#lines) {
      this.#lines.delete(key);
      const id = line.take();
      if (id === undefined) continue;
      this.#lines.set(key, line);
      return id;
    }
    return undefined;
  }
}

/**
 * The order in which documents are read: each person has one turn, then the next person, so that the thousands of one
 * do not hold back the only paper of another. Papers of an earlier release come when nobody waits.
 */
export class Turns {
  readonly #people = new Map<string, Rounds>();
  readonly #strangers = new Rounds();
  /** Turns of people with an account since the last one of strangers. */
  #hadTurn = 0;
  readonly #old: string[] = [];

  add(waiting: Waiting): void {
    if (waiting.isOld) {
      this.#old.push(waiting.id);
      return;
    }
    if (waiting.isStranger === true) {
      this.#strangers.add(waiting);
      return;
    }
    const rounds = this.#people.get(waiting.person) ?? new Rounds();
    rounds.add(waiting);
    this.#people.set(waiting.person, rounds);
  }

  /** Whose turn it is; nobody without an account where `withStrangers` is false. */
  take({ withStrangers = true } = {}): Taken | undefined {
    // Strangers together have a turn as one person has: at the end of each round of those who have an account.
    if (withStrangers && this.#hadTurn >= this.#people.size) {
      const id = this.#takeStranger();
      if (id !== undefined) return { id, isStranger: true };
    }
    for (const [person, rounds] of this.#people) {
      this.#people.delete(person);
      const id = rounds.take();
      if (id === undefined) continue;
      this.#people.set(person, rounds);
      this.#hadTurn += 1;
      return { id, isStranger: false };
    }
    const id = withStrangers ? this.#takeStranger() : undefined;
    if (id !== undefined) return { id, isStranger: true };
    const old = this.#old.shift();
    return old === undefined ? undefined : { id: old, isStranger: false };
  }

  #takeStranger(): string | undefined {
    this.#hadTurn = 0;
    return this.#strangers.take();
  }
}
