import { skipToken } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isCalendarDate } from '#src/calendar-date.ts';
import { deadlineOptions, deadlineTypeOf, ruleNamed } from '#src/law/calculate.ts';
import type {
  CalculatedDeadline,
  CalculateInput,
  CountingMethod,
  Jurisdiction,
  MailedFrom,
  ServiceWay,
} from '#src/law/calculation-schema.ts';
import { lawOf, mayBeEviction, rulesFor, whyNoRules } from '#src/law/case-law.ts';
import type { CourtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS, type CourtSystem } from '#src/law/court-systems.ts';
import type { CaseKind } from '#src/law/courts/case-kinds.ts';
import type { EventKey } from '#src/law/events.ts';
import { meaningOfWay, startsFromBy } from '#src/law/service-meaning.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { keptMethod, preselected, takeOver } from './accept-date.ts';
import type { NewDeadline } from './use-create-deadlines.ts';
import { useKindOnPaper } from './use-kind-on-paper.ts';
import { useWhatHappened } from './use-what-happened.ts';

/** A day that is typed in, or the day of a milestone. */
export interface Anchor {
  date: string;
  milestoneId: string | null;
}

export interface CalculatorEntries {
  trigger: Anchor;
  hearing: Anchor;
  /** Null: the one that the case suggests. */
  jurisdiction: Jurisdiction | null;
  deadlineType: string;
  serviceMethod: ServiceWay;
  mailedFrom: MailedFrom | null;
  localDays: string;
  closures: readonly string[];
  /** Days of other events that a rule asks for. */
  given: Readonly<Partial<Record<EventKey, string>>>;
}

const NO_DAY: Anchor = { date: '', milestoneId: null };
const EMPTY: CalculatorEntries = {
  trigger: NO_DAY,
  hearing: NO_DAY,
  jurisdiction: null,
  deadlineType: '',
  serviceMethod: 'personal',
  mailedFrom: null,
  localDays: '',
  closures: [],
  given: {},
};

interface Picks {
  /** Way of counting that the person chose, by deadline type. */
  methods: Readonly<Record<string, CountingMethod>>;
  /** Deadline types that are to go on the timeline, where several were calculated. */
  checked: readonly string[];
  remind: boolean;
}
const NO_PICKS: Picks = { methods: {}, checked: [], remind: true };
const NOTHING: readonly CalculatedDeadline[] = [];

interface CalculatorOptions {
  caseId: string;
  today: string;
  trigger?: Anchor | undefined;
  hearing?: Anchor | undefined;
  deadlineType?: string | undefined;
  jurisdiction?: Jurisdiction | undefined;
  service?: Pick<CalculatorEntries, 'serviceMethod' | 'mailedFrom'> | undefined;
}

/** The kind of case whose rules are offered. A paper may say more of it than the entries of a case do: null, and so every rule, where another screen asked for one that its kind does not have. */
function kindAsked(
  jurisdiction: Jurisdiction | null,
  kind: CaseKind | null,
  deadlineType: string | undefined,
): CaseKind | null {
  if (jurisdiction === null || deadlineType === undefined) return kind;
  return kind !== null && ruleNamed(jurisdiction, deadlineType)?.kinds.includes(kind) ? kind : null;
}

/** What the way of service means for the rule that is chosen: which day counts, and what it adds. */
function serviceOf(
  rule: CourtRule,
  system: CourtSystem,
  { trigger, serviceMethod, mailedFrom }: CalculatorEntries,
  today: string,
) {
  const servedOn = isCalendarDate(trigger.date) ? trigger.date : today;
  return {
    startsFrom: startsFromBy(rule, system, serviceMethod),
    meaning: meaningOfWay(rule, system, { way: serviceMethod, mailedFrom, servedOn }),
  };
}

/** What is entered in the calculator, what came out, and what of it was picked. */
export function useCalculator(given: CalculatorOptions) {
  const { caseId, today, trigger, hearing, deadlineType } = given;
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const [first] = useState<CalculatorEntries>({
    ...EMPTY,
    ...(trigger && { trigger }),
    ...(hearing && { hearing }),
    ...(deadlineType && { deadlineType }),
    ...given.service,
    jurisdiction: given.jurisdiction ?? null,
  });
  const [entries, setEntries] = useState(first);
  const [asked, setAsked] = useState<CalculateInput | null>(null);
  const [picks, setPicks] = useState(NO_PICKS);
  const answer = trpc.deadlines.calculate.useQuery(asked ?? skipToken, {
    meta: { silent: true },
    gcTime: 0,
    staleTime: 0,
  });

  const law = found.data && lawOf(found.data);
  const jurisdiction = entries.jurisdiction ?? law?.jurisdiction ?? null;
  const onPaper = useKindOnPaper(caseId, law !== undefined && mayBeEviction(law));
  const isKindSaid = onPaper === 'other' || law?.isKindAssumed === false;
  const kind = kindAsked(jurisdiction, law?.kind ?? null, deadlineType);
  const options = useMemo(
    () => (jurisdiction === null ? [] : deadlineOptions(jurisdiction, kind)),
    [jurisdiction, kind],
  );
  const rules = useMemo(
    () => (jurisdiction === null ? [] : rulesFor(jurisdiction, kind)),
    [jurisdiction, kind],
  );
  const named = jurisdiction === null ? undefined : ruleNamed(jurisdiction, entries.deadlineType);
  const rule = rules.find((each) => each === named);
  const option = options.find(({ deadlineType }) => rule && deadlineType === deadlineTypeOf(rule.name));
  const canCalculateAll = isCalendarDate(entries.trigger.date) && options.length > 0;
  const results = asked ? answer.data : undefined;
  const isAll = asked !== null && !asked.deadlineType;
  const { forget, say, ...happening } = useWhatHappened({
    caseId,
    today,
    jurisdiction,
    rules,
    rule,
    hearingDate: asked?.hearingDate ?? null,
    results: isAll && results ? results : NOTHING,
  });
  const methodOf = (result: CalculatedDeadline): CountingMethod | null =>
    // In a list nothing is chosen before its box is.
    picks.methods[result.deadlineType] ?? (isAll ? keptMethod(result) : preselected(result));

  /** Whatever was calculated no longer belongs to what is entered. */
  function change(part: Partial<CalculatorEntries>) {
    setEntries((before) => {
      const next = { ...before, ...part };
      const isOther = part.jurisdiction !== undefined && part.jurisdiction !== jurisdiction;
      return isOther ? { ...next, deadlineType: '' } : next;
    });
    if (part.trigger || part.jurisdiction || part.deadlineType) forget();
    setAsked(null);
    setPicks(NO_PICKS);
  }

  function calculate(which: 'one' | 'all') {
    if (jurisdiction === null) return;
    setPicks(NO_PICKS);
    setAsked({
      triggerDate: entries.trigger.date,
      jurisdiction,
      kind,
      // The civil kind alone may be one that nobody said.
      ...(kind === 'civil' && isKindSaid && { isKindSaid }),
      serviceMethod: entries.serviceMethod,
      deadlineType: which === 'one' ? entries.deadlineType : null,
      hearingDate: isCalendarDate(entries.hearing.date) ? entries.hearing.date : null,
      mailedFrom:
        jurisdiction === 'california' && entries.serviceMethod === 'mail' ? entries.mailedFrom : null,
      // What is no number goes as it is: the server says at the field what is wrong with it.
      localDays: entries.localDays.trim() === '' ? null : Number(entries.localDays),
      closures: entries.closures.filter(isCalendarDate),
      given: Object.fromEntries(Object.entries(entries.given).filter(([, date]) => isCalendarDate(date))),
    });
  }

  const countFirst = useRef(() => {});
  useEffect(() => {
    countFirst.current = () => calculate('one');
  });
  // What another screen filled in whole is counted at once.
  const isWhole = entries === first && option !== undefined && isCalendarDate(first.trigger.date);
  const isGiven = given.deadlineType !== undefined && given.trigger !== undefined;
  useEffect(() => {
    if (isGiven && isWhole) countFirst.current();
  }, [isGiven, isWhole]);

  const chosen: NewDeadline[] = (results ?? []).flatMap((result) => {
    const method = methodOf(result);
    if (asked === null || method === null) return [];
    if (isAll && !picks.checked.includes(result.deadlineType)) return [];
    const fromHearing =
      options.find(({ deadlineType }) => deadlineType === result.deadlineType)?.fromHearing ?? false;
    const anchor = fromHearing && method === 'court-rule' ? entries.hearing : entries.trigger;
    return takeOver(result, {
      method,
      asked,
      today,
      remind: picks.remind,
      triggerMilestoneId: anchor.milestoneId,
    });
  });

  return {
    entries,
    change,
    jurisdiction,
    /** The case's own law; null while it is not known, and once a court was picked here. */
    assumedLaw: law && entries.jurisdiction === first.jurisdiction ? law : null,
    /** Why no rule can be chosen; null where one can. */
    whyNoRules: law ? whyNoRules({ ...law, jurisdiction }) : null,
    options,
    option,
    rule,
    service: rule && jurisdiction && serviceOf(rule, COURT_SYSTEMS[jurisdiction], entries, today),
    canCalculate: canCalculateAll && option !== undefined,
    canCalculateAll,
    calculate,
    isCalculating: asked !== null && answer.isFetching && answer.data === undefined,
    failure: asked && answer.isError ? readFailure(answer.error) : null,
    results,
    isAll,
    ...happening,
    /** Says what happened on the day that was entered; what was picked of another event is picked no more. */
    say(event: EventKey | null) {
      say(event);
      setPicks({ ...picks, checked: [] });
    },
    picks,
    methodOf,
    pickMethod: (type: string, method: CountingMethod) =>
      setPicks({ ...picks, methods: { ...picks.methods, [type]: method } }),
    check: (type: string, isChecked: boolean) =>
      setPicks({
        ...picks,
        checked: isChecked ? [...picks.checked, type] : picks.checked.filter((each) => each !== type),
      }),
    setRemind: (remind: boolean) => setPicks({ ...picks, remind }),
    chosen,
    isDirty: entries !== first,
    today,
    reset() {
      setEntries(EMPTY);
      forget();
      setAsked(null);
      setPicks(NO_PICKS);
    },
    /** What is on the timeline already is not to be added twice. */
    uncheck: (added: readonly NewDeadline[]) =>
      setPicks({
        ...picks,
        checked: picks.checked.filter((type) => !added.some(({ deadlineType }) => deadlineType === type)),
      }),
  };
}

export type Calculator = ReturnType<typeof useCalculator>;
