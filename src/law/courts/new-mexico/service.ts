import type { ServiceTable } from '../../service-table.ts';

/** What the way of service adds: Rule 1-006(C) NMRA. */
export const SERVICE = {
  nmra_1_006: {
    mail: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 1-006(C) NMRA',
      isUnchecked: true,
      caveat: 'We could not check that service by mail adds 3 days in New Mexico.',
    },
    electronic: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 1-006(C) NMRA',
      isUnsettled: true,
      caveat: 'We could not check that service by electronic means adds 3 days in New Mexico.',
    },
  },
  nmra_1_006_unsettled: {
    mail: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 1-006(C) NMRA',
      isUnsettled: true,
      caveat: 'We could not check that service by mail adds 3 days in New Mexico.',
    },
    electronic: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 1-006(C) NMRA',
      isUnsettled: true,
      caveat: 'We could not check that service by electronic means adds 3 days in New Mexico.',
    },
  },
} as const satisfies Readonly<Record<string, ServiceTable>>;

export type ServiceKey = keyof typeof SERVICE;
