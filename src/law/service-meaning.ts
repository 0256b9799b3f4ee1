import { amount } from '../text/words.ts';
import type { MailedFrom, ServiceWay } from './calculation-schema.ts';
import type { CourtRule } from './court-rule.ts';
import type { CourtSystem } from './court-systems.ts';
import { type Extension, extensionFor } from './extensions.ts';
import { serviceNote } from './proof.ts';
import type { ServiceAddition, ServiceTable } from './service-table.ts';

interface Service {
  way: ServiceWay;
  mailedFrom: MailedFrom | null;
  /** The day of service, YYYY-MM-DD; what a way adds may depend on it. */
  servedOn: string;
}

function additionOf(rule: CourtRule, system: CourtSystem, way: ServiceWay): ServiceAddition | undefined {
  return way === 'unknown' ? undefined : system.service[rule.extension]?.[way];
}

/** Day 0 of a rule for papers that came in a certain way, as words that follow 'counted from'. */
export function startsFromBy(rule: CourtRule, system: CourtSystem, way: ServiceWay): string {
  return additionOf(rule, system, way)?.from ?? rule.startsFrom;
}

function whatItAdds({ direction }: CourtRule, { days, unit, citation, isUnsettled }: Extension): string {
  const period = amount(days, unit === 'court' ? 'court day' : 'day');
  const [adds, add] =
    direction === 'forward' ? ['adds', 'add'] : ['moves it further back by', 'move it further back by'];
  return isUnsettled
    ? `It may ${add} ${period} (${citation}). We show the earlier date.`
    : `It ${adds} ${period} (${citation}).`;
}

/** 'Mail adds 5 days in California, 10 from another state, 20 from abroad.'; null where it matters not from where. */
export function mailByPlace({ mail }: ServiceTable, state: string): string | null {
  if (mail?.elsewhere === undefined) return null;
  const { days, elsewhere } = mail;
  return `Mail adds ${amount(days, 'day')} in ${state}, ${elsewhere.other_state} from another state, ${elsewhere.abroad} from abroad.`;
}

/** What a way of service does to one deadline, in sentences; empty where there is nothing to say. */
export function meaningOfWay(rule: CourtRule, system: CourtSystem, service: Service): string {
  const { way, mailedFrom, servedOn } = service;
  if (way === 'unknown')
    return 'We count by the way that leaves the least time. Choose the way once you know it.';
  const addition = additionOf(rule, system, way);
  const extension = extensionFor(system.service[rule.extension], { servedBy: way, mailedFrom, servedOn });
  const note = addition?.caveat === undefined ? serviceNote({ rule, extension }, way) : null;
  return [
    addition?.from === undefined ? [] : `Counted from ${addition.from}.`,
    extension === null ? (note ?? []) : whatItAdds(rule, extension),
    (extension === null ? addition?.caveat : extension.isUnsettled ? null : extension.caveat) ?? [],
  ]
    .flat()
    .join(' ');
}
