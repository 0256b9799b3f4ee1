import type { MailedFrom } from './calculation-schema.ts';
import type { ServedBy, ServiceAddition, ServiceTable } from './service-table.ts';

/** What the way of service adds to one count. */
export type Extension = Pick<ServiceAddition, 'days' | 'unit' | 'citation'> & {
  isUnsettled: boolean;
  isUnchecked: boolean;
  caveat: string | null;
};

interface Service {
  servedBy: ServedBy;
  mailedFrom: MailedFrom | null;
  /** The day of service or, if unknown, the day the count starts from; YYYY-MM-DD. */
  servedOn: string;
}

/** The days that the way of service adds to a period under a rule's table, or null when it adds none. */
export function extensionFor(table: ServiceTable | undefined, service: Service): Extension | null {
  const { servedBy, mailedFrom, servedOn } = service;
  const found = table?.[servedBy];
  if (found === undefined || found.days === 0) return null;
  if (found.servedBefore !== undefined && servedOn >= found.servedBefore) return null;
  const { unit, citation, isUnsettled = false, isUnchecked = false, elsewhere } = found;
  const days =
    elsewhere === undefined || mailedFrom === null || mailedFrom === 'california'
      ? found.days
      : elsewhere[mailedFrom];
  const taken = elsewhere !== undefined && mailedFrom === null ? elsewhere.taken : null;
  return { days, unit, citation, isUnsettled, isUnchecked, caveat: found.caveat ?? taken };
}
