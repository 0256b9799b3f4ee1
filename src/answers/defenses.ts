import { DEFENSES, type Defense } from '../law/defense-catalog.ts';
import type { AnswerCourt, DefenseOption } from './schema.ts';

/** What a person has decided about a defense. */
export interface DefenseChoice {
  defenseId: string;
  choice: 'chosen' | 'declined' | 'open';
  facts: string;
}

/** The rule for a defense in this court; null where we have none that we could check. */
function defenseCitation(defense: Pick<Defense, 'federal' | 'newMexico'>, court: AnswerCourt): string | null {
  if (court === 'federal') return defense.federal;
  return court === 'new_mexico_district' ? defense.newMexico : null;
}

const VERIFY = 'Verify with the clerk or a lawyer.';

/** What holds for all defenses in this court, as sentences for the person. */
export function defenseNotes(court: AnswerCourt): string[] {
  const silence =
    'These are options, not advice. Raise a defense only if you have a fact of your own for it; your signature says that you do (FRCP 11; Rule 1-011 NMRA).';
  const lost =
    'The first four (personal jurisdiction, venue, process, service) are lost if they are in neither your first motion nor your answer, nor in a change of the answer that needs nobody’s leave';
  switch (court) {
    case 'federal':
      return [`${lost} (FRCP 12(h)(1)).`, silence];
    case 'new_mexico_district':
      return [
        `${lost} (Rule 1-012(H) NMRA).`,
        'In New Mexico a defense that is not in the answer is not available later.',
        silence,
        `The list follows FRCP 8(c); New Mexico’s own list in Rule 1-008(C) NMRA may differ a little. ${VERIFY}`,
      ];
    case 'new_mexico_magistrate':
      return [
        `${lost} in district court (Rule 1-012(H) NMRA). We could not read the rule of the magistrate and metropolitan courts, so decide on them now. ${VERIFY}`,
        silence,
      ];
    case 'california':
      return [
        `We have no checked California rules on defenses. There, some of these are raised by a demurrer or a motion before the answer (CCP 430.40), and others are lost by answering. ${VERIFY}`,
        silence,
      ];
    case 'other':
      return [
        `${lost} in federal court (FRCP 12(h)(1)), and in most other courts. We know no rules of this court. ${VERIFY}`,
        silence,
      ];
  }
}

/** Every defense with what was decided about it; those that are lost when left out come first. */
export function defenseOptions(court: AnswerCourt, choices: readonly DefenseChoice[]): DefenseOption[] {
  const made = new Map(choices.map((choice) => [choice.defenseId, choice]));
  return DEFENSES.map((defense) => {
    const { id, title, meaning, factNeeded, isWaivedIfOmitted, caution } = defense;
    const choice = made.get(id);
    const citation = defenseCitation(defense, court);
    return {
      id,
      title,
      meaning,
      factNeeded,
      citation,
      caution: caution ?? (citation === null ? `We have no rule of this court for it. ${VERIFY}` : null),
      isWaivedIfOmitted,
      chosen: choice?.choice === 'chosen',
      declined: choice?.choice === 'declined',
      facts: choice?.facts ?? '',
    };
  });
}

export function isDefense(id: string): boolean {
  return DEFENSES.some((defense) => defense.id === id);
}

/** Those that are lost when left out and are not decided on yet. */
export function undecidedLost(options: readonly DefenseOption[]): DefenseOption[] {
  return options.filter(
    ({ isWaivedIfOmitted, chosen, declined }) => isWaivedIfOmitted && !chosen && !declined,
  );
}
