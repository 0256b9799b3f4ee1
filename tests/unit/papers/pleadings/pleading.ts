/** A pleading of an invented case with what a careful reader finds in it. */
export interface Pleading {
  style: string;
  text: string;
  court: RegExp;
  number: string | null;
  /** 'role Name', in the order of the caption. */
  parties: string[];
  /** A telling part of each count's title, in order. */
  claims: string[];
  /** Numbers of the allegations as printed, in order. */
  numbers: string[];
  jury: boolean;
  /** How many requests the prayer makes. */
  relief?: number;
}

/** '1'…'last' as printed numbers. */
export function upTo(last: number, first = 1): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
