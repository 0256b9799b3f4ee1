import { amount } from '../text/words.ts';
import type { CaseFacts } from './facts-schema.ts';

const MOST_NAMED = 4;

/** The first few, and how many more there are. */
function few(lines: readonly string[], rest: string): string[] {
  const more = lines.length - MOST_NAMED;
  return more > 0 ? [...lines.slice(0, MOST_NAMED), `${amount(more, 'more paper')} ${rest}.`] : [...lines];
}

/** What could not be read, or is not read yet, in sentences with the names of the papers; empty where all was. */
export function leftUnread({ documents }: CaseFacts): string[] {
  const { total, ready, unread, says = [] } = documents;
  const lost = total - ready;
  const failed = unread
    .filter(({ isFailed }) => isFailed)
    .map(({ filename }) => `${filename} could not be read.`);
  const waiting = [
    ...unread.filter(({ isFailed }) => !isFailed).map(({ filename }) => filename),
    ...says.filter(({ isRead }) => !isRead).map(({ filename }) => filename),
  ].map((filename) => `${filename} is still being read.`);
  const named = Math.min(lost, unread.length);
  const unnamed =
    lost > named
      ? [
          `${amount(lost - named, 'document')} of ${total.toLocaleString('en-US')} could not be looked into, because ${lost - named === 1 ? 'it is' : 'they are'} not read.`,
        ]
      : [];
  const gaps = says.flatMap(({ filename, problems }) => {
    const [problem] = problems;
    return problem === undefined ? [] : [`${filename}: ${problem}`];
  });
  return [
    ...few(failed, 'could not be read'),
    ...few(waiting, 'are still being read'),
    ...unnamed,
    ...few(gaps, 'could be read only in part'),
  ];
}

/** 'I looked at 4 papers. Page 3 of …': what an answer may rest on, and what it cannot. */
export function lookedAt(facts: CaseFacts): string {
  const { ready } = facts.documents;
  return [`I looked at ${amount(ready, 'paper')}.`, ...leftUnread(facts)].join(' ');
}
