import { fullName } from '../auth/person-name.ts';
import type { User } from '../auth/schema.ts';
import type { Case } from '../cases/schema.ts';
import { responseDeadlineDate } from '../law/court-day.ts';
import { countyIn } from '../law/courts/county-names.ts';
import { countyOfCaseNumber } from '../law/courts/new-mexico/counties.ts';
import { participantName } from '../participants/name.ts';
import { type Participant, postalAddress } from '../participants/schema.ts';
import { DEFAULT_RESPONSE_DAYS, DEFAULT_STATE, type Summons, type SummonsDraft } from './schema.ts';

interface PrefillSource {
  case: Pick<Case, 'state' | 'caseNumber' | 'courtName' | 'plaintiffName' | 'defendantName'>;
  participants: readonly Participant[];
  user: Pick<User, 'role' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'> | null;
  /** YYYY-MM-DD where the court is. */
  today: string;
}

const sameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('en-US') === other.trim().toLocaleLowerCase('en-US');

/** Who is meant by the name in the caption; without a name the primary party on that side, or its first. */
function partyOf(
  participants: readonly Participant[],
  role: 'plaintiff' | 'defendant',
  name: string | null,
): Participant | undefined {
  const side = participants.filter((person) => person.role === role);
  if (name) return side.find((person) => sameName(participantName(person), name));
  return side.find(({ isPrimary }) => isPrimary) ?? side[0];
}

/** Who signs: a lawyer their own summons, a plaintiff without one with their own telephone and e-mail. */
function signerOf(user: PrefillSource['user'], plaintiff: Participant | undefined) {
  const own = { attorneyPhone: user?.phoneNumber ?? '', attorneyEmail: user?.email ?? '' };
  if (user?.role === 'attorney') {
    return { ...own, attorneyName: fullName(user) };
  }
  if (user?.role !== 'plaintiff') return { attorneyName: '', attorneyPhone: '', attorneyEmail: '' };
  return {
    attorneyName: '',
    attorneyPhone: own.attorneyPhone || plaintiff?.phone || '',
    attorneyEmail: own.attorneyEmail || plaintiff?.email || '',
  };
}

/** How an empty form for a summons begins: with what the case, its participants and the account already say. */
export function summonsDefaults({ case: item, participants, user, today }: PrefillSource): SummonsDraft {
  const plaintiff = partyOf(participants, 'plaintiff', item.plaintiffName);
  const defendant = partyOf(participants, 'defendant', item.defendantName);
  const courtName = item.courtName ?? '';
  const state = item.state || DEFAULT_STATE;
  const county = countyIn(courtName) ?? (state === 'NM' ? countyOfCaseNumber(item.caseNumber ?? '') : null);
  return {
    plaintiffName: item.plaintiffName || (plaintiff ? participantName(plaintiff) : ''),
    plaintiffAddress: plaintiff ? postalAddress(plaintiff) : '',
    defendantName: item.defendantName || (defendant ? participantName(defendant) : ''),
    defendantAddress: defendant ? postalAddress(defendant) : '',
    isEntityDefendant: 'individual',
    registeredAgentName: '',
    registeredAgentAddress: '',
    courtName,
    courtAddress: '',
    courtPhone: '',
    county: county ?? '',
    state,
    caseNumber: item.caseNumber ?? '',
    judgeName: '',
    isProSe: false,
    attorneyAddress: '',
    attorneyFax: '',
    ...signerOf(user, plaintiff),
    issuedDate: today,
    responseDeadlineDays: DEFAULT_RESPONSE_DAYS,
    responseDeadlineDate: responseDeadlineDate(today, DEFAULT_RESPONSE_DAYS),
    summonsText: '',
    additionalInstructions: '',
  };
}

/** How the form begins in which a summons is changed. */
export function draftOf(summons: Summons): SummonsDraft {
  return {
    plaintiffName: summons.plaintiffName,
    plaintiffAddress: summons.plaintiffAddress ?? '',
    defendantName: summons.defendantName,
    defendantAddress: summons.defendantAddress ?? '',
    isEntityDefendant: summons.isEntityDefendant,
    registeredAgentName: summons.registeredAgentName ?? '',
    registeredAgentAddress: summons.registeredAgentAddress ?? '',
    courtName: summons.courtName,
    courtAddress: summons.courtAddress ?? '',
    courtPhone: summons.courtPhone ?? '',
    county: summons.county ?? '',
    state: summons.state,
    caseNumber: summons.caseNumber ?? '',
    judgeName: summons.judgeName ?? '',
    isProSe: summons.isProSe,
    attorneyName: summons.attorneyName ?? '',
    attorneyAddress: summons.attorneyAddress ?? '',
    attorneyPhone: summons.attorneyPhone ?? '',
    attorneyFax: summons.attorneyFax ?? '',
    attorneyEmail: summons.attorneyEmail ?? '',
    issuedDate: summons.issuedDate,
    responseDeadlineDays: summons.responseDeadlineDays,
    responseDeadlineDate: summons.responseDeadlineDate ?? '',
    summonsText: summons.summonsText ?? '',
    additionalInstructions: summons.additionalInstructions ?? '',
  };
}
