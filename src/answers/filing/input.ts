import type { Case } from '../../cases/schema.ts';
import type { ComplaintCaption } from '../../drafting/blocks.ts';
import type { Fact } from '../../facts/schema.ts';
import type { Counterclaim, DefenseOption, GeneratedAnswer, Ledger } from '../schema.ts';

/** Somebody in the case, as far as a paper for the court names them. */
export interface FilingParticipant {
  role: string;
  /** What they are called; '' where nothing of a name is kept. */
  displayName: string;
  organization: string;
  /** Lines joined by '\n'; '' when none is kept. */
  address: string;
  email: string;
}

/** What an answer is put on paper from: one version of it, and the case as it is now. */
export interface FilingInput {
  case: Pick<
    Case,
    | 'title'
    | 'caseNumber'
    | 'caseType'
    | 'courtName'
    | 'courtId'
    | 'description'
    | 'kind'
    | 'state'
    | 'plaintiffName'
    | 'defendantName'
  >;
  /** Parties and lawyers, the primary ones first. */
  participants: readonly FilingParticipant[];
  /** Heads of the complaints that this version answers, in its order. */
  captions: readonly ComplaintCaption[];
  /** What those complaints say of court, number and parties; none of one that was not read for its facts. */
  facts?: readonly Fact[];
  answer: GeneratedAnswer;
  /** Of the same complaints, as they are read and answered now. */
  ledger: Ledger;
  defenses: readonly DefenseOption[];
  counterclaims: readonly Counterclaim[];
  /** The person wants the jury to be asked for in this paper. */
  juryDemand: boolean;
}
