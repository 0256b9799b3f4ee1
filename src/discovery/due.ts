import { calculateDeadlines, deadlineTypeOf } from '../law/calculate.ts';
import { dateOf, dayNumber, spell } from '../law/calendar-days.ts';
import { rulesFor } from '../law/case-law.ts';
import { COURT_SYSTEMS, type Jurisdiction } from '../law/court-systems.ts';
import type { CaseKind } from '../law/courts/case-kinds.ts';
import { DEFENDANT_DISCOVERY_DAYS } from '../law/further-days.ts';
import { type DiscoveryParty, type DiscoveryService, REQUEST_KINDS, type RequestKind } from './schema.ts';

export interface DueInput {
  jurisdiction: Jurisdiction;
  /** Of the case. */
  kind: CaseKind;
  kinds: readonly RequestKind[];
  service: DiscoveryService;
  askedOf: DiscoveryParty;
  /** The day on which the summons was served on the defendant, YYYY-MM-DD. */
  summonsServedOn: string | null;
  /** YYYY-MM-DD at the court. */
  today: string;
}

export interface DiscoveryDue {
  /** Of the requests in the paper, those this date is for. */
  kinds: RequestKind[];
  /** The date to keep, YYYY-MM-DD; where readings of the rule differ, the earliest. */
  date: string;
  latest: string;
  steps: string[];
  citation: string;
  caveats: string[];
  /** The deadline's name and type in the calculator. */
  name: string;
  deadlineType: string;
}

/** The calculator's deadline for answers to a kind of request; null where no rule of such a case gives it. */
function deadlineTypeFor({ jurisdiction, kind }: DueInput, asked: RequestKind): string | null {
  const held = rulesFor(jurisdiction, kind);
  const rules = (COURT_SYSTEMS[jurisdiction].discovery?.[asked] ?? []).flatMap(
    (id) => held.find((rule) => rule.id === id) ?? [],
  );
  const [first] = rules;
  return first === undefined ? null : deadlineTypeOf(first.name);
}

function defendantCaveats({ jurisdiction, askedOf, summonsServedOn }: DueInput, date: string): string[] {
  if (jurisdiction !== 'new_mexico_district' || askedOf !== 'defendant' || summonsServedOn === null)
    return [];
  const notBefore = dateOf(dayNumber(summonsServedOn) + DEFENDANT_DISCOVERY_DAYS);
  if (notBefore <= date) return [];
  const [served, later] = [spell(dayNumber(summonsServedOn)), spell(dayNumber(notBefore))];
  return [
    `The summons was served on ${served}, so the defendant may have until ${later}, ${DEFENDANT_DISCOVERY_DAYS} days after it. Keep to the earlier date, or verify with the clerk.`,
  ];
}

/**
 * When the answers to a paper's requests are due, counted by the deadline engine from the confirmed day and way of
 * service. Kinds that fall on the same day under the same rule share an entry; empty where the court's rule is not
 * known. FRCP 33(b)(2), 34(b)(2)(A), 36(a)(3); Rules 1-033, 1-034, 1-036 NMRA; CCP 2030.260, 2031.260, 2033.250, of which
 * (b) is for evictions.
 */
export function discoveryDues(input: DueInput): DiscoveryDue[] {
  const { jurisdiction, kinds, service, today } = input;
  const dues: DiscoveryDue[] = [];
  for (const kind of REQUEST_KINDS.filter((each) => kinds.includes(each))) {
    const deadlineType = deadlineTypeFor(input, kind);
    if (deadlineType === null) continue;
    const shared = dues.find((due) => due.deadlineType === deadlineType);
    if (shared) {
      shared.kinds.push(kind);
      continue;
    }
    const [counted] = calculateDeadlines(
      {
        triggerDate: service.servedOn,
        jurisdiction,
        deadlineType,
        serviceMethod: service.serviceMethod,
        mailedFrom: service.mailedFrom,
      },
      today,
    );
    const court = counted?.courtRule;
    if (counted === undefined || !court) continue;
    dues.push({
      kinds: [kind],
      date: court.dueDate,
      latest: court.latest,
      steps: court.steps,
      citation: court.citation,
      caveats: [...defendantCaveats(input, court.dueDate), ...court.caveats],
      name: counted.name,
      deadlineType,
    });
  }
  return dues;
}
