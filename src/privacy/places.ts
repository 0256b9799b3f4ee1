/** Which letters of a text are spoken for. */
export interface Places {
  /** Takes these letters; false, and nothing taken, when one of them is taken already. */
  take(start: number, end: number): boolean;
}

/** The places of a text of so many UTF-16 letters; taking some costs what their number does, not what is taken. */
export function createPlaces(length: number): Places {
  const taken = new Uint8Array(length);
  return {
    take(start, end) {
      for (let at = start; at < end; at += 1) if (taken[at] === 1) return false;
      taken.fill(1, start, end);
      return true;
    },
  };
}
