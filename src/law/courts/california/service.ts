import type { ServiceTable } from '../../service-table.ts';

/** What the way of service adds. CCP 1005(b) says calendar days for fax and overnight where 1013 and 437c say court days. */
export const SERVICE = {
  ccp_1013: {
    mail: {
      days: 5,
      unit: 'calendar',
      citation: 'CCP 1013',
      elsewhere: {
        other_state: 10,
        abroad: 20,
        taken:
          'We took it that it was mailed within California (5 days). Mail from or to another state is 10 days, from or to another country 20.',
      },
    },
    electronic: { days: 2, unit: 'court', citation: 'CCP 1010.6' },
    fax_or_overnight: { days: 2, unit: 'court', citation: 'CCP 1013' },
  },
  ccp_1005: {
    mail: {
      days: 5,
      unit: 'calendar',
      citation: 'CCP 1005(b)',
      elsewhere: {
        other_state: 10,
        abroad: 20,
        taken:
          'We took it that it was mailed within California (5 days). Mail from or to another state is 10 days, from or to another country 20.',
      },
    },
    electronic: { days: 2, unit: 'court', citation: 'CCP 1010.6' },
    fax_or_overnight: { days: 2, unit: 'calendar', citation: 'CCP 1005(b)' },
  },
  ccp_437c: {
    mail: {
      days: 5,
      unit: 'calendar',
      citation: 'CCP 437c',
      elsewhere: {
        other_state: 10,
        abroad: 20,
        taken:
          'We took it that it was mailed within California (5 days). Mail from or to another state is 10 days, from or to another country 20.',
      },
    },
    electronic: { days: 2, unit: 'court', citation: 'CCP 1010.6' },
    fax_or_overnight: { days: 2, unit: 'court', citation: 'CCP 437c' },
  },
} as const satisfies Readonly<Record<string, ServiceTable>>;

export type ServiceKey = keyof typeof SERVICE;
