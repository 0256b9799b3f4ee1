import { ruleNamed } from '../law/calculate.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { EVENTS, type EventKey } from '../law/events.ts';
import type { Milestone } from './schema.ts';

/** How far a case is, as its timeline shows: begun, answered, or decided by a judgment. */
export type CasePhase = 'begun' | 'answered' | 'judged';
export type CaseSide = 'plaintiff' | 'defendant';

/** What most often happens next, by phase; what a court's rules do not count from is left out of a choice. */
const USUAL: Readonly<Record<CasePhase, Readonly<Record<CaseSide, readonly EventKey[]>>>> = {
  begun: {
    defendant: [
      'summons-served',
      'citation-served',
      'service-complete',
      'waiver-sent',
      'eviction-notice-served',
      'motion-served',
      'requests-served',
      'judgment-entered',
      'default-entered',
      'small-claims-notice-mailed',
      'amended-complaint-served',
    ],
    plaintiff: [
      'complaint-filed',
      'answer-to-you-served',
      'counterclaim-served',
      'cross-complaint-served',
      'motion-served',
      'requests-served',
      'judgment-entered',
      'small-claims-notice-mailed',
      'removal-filed',
    ],
  },
  answered: {
    defendant: [
      'motion-served',
      'requests-served',
      'response-served',
      'judgment-entered',
      'amended-complaint-served',
      'decision-noticed',
      'hearing',
    ],
    plaintiff: [
      'motion-served',
      'requests-served',
      'response-served',
      'counterclaim-served',
      'cross-complaint-served',
      'judgment-entered',
      'hearing',
    ],
  },
  judged: {
    defendant: [
      'judgment-entered',
      'judgment-signed',
      'notice-of-entry-served',
      'small-claims-notice-mailed',
      'default-entered',
      'default-notice-served',
      'levy-noticed',
      'exemption-notice-served',
      'appeal-filed',
    ],
    plaintiff: [
      'judgment-entered',
      'judgment-signed',
      'notice-of-entry-served',
      'small-claims-notice-mailed',
      'appeal-served',
      'appeal-filed',
      'motion-served',
    ],
  },
};

/** Nothing is counted from these before there is a judgment. */
const AFTER_JUDGMENT: readonly EventKey[] = [
  'judgment-entered',
  'judgment-filed',
  'judgment-signed',
  'notice-of-entry-served',
  'small-claims-notice-mailed',
  'default-notice-served',
  'exemption-notice-served',
  'levy-noticed',
  'appeal-filed',
  'appeal-served',
  'appeal-time-ended',
  'last-motion-decided',
  'costs-taxed',
];

/** Events that are one to whoever goes through them, or fall on one day; the first of them stands for all in a choice. */
const SAME_DAY: readonly (readonly EventKey[])[] = [
  ['summons-served', 'complaint-served'],
  ['requests-served', 'request-served'],
  ['judgment-entered', 'judgment-filed'],
];

type Told = Pick<Milestone, 'kind' | 'date' | 'deadlineType' | 'finishedAt' | 'calculation'>;

const JUDGMENT = /\b(?:judge?ment|default entered)\b/i;
const NO_JUDGMENT = /\b(?:summary judg|offer of judg|(?:motion|response|reply|opposition) .*judg)/i;
const ANSWER_FILED = /\banswer\b.*\b(?:filed|served)\b/i;

function ruleOf({ calculation }: Told): CourtRule | undefined {
  return calculation === null ? undefined : ruleNamed(calculation.jurisdiction, calculation.deadlineType);
}

/** How far a case is, by what has happened on its timeline. `today` is YYYY-MM-DD. */
export function phaseOf(milestones: readonly Told[], today: string): CasePhase {
  const hasHappened = ({ date, finishedAt }: Told) => finishedAt !== null || (date !== null && date <= today);
  const isJudged = milestones.some((each) => {
    const event = ruleOf(each)?.event;
    if (event !== undefined) return AFTER_JUDGMENT.includes(event);
    return hasHappened(each) && JUDGMENT.test(each.kind) && !NO_JUDGMENT.test(each.kind);
  });
  if (isJudged) return 'judged';
  const isAnswered = milestones.some(
    (each) =>
      (each.finishedAt !== null && ruleOf(each)?.isAnswer === true) ||
      (hasHappened(each) && ANSWER_FILED.test(each.kind)),
  );
  return isAnswered ? 'answered' : 'begun';
}

const sameDay = (event: EventKey) => SAME_DAY.find((events) => events.includes(event)) ?? [event];

/** The events that fall on the day of this one: itself first. */
export function sameDayAs(event: EventKey): readonly EventKey[] {
  return [event, ...sameDay(event).filter((other) => other !== event)];
}

interface Moment {
  phase: CasePhase;
  /** Null where it is not known. */
  side: CaseSide | null;
}

/**
 * The events that rules count from, each once: what is most usual first, the rest in the order of the rules. Of events
 * that fall on one day the first stands for all. How many of them are usual says `usual`.
 */
export function eventsToChoose(
  rules: readonly Pick<CourtRule, 'event'>[],
  { phase, side }: Moment,
): { events: EventKey[]; usual: number } {
  const counted = new Set(rules.map(({ event }) => event));
  const offered = [...counted].filter((event) => sameDay(event).find((each) => counted.has(each)) === event);
  const usual = USUAL[phase][side ?? 'defendant'].filter((event) => offered.includes(event));
  return { events: [...usual, ...offered.filter((event) => !usual.includes(event))], usual: usual.length };
}

/** 'The summons and complaint were served on you', 'The hearing': an event as a choice. */
export function eventAsChoice(event: EventKey): string {
  const { words } = EVENTS[event];
  const said = words.replace(/^the day (?:of )?(?!by which\b)/, '');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}
