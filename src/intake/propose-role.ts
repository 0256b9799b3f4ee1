import { subpoenaedIn } from '../facts/addressed.ts';
import { followsJudgment } from '../papers/kind-of.ts';
import { motionOf } from './motion-days.ts';
import { commandOf, factsOf, type ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** What is known of who asks; null of a stranger. */
export interface ProposalAsker {
  role: 'plaintiff' | 'defendant' | 'attorney';
}

/** Whoever is summoned has to answer; who only holds a complaint may have written it. */
export function roleOf(
  { ordered, lead }: { ordered: readonly ReadPaper[]; lead: ReadPaper },
  asker: ProposalAsker | null,
  isWrit: boolean,
): Proposal['role'] {
  // An officer hands it to whoever has to leave; the owner says that they are the other side.
  if (isWrit && asker?.role !== 'plaintiff') return { value: 'defendant', certainty: 'likely', factIds: [] };
  if (ordered.some(({ kind }) => kind === 'summons'))
    return { value: 'defendant', certainty: 'likely', factIds: [] };
  const begins = ordered.some(({ kind }) => kind === 'complaint' || kind === 'petition');
  if (begins && asker !== null && asker.role !== 'attorney')
    return { value: asker.role, certainty: 'unsure', factIds: [] };
  if (commandOf(lead) === 'subpoena') return subpoenaed(lead);
  if (commandOf(lead) === 'garnishment' && isHoldersLetter(lead) && asker?.role !== 'plaintiff')
    return { value: 'defendant', certainty: 'likely', factIds: [] };
  // Whose money it is, or who has to come and tell of it, is most often who lost; a bank or an employer says so.
  if (followsJudgment(lead.kind) && commandOf(lead) === undefined && asker?.role !== 'plaintiff')
    return { value: 'defendant', certainty: 'likely', factIds: [] };
  // A motion comes to whoever did not make it, and a default to whoever is said not to have answered.
  const by = motionOf(lead)?.by ?? null;
  if (isOfDefault(lead) && by !== 'defendant' && asker?.role !== 'plaintiff')
    return { value: 'defendant', certainty: 'likely', factIds: [] };
  if (by !== null)
    return { value: by === 'plaintiff' ? 'defendant' : 'plaintiff', certainty: 'unsure', factIds: [] };
  return { value: null, certainty: 'unsure', factIds: [] };
}

const WE_HOLD =
  /\bwe\s+(?:(?:have|were|are|must|had|also|been|required|to)\s+){0,4}(?:received|served|placed|froze|frozen|hold|held|withhold)\b/i;
const YOUR_MONEY = /\byour\s+(?:\w+\s+)?(?:accounts?|wages|pay(?:checks?)?|earnings|salary)\b/i;

/** A bank or an employer writes of it to whose money it is. */
const isHoldersLetter = ({ head }: ReadPaper) => WE_HOLD.test(head) && YOUR_MONEY.test(head);

const isOfDefault = ({ kind }: ReadPaper) => kind === 'default-request' || kind === 'default-entry';

/** Who holds a subpoena is most likely whom it names; who it is without a name, the person says. */
function subpoenaed(paper: ReadPaper): Proposal['role'] {
  const named = subpoenaedIn(
    paper.head,
    factsOf([paper], 'party').map(({ fact }) => fact.value),
  );
  if (named === null) return { value: null, certainty: 'unsure', factIds: [] };
  return { value: named.side ?? 'neither', certainty: 'likely', factIds: [] };
}
