import { judgeAnswer } from './judge-response.ts';
import { numberValue } from './labels.ts';
import type {
  AnsweredItem,
  DiscoveryParty,
  DiscoveryReading,
  ItemAnswer,
  RequestItem,
  Tally,
} from './schema.ts';

/** A paper of a case that has been read. `party` is whose paper it is by the card it is filed under. */
export interface ReadPaper {
  id: string;
  filename: string;
  title?: string | null | undefined;
  party: DiscoveryParty;
  reading: DiscoveryReading;
}

const LEAST_ALIKE = 0.3;
const SURELY_ALIKE = 0.8;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The share of the words of `a` that stand in `b`; 1 where `a` has none. */
function likeness(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0) return 1;
  const there = new Set(b);
  return a.filter((word) => there.has(word)).length / a.length;
}

/** Whether a response paper answers a request paper, by its title where that says it, else by where it is filed. */
export function answersPaper(request: ReadPaper, response: ReadPaper): boolean {
  const asker = request.reading.askedBy ?? request.party;
  const { askedBy, set } = response.reading;
  if (askedBy !== null ? askedBy !== asker : response.party === asker) return false;
  return set === null || request.reading.set === null || set === request.reading.set;
}

/** Kind, value and letter of a printed number, by which a request and its answer are the same. */
function sameness({ kind, number }: RequestItem): string | null {
  if (number === null) return null;
  const letter = /^\d+\W?([a-z])/i.exec(number)?.[1]?.toLowerCase() ?? '';
  return `${kind}-${numberValue(number)}${letter}`;
}

interface Looked {
  byNumber: Map<string, RequestItem[]>;
  hasLabels: boolean;
}

/** A response is looked through once, however many requests it is held against. */
const LOOKED = new WeakMap<DiscoveryReading, Looked>();

function lookThrough(reading: DiscoveryReading): Looked {
  const known = LOOKED.get(reading);
  if (known) return known;
  const byNumber = new Map<string, RequestItem[]>();
  for (const item of reading.items) {
    const key = sameness(item);
    if (key !== null) byNumber.set(key, [...(byNumber.get(key) ?? []), item]);
  }
  const looked = { byNumber, hasLabels: reading.items.some(({ answer }) => answer !== null) };
  LOOKED.set(reading, looked);
  return looked;
}

/** What a response says to a request: under its label, or, in a paper without labels, after the restated request. */
function answerText(item: RequestItem, found: RequestItem, hasLabels: boolean): string | null {
  const asked = wordsOf(item.text);
  if (found.answer !== null) {
    const restated = wordsOf(found.text);
    const isAnother = restated.length > 4 && asked.length > 4 && likeness(restated, asked) < LEAST_ALIKE;
    return isAnother ? null : found.answer.text;
  }
  if (hasLabels) return '';
  const said = wordsOf(found.text);
  const head = said.slice(0, asked.length);
  const isRestated =
    asked.length > 0 && likeness(head, asked) >= SURELY_ALIKE && head.length >= asked.length * 0.8;
  return isRestated ? afterWords(found.text, asked.length) : found.text;
}

function afterWords(text: string, count: number): string {
  let seen = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    seen += 1;
    if (seen === count) return text.slice(match.index + match[0].length).replace(/^[\s.?!:;,)”"]+/, '');
  }
  return '';
}

function toAnswer(paper: ReadPaper, found: RequestItem, text: string): ItemAnswer {
  const { page, start, end } = found.answer ?? found;
  return { documentId: paper.id, filename: paper.filename, title: paper.title, text, page, start, end };
}

function judged(item: RequestItem, answer: ItemAnswer | null): AnsweredItem {
  const { answer: _, ...rest } = item;
  const { state, because, admission } = judgeAnswer(item.kind, answer?.text ?? '');
  return {
    ...rest,
    state,
    because,
    admission,
    answer: state === 'not_answered' ? null : answer,
    isMarked: false,
  };
}

/**
 * How each request of a paper stands, by what is written under it in the paper itself and by the responses to it, the
 * newest of `responses` first. An answer counts for the request with the same kind and number whose words it restates,
 * if it restates any. A request whose number cannot be read is never matched.
 */
export function matchAnswers(request: ReadPaper, responses: readonly ReadPaper[]): AnsweredItem[] {
  const own = responses.filter((response) => answersPaper(request, response));
  return request.reading.items.map((item) => {
    if (item.answer !== null) {
      const inside = judged(item, toAnswer(request, item, item.answer.text));
      if (inside.state !== 'not_answered') return inside;
    }
    if (item.number === null || item.flags.includes('number-unreadable')) {
      const because = 'Its number cannot be read, so no answer could be found for it.';
      return { ...judged(item, null), state: 'unclear', because };
    }
    const same = sameness(item) ?? '';
    const answers = own.flatMap((paper) => {
      const { byNumber, hasLabels } = lookThrough(paper.reading);
      return (byNumber.get(same) ?? []).flatMap((found) => {
        const text = answerText(item, found, hasLabels);
        return text === null ? [] : [judged(item, toAnswer(paper, found, text))];
      });
    });
    return answers.find(({ state }) => state !== 'not_answered') ?? judged(item, null);
  });
}

/** How many requests stand how. */
export function tallyOf(items: readonly AnsweredItem[]): Tally {
  const tally: Tally = { answered: 0, objection: 0, not_answered: 0, unclear: 0 };
  for (const { state } of items) tally[state] += 1;
  return tally;
}

/** The items with what a person has said about them; what was read stays where nobody said anything. */
export function withMarks(
  items: readonly AnsweredItem[],
  marks: ReadonlyMap<string, boolean>,
): AnsweredItem[] {
  return items.map((item) => {
    const isAnswered = marks.get(item.key);
    if (isAnswered === undefined) return item;
    return { ...item, state: isAnswered ? 'answered' : 'not_answered', because: null, isMarked: true };
  });
}
