import { undrawnLetters } from '../drafting/form.ts';
import { recognizeCourt } from '../law/courts/recognize.ts';
import { ruleText } from '../law/from-memory.ts';
import { entityRule } from '../law/service-entities.ts';
import { stateName } from '../states.ts';
import { spelled } from '../text/number-words.ts';
import { daysToAnswer } from './days-to-answer.ts';
import { DEFAULT_RESPONSE_DAYS, type Summons, servedOn } from './schema.ts';

/** Something a clerk or a judge would stumble over. */
export interface SummonsWarning {
  id:
    | 'served'
    | 'state'
    | 'federal'
    | 'telephone'
    | 'signer-address'
    | 'days'
    | 'entity'
    | 'public-body'
    | 'address'
    | 'number'
    | 'letters';
  text: string;
}

const BUSINESS =
  /\b(?:l\.?l\.?c|l\.?l\.?p|p\.?l\.?l\.?c|inc|incorporated|corp|corporation|company|co|ltd|limited|bank|n\.?a|association)\b\.?,?\s*$/i;
/** Whether a defendant's name ends as that of a business does. */
function looksLikeBusiness(name: string): boolean {
  return BUSINESS.test(name.trim());
}

/** No land grants: Merced is a name of people too. */
const PUBLIC = ['state', 'state_agency', 'county', 'city', 'school'];

/** Said of a public body that is entered as a person; null for anybody else. */
function publicBody({ isEntityDefendant, defendantName }: Checked): SummonsWarning | null {
  const { kind, who, isFromMemory } = entityRule(defendantName.trim());
  if (isEntityDefendant !== 'individual' || !PUBLIC.includes(kind)) return null;
  const text = `${defendantName} looks like a public body, which is not served like a person. Set the defendant type to Business entity, and name as its agent who takes its papers: ${who}.`;
  return { id: 'public-body', text: ruleText(text, isFromMemory) };
}

type Checked = Pick<
  Summons,
  | 'status'
  | 'serviceStatus'
  | 'servedDate'
  | 'state'
  | 'courtName'
  | 'plaintiffName'
  | 'registeredAgentName'
  | 'judgeName'
  | 'attorneyName'
  | 'summonsText'
  | 'additionalInstructions'
  | 'attorneyPhone'
  | 'attorneyAddress'
  | 'plaintiffAddress'
  | 'responseDeadlineDays'
  | 'isEntityDefendant'
  | 'defendantName'
  | 'defendantAddress'
  | 'registeredAgentAddress'
  | 'caseNumber'
>;

/** What is missing from a summons or contradicts itself, the gravest first. None of it keeps it from being saved. */
export function summonsWarnings(summons: Checked): SummonsWarning[] {
  const undrawn = undrawnLetters([
    summons.plaintiffName,
    summons.plaintiffAddress,
    summons.defendantName,
    summons.defendantAddress,
    summons.registeredAgentName,
    summons.registeredAgentAddress,
    summons.courtName,
    summons.judgeName,
    summons.attorneyName,
    summons.attorneyAddress,
    summons.summonsText,
    summons.additionalInstructions,
  ]);
  const found: (SummonsWarning | null | false)[] = [
    servedOn(summons) !== null && {
      id: 'served',
      text: 'This summons was served already. A change here does not change the paper that was handed over. If that paper was wrong, ask the clerk for a new summons and have it served.',
    },
    summons.state.trim().length === 2 &&
      summons.state !== 'NM' && {
        id: 'state',
        text: `This is the form of New Mexico’s district courts. A court in ${stateName(summons.state)} has a summons of its own: ask its clerk.`,
      },
    recognizeCourt({ courtName: summons.courtName }).court?.system === 'federal_district' && {
      id: 'federal',
      text: `A federal court has a summons of its own and gives ${daysToAnswer('federal')} days to answer (FRCP 4(a) and 12(a)). Get it from its clerk.`,
    },
    !summons.attorneyPhone && {
      id: 'telephone',
      text: 'No telephone is given of the plaintiff’s lawyer, or of the plaintiff without one. Rule 1-004(B) NMRA wants it on the summons.',
    },
    !summons.attorneyAddress &&
      !summons.plaintiffAddress && {
        id: 'signer-address',
        text: 'No address is given of the plaintiff’s lawyer, or of the plaintiff without one. Rule 1-004(B) NMRA wants it on the summons.',
      },
    summons.responseDeadlineDays !== DEFAULT_RESPONSE_DAYS && {
      id: 'days',
      text: `Notice 2 gives the defendant ${spelled(DEFAULT_RESPONSE_DAYS)} days, as Rule 1-004(B) NMRA does, and ${summons.responseDeadlineDays} days are entered here. The paper keeps its ${spelled(DEFAULT_RESPONSE_DAYS)} days.`,
    },
    summons.isEntityDefendant === 'individual' &&
      looksLikeBusiness(summons.defendantName) && {
        id: 'entity',
        text: `${summons.defendantName} looks like a business. A business is served through its registered agent: set the defendant type to Business entity and name the agent.`,
      },
    publicBody(summons),
    !summons.defendantAddress &&
      !summons.registeredAgentAddress && {
        id: 'address',
        text: 'No address is given of the defendant. Whoever serves the summons needs one.',
      },
    undrawn !== null && {
      id: 'letters',
      text: `${undrawn} Use Print, which keeps them, and ask the clerk whether names have to stand in Latin letters.`,
    },
    !summons.caseNumber && {
      id: 'number',
      text: 'No case number yet. The clerk gives one when the complaint is filed; until then the line stays blank.',
    },
  ];
  return found.filter((warning) => warning !== null && warning !== false);
}
