import { questionLine } from './fact-topics.ts';
import { paperWordsFor } from './paper-words.ts';
import { plainWords } from './plain-words.ts';
import { practicalTopics } from './practical-topics.ts';
import { servedWordsFor } from './rule-served.ts';
import { worryOf } from './worries.ts';

/** Words of papers at most that are looked for beside those of the question. */
const MOST_ADDED = 12;

/** What a search for passages looks for: the question, and after it how papers speak of what it asks. */
export function searchWords(question: string): string {
  const line = questionLine(question);
  const added = [
    ...(worryOf(line)?.sought ?? []),
    ...practicalTopics(line).flatMap(({ sought }) => sought),
    ...paperWordsFor(plainWords(line)),
    ...servedWordsFor(plainWords(line)),
  ].filter((word) => !line.toLowerCase().includes(word));
  const words = [...new Set(added)].slice(0, MOST_ADDED);
  return words.length === 0 ? question : `${question} ${words.join(' ')}`;
}
