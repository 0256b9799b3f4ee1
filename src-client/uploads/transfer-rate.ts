const WINDOW_MS = 6000;
const SHORTEST_MS = 700;

/** Speed of one transfer, from how much had arrived when; only the last seconds count. */
export class TransferRate {
  #samples: { at: number; bytes: number }[] = [];

  /** `bytes` are all that have arrived, `at` is in milliseconds. Answers bytes per second, null while unknown. */
  note(bytes: number, at: number): number | null {
    this.#samples = [...this.#samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, bytes }];
    const first = this.#samples[0];
    if (first === undefined || at - first.at < SHORTEST_MS) return null;
    return ((bytes - first.bytes) * 1000) / (at - first.at);
  }
}

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** 'less than 10 s left', '40 s left', 'about 3 min left', 'about 2 h left'. */
export function timeLeft(bytesLeft: number, bytesPerSecond: number): string | null {
  if (!(bytesPerSecond > 0)) return null;
  const seconds = bytesLeft / bytesPerSecond;
  if (seconds < 10) return 'less than 10 s left';
  if (seconds < MINUTE) return `${Math.ceil(seconds / 10) * 10} s left`;
  if (seconds < HOUR) return `about ${Math.round(seconds / MINUTE)} min left`;
  return `about ${Math.round(seconds / HOUR)} h left`;
}
