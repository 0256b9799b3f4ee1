import type { Jurisdiction } from '../law/calculation-schema.ts';

/** What a court's rules say of who may do something, with the rule. */
interface PersonRule {
  text: string;
  citation: string | null;
  /** Its text was not read in a source: the clerk has to confirm it. */
  isFromMemory: boolean;
}

const SERVER = 'A party may not serve the summons and complaint in its own case. Somebody else has to:';

/** Who may serve a summons and complaint. */
export const SUMMONS_SERVERS: Readonly<Record<Jurisdiction, PersonRule>> = {
  federal: {
    text: `${SERVER} anybody who is at least 18 and not a party.`,
    citation: 'FRCP 4(c)(2)',
    isFromMemory: true,
  },
  california: {
    text: `${SERVER} anybody who is at least 18 and not a party.`,
    citation: 'CCP 414.10',
    isFromMemory: false,
  },
  new_mexico_district: {
    text: `${SERVER} the sheriff, or anybody who is over 18 and not a party.`,
    citation: 'Rule 1-004(D) NMRA',
    isFromMemory: false,
  },
  new_mexico_magistrate: {
    text: `${SERVER} the sheriff, or anybody who is over 18 and not a party.`,
    citation: 'Rules 2-202, 3-202 NMRA',
    isFromMemory: true,
  },
};

/** Who may send the papers that come after the summons. */
export const LATER_SERVERS: Readonly<Record<Jurisdiction, PersonRule>> = {
  federal: {
    text: 'Later papers, such as an answer, you may mail to the other side yourself; say in a certificate of service to whom, when and how.',
    citation: 'FRCP 5',
    isFromMemory: true,
  },
  california: {
    text: 'Later papers too are mailed by somebody else: the proof of service by mail is signed by a person who is over 18 and not a party.',
    citation: 'CCP 1013a',
    isFromMemory: false,
  },
  new_mexico_district: {
    text: 'Later papers, such as an answer, you may mail to the other side yourself; say in a certificate of service to whom, when and how.',
    citation: 'Rule 1-005 NMRA',
    isFromMemory: true,
  },
  new_mexico_magistrate: {
    text: 'Later papers, such as an answer, you may usually mail to the other side yourself; ask the clerk for the form that says so.',
    citation: null,
    isFromMemory: true,
  },
};

/** Who must sign and speak for a company. */
export const COMPANY_SIGNERS: Readonly<Record<Jurisdiction, PersonRule>> = {
  federal: {
    text: 'A company, a partnership or an association can act in federal court only through a lawyer: its owner cannot sign for it.',
    citation: 'Rowland v. California Men’s Colony, 506 U.S. 194 (1993)',
    isFromMemory: false,
  },
  california: {
    text: 'A company needs a lawyer to sign and speak for it in this court; small claims court is different.',
    citation: null,
    isFromMemory: true,
  },
  new_mexico_district: {
    text: 'A company needs a lawyer to sign and speak for it in this court.',
    citation: null,
    isFromMemory: true,
  },
  new_mexico_magistrate: {
    text: 'A company usually needs a lawyer. There are exceptions: for a company that one person or a few close owners hold, an owner who works in it and was authorized may appear; for some partnerships, a partner.',
    citation: 'Rules 2-107, 3-107 NMRA',
    isFromMemory: true,
  },
};

/** The sentence with its rule, and that it is from memory where it is. */
export function personSentence({ text, citation, isFromMemory }: PersonRule): string {
  const memory = 'this is from memory: verify it with the clerk';
  const note = [citation, isFromMemory ? memory : null].filter((part) => part !== null).join('; ');
  return note === '' ? text : `${text.replace(/\.$/, '')} (${note}).`;
}
