import { AppError } from '../errors.ts';
import type { CourtRule } from './court-rule.ts';
import {
  COURT_CALENDARS,
  COURT_SYSTEMS,
  type CourtCalendar,
  hearsEvictions,
  JURISDICTIONS,
  type Jurisdiction,
  systemOf,
} from './court-systems.ts';
import { CASE_KIND_WORDS, type CaseKind } from './courts/case-kinds.ts';
import { courtsOfState } from './courts/directory.ts';
import { FOLDERS } from './courts/index.ts';
import { knownKindOf } from './courts/kinds.ts';
import { type CourtSource, isFederal, type Recognition, recognizeCourt } from './courts/recognize.ts';

export const JURISDICTION_OPTIONS: readonly { value: Jurisdiction; label: string }[] = JURISDICTIONS.map(
  (value) => ({ value, label: COURT_SYSTEMS[value].label }),
);

/** What of a case says whose law it is counted by. */
export interface LawSource {
  /** The court and the kind that a person chose. */
  courtId: string | null;
  kind: CaseKind | null;
  courtName: string | null;
  caseNumber: string | null;
  /** USPS code. */
  state: string | null;
  /** What the case was entered as: 'civil', 'criminal', … */
  caseType: string | null;
  title: string | null;
  description: string | null;
  /** How its first papers begin, while nobody has made a case of them. */
  papers?: string | null;
}

/** A case of which nothing is known. */
export const UNKNOWN_CASE: LawSource = {
  courtId: null,
  kind: null,
  courtName: null,
  caseNumber: null,
  state: null,
  caseType: null,
  title: null,
  description: null,
};

/** What of a case is asked for to know its law. */
export const LAW_FIELDS = [
  'courtId',
  'kind',
  'courtName',
  'caseNumber',
  'state',
  'caseType',
  'title',
  'description',
] as const;

/** Whose law a case is counted by. */
export interface CaseLaw extends Recognition {
  kind: CaseKind;
  /** Whether nothing says what kind it is, and it is taken for an ordinary civil case. */
  isKindAssumed: boolean;
  /** Null where the court is not known, or its rules are not here: nothing is counted then. */
  jurisdiction: Jurisdiction | null;
  /** 'tribal courts': the known court's, where its rules are not here. Null where they are, and of an unknown court. */
  missing: string | null;
}

/** The court, the kind and the rules of a case, by what a person chose, the court's name and number, and the state. */
export function lawOf(source: LawSource): CaseLaw {
  const recognition = recognizeCourt(source);
  const { court } = recognition;
  const known = knownKindOf(source, court);
  const jurisdiction = systemOf(court?.system ?? null)?.key ?? null;
  return {
    ...recognition,
    kind: known ?? 'civil',
    isKindAssumed: known === null,
    jurisdiction,
    missing: jurisdiction === null ? (court?.rulesOf ?? null) : null,
  };
}

/** Refuses to count where no rule holds, and says why. BAD_REQUEST, with the courts to choose from where none is known. */
export function requireRules(law: CaseLaw, state: string | null): Jurisdiction {
  if (law.jurisdiction !== null && rulesOfCase(law).length > 0) return law.jurisdiction;
  if (law.jurisdiction !== null || law.missing !== null) {
    throw new AppError('BAD_REQUEST', whyNoRules(law) ?? undefined);
  }
  throw new AppError('BAD_REQUEST', 'Choose your court first.', {
    choices: courtsOfState(state).map(({ name }) => name),
  });
}

/** The rules that hold in a court system; of one kind of case where it is known. */
export function rulesFor(jurisdiction: Jurisdiction, kind: CaseKind | null): readonly CourtRule[] {
  const { rules } = COURT_SYSTEMS[jurisdiction];
  return kind === null ? rules : rules.filter(({ kinds }) => kinds.includes(kind));
}

/** The rules of a case; none where its court or its kind has none here. */
export function rulesOfCase({
  jurisdiction,
  kind,
}: Pick<CaseLaw, 'jurisdiction' | 'kind'>): readonly CourtRule[] {
  return jurisdiction === null ? [] : rulesFor(jurisdiction, kind);
}

/** The time to answer in a case; null where no rule here gives it. */
export function answerRule(law: Pick<CaseLaw, 'jurisdiction' | 'kind'>): CourtRule | null {
  return rulesOfCase(law).find(({ isAnswer }) => isAnswer) ?? null;
}

/** Whether a court or a number of one was entered. */
export function isAtCourt({ courtId, courtName, caseNumber }: LawSource): boolean {
  return [courtId, courtName, caseNumber].some((each) => (each ?? '').trim() !== '');
}

/** Whether its court takes no written answer at all: a small claim in California. */
export function takesNoAnswer({ jurisdiction, kind }: Pick<CaseLaw, 'jurisdiction' | 'kind'>): boolean {
  return kind === 'small_claims' && systemOfLaw(jurisdiction)?.state === 'CA';
}

function systemOfLaw(jurisdiction: Jurisdiction | null) {
  return jurisdiction === null ? null : FOLDERS[COURT_SYSTEMS[jurisdiction].calendar];
}

/** What to say where the name and the number of a case mean different courts; null where they agree. */
export function courtDoubt({ court, certainty, because }: CaseLaw): string | null {
  if (court === null || certainty !== 'likely') return null;
  return `${because.join(' ')} We take it for ${court.called}. Look at the top of the summons.`;
}

/**
 * Whether a case that nobody said the kind of may be an eviction, whose times are other and shorter than those that it
 * is counted by.
 */
export function mayBeEviction({
  jurisdiction,
  isKindAssumed,
}: Pick<CaseLaw, 'jurisdiction' | 'isKindAssumed'>): boolean {
  return isKindAssumed && jurisdiction !== null && hearsEvictions(jurisdiction);
}

/** Why no rule holds in a case, and what to do about it; null where rules do. */
export function whyNoRules(law: CaseLaw): string | null {
  if (law.jurisdiction === null) {
    return law.missing === null
      ? 'Choose your court first. Until it is known, no deadline is counted.'
      : `The rules of ${law.missing} are not known here. Ask the clerk about each time.`;
  }
  if (rulesOfCase(law).length > 0) return null;
  return `This is ${CASE_KIND_WORDS[law.kind]}, and we have no rules for such cases in this court. Ask the clerk about each time.`;
}

/** The holidays that close the court of a case; the timeline takes a case without a state for New Mexico. */
export function calendarOf(source: CourtSource): CourtCalendar {
  const { court } = recognizeCourt(source);
  if (isFederal(court)) return 'federal';
  // A court of its own rules keeps the holidays of its state.
  const state = court === null ? (source.state ?? 'NM') : court.state;
  return COURT_CALENDARS.find((calendar) => FOLDERS[calendar].state === state) ?? 'federal';
}
