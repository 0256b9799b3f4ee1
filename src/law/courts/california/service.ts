import type { ServiceTable } from '../../service-table.ts';

/** What the way of service adds. CCP 1005(b) says calendar days for fax and overnight where 1013 and 437c say court days. */
export const SERVICE = {
  /**
   * The summons itself. Its rows ask for the day service was complete, so that no way adds days to them: each says which
   * day that is. CCP 415.20, 415.30, 415.45 and 415.50 were read; CCP 415.40 and Government Code 6064 were not.
   */
  ccp_summons: {
    mail: {
      days: 0,
      unit: 'calendar',
      citation: 'CCP 415.30(c)',
      caveat:
        'A summons that came by mail counts once you sign its form of receipt and it goes back (CCP 415.30(c)). We counted from the day you entered, so this day is early and safe. Of a summons mailed to another state we could not read when it counts (CCP 415.40).',
    },
    home: {
      days: 0,
      unit: 'calendar',
      citation: 'CCP 415.20(b)',
      from: 'the day the papers were left at your home',
      caveat:
        'We counted from the day the papers were left. By law your time may start later, so this day is early and safe. If you entered a later day than that, check it with the clerk. The law on this way of service changes on Jan 1, 2027 (AB 747): for service from then on, verify with the clerk.',
    },
    work: {
      days: 0,
      unit: 'calendar',
      citation: 'CCP 415.20',
      from: 'the day the papers were left at your work',
      caveat:
        'We counted from the day the papers were left. By law your time may start later, so this day is early and safe. If you entered a later day than that, check it with the clerk. The law on this way of service changes on Jan 1, 2027 (AB 747): for service from then on, verify with the clerk.',
    },
    posted: {
      days: 0,
      unit: 'calendar',
      citation: 'CCP 415.45(c)',
      from: 'the day the papers were posted',
      caveat:
        'Only in an eviction, and only where the court allowed it. We counted from the day the papers were posted. By law your time may start later, so this day is early and safe. If you entered a later day than that, check it with the clerk. The text that we read ends on Jan 1, 2027: for service from then on, verify with the clerk.',
    },
    receipt: {
      days: 0,
      unit: 'calendar',
      citation: 'CCP 415.30(c)',
      from: 'the day the form of receipt was signed',
      caveat: 'It counts only if the signed form was sent back to the other side (CCP 415.30(c)).',
    },
    publication: {
      days: 0,
      unit: 'calendar',
      citation: 'CCP 415.50(c)',
      from: 'the first day on which the summons was published',
      caveat:
        'Service is complete later than that day, by Government Code 6064 (CCP 415.50(c)), which we could not read. This is the earliest it can be. Verify with the clerk.',
    },
    waiver: {
      days: 0,
      unit: 'calendar',
      citation: 'CCP 415.30',
      caveat:
        'We read of no waiver of a summons in California. If you signed a form of receipt, choose that way of service. We count from the day you entered. Verify with the clerk.',
    },
  },
  ccp_1013: {
    mail: {
      days: 5,
      unit: 'calendar',
      citation: 'CCP 1013',
      elsewhere: {
        other_state: 10,
        abroad: 20,
        taken:
          'We took it that it was mailed within California (5 days). Mail from or to another state is 10 days, from or to another country 20, to the Secretary of State’s address program 12.',
      },
    },
    electronic: { days: 2, unit: 'court', citation: 'CCP 1010.6' },
    fax_or_overnight: { days: 2, unit: 'court', citation: 'CCP 1013' },
  },
  /**
   * A notice of what the court decided, where the rule itself does not say that its time runs from service. That mail adds
   * to it was held in People v. $20,000 U.S. Currency (1991) 235 Cal.App.3d 682 (time to amend) and in California Business
   * Council v. Superior Court (1997) 52 Cal.App.4th 1100 (CCP 170.6), the contrary in Swenson v. Superior Court (1988) 248
   * Cal.Rptr. 340 (a local rule on such a challenge). CCP 1013 and 1010.6 make service complete when the paper is sent.
   */
  ccp_1013_notice: {
    mail: {
      days: 5,
      unit: 'calendar',
      citation: 'CCP 1013(a)',
      isUnsettled: true,
      from: 'the day the notice was mailed to you',
      caveat:
        'A notice that came by mail may give you more days (CCP 1013(a)): 5 within California, 10 from or to another state, 20 from or to another country. Keep the earlier day.',
      elsewhere: {
        other_state: 10,
        abroad: 20,
        taken: 'We took it that it was mailed within California (5 days).',
      },
    },
    electronic: {
      days: 2,
      unit: 'court',
      citation: 'CCP 1010.6',
      isUnsettled: true,
      from: 'the day the notice was sent to you',
      caveat:
        'A notice that came by electronic service may give you 2 court days more (CCP 1010.6). Keep the earlier day.',
    },
    fax_or_overnight: {
      days: 2,
      unit: 'court',
      citation: 'CCP 1013',
      isUnsettled: true,
      from: 'the day the notice was sent to you',
      caveat:
        'A notice that came by fax or overnight delivery may give you 2 court days more (CCP 1013). Keep the earlier day.',
    },
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
          'We took it that it was mailed within California (5 days). Mail to an address in another state is 10 days, in another country 20; from where it was mailed does not matter (CCP 437c).',
      },
    },
    electronic: { days: 2, unit: 'court', citation: 'CCP 1010.6' },
    fax_or_overnight: { days: 2, unit: 'court', citation: 'CCP 437c' },
  },
} as const satisfies Readonly<Record<string, ServiceTable>>;

export type ServiceKey = keyof typeof SERVICE;
