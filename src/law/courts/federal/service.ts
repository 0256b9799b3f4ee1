import type { ServiceTable } from '../../service-table.ts';

/** What the way of service adds. Electronic service added 3 days until FRCP 6(d) was amended on Dec 1, 2016. */
export const SERVICE = {
  /** The summons itself: FRCP 4(d), (e), in the edition of Dec 1, 2024. None of the ways lengthens the time to answer. */
  frcp_4: {
    home: {
      days: 0,
      unit: 'calendar',
      citation: 'FRCP 4(e)(2)(B)',
      from: 'the day the papers were left at your home with somebody who lives there',
      caveat:
        'Left at your home with a grown person who lives there, the summons counts as served that day. Where the papers were left by the law of the state, that law can say that the time starts later. Keep to this date.',
    },
    work: {
      days: 0,
      unit: 'calendar',
      citation: 'FRCP 4(e)(1)',
      from: 'the day the papers were left at your work',
      caveat:
        'Federal rules leave this way of serving a summons to the law of the state (FRCP 4(e)(1)), which can say that the time starts later. We count from the day you entered: the earliest it can be. Verify with the clerk.',
    },
    posted: {
      days: 0,
      unit: 'calendar',
      citation: 'FRCP 4(e)(1)',
      from: 'the day the papers were posted',
      caveat:
        'Federal rules leave this way of serving a summons to the law of the state (FRCP 4(e)(1)), which can say that the time starts later. We count from the day you entered: the earliest it can be. Verify with the clerk.',
    },
    receipt: {
      days: 0,
      unit: 'calendar',
      citation: 'FRCP 4(e)(1)',
      from: 'the day you signed for the papers',
      caveat:
        'Federal rules leave this way of serving a summons to the law of the state (FRCP 4(e)(1)), which can say that the time starts later. We count from the day you entered: the earliest it can be. Verify with the clerk.',
    },
    publication: {
      days: 0,
      unit: 'calendar',
      citation: 'FRCP 4(e)(1)',
      from: 'the first day on which the summons was published',
      caveat:
        'Federal rules leave this way of serving a summons to the law of the state (FRCP 4(e)(1)), which can say that the time starts later. We count from the day you entered: the earliest it can be. Verify with the clerk.',
    },
    waiver: {
      days: 0,
      unit: 'calendar',
      citation: 'FRCP 4(d)(3)',
      caveat:
        'Whoever returned a waiver in time has 60 days from the day the request was sent, 90 if it was sent abroad (FRCP 4(d)(3)). Count the deadline for a waiver instead. If you are not sure that it was returned in time, keep to this date.',
    },
  },
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
