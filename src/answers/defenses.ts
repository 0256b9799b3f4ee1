import { DEFENSES, type Defense } from '../law/defense-catalog.ts';
import {
  CITATION_IN_TEXAS,
  citedIn,
  lostWhen,
  ownMotion,
  QUASH_IN_CALIFORNIA,
  SPECIAL_APPEARANCE,
  savedBy,
  TRANSFER_IN_CALIFORNIA,
  TRANSFER_IN_TEXAS,
} from './court-rules.ts';
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

/** What comparative fault is called in New Mexico, where it has taken the place of two of the listed defenses. */
export const COMPARATIVE_FAULT = 'Comparative Fault';
const CONTRIBUTORY_NEGLIGENCE = 'contributory-negligence';
const ASSUMPTION_OF_RISK = 'assumption-of-risk';
const FAULT_IS_COMPARED =
  'Contributory negligence and assumption of risk are no defenses of their own in New Mexico. The fault of all is compared. Each pays for its own share (Scott v. Rizzo, 1981).';

const isNewMexico = (court: AnswerCourt) =>
  court === 'new_mexico_district' || court === 'new_mexico_magistrate';

/** The defenses of a court's law; one that it does not know stays only where a person has chosen it already. */
function defensesIn(court: AnswerCourt, chosen: ReadonlySet<string>): readonly Defense[] {
  if (!isNewMexico(court)) return DEFENSES;
  return DEFENSES.filter(({ id }) => id !== ASSUMPTION_OF_RISK || chosen.has(id)).map((defense) =>
    defense.id === CONTRIBUTORY_NEGLIGENCE
      ? {
          ...defense,
          title: COMPARATIVE_FAULT,
          meaning:
            'The other side, or somebody else, was careless too. You then pay for your own share of the fault only.',
        }
      : defense,
  );
}

/** What a person must know of a defense in this court before choosing it; null where nothing. */
function cautionFor({ id, caution, isWaivedIfOmitted }: Defense, court: AnswerCourt): string | null {
  const motion = isWaivedIfOmitted ? ownMotion(court, id) : null;
  if (motion !== null) return `${motion} ${VERIFY}`;
  if (id === ASSUMPTION_OF_RISK && isNewMexico(court)) {
    return `${FAULT_IS_COMPARED} Take this one out and use “${COMPARATIVE_FAULT}”. ${VERIFY}`;
  }
  return caution;
}

const LIMITATIONS = 'statute-of-limitations';

/** Where and by which rule of this court it has to be said that somebody sued too late; that we know none, where we do. */
export function limitationsWords(court: AnswerCourt): string {
  const listed = DEFENSES.find(({ id }) => id === LIMITATIONS);
  const citation = listed === undefined ? null : defenseCitation(listed, court);
  const name = 'That somebody sued too late is a defense, the statute of limitations';
  if (citation !== null)
    return `${name} (${citation}). It has to be said in the answer; a defense that is left out there can be lost.`;
  if (court === 'new_mexico_magistrate')
    return `${name}. In magistrate court defenses stand in the answer (Rule 2-302(B) NMRA): say it there. ${VERIFY}`;
  return `${name}. We know no rule of this court on where and by when it has to be said. In courts whose rule we know it stands in the answer and can be lost when it is left out: ask the clerk or a lawyer before your answer is due.`;
}

/** What holds for all defenses in this court, as sentences for the person. */
export function defenseNotes(court: AnswerCourt): string[] {
  const silence = `These are options, not advice. Raise a defense only if you have a fact of your own for it; your signature says that you do${citedIn(court, 'signatureMeaning')}.`;
  const lost = `The first four (personal jurisdiction, venue, process, service) are ${lostWhen(court, 'them')}`;
  switch (court) {
    case 'federal':
      return [`${lost}${citedIn(court, 'lostDefenses')}.${savedBy(court, 'them')}`, silence];
    case 'new_mexico_district':
      return [
        `${lost}${citedIn(court, 'lostDefenses')}.${savedBy(court, 'them')}`,
        'In New Mexico you lose an affirmative defense, such as payment or the statute of limitations, if it is not in the answer or in a change of it. Two things you can still say later. One is that the complaint states no claim. The other is that the court has no power over this kind of case.',
        FAULT_IS_COMPARED,
        silence,
        `The list follows the federal one; New Mexico’s own list in Rule 1-008(C) NMRA may differ a little. ${VERIFY}`,
      ];
    case 'new_mexico_magistrate':
      return [
        `${lost}: in magistrate court defenses stand in the answer and not in a motion (Rule 2-302(B) NMRA). Decide on them now. ${VERIFY}`,
        FAULT_IS_COMPARED,
        silence,
      ];
    case 'california':
      return [
        `The first four are not kept by an answer in California. On jurisdiction, process and service ${QUASH_IN_CALIFORNIA} On venue ${TRANSFER_IN_CALIFORNIA} ${VERIFY}`,
        `What the complaint itself lacks can be raised by a demurrer instead of an answer (CCP 430.40). We have no checked California rules on the other defenses. ${VERIFY}`,
        silence,
      ];
    case 'texas_district':
      return [
        `The first four are not kept by an answer alone in Texas. On personal jurisdiction ${SPECIAL_APPEARANCE} On venue ${TRANSFER_IN_TEXAS} On process and service: ${CITATION_IN_TEXAS} ${VERIFY}`,
        `Some denials must be sworn to in Texas: that you signed the paper you are sued on, or that you owe an account to which the other side swore, for example (TRCP 93). We have no checked Texas rules on the other defenses. ${VERIFY}`,
        silence,
      ];
    case 'texas_justice':
      return [
        `As far as we know, an answer that denies everything is enough in a justice court of Texas, and takes no defense from you at the trial (TRCP 502.5). An objection to the place is a motion of its own (TRCP 502.4). ${VERIFY}`,
        `We know no rules of this court on the other defenses. ${VERIFY}`,
        silence,
      ];
    case 'other':
      return [
        `${lost}. We know no rules of this court on defenses: ask the clerk or a lawyer before you file anything.`,
        silence,
      ];
  }
}

/** Every defense with what was decided about it; those that are lost when left out come first. */
export function defenseOptions(court: AnswerCourt, choices: readonly DefenseChoice[]): DefenseOption[] {
  const made = new Map(choices.map((choice) => [choice.defenseId, choice]));
  const chosen = new Set(
    choices.filter(({ choice }) => choice === 'chosen').map(({ defenseId }) => defenseId),
  );
  return defensesIn(court, chosen).map((defense) => {
    const { id, title, meaning, factNeeded, isWaivedIfOmitted } = defense;
    const caution = cautionFor(defense, court);
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
