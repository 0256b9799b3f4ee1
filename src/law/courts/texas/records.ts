import type { CourtRecord } from '../court-record.ts';
import { TX_COUNTIES, TX_COUNTY, TX_DISTRICT, TX_DISTRICTS, TX_JUSTICE, TX_JUSTICES } from './courts.ts';

/** Of buildings, hours, fees and portals nothing was read; of not paying, the rule that holds in all of them. */
const TRIAL: CourtRecord = {
  offices: [],
  portal: null,
  fees: [],
  waiver: {
    form: 'Statement of Inability to Afford Payment of Court Costs',
    source: {
      title: 'TRCP 145 (2021), copy of the South Texas College of Law',
      address: 'https://www.stcl.edu/lib/TexasRulesProject/TRCP125-149/rule1452021.html',
      dated: '2021',
      retrieved: '2026-11-23',
    },
  },
};
const JUSTICE: CourtRecord = {
  ...TRIAL,
  waiver: {
    form: 'Statement of Inability to Afford Payment of Court Costs',
    source: {
      title: 'TRCP 502.3(a), copy at texaslegalrules.com',
      address: 'https://texaslegalrules.com/trcp/rules/502',
      dated: null,
      retrieved: '2026-11-23',
    },
  },
};

/** How the courts of Texas are reached, by the court's id. */
export const TEXAS_RECORDS: Readonly<Record<string, CourtRecord>> = Object.fromEntries([
  ...[TX_DISTRICT, ...TX_DISTRICTS.values(), TX_COUNTY, ...TX_COUNTIES.values()].map(
    ({ id }) => [id, TRIAL] as const,
  ),
  ...[TX_JUSTICE, ...TX_JUSTICES.values()].map(({ id }) => [id, JUSTICE] as const),
]);
