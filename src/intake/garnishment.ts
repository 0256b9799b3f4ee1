import type { FoundFact } from '../facts/schema.ts';
import { claimedAt } from '../next/exemption.ts';
import type { DaySource } from './day-source.ts';
import type { ReadPaper } from './paper.ts';
import type { Day, Proposal } from './schema.ts';

const ANSWERS = /\b(?:answer|respon[ds])/i;
const HOLDER = /\b(?:employer|garnishee|bank|financial institution)['’]?s?\b/i;

/** What only who pays the money out can do: 'give the employee a copy', 'withhold', 'complete and return the form'. */
const HOLDERS_DUTY =
  /\b(?:the|your|each|an|that)\s+employees?\b|\bwithh[eo]ld\w*|\b(?:complete|remit|return|pay\s+over)\b|\bsend\s+(?:(?:the|each|all)\s+)?(?:money|payments?|amounts?|sums?)\b/i;
/** The same of a time whose name tells only that something is paid: 'pay the amount withheld to the levying officer'. */
const PAYS_OUT = /\b(?:pay\w*|paid)\b[^.;]{0,40}\b(?:amounts?|sums?|money|earnings)\s+(?:so\s+)?withheld\b/i;
const EXEMPTION = /\bexempt/i;

/** The answer to such a writ is the bank's or the employer's, and never that of whose money it is. */
export function isHoldersAnswer(fact: FoundFact, { kind }: Pick<ReadPaper, 'kind'>): boolean {
  if (kind !== 'garnishment' || fact.kind !== 'deadline') return false;
  if (ANSWERS.test(fact.label) || HOLDER.test(fact.label)) return true;
  const isDuty = HOLDERS_DUTY.test(fact.label) || PAYS_OUT.test(fact.quote);
  return isDuty && !EXEMPTION.test(`${fact.label} ${fact.quote}`);
}

const IF_HOLDER = 'If you are the bank or the employer: ';
const IF_DEBTOR = 'If you owe the money: ';
const SAY_WHO =
  'Say first who you are: whose money it is, or who holds it. The paper gives each of them another day.';

/** Whether nobody has said yet for whom a garnishment is: its days are of two people. */
const isForUnsaid = ({ command, role }: Pick<Proposal, 'command' | 'role'>) =>
  command === 'garnishment' && role.value === null;

/** Whether a time of it is that of the bank or the employer, for somebody who has said to be neither. */
const isForHolder = (
  { who }: Pick<Proposal['deadlines'][number], 'who'>,
  { command, role }: Pick<Proposal, 'command' | 'role'>,
): boolean =>
  command === 'garnishment' && who === 'neither' && role.value !== null && role.value !== 'neither';

/** A day of a garnishment with whose it is, while nobody has said who they are; as it was once somebody has; none where it is another's. */
export function withWhose(
  day: Day,
  { who }: Pick<Proposal['deadlines'][number], 'who'>,
  proposal: Pick<Proposal, 'command' | 'role'>,
): Day[] {
  if (isForHolder({ who }, proposal)) return [];
  if (!isForUnsaid(proposal)) return [day];
  const whose = who === 'neither' ? IF_HOLDER : IF_DEBTOR;
  return [{ ...day, what: `${whose}${day.what}`, isSure: false, warnings: [SAY_WHO, ...day.warnings] }];
}

/** Whether a day is that of the bank or the employer alone: nobody is led to it who has not said to be one. */
const isHoldersDay = ({ what }: Pick<Day, 'what'>): boolean => what.startsWith(IF_HOLDER);

const ASK_COURT =
  'It names no court that we know. Ask whoever holds the money today: which court ordered it, and what is the case number? Then ask the clerk of that court for the form, and for its last day.';

/** What helps whose money is taken, what is protected first; null of other papers and for whoever holds the money. */
function garnishmentWords(proposal: Proposal): string | null {
  const { command, role, court, deadlines } = proposal;
  if (command !== 'garnishment' || role.value === 'neither' || role.value === 'plaintiff') return null;
  const where =
    court.courtId === null ? ` ${ASK_COURT}` : ' Ask the clerk for the form and for its last day.';
  const isTwo = isForUnsaid(proposal) && deadlines.some(({ who }) => who === 'neither');
  const whose = isTwo
    ? 'First say who you are: is it your money, or do you hold it for somebody else? If it is yours, read on. '
    : '';
  const { value: taken } = proposal.sum;
  const held = taken?.isHeld === true ? ' Your money is held now.' : '';
  return `${whose}First claim what is protected: Social Security, most other benefits, and a part of your pay.${held} You do it with a claim of exemption, and the time is short. ${claimedAt({ state: proposal.state.value })}${where} The bank or the employer answers this paper, not you. If you never heard of a lawsuit, ask the judge to set the judgment aside.`;
}

/** What is to be known of a garnishment; whose days among its lines are another's lead nobody. */
export const GARNISHMENT: DaySource = {
  why: ({ proposal }) => garnishmentWords(proposal),
  leads: (day) => (isHoldersDay(day) ? 'never' : null),
};
