import { type KnownNumber, numbersIn } from '#src/privacy/numbers.ts';
import { runOnText } from './text-thread.ts';

/** Characters that are looked through at once without anybody noticing. */
const SHORT = 200_000;

/**
 * The private numbers of whole texts, so that each is masked wherever it stands in what is sent of them: a label such
 * as 'Account No.' often stands on another page than the number. In a thread of its own where the texts are long.
 */
export async function privateNumbers(texts: readonly string[]): Promise<KnownNumber[]> {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length <= SHORT ? numbersIn(texts) : runOnText('numbers', texts);
}
