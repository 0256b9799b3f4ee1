import type { CourtRecord } from '../court-record.ts';
import { CIVIL_FEES, IN_FORMA_PAUPERIS, PACER_LIST } from './record-sources.ts';

/** The district courts of wv-n to wy, by the courts' own ids. */
export const WV_N_TO_WY_RECORDS = {
  'us.district.wv-n': {
    offices: [
      {
        place: 'Clarksburg',
        address: '500 W. Pike Street, Clarksburg, WV 26302',
        phone: '(304) 622-8513',
        hours: '8:30 a.m. to 5:00 p.m.',
        website: 'https://www.wvnd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Martinsburg',
        address: '217 W. King Street, Room 102, Martinsburg, WV 25401',
        phone: '(304) 267-8225',
        hours: null,
        website: 'https://www.wvnd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.wv-s': {
    offices: [
      {
        place: 'Beckley',
        address: '110 North Heber Street, Beckley, WV 25801',
        phone: '(304) 253-7481',
        hours: null,
        website: 'https://www.wvsd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Bluefield',
        address: '601 Federal Street, Bluefield, WV 24701',
        phone: '(304) 327-9798',
        hours: null,
        website: 'https://www.wvsd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Charleston',
        address: '300 Virginia Street East, Charleston, WV 25301',
        phone: '(304) 347-3000',
        hours: null,
        website: 'https://www.wvsd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Huntington',
        address: '845 Fifth Avenue, Huntington, WV 25701',
        phone: '(304) 529-5588',
        hours: null,
        website: 'https://www.wvsd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.wy': {
    offices: [
      {
        place: 'Casper',
        address: '111 South Wolcott, Room 121, Casper, WY 82601',
        phone: '(307) 232-2620',
        hours: '8:00 a.m. to 12:00 p.m. and 1:00 p.m. to 5:00 p.m.',
        website: 'https://www.wyd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Cheyenne',
        address: '2120 Capitol Avenue, Room 2131, Cheyenne, WY 82001',
        phone: '(307) 433-2120',
        hours: '8:00 a.m. to 12:00 p.m. and 1:00 p.m. to 5:00 p.m.',
        website: 'https://www.wyd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
} as const satisfies Readonly<Record<string, CourtRecord>>;
