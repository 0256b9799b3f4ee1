import { startEvent } from './own-start.ts';
import type { Period } from './schema.ts';

type Time = Pick<Period, 'count' | 'unit' | 'from'>;

const PAPERS =
  /\b(?:motions?|oppositions?|responses?|repl(?:y|ies)|answers?|complaints?|petitions?|summons|citations?|subpoenas?|orders?|judgments?|writs?|notices?|letters?|requests?|waivers?|reports?|objections?|papers)\b/gi;
/** Of one paper several names: a summons comes with its complaint. */
const FIRST = /^(?:complaints?|petitions?|summons|citations?|papers)$/i;

const papersIn = (from: string) =>
  new Set(
    (from.match(PAPERS) ?? []).map((word) =>
      FIRST.test(word) ? 'first' : word.toLowerCase().replace(/s$/, ''),
    ),
  );
const plain = (from: string) =>
  from
    .toLowerCase()
    .replace(/\b(?:the|an?|this|that|such|your|date|day|of|on|you)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two events are one, as far as their words tell: to be served with a paper and to receive it are. */
function isSameStart(one: string, other: string): boolean {
  const event = startEvent(one, null);
  if (event !== startEvent(other, null)) return false;
  if (event === 'other') return plain(one) === plain(other);
  const [first, second] = [papersIn(one), papersIn(other)];
  return first.size === 0 || second.size === 0 || [...first].some((paper) => second.has(paper));
}

/** Whether two times are as long, and begin with one event. */
export const isSameTime = (one: Time, other: Time): boolean =>
  one.count === other.count && one.unit === other.unit && isSameStart(one.from, other.from);
