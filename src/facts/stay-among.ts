import type { KindId } from '../papers/kinds.ts';
import { letsAct, readStay, type Stay } from './stay.ts';

/** A paper of a case, as far as a stay is looked for in it. */
interface Looked {
  kind: KindId | null;
  /** YYYY-MM-DD; null where it bears none. */
  docDate: string | null;
  text: string;
}

/** Papers by which a court orders; what somebody asks for stays nothing. */
export const ORDERING: ReadonlySet<KindId> = new Set<KindId>([
  'order',
  'stay-order',
  'minute-entry',
  'judgment',
  'default-judgment',
  'agreed-judgment',
  'writ',
  'eviction-writ',
  'notice',
  'notice-hearing',
]);

const dayOf = ({ docDate }: Looked) => docDate ?? '';

/** Papers in which the word of the court comes after an order that stays: a notice tells of it, and orders nothing. */
const DECIDING: ReadonlySet<KindId> = new Set<KindId>([
  'order',
  'stay-order',
  'minute-entry',
  'judgment',
  'default-judgment',
  'agreed-judgment',
]);

/**
 * What the newest of a court's papers says of a stay, with that paper. A newer writ, a newer order by which the officer may
 * act, and a paper without a day by which a stay is over leave it in doubt.
 */
export function stayAmong<Paper extends Looked>(
  papers: readonly Paper[],
): { paper: Paper; stay: Stay } | null {
  const found = papers
    .filter(({ kind }) => kind !== null && ORDERING.has(kind))
    .flatMap((paper) => {
      const stay = readStay(paper.text);
      return stay === null ? [] : [{ paper, stay }];
    })
    .toSorted((one, other) => dayOf(other.paper).localeCompare(dayOf(one.paper)));
  const [newest] = found;
  if (newest === undefined) return null;
  const { paper, stay } = newest;
  const isOvertaken =
    papers.some((each) => dayOf(each) > dayOf(paper) && actsAgain(each)) ||
    found.some((each) => each.stay.state === 'ended' && !isBefore(each.paper, paper));
  return isOvertaken && stay.state === 'holds' ? { paper, stay: { ...stay, state: 'unsure' } } : newest;
}

const actsAgain = ({ kind, text }: Looked) =>
  kind === 'eviction-writ' || (kind !== null && DECIDING.has(kind) && letsAct(text));

/** Whether one paper is older than another for sure. */
const isBefore = (one: Looked, other: Looked) => one.docDate !== null && dayOf(one) < dayOf(other);
