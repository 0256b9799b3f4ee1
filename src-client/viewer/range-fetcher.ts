interface Range {
  /** First byte, and the one behind the last. */
  begin: number;
  end: number;
}

interface RangeFetcherOptions {
  url: string;
  /** The bytes of a range that was asked for. */
  onBytes(begin: number, bytes: Uint8Array<ArrayBuffer>): void;
  /** The server could not be reached, or refused (its status). Nothing more is fetched until `retry`. */
  onFailed(status: number | null): void;
}

/** Bytes that lie between two ranges and are cheaper fetched along than left out. */
const SMALL_GAP = 64 * 1024;
const LARGEST_FETCH = 4 * 1024 * 1024;
const AT_ONCE = 3;
const ATTEMPTS = 3;

/**
 * Fetches parts of a file. Ranges that are asked for in one breath and lie close together become one request: a
 * PDF whose pages are described all over the file asks for thousands of small ones.
 */
export class RangeFetcher {
  #options: RangeFetcherOptions;
  #waiting: Range[] = [];
  #running = 0;
  #isPlanned = false;
  #isFailed = false;
  #abort = new AbortController();

  constructor(options: RangeFetcherOptions) {
    this.#options = options;
  }

  request(begin: number, end: number): void {
    this.#waiting.push({ begin, end });
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => {
      this.#isPlanned = false;
      this.#run();
    });
  }

  /** Asks again for what could not be fetched. */
  retry(): void {
    this.#isFailed = false;
    this.#run();
  }

  close(): void {
    this.#waiting = [];
    this.#abort.abort();
  }

  #run(): void {
    while (!this.#isFailed && this.#running < AT_ONCE && this.#waiting.length > 0) {
      this.#running += 1;
      void this.#fetch(this.#takeNeighbors()).finally(() => {
        this.#running -= 1;
        this.#run();
      });
    }
  }

  /** The oldest request, with the others that lie next to it. */
  #takeNeighbors(): Range[] {
    const [oldest] = this.#waiting;
    const sorted = this.#waiting.toSorted((one, other) => one.begin - other.begin);
    let group: Range[] = [];
    for (const range of sorted) {
      const first = group[0];
      const last = group.at(-1);
      const fits =
        first !== undefined &&
        last !== undefined &&
        range.begin - last.end <= SMALL_GAP &&
        range.end - first.begin <= LARGEST_FETCH;
      if (fits) group.push(range);
      else if (oldest !== undefined && group.includes(oldest)) break;
      else group = [range];
    }
    const taken = new Set(group);
    this.#waiting = this.#waiting.filter((range) => !taken.has(range));
    return group;
  }

  async #fetch(ranges: Range[]): Promise<void> {
    const begin = ranges[0]?.begin ?? 0;
    const end = Math.max(...ranges.map((range) => range.end));
    const answer = await this.#ask(begin, end);
    if (this.#abort.signal.aborted) return;
    if (!(answer instanceof Uint8Array)) {
      this.#waiting.unshift(...ranges);
      if (!this.#isFailed) {
        this.#isFailed = true;
        this.#options.onFailed(answer);
      }
      return;
    }
    for (const range of ranges) {
      this.#options.onBytes(range.begin, answer.slice(range.begin - begin, range.end - begin));
    }
  }

  /** The bytes; the status of a refusal; null where no answer came. */
  async #ask(begin: number, end: number): Promise<Uint8Array<ArrayBuffer> | number | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await fetch(this.#options.url, {
          headers: { range: `bytes=${begin}-${end - 1}` },
          signal: this.#abort.signal,
        });
        if (response.status !== 206) return response.status;
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (bytes.length === end - begin) return bytes;
      } catch {
        if (this.#abort.signal.aborted) return null;
      }
      if (attempt === ATTEMPTS) return null;
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
}
