import { useMemo, useState } from 'react';
import type { CalculatedDeadline, Jurisdiction } from '#src/law/calculation-schema.ts';
import type { CourtRule } from '#src/law/court-rule.ts';
import type { EventKey } from '#src/law/events.ts';
import { eventsToChoose, phaseOf, sameDayAs } from '#src/timeline/usual-events.ts';
import { useUser } from '../auth/use-user.ts';
import { trpc } from '../lib/trpc.ts';
import { groupByEvent } from './group-by-event.ts';

interface WhatHappenedOptions {
  caseId: string;
  today: string;
  jurisdiction: Jurisdiction | null;
  rules: readonly CourtRule[];
  /** The rule that was chosen; the day that was entered is then that of its event. */
  rule: CourtRule | undefined;
  /** The day that deadlines count back from, where it was entered. */
  hearingDate: string | null;
  results: readonly CalculatedDeadline[];
}

/** What happened on the day that was entered, and which of the calculated dates are a person's own by it. */
export function useWhatHappened({
  caseId,
  today,
  jurisdiction,
  rules,
  rule,
  hearingDate,
  results,
}: WhatHappenedOptions) {
  const { role } = useUser();
  const { data: milestones } = trpc.milestones.list.useQuery({ caseId }, { meta: { silent: true } });
  const [said, setSaid] = useState<EventKey | null | undefined>(undefined);
  const choice = useMemo(() => {
    // The day of a hearing that was entered is not asked for once more.
    const asked = rules.filter(({ direction }) => direction === 'forward' || hearingDate === null);
    const side = role === 'plaintiff' || role === 'defendant' ? role : null;
    return eventsToChoose(asked, { phase: phaseOf(milestones ?? [], today), side });
  }, [rules, hearingDate, role, milestones, today]);

  const byRule = rule?.direction === 'forward' ? rule.event : null;
  const named = said === undefined ? byRule : said;
  /** Of events that fall on one day, the one that is offered. */
  const happened = choice.events.find((event) => named !== null && sameDayAs(event).includes(named)) ?? null;
  const grouped = useMemo(
    () => groupByEvent(results, { jurisdiction, events: choice.events, happened, hearingDate, today }),
    [results, jurisdiction, choice, happened, hearingDate, today],
  );
  return {
    choice,
    happened,
    grouped,
    say: setSaid,
    /** It was said of another day. */
    forget: () => setSaid(undefined),
  };
}
