import type { CaseLaw } from '../law/case-law.ts';
import { answerCourtIn } from './court-rules.ts';

/** The court's own form for an answer, to follow 'the court’s own form:'; null where we know of none. */
export function ownAnswerForm({ jurisdiction, kind }: Pick<CaseLaw, 'jurisdiction' | 'kind'>): string | null {
  switch (answerCourtIn(jurisdiction)) {
    case 'california':
      return kind === 'eviction'
        ? 'UD-105'
        : kind === 'debt'
          ? 'PLD-C-010 (for a contract) or PLD-050 (a general denial)'
          : null;
    case 'new_mexico_magistrate':
      return kind === 'eviction' ? null : 'Form 4-301, which comes with the summons';
    default:
      return null;
  }
}
