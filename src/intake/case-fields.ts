import { type LawSource, lawOf } from '../law/case-law.ts';
import { sameCaseNumber } from '../law/case-number.ts';
import { CASE_KIND_LABELS, type CaseKind } from '../law/courts/case-kinds.ts';
import { recognizeCourt } from '../law/courts/recognize.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import type { Proposal } from './schema.ts';

/** What a card can tell a case of itself, by its columns. */
export interface CaseFields {
  caseNumber: string | null;
  courtName: string | null;
  courtId: string | null;
  kind: CaseKind | null;
  plaintiffName: string | null;
  defendantName: string | null;
}

/** What a case says of itself already. */
export type CaseSaid = LawSource & Pick<CaseFields, 'plaintiffName' | 'defendantName'>;

const nameOf = ({ value }: Proposal['parties'], side: 'plaintiff' | 'defendant') =>
  value.find(({ role }) => sideOfRole(role) === side)?.name || null;

/** What a card says of its case. */
export function fieldsOf({ court, caseNumber, kind, parties }: Proposal, state: string): CaseFields {
  const courtName = court.value || null;
  const number = caseNumber.value || null;
  const recognized = recognizeCourt({ courtName, caseNumber: number, state }).court;
  return {
    caseNumber: number,
    courtName,
    // A court that name and number say themselves is no choice of a person's.
    courtId: court.courtId === (recognized?.id ?? null) ? null : court.courtId,
    kind: kind.value,
    plaintiffName: nameOf(parties, 'plaintiff'),
    defendantName: nameOf(parties, 'defendant'),
  };
}

/** What of a card the case does not say yet: nothing that it says is changed by a paper. */
export function fillsOf(item: CaseSaid, proposal: Proposal): Partial<CaseFields> {
  const said = fieldsOf(proposal, item.state ?? proposal.state.value ?? '');
  const { caseNumber, courtName, courtId, kind, plaintiffName, defendantName } = said;
  const isKindSaid = kind !== null && proposal.kind.certainty !== 'unsure';
  return {
    ...(!item.caseNumber && caseNumber !== null && { caseNumber }),
    // One court has one name.
    ...(!item.courtName && !item.courtId && courtName !== null && { courtName, courtId }),
    // What follows from the court, the number or the title is not to be said again.
    ...(isKindSaid && item.kind === null && lawOf(item).isKindAssumed && { kind }),
    ...(!item.plaintiffName && plaintiffName !== null && { plaintiffName }),
    ...(!item.defendantName && defendantName !== null && { defendantName }),
  };
}

/** What a case says otherwise than the person did on the card of a paper, as sentences; the case stays as it is. */
export function keptOtherwise(item: CaseSaid, proposal: Proposal): string[] {
  const law = lawOf(item);
  const { caseNumber, court, kind } = proposal;
  const differ = [
    item.caseNumber && caseNumber.value && !sameCaseNumber(item.caseNumber, caseNumber.value)
      ? { what: 'the number', inCase: item.caseNumber, said: caseNumber.value }
      : null,
    law.court !== null && court.courtId !== null && court.courtId !== law.court.id
      ? { what: 'the court', inCase: item.courtName ?? law.court.name, said: court.value ?? '' }
      : null,
    // What a paper was taken for is no answer of a person's.
    !law.isKindAssumed && kind.value !== null && kind.certainty === 'certain' && kind.value !== law.kind
      ? {
          what: 'the kind of case',
          inCase: CASE_KIND_LABELS[law.kind],
          said: CASE_KIND_LABELS[kind.value],
        }
      : null,
  ];
  return differ.flatMap((each) =>
    each === null
      ? []
      : [
          `In your case ${each.what} is “${each.inCase}”. With this paper you said “${each.said}”. Your case keeps what it had. Change it in the case if that is wrong.`,
        ],
  );
}
