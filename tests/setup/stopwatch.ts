/** Seconds to print, never to expect: how long a person's part took, with what was waited for apart. */
export class Stopwatch {
  readonly #begunAt = performance.now();
  #waitedMs = 0;

  async waits(what: () => Promise<void>): Promise<void> {
    const from = performance.now();
    await what();
    this.#waitedMs += performance.now() - from;
  }

  /** '4.2 s beside 6.1 s of reading'. */
  told(): string {
    const own = (performance.now() - this.#begunAt - this.#waitedMs) / 1000;
    return `${own.toFixed(1)} s beside ${(this.#waitedMs / 1000).toFixed(1)} s of reading`;
  }
}
