import type { CourtRecord } from '../court-record.ts';
import { CIVIL_FEES, IN_FORMA_PAUPERIS, PACER_LIST } from './record-sources.ts';
import { AK_TO_CA_S_RECORDS } from './records-ak-to-ca-s.ts';
import { CO_TO_IA_S_RECORDS } from './records-co-to-ia-s.ts';
import { ID_TO_LA_M_RECORDS } from './records-id-to-la-m.ts';
import { LA_W_TO_MO_W_RECORDS } from './records-la-w-to-mo-w.ts';
import { MS_N_TO_NV_RECORDS } from './records-ms-n-to-nv.ts';
import { NY_E_TO_PA_M_RECORDS } from './records-ny-e-to-pa-m.ts';
import { PA_W_TO_TX_N_RECORDS } from './records-pa-w-to-tx-n.ts';
import { TX_S_TO_WI_W_RECORDS } from './records-tx-s-to-wi-w.ts';
import { WV_N_TO_WY_RECORDS } from './records-wv-n-to-wy.ts';

/** A firm's page: the court's own list names Albuquerque alone. */
const NEW_MEXICO_COURTHOUSES = {
  title: 'United States District Court for the District of New Mexico, The Federal Criminal Attorneys',
  address: 'https://www.thefederalcriminalattorneys.com/district-of-new-mexico',
  dated: null,
  retrieved: '2026-11-23',
} as const;

/** How each federal district court is reached, by the court's id. */
export const FEDERAL_RECORDS = {
  ...AK_TO_CA_S_RECORDS,
  ...CO_TO_IA_S_RECORDS,
  ...ID_TO_LA_M_RECORDS,
  ...LA_W_TO_MO_W_RECORDS,
  ...MS_N_TO_NV_RECORDS,
  ...NY_E_TO_PA_M_RECORDS,
  ...PA_W_TO_TX_N_RECORDS,
  ...TX_S_TO_WI_W_RECORDS,
  ...WV_N_TO_WY_RECORDS,
  'us.district.nm': {
    offices: [
      {
        place: 'Albuquerque',
        address: '333 Lomas Blvd NW, Albuquerque, NM 87102',
        phone: '(505) 348-2000',
        hours: 'Monday to Friday, 8:30 a.m. to 12:00 p.m. and 1:00 p.m. to 4:30 p.m.',
        website: 'https://www.nmd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Las Cruces',
        address: 'Las Cruces U.S. Courthouse, 100 N. Church Street, Las Cruces, NM 88001',
        phone: '(575) 528-1400',
        hours: null,
        website: 'https://www.nmd.uscourts.gov/',
        source: NEW_MEXICO_COURTHOUSES,
      },
      {
        place: 'Roswell',
        address: 'Roswell U.S. Courthouse, 500 N. Richardson, Roswell, NM 88201',
        phone: '(575) 637-7960',
        hours: null,
        website: 'https://www.nmd.uscourts.gov/',
        source: NEW_MEXICO_COURTHOUSES,
      },
      {
        place: 'Santa Fe',
        address: 'Santiago E. Campos U.S. Courthouse, 106 S. Federal Place, Santa Fe, NM 87501',
        phone: '(505) 988-6481',
        hours: null,
        website: 'https://www.nmd.uscourts.gov/',
        source: NEW_MEXICO_COURTHOUSES,
      },
    ],
    portal: {
      name: 'CM/ECF',
      address: 'https://ecf.nmd.uscourts.gov',
      selfRepresented: 'leave',
      note: 'Attorneys must file there. Without a lawyer you need the leave of your judge, in each case (Guide for Pro Se Litigants, November 2019, page 13, as the court quoted it in March 2022); until then, file by hand or by mail.',
      source: {
        title:
          'Filing Information, U.S. District Court for the District of New Mexico (copy of January 2023)',
        address: 'https://www.nmd.uscourts.gov/filing-information',
        dated: '2023-01',
        retrieved: '2026-11-23',
      },
    },
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
} as const satisfies Readonly<Record<string, CourtRecord>>;
