import type { ServiceTable } from '../../service-table.ts';

/** What the way of service adds. Electronic service added 3 days until FRCP 6(d) was amended on Dec 1, 2016. */
export const SERVICE = {
  frcp_6d: {
    mail: { days: 3, unit: 'calendar', citation: 'FRCP 6(d)' },
    electronic: { days: 3, unit: 'calendar', citation: 'FRCP 6(d)', servedBefore: '2016-12-01' },
  },
  frcp_6d_unsettled: {
    mail: {
      days: 3,
      unit: 'calendar',
      citation: 'FRCP 6(d)',
      isUnsettled: true,
      caveat: 'It is not certain that service by mail adds 3 days to this deadline.',
    },
    electronic: {
      days: 3,
      unit: 'calendar',
      citation: 'FRCP 6(d)',
      isUnsettled: true,
      servedBefore: '2016-12-01',
      caveat: 'It is not certain that service by mail adds 3 days to this deadline.',
    },
  },
} as const satisfies Readonly<Record<string, ServiceTable>>;

export type ServiceKey = keyof typeof SERVICE;
