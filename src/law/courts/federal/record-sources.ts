import type { FeeWaiver, FilingFee, ReadAt } from '../court-record.ts';

/** The federal courts' own list of their offices. */
export const PACER_LIST = {
  title: 'PACER, Court CM/ECF Lookup (copy of January 10, 2023)',
  address: 'https://pacer.uscourts.gov/file-case/court-cmecf-lookup/data.json',
  dated: '2023-01-10',
  retrieved: '2026-11-23',
} as const satisfies ReadAt;

const FEE_SCHEDULE = {
  title: 'Schedule of Fees, U.S. District Court for the Southern District of Iowa (undated copy)',
  address: 'https://www.iasd.uscourts.gov/schedule-fees',
  dated: null,
  retrieved: '2026-11-23',
} as const satisfies ReadAt;

/** One schedule for every district court (28 USC 1914): $350, and $55 for administration. */
export const CIVIL_FEES = [
  { what: 'File a civil action', payer: 'plaintiff', dollars: 405, source: FEE_SCHEDULE },
  {
    what: 'File a petition for a writ of habeas corpus',
    payer: 'plaintiff',
    dollars: 5,
    source: FEE_SCHEDULE,
  },
  { what: 'Appeal to the court of appeals', payer: null, dollars: 605, source: FEE_SCHEDULE },
] as const satisfies readonly FilingFee[];

/** The form itself was not read, only the statute that it rests on. */
export const IN_FORMA_PAUPERIS = {
  form: 'Application to proceed in forma pauperis (28 U.S.C. 1915)',
  source: {
    title: 'Notice of the administrative fee of 28 U.S.C. 1914(b), Eastern District of New York',
    address: 'https://www.nyed.uscourts.gov/court-info/local-rules-and-orders/local-rules?page=7',
    dated: null,
    retrieved: '2026-11-23',
  },
} as const satisfies FeeWaiver;
