import type { ServiceTable } from '../../service-table.ts';

/** What the way of service adds: TRCP 21a(c). Fax, e-mail, e-filing and commercial delivery add nothing since 2014. */
export const SERVICE = {
  trcp_21a: {
    mail: { days: 3, unit: 'calendar', citation: 'TRCP 21a(c)' },
  },
  trcp_106: {
    home: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 106(b)',
      caveat:
        'Leaving the papers with somebody else is service only where a judge allowed it by an order (TRCP 106(b)). We count from the day they were left. If there is no such order, ask the clerk or a lawyer, and answer by this day all the same.',
    },
    work: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 106(b)',
      caveat:
        'Leaving the papers with somebody else is service only where a judge allowed it by an order (TRCP 106(b)). We count from the day they were left. If there is no such order, ask the clerk or a lawyer, and answer by this day all the same.',
    },
    posted: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 106(b)',
      caveat:
        'Posting the papers is service only where a judge allowed it by an order (TRCP 106(b)). We count from the day they were posted. Verify with the clerk.',
    },
    receipt: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 106(a)(2)',
      caveat:
        'By registered or certified mail the return carries the receipt with your signature (TRCP 107(c)). We count from the day you signed it. Verify with the clerk.',
    },
    publication: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 114',
      caveat:
        'For a citation that was published the time is another one, which we have not read. The day here is not later. Verify with the clerk.',
    },
  },
} as const satisfies Readonly<Record<string, ServiceTable>>;

export type ServiceKey = keyof typeof SERVICE;
