import type { MailedFrom, ServiceMethod } from './calculation-schema.ts';
import type { Unit } from './count.ts';

/** The ways of service that the rules know; the last is not offered to people. */
export type ServedBy = ServiceMethod | 'fax_or_overnight';

/** Which rule lengthens a period by the way of service. 'unsettled': not known whether it applies here. */
export type ExtensionKind =
  | 'none'
  | 'frcp_6d'
  | 'frcp_6d_unsettled'
  | 'nmra_1_006'
  | 'nmra_1_006_unsettled'
  | 'ccp_1013'
  | 'ccp_1005'
  | 'ccp_437c';

export interface Extension {
  days: number;
  unit: Unit;
  citation: string;
  /** Not known whether it applies: the earlier of the dates with it and without it is the one to keep. */
  isUnsettled: boolean;
  /** It is counted, but its text was not read in a source. */
  isUnchecked: boolean;
  /** A sentence on what is uncertain or was taken for granted. */
  caveat: string | null;
}

interface Service {
  servedBy: ServedBy;
  mailedFrom: MailedFrom | null;
  /** The day of service or, if unknown, the day the count starts from; YYYY-MM-DD. */
  servedOn: string;
}

// FRCP 6(d) as amended on Dec 1, 2016 took the 3 days of electronic service away.
const ELECTRONIC_DAYS_UNTIL = '2016-12-01';
const MAIL_DAYS_CALIFORNIA: Readonly<Record<MailedFrom, number>> = {
  california: 5,
  other_state: 10,
  abroad: 20,
};

function federal({ servedBy, servedOn }: Service, isUnsettled: boolean): Extension | null {
  const adds = servedBy === 'mail' || (servedBy === 'electronic' && servedOn < ELECTRONIC_DAYS_UNTIL);
  if (!adds) return null;
  const caveat = isUnsettled ? 'It is not certain that service by mail adds 3 days to this deadline.' : null;
  return { days: 3, unit: 'calendar', citation: 'FRCP 6(d)', isUnsettled, isUnchecked: false, caveat };
}

function newMexico({ servedBy }: Service, isUnsettled: boolean): Extension | null {
  if (servedBy !== 'mail' && servedBy !== 'electronic') return null;
  const way = servedBy === 'mail' ? 'mail' : 'electronic means';
  return {
    days: 3,
    unit: 'calendar',
    citation: 'Rule 1-006(C) NMRA',
    isUnsettled: isUnsettled || servedBy === 'electronic',
    isUnchecked: !isUnsettled && servedBy === 'mail',
    caveat: `We could not check that service by ${way} adds 3 days in New Mexico.`,
  };
}

function california(kind: 'ccp_1013' | 'ccp_1005' | 'ccp_437c', service: Service): Extension | null {
  const section = { ccp_1013: 'CCP 1013', ccp_1005: 'CCP 1005(b)', ccp_437c: 'CCP 437c' }[kind];
  if (service.servedBy === 'mail') {
    const isAssumed = service.mailedFrom === null;
    return {
      days: MAIL_DAYS_CALIFORNIA[service.mailedFrom ?? 'california'],
      unit: 'calendar',
      citation: section,
      isUnsettled: false,
      isUnchecked: false,
      caveat: isAssumed
        ? 'We took it that it was mailed within California (5 days). Mail from or to another state is 10 days, from or to another country 20.'
        : null,
    };
  }
  if (service.servedBy === 'electronic') {
    return {
      days: 2,
      unit: 'court',
      citation: 'CCP 1010.6',
      isUnsettled: false,
      isUnchecked: false,
      caveat: null,
    };
  }
  if (service.servedBy !== 'fax_or_overnight') return null;
  // CCP 1005(b) says calendar days where 1013 and 437c say court days.
  const unit = kind === 'ccp_1005' ? 'calendar' : 'court';
  return { days: 2, unit, citation: section, isUnsettled: false, isUnchecked: false, caveat: null };
}

/** The days that the way of service adds to a period under a rule, or null when it adds none. */
export function extensionFor(kind: ExtensionKind, service: Service): Extension | null {
  switch (kind) {
    case 'none':
      return null;
    case 'frcp_6d':
    case 'frcp_6d_unsettled':
      return federal(service, kind === 'frcp_6d_unsettled');
    case 'nmra_1_006':
    case 'nmra_1_006_unsettled':
      return newMexico(service, kind === 'nmra_1_006_unsettled');
    default:
      return california(kind, service);
  }
}
