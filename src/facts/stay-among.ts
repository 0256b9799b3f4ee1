import type { KindId } from '../papers/kinds.ts';
import { readStay, type Stay } from './stay.ts';

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
  'minute-entry',
  'judgment',
  'default-judgment',
  'writ',
  'eviction-writ',
  'notice',
  'notice-hearing',
]);

const dayOf = ({ docDate }: Looked) => docDate ?? '';

/** What the newest of a court's papers says of a stay, with that paper; a writ that is newer still leaves it in doubt. */
export function stayAmong<Paper extends Looked>(
  papers: readonly Paper[],
): { paper: Paper; stay: Stay } | null {
  const [newest] = papers
    .filter(({ kind }) => kind !== null && ORDERING.has(kind))
    .flatMap((paper) => {
      const stay = readStay(paper.text);
      return stay === null ? [] : [{ paper, stay }];
    })
    .toSorted((one, other) => dayOf(other.paper).localeCompare(dayOf(one.paper)));
  if (newest === undefined) return null;
  const { paper, stay } = newest;
  const isOvertaken = papers.some((each) => each.kind === 'eviction-writ' && dayOf(each) > dayOf(paper));
  return isOvertaken && stay.state === 'holds' ? { paper, stay: { ...stay, state: 'unsure' } } : newest;
}
