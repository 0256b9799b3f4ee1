import type { ServiceTable } from '../../service-table.ts';

/**
 * What the way of service adds: Rule 1-006(C) NMRA in the district courts, read second-hand as it stands since Dec 31, 2024;
 * Rule 12-308(B) for appeals; Rule 2-104 in the magistrate courts, whose words on mail were not read.
 */
export const SERVICE = {
  /** The summons itself. On which day each way of service is complete was not read: each counts from the earliest. */
  nmra_1_004: {
    home: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 1-004 NMRA',
      from: 'the day the papers were left at your home',
      caveat:
        'Papers that are left at a home have to be mailed too (Form 4-206). We could not read in Rule 1-004 NMRA from which day it counts: this is the earliest it can be. Verify with the clerk.',
    },
    work: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 1-004 NMRA',
      from: 'the day the papers were left at your work',
      caveat:
        'Papers that are left at a workplace have to be mailed too (Form 4-206). We could not read in Rule 1-004 NMRA from which day it counts: this is the earliest it can be. Verify with the clerk.',
    },
    posted: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 1-004 NMRA',
      from: 'the day the papers were posted',
      caveat:
        'We could not read whether a summons that was posted counts here. We could not read in Rule 1-004 NMRA from which day it counts: this is the earliest it can be. Verify with the clerk.',
    },
    receipt: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 1-004 NMRA',
      from: 'the day the receipt was signed',
      caveat:
        'As far as we know, service is complete on the day the receipt was signed; those words of Rule 1-004 NMRA we could not read. If you entered the day of mailing, the date is too early, which is safe. Verify with the clerk.',
    },
    publication: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 1-004 NMRA',
      from: 'the first day on which the summons was published',
      caveat:
        'Only where the court allowed it. We could not read in Rule 1-004 NMRA from which day it counts: this is the earliest it can be. Verify with the clerk.',
    },
    waiver: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 1-004 NMRA',
      from: 'the day you signed the waiver',
      caveat:
        'A defendant may waive the summons (Rule 1-004 NMRA). From which day the time then runs we could not read: this is the earliest it can be. Verify with the clerk.',
    },
  },
  nmra_2_202: {
    home: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 2-202 NMRA',
      from: 'the day the papers were left at your home',
      caveat:
        'Papers that are left at a home have to be mailed too (Form 4-206). We could not read in Rule 2-202 NMRA from which day it counts: this is the earliest it can be. Verify with the clerk.',
    },
    work: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 2-202 NMRA',
      from: 'the day the papers were left at your work',
      caveat:
        'Papers that are left at a workplace have to be mailed too (Form 4-206). We could not read in Rule 2-202 NMRA from which day it counts: this is the earliest it can be. Verify with the clerk.',
    },
    posted: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 2-202 NMRA',
      from: 'the day the papers were posted',
      caveat:
        'We could not read whether a summons that was posted counts here. We could not read in Rule 2-202 NMRA from which day it counts: this is the earliest it can be. Verify with the clerk.',
    },
    receipt: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 2-202 NMRA',
      from: 'the day the receipt was signed',
      caveat:
        'As far as we know, service is complete on the day the receipt was signed; those words of Rule 2-202 NMRA we could not read. If you entered the day of mailing, the date is too early, which is safe. Verify with the clerk.',
    },
    publication: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 2-202 NMRA',
      from: 'the first day on which the summons was published',
      caveat:
        'Only where the court allowed it. We could not read in Rule 2-202 NMRA from which day it counts: this is the earliest it can be. Verify with the clerk.',
    },
    waiver: {
      days: 0,
      unit: 'calendar',
      citation: 'Rule 2-202 NMRA',
      from: 'the day you signed the waiver',
      caveat:
        'Service is waived by filing an answer (Rule 2-202 NMRA); of another waiver we read nothing. This is the earliest it can be. Verify with the clerk.',
    },
  },
  nmra_1_006: {
    mail: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 1-006(C) NMRA',
      isUnchecked: true,
      caveat: 'We read Rule 1-006(C) NMRA, which adds 3 days after service by mail, only as others quote it.',
    },
    electronic: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 1-006(C) NMRA',
      isUnsettled: true,
      servedBefore: '2024-12-31',
      caveat:
        'Until Dec 31, 2024 Rule 1-006(C) NMRA added 3 days for electronic service, as others quote it.',
    },
  },
  nmra_1_006_unsettled: {
    mail: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 1-006(C) NMRA',
      isUnsettled: true,
      caveat:
        'Rule 1-006(C) NMRA adds 3 days after service by mail, as others quote it. That it lengthens this deadline is not certain.',
    },
    electronic: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 1-006(C) NMRA',
      isUnsettled: true,
      servedBefore: '2024-12-31',
      caveat:
        'Until Dec 31, 2024 Rule 1-006(C) NMRA added 3 days for electronic service, as others quote it.',
    },
  },
  nmra_12_308: {
    mail: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 12-308(B) NMRA',
      isUnsettled: true,
      caveat:
        'The 3 days of Rule 12-308(B) NMRA for certain kinds of service apply to this deadline, as the rules committee says. Which kinds those are we could not read.',
    },
    electronic: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 12-308(B) NMRA',
      isUnsettled: true,
      caveat:
        'The 3 days of Rule 12-308(B) NMRA for certain kinds of service apply to this deadline, as the rules committee says. Which kinds those are we could not read.',
    },
  },
  nmra_2_104_unsettled: {
    mail: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 2-104 NMRA',
      isUnsettled: true,
      caveat: 'We could not check that service by mail adds 3 days in New Mexico magistrate courts.',
    },
    electronic: {
      days: 3,
      unit: 'calendar',
      citation: 'Rule 2-104 NMRA',
      isUnsettled: true,
      caveat:
        'We could not check that service by electronic means adds 3 days in New Mexico magistrate courts.',
    },
  },
} as const satisfies Readonly<Record<string, ServiceTable>>;

export type ServiceKey = keyof typeof SERVICE;
