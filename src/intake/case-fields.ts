import { CARD, type CaseFields, type CaseSaid, type SaidBefore } from './card-lines.ts';
import { LineField } from './lines-schema.ts';
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

/**
 * What is said already otherwise than the person did on the card of a paper, as sentences: the case and the profile stay
 * as they are. `isTheirs`: whether a line stood on the card, or was changed.
 */
export function keptOtherwise(
  before: SaidBefore,
  proposal: Proposal,
  isTheirs: (field: LineField) => boolean,
): string[] {
  return LineField.options
    .filter(isTheirs)
    .flatMap((field) => CARD[field].otherwise?.(before, proposal) ?? [])
    .map(({ what, before: kept, said }) =>
      what === null
        ? `Your profile says “${kept}”. With this paper you said “${said}”. Its days go by what you said here. Your home page still goes by your profile, in all your cases. If the profile is wrong, open it and choose Change Role.`
        : `In your case ${what} is “${kept}”. With this paper you said “${said}”. Your case keeps what it had. Change it in the case if that is wrong.`,
    );
}
