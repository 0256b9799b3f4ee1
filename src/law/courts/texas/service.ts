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
  /** The citation of a justice court. TRCP 501.2(b), (e), as amended through Aug 27, 2024; (e) was read in part. */
  trcp_501_2: {
    home: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 501.2(e)',
      caveat:
        'Leaving the papers with somebody else is service only where a judge allowed it (TRCP 501.2(e)). We count from the day they were left. If no judge did, ask the clerk or a lawyer, and answer by this day all the same.',
    },
    work: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 501.2(e)',
      caveat:
        'Leaving the papers with somebody else is service only where a judge allowed it (TRCP 501.2(e)). We count from the day they were left. If no judge did, ask the clerk or a lawyer, and answer by this day all the same.',
    },
    posted: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 501.2(e)',
      caveat:
        'Posting the papers is service only where a judge allowed it (TRCP 501.2(e)). We count from the day they were posted. Verify with the clerk.',
    },
    receipt: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 501.2(b)(2)',
      caveat:
        'By registered or certified mail the papers have to be delivered to you alone (restricted delivery). We count from the day you signed for them. Verify with the clerk.',
    },
    publication: {
      days: 0,
      unit: 'calendar',
      citation: 'TRCP 501.2',
      caveat:
        'For a citation that was published the time is another one, which we have not read. The day here is not later. Verify with the clerk.',
    },
  },
} as const satisfies Readonly<Record<string, ServiceTable>>;

export type ServiceKey = keyof typeof SERVICE;
