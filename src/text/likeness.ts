/** Of fewer words nothing is said. */
const FEWEST_WORDS = 12;

/** The words of a text of three letters and more, by which two are compared. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);

/** The share (0 to 1) of the words of the longer text that the other has, too; 0 where one has few words. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return Math.min(one.size, other.size) < FEWEST_WORDS ? 0 : sharedOf(one, other);
}

/** The share of the larger set that the other has, too; 1 where both are empty. */
export function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const most = Math.max(one.size, other.size);
  return most === 0 ? 1 : [...one].filter((each) => other.has(each)).length / most;
}
