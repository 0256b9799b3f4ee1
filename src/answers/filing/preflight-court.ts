import type { CaseKind } from '../../law/courts/case-kinds.ts';
import { citedIn } from '../court-rules.ts';
import type { AnswerCourt } from '../schema.ts';
import type { PreflightItem } from './preflight-schema.ts';

/** Where the answer goes, and what kind of case it answers. */
export interface AnsweredIn {
  court: AnswerCourt;
  kind: CaseKind;
}

/** When the answer must be sworn to where the complaint is, and when a general denial will do: CCP 446, 431.30. */
function verifiedText(kind: CaseKind): string {
  const sworn =
    'Look at the end of the complaint. If the plaintiff swore to it (a verification), your answer must be sworn to as well, and a general denial is not enough (CCP 446, 431.30).';
  if (kind === 'eviction') return sworn;
  return `${sworn} A limited case is often different, and the caption says if it is one. There a general denial is enough, unless the one who sues was given the claim to collect it. Verify with the clerk or the self-help center.`;
}

/** What this court wants beyond the paper. */
export function courtItems({ court, kind }: AnsweredIn): PreflightItem[] {
  if (court === 'california') {
    return [
      {
        id: 'pleading-paper',
        level: 'missing',
        text: 'California courts want pleading paper. Its lines are numbered 1 to 28 at the left (California Rules of Court, rule 2.108). They have a form for many answers: UD-105 for an eviction, PLD-C-010 for a contract, PLD-050 for a general denial. This file has no line numbers. Copy its text onto pleading paper, or use the form.',
        fix: null,
      },
      {
        id: 'verified',
        level: 'check',
        text: verifiedText(kind),
        fix: null,
      },
    ];
  }
  if (court === 'new_mexico_magistrate') {
    return [
      {
        id: 'court-form',
        level: 'check',
        text:
          kind === 'eviction'
            ? 'Magistrate and metropolitan courts have forms of their own. Ask the clerk which one an answer to an eviction has.'
            : 'A magistrate court wants the answer in substance as its own form has it (Rule 2-302 NMRA), which is Form 4-301. It comes with the summons (Form 4-204); if it did not, ask the clerk for it, in metropolitan court too. Write there in simple words why you deny the claim.',
        fix: null,
      },
    ];
  }
  if (court === 'texas_district') {
    return [
      {
        id: 'general-denial',
        level: 'check',
        text: 'In Texas one line that denies all of it (a general denial) makes them prove it (TRCP 92). Defenses such as payment must still be named (TRCP 94), and some denials sworn (TRCP 93). This paper answers point by point. Ask the clerk, a law library or a lawyer if a general denial is better for you.',
        fix: null,
      },
      {
        id: 'verified',
        level: 'check',
        text: 'Some denials must be sworn to in Texas: that you signed the paper you are sued on, or that you owe an account to which the other side swore, for example (TRCP 93). What is denied without the oath may count as proved. Verify with the clerk or a lawyer.',
        fix: null,
      },
    ];
  }
  if (court === 'other' || court === 'texas_justice') {
    return [
      {
        id: 'court-rules',
        level: 'check',
        text: 'We know no rules of this court on how a paper must look. Ask the clerk, or compare with the complaint.',
        fix: null,
      },
    ];
  }
  return [];
}

/** How a jury is asked for; in magistrate and metropolitan court in the answer itself. */
export function juryText({ court, kind }: AnsweredIn, juryDemand: boolean): string {
  if (kind === 'eviction' && (court === 'new_mexico_magistrate' || court === 'texas_justice')) {
    const paper = juryDemand ? 'The paper demands a jury.' : 'The paper does not demand a jury.';
    return `${paper} How and by when one is asked for in an eviction, and its fee, ask the clerk at once: the trial comes within days.`;
  }
  if (court === 'new_mexico_magistrate') {
    return juryDemand
      ? 'The paper demands a jury. Pay the jury fee when you file it (Form 4-204).'
      : 'The paper does not demand a jury. If you want one, ask for it in this answer and pay the jury fee when you file it (Form 4-204): later it is too late.';
  }
  if (court === 'federal') {
    return juryDemand
      ? `The paper demands a jury. It counts once the paper is served and filed in time${citedIn(court, 'jury')}.`
      : `The paper does not demand a jury. The right to one is lost when no demand is served and filed in time${citedIn(court, 'jury')}.`;
  }
  return juryDemand
    ? 'The paper demands a jury. Ask the clerk about the fee.'
    : `The paper does not demand a jury. The right to one is lost when it is not demanded, or its fee not paid, in time${citedIn(court, 'jury')}.`;
}
