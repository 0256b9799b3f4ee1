import { type AnswerToCheck, type Checked, checkAnswer } from './check-answer.ts';
import { runOnText } from './text-thread.ts';

/** Characters of papers that are looked through at once without anybody noticing. */
const SHORT = 300_000;

/** `checkAnswer`, in a thread of its own where the papers are long, so that other requests are answered meanwhile. */
export async function checkAnswerAside(input: AnswerToCheck): Promise<Checked> {
  const length = [...input.papers.map(({ text }) => text), ...input.known].reduce(
    (sum, text) => sum + text.length,
    0,
  );
  return length <= SHORT ? checkAnswer(input) : runOnText('checkAnswer', input);
}
