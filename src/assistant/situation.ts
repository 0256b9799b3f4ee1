import { answerDeadlines } from '../answers/filing/deadline.ts';
import { AppError } from '../errors.ts';
import { calculateDeadlines, deadlineTypeOf } from '../law/calculate.ts';
import type { CourtRuleDate, Jurisdiction, ServiceMethod } from '../law/calculation-schema.ts';
import { answerRule, lawOf, rulesFor, whyNoRules } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import type { CaseKind } from '../law/courts/case-kinds.ts';
import { tellsOfEviction } from '../law/courts/kinds.ts';
import { beginsCase, tellsWhatToDo } from '../papers/kind-of.ts';
import { areBeforeCase, NO_COURT_YET } from './before-case.ts';
import { concernsEviction, newestComplaint, otherCourtOf } from './complaint-facts.ts';
import {
  amendedSeen,
  answerDaySeen,
  answerSeen,
  defaultSeen,
  endSeen,
  issuedUnserved,
  serviceSeen,
  underWaySeen,
} from './docket-facts.ts';
import type { Place } from './draft.ts';
import type { CaseFacts, DeadlineFact, SummonsFact } from './facts-schema.ts';
import { isAnswerDeadline, type KnownDate, type KnownFact, type ReadComplaint } from './known-facts.ts';
import { saidDays } from './said-days.ts';

/** What the rules ask of a case before they say anything: worked out once from its facts. */
export interface Situation {
  facts: CaseFacts;
  today: string;
  /** Whose rules are known here; null where they are not. */
  court: Jurisdiction | null;
  kind: CaseKind;
  /** The rules of the court that hold in such a case. */
  rules: readonly CourtRule[];
  /** Why no rule here holds in it; null where rules do. */
  whyNoRules: string | null;
  /** 'New Mexico district court', 'the courts of Texas'. */
  courtWords: string;
  /** It goes by the rules of civil procedure, as evictions and debts do too. */
  isCivil: boolean;
  /** Letters are all there is: nothing shows that a court was asked. */
  isBeforeCase: boolean;
  /** It is about leaving a home: such cases have times of their own. */
  isEviction: boolean;
  /** The complaint that counts, and how many papers are filed as one. */
  complaint: ReadComplaint | null;
  complaints: number;
  /** The court that the complaint names, where it is in another state or system than the case's. */
  otherCourt: string | null;
  /** The docket shows an amended complaint later than the one that is here. */
  amended: KnownDate | null;
  /** The rule on the time to answer; null where it is not known. */
  answerRule: CourtRule | null;
  /** The open, dated deadline to answer. */
  answerDue: (DeadlineFact & { date: string }) | null;
  answered: (KnownFact & { isSure: boolean }) | null;
  inDefault: (KnownFact & { date: string | null }) | null;
  served: KnownDate | null;
  docketAnswerDay: KnownDate | null;
  /** The day that a paper of the court sets for the answer, today or later, with its words. */
  orderedAnswerDay: (KnownDate & { place: Place }) | null;
  /** What shows that the other side or the court has long been at work; the newest of it. */
  underWay: KnownDate | null;
  unserved: SummonsFact[];
  issuedUnserved: KnownDate | null;
  /** What may have ended the case. */
  ended: (KnownFact & { date: string | null; isClosed: boolean }) | null;
}

export function countOfType({ documents }: CaseFacts, isCounted: (type: string) => boolean): number {
  return documents.byType.reduce((sum, each) => (isCounted(each.type) ? sum + each.count : sum), 0);
}

function findAnswerDue({ deadlines }: CaseFacts): Situation['answerDue'] {
  const open = deadlines
    .filter(({ status }) => status !== 'done')
    .map((each) => ({ ...each, isFinished: false }));
  const answers = open.filter(({ deadlineType }) => isAnswerDeadline(deadlineType));
  const [due] = answerDeadlines(open);
  // An eviction's own deadline has another name than that of other cases.
  const own = answers.find(({ date }) => date !== null);
  return due ?? (own && own.date !== null ? { ...own, date: own.date } : null);
}

const THE_ANSWER =
  /\b(?:the|an|its|his|her|their|your|defendants?['’]?s?) answer(?: to the (?:\w+ )?(?:complaint|petition))? (?:is|shall be|must be|will be) (?:due|filed)\b|\b(?:shall|must|may|to) (?:file (?:an|its|his|her|their|the) )?(?:answer|(?:otherwise )?respond)(?: or otherwise respond)?(?: to)? the (?:\w+ )?(?:complaint|petition)\b|\bdeadline to answer\b.*\bextended\b/i;

function orderedAnswerDay(facts: CaseFacts): Situation['orderedAnswerDay'] {
  if (facts.side !== 'defendant') return null;
  for (const { said, place, date } of saidDays(facts)) {
    if (!tellsWhatToDo(said.paper.docType)) continue;
    if (date !== null && date >= facts.today && THE_ANSWER.test(place.text.replace(/\s+/g, ' ')))
      return { key: `document:${place.documentId}`, text: place.filename, date, place };
  }
  return null;
}

/** Works out what the rules ask of a case. */
export function readSituation(facts: CaseFacts, question = ''): Situation {
  const law = lawOf(facts.case);
  const { jurisdiction: court, missing } = law;
  const complaint = newestComplaint(facts);
  const isOrdinary = law.kind === 'civil' || law.kind === 'debt';
  const isEviction =
    law.kind === 'eviction' ||
    (isOrdinary && (tellsOfEviction(question) || concernsEviction(facts, complaint)));
  const kind = isEviction ? 'eviction' : law.kind;
  const ownLaw = { ...law, kind };
  const isBefore = areBeforeCase(facts);
  return {
    facts,
    today: facts.today,
    court,
    kind,
    rules: court === null ? [] : rulesFor(court, kind),
    courtWords: court === null ? (missing ?? 'your court') : COURT_SYSTEMS[court].called,
    isCivil: isOrdinary || isEviction,
    isEviction,
    isBeforeCase: isBefore,
    whyNoRules: isBefore ? NO_COURT_YET : whyNoRules(ownLaw),
    complaint,
    complaints: countOfType(facts, beginsCase),
    otherCourt: otherCourtOf(facts, complaint),
    amended: amendedSeen(facts, complaint),
    answerRule: answerRule(ownLaw),
    answerDue: findAnswerDue(facts),
    answered: answerSeen(facts),
    inDefault: defaultSeen(facts),
    served: serviceSeen(facts),
    docketAnswerDay: answerDaySeen(facts),
    orderedAnswerDay: orderedAnswerDay(facts),
    underWay: underWaySeen(facts),
    unserved: facts.summonses.filter(({ response }) => response.state === 'not-started'),
    ended: endSeen(facts),
    issuedUnserved: facts.summonses.length > 0 ? null : issuedUnserved(facts),
  };
}

/**
 * A time by a rule of the case, counted from a day, or back from it where it is the day of a hearing; null where it
 * cannot be counted.
 */
export function countRule(
  rule: CourtRule,
  { court, kind, today }: Pick<Situation, 'court' | 'kind' | 'today'>,
  { date, serviceMethod = 'personal' }: { date: string; serviceMethod?: ServiceMethod },
): CourtRuleDate | null {
  if (court === null) return null;
  const isBack = rule.direction === 'backward';
  try {
    const [counted] = calculateDeadlines(
      {
        triggerDate: isBack ? today : date,
        ...(isBack && { hearingDate: date }),
        jurisdiction: court,
        kind,
        serviceMethod,
        deadlineType: deadlineTypeOf(rule.name),
      },
      today,
    );
    return counted?.courtRule ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The last day to answer by the court's rule when a summons was served on `date`; null where no rule is known. */
export function answerDayFrom(date: string, situation: Situation): string | null {
  const { answerRule: rule } = situation;
  return rule === null ? null : (countRule(rule, situation, { date })?.dueDate ?? null);
}

/** 'Rule 1-012(A) NMRA', with a word of caution where the rule's text was not read. */
export function ruleWords({ citation, isUnchecked }: Pick<CourtRule, 'citation' | 'isUnchecked'>): string {
  return isUnchecked ? `${citation}; check it with the clerk` : citation;
}

/** ' Choose your court first. …' or ' The rules of … are not known here. …'; empty where rules hold in the case. */
export function unknownRules({
  isCivil,
  whyNoRules: why,
}: Pick<Situation, 'isCivil' | 'whyNoRules'>): string {
  return isCivil && why !== null ? ` ${why}` : '';
}
