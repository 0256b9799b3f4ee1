import type { Case } from '../../cases/schema.ts';
import type { ComplaintCaption } from '../../papers/blocks.ts';
import type { Counterclaim, DefenceOption, GeneratedAnswer, Ledger } from '../schema.ts';

/** What an answer is put on paper from: one version of it, and the case as it is now. */
export interface FilingInput {
  case: Pick<Case, 'title' | 'caseNumber' | 'courtName' | 'state' | 'plaintiffName' | 'defendantName'>;
  participants: readonly { role: string; displayName: string }[];
  /** Heads of the complaints that this version answers, in its order. */
  captions: readonly ComplaintCaption[];
  answer: GeneratedAnswer;
  /** Of the same complaints, as they are read and answered now. */
  ledger: Ledger;
  defences: readonly DefenceOption[];
  counterclaims: readonly Counterclaim[];
  /** The person wants the jury to be asked for in this paper. */
  juryDemand: boolean;
}
