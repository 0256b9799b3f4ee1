import { CARD, type CaseFields, type CaseSaid } from './card-lines.ts';
import type { Proposal } from './schema.ts';

const STORED = Object.values(CARD).flatMap(({ stored }) => stored ?? []);
const NOTHING: CaseFields = {
  ...{ caseNumber: null, courtName: null, courtId: null, kind: null },
  ...{ plaintiffName: null, defendantName: null },
};

/** What a card says of a new case. */
export function fieldsOf(proposal: Proposal, state: string): CaseFields {
  return Object.assign({ ...NOTHING }, ...STORED.map(({ columns }) => columns(proposal, state)));
}

/** What of a card the case does not say yet: nothing that it says is changed by a paper. */
export function fillsOf(item: CaseSaid, proposal: Proposal): Partial<CaseFields> {
  const state = item.state ?? proposal.state.value ?? '';
  const told = STORED.filter(({ isLacking }) => isLacking(item, proposal)).flatMap(({ columns }) =>
    Object.entries(columns(proposal, state)),
  );
  return Object.fromEntries(
    told.filter(([column, value]) => value !== null && !item[column as keyof CaseFields]),
  );
}

/** What a case says otherwise than the person did on the card of a paper, as sentences; the case stays as it is. */
export function keptOtherwise(item: CaseSaid, proposal: Proposal): string[] {
  return STORED.flatMap(({ otherwise }) => otherwise?.(item, proposal) ?? []).map(
    ({ what, inCase, said }) =>
      `In your case ${what} is “${inCase}”. With this paper you said “${said}”. Your case keeps what it had. Change it in the case if that is wrong.`,
  );
}
