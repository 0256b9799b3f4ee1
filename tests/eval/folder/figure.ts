import { share } from '../report.ts';

/** A share with its counts. `misses` say what is wrong, one line each; they are only shown when asked for. */
export interface Figure {
  words: string;
  part: number;
  whole: number;
  misses: string[];
}

export function figure(words: string, part: number, whole: number, misses: string[] = []): Figure {
  return { words, part, whole, misses };
}

/** Counts how many of some things are right, with a line for each that is not. */
export function shareOf<T>(
  words: string,
  all: readonly T[],
  isRight: (one: T) => boolean,
  miss: (one: T) => string,
): Figure {
  const wrong = all.filter((one) => !isRight(one));
  return figure(words, all.length - wrong.length, all.length, wrong.map(miss));
}

/** 'kind of paper   0.938 (15/16)'. */
export function showFigure({ words, part, whole }: Figure): string {
  return `  ${words.padEnd(68)} ${share(part, whole)} (${part}/${whole})`;
}
