/** A sentence of ours is no longer. */
export const LONGEST = 220;
/** Lines of a table, marks of a scan, blanks and code of a form. */
const BROKEN = /[|<>{}~\\^_@]|\/s\/|\.{3,}|\b(?:Case|Doc(?:ument)?|Page(?:id)?)\s?[#\d]/i;
const HANGS =
  /^(?:within|no,|no later|not later|of|and|or|but|not|if|which|that|than|at|on|in|to)\b|^\W|[,(]$/i;
const MOST_FIGURES = 0.3;

/** Whether words can stand in a sentence of ours: not the rubble of a scan or of a table, nor the end of a sentence. */
export function isTellable(words: string): boolean {
  if (words.length < 3 || words.length > LONGEST || BROKEN.test(words) || HANGS.test(words)) return false;
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const figures = words.match(/\d/g)?.length ?? 0;
  const opened = words.split('(').length === words.split(')').length;
  return opened && letters >= 3 && figures <= letters * MOST_FIGURES;
}
