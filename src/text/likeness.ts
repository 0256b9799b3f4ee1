/** Of fewer words nothing is said. */
const FEWEST_WORDS = 12;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);

/** The share (0 to 1) of the words of the longer text that the other has, too; 0 where one has few words. */
export function likeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return Math.min(first.size, second.size) < FEWEST_WORDS ? 0 : sharedOf(first, second);
}

/** The share of the larger set that the other has, too; 1 where both are empty. */
export function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const most = Math.max(one.size, other.size);
  return most === 0 ? 1 : [...one].filter((each) => other.has(each)).length / most;
}
