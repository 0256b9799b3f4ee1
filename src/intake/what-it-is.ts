import { writSays } from './eviction-writ.ts';
import { GOVERNMENT_ANSWERS } from './government.ts';
import { itIs, type ReadPaper } from './paper.ts';
import { protectionSays } from './protection.ts';
import type { ProtectionOnPaper } from './protection-schema.ts';
import { saysOf } from './says.ts';
import type { Proposal } from './schema.ts';
import { staySays } from './tenancy.ts';
import { asksToLeave, TO_LEAVE } from './to-leave.ts';

interface Told {
  isGovernments: boolean;
  isWrit: boolean;
  tenancy: Proposal['tenancy'];
  protection: ProtectionOnPaper | null;
  lockout: Proposal['lockout'];
  kind: Proposal['kind'];
}

/** What the leading paper is and does: what only some papers say goes before what holds of all of their kind. */
export function whatItIs(
  { lead, papers }: { lead: ReadPaper; papers: readonly ReadPaper[] },
  { isGovernments, isWrit, tenancy, protection, lockout, kind }: Told,
): string {
  if (isGovernments) return `${itIs(lead.kind)}. ${GOVERNMENT_ANSWERS}`;
  if (tenancy?.stay) return staySays(lead, tenancy.stay);
  if (lockout?.by === 'officer')
    return 'This tells that an officer gave a home back to its owner. A judge has decided before. It is not a paper to answer.';
  if (isWrit) return writSays(tenancy);
  const own = protection === null ? null : protectionSays(protection);
  if (own !== null) return own;
  const says = saysOf(lead, papers);
  return asksToLeave(lead, kind) ? `${says} ${TO_LEAVE}` : says;
}
