import type { CaseLaw } from '../law/case-law.ts';
import type { Jurisdiction } from '../law/court-systems.ts';
import { ANSWER_COURTS, type AnswerCourt } from './schema.ts';

/** Whose rules on answers hold where a case is counted by these; 'other' where they are not told here. */
export function answerCourtIn(jurisdiction: Jurisdiction | null): AnswerCourt {
  return ANSWER_COURTS.find((known) => known === jurisdiction) ?? 'other';
}

/** The rule of each court behind what is said of an answer; none where we have none that we could check. */
const RULES = {
  signatureMeaning: { federal: 'FRCP 11(b)', new_mexico_district: 'Rule 1-011 NMRA' },
  signature: { federal: 'FRCP 11(a)', new_mexico_district: 'Rule 1-011 NMRA' },
  notDenied: { federal: 'FRCP 8(b)(6)', new_mexico_district: 'Rule 1-008(D) NMRA' },
  lackOfKnowledge: { federal: 'FRCP 8(b)(5)', new_mexico_district: 'Rule 1-008(B) NMRA' },
  lostDefenses: { federal: 'FRCP 12(h)(1)', new_mexico_district: 'Rule 1-012(H) NMRA' },
  counterclaim: {
    federal: 'FRCP 13(a)',
    new_mexico_district: 'Rule 1-013(A) NMRA',
    california: 'CCP 428.50',
    texas_district: 'TRCP 97(a)',
  },
  privateData: { federal: 'FRCP 5.2(a)', new_mexico_district: 'Rule 1-079 NMRA' },
  service: {
    federal: 'FRCP 5',
    new_mexico_district: 'Rule 1-005 NMRA',
    california: 'CCP 1013a',
    texas_district: 'TRCP 21a',
  },
  jury: {
    federal: 'FRCP 38',
    new_mexico_district: 'Rule 1-038 NMRA',
    california: 'CCP 631',
    texas_district: 'TRCP 216',
    texas_justice: 'TRCP 504.1',
  },
} as const satisfies Record<string, Partial<Record<AnswerCourt, string>>>;

/** ' (FRCP 11(a))': the court's own rule on a point, to stand before the period; '' where we have none of it. */
export function citedIn(court: AnswerCourt, point: keyof typeof RULES): string {
  const rules: Partial<Record<AnswerCourt, string>> = RULES[point];
  const rule = rules[court];
  return rule === undefined ? '' : ` (${rule})`;
}

/** What is said of the time to answer where no rule here gives it: an eviction may have a hearing in place of it. */
export const SUMMONS_SAYS_WHEN =
  'The paper you were served with says by when your answer is due. If it names the day of a hearing, as it may in an eviction, be there, whatever you file.';

/** Whose rule gives up by a first motion what that motion leaves out: FRCP 12(h)(1), Rule 1-012(H) NMRA. */
const FIRST_MOTION_DECIDES: readonly AnswerCourt[] = ['federal', 'new_mexico_district'];

/** What saves one in these courts and what does not, as sentences to follow `lostWhen`; '' in others. */
export function savedBy(court: AnswerCourt, it: 'it' | 'them'): string {
  if (!FIRST_MOTION_DECIDES.includes(court)) return '';
  const had = it === 'it' ? 'it had' : 'they had';
  return ` Did you file a motion to dismiss first? Then ${had} to be in that motion: to name ${it} here is too late. If you filed none, put ${it} in this answer. If you forget ${it}, you can add ${it} by a change of the answer that needs nobody’s leave, but only where no such motion was filed.`;
}

/** When one is lost in a court, to follow 'it is', 'they are'. `it` is how it is called there. */
export function lostWhen(court: AnswerCourt, it: 'it' | 'them'): string {
  if (court === 'new_mexico_magistrate') return `likely lost when this answer leaves ${it} out`;
  if (court === 'texas_justice') {
    return `perhaps lost when you do not raise ${it} at once, and an objection to the place is a motion of its own there (TRCP 502.4)`;
  }
  if (court === 'other') {
    return `likely lost when your first paper leaves ${it} out, and in some courts when ${it === 'it' ? 'it is' : 'they are'} not raised by a motion that comes before the answer`;
  }
  return `lost when you file a motion to dismiss first and leave ${it} out of it, or file none and leave ${it} out of this answer`;
}

/** How an objection to service or jurisdiction is kept in California (CCP 418.10, 1014). */
export const QUASH_IN_CALIFORNIA =
  'California asks for a motion to quash. File it before this answer or with it, and by the last day to answer (CCP 418.10). An answer without it is a general appearance (CCP 1014). It gives the objection up, even if the answer names it.';
/** How an objection to the place is kept there. */
export const TRANSFER_IN_CALIFORNIA =
  'California asks for a motion to transfer the case. File it before this answer or with it (CCP 396b). This answer alone may give the objection up, even if it names it.';

/** How an objection to the power over a person is kept in a district or county court of Texas: TRCP 120a(1). */
export const SPECIAL_APPEARANCE =
  'Texas asks for a special appearance (TRCP 120a). That is a sworn motion. File it before all other papers, or put it first in the paper that holds this answer. Without one, this answer is a general appearance. It gives the objection up, even if it names it.';
/** How an objection to the place is kept there: TRCP 86(1), (2). */
export const TRANSFER_IN_TEXAS =
  'Texas asks for a motion to transfer venue (TRCP 86). File it before this answer or with it. Only a special appearance may come before it. This answer alone gives the objection up, even if it names it.';
/** What an answer does there to a faulty citation: TRCP 121, from memory. */
export const CITATION_IN_TEXAS =
  'In Texas an answer is an appearance. As far as we know, it makes up for faulty service or a faulty citation (TRCP 121). Ask a lawyer before you file it.';

/** The motion without which an answer gives an objection up; null where an answer keeps it, or we do not know. */
export function ownMotion(court: AnswerCourt, defenseId: string): string | null {
  if (court === 'california') {
    return defenseId === 'improper-venue' ? TRANSFER_IN_CALIFORNIA : QUASH_IN_CALIFORNIA;
  }
  if (court !== 'texas_district') return null;
  if (defenseId === 'improper-venue') return TRANSFER_IN_TEXAS;
  return defenseId === 'personal-jurisdiction' ? SPECIAL_APPEARANCE : CITATION_IN_TEXAS;
}

const SUBSTANCE = 'Form 4-301, which comes with the summons';
const OWN_FORMS: Partial<Record<AnswerCourt, Partial<Record<CaseLaw['kind'], string>>>> = {
  california: { eviction: 'UD-105', debt: 'PLD-C-010 (for a contract) or PLD-050 (a general denial)' },
  new_mexico_magistrate: { debt: SUBSTANCE, civil: SUBSTANCE },
};

/** The court's own form for an answer, to follow 'the court’s own form:'; null where we know of none. */
export function ownAnswerForm({ jurisdiction, kind }: Pick<CaseLaw, 'jurisdiction' | 'kind'>): string | null {
  return OWN_FORMS[answerCourtIn(jurisdiction)]?.[kind] ?? null;
}
