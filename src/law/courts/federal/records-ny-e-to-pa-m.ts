import type { CourtRecord } from '../court-record.ts';
import { CIVIL_FEES, IN_FORMA_PAUPERIS, PACER_LIST } from './record-sources.ts';

/** The district courts of ny-e to pa-m, by the courts' own ids. */
export const NY_E_TO_PA_M_RECORDS = {
  'us.district.ny-e': {
    offices: [
      {
        place: 'Brooklyn',
        address: 'US District Court Eastern District of New York, 225 Cadman Plaza E, Brooklyn, NY 11201',
        phone: '(718) 613-2600',
        hours: 'Monday to Friday, 8:30 a.m. to 5:00 p.m.',
        website: 'https://www.nyed.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Central Islip',
        address:
          'US District Court Eastern District of New York, Long Island Courthouse, 100 Federal Plaza, Central Islip, NY 11722-4438',
        phone: '(631) 712-6000',
        hours: null,
        website: 'https://www.nyed.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ny-n': {
    offices: [
      {
        place: 'Albany',
        address: 'James T. Foley U.S. Courthouse, 445 Broadway, Room 509, Albany, NY 12207-2936',
        phone: '(518) 257-1800',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: 'https://www.nynd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Binghamton',
        address: 'U.S. Courthouse, 15 Henry Street, Binghamton, NY 13901',
        phone: '(607) 773-2893',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: 'https://www.nynd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Syracuse',
        address:
          'James M. Hanley Federal Building, 100 South Clinton Street, PO Box 7367, Syracuse, NY 13261-7367',
        phone: '(315) 234-8500',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: 'https://www.nynd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Utica',
        address: 'Alexander Pirnie Federal Building, 10 Broad Street, Utica, NY 13501',
        phone: '(315) 793-8151',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: 'https://www.nynd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ny-s': {
    offices: [
      {
        place: 'New York',
        address: '500 Pearl Street, New York, NY 10007',
        phone: '(212) 805-0136',
        hours: 'Monday to Friday, 8:30 a.m. to 5:00 p.m.',
        website: 'https://www.nysd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'White Plains',
        address: '300 Quarropas Street, White Plains, NY 10601',
        phone: '(914) 390-4100',
        hours: 'Monday to Friday, 8:30 a.m. to 5:00 p.m.',
        website: 'https://www.nysd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ny-w': {
    offices: [
      {
        place: 'Buffalo',
        address: '2 Niagara Square, Buffalo, NY 14202-3350',
        phone: '(716) 551-1700',
        hours: 'Monday to Friday, 9:00 a.m. to 5:00 p.m.',
        website: 'https://www.nywd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Rochester',
        address: '100 State Street, Rochester, NY 14614',
        phone: '(585) 613-4000',
        hours: 'Monday to Friday, 9:00 a.m. to 5:00 p.m.',
        website: 'https://www.nywd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.oh-n': {
    offices: [
      {
        place: 'Akron',
        address: '568 United States Courthouse, Federal Building, South Main Street, Akron, OH 44308-1813',
        phone: '(330) 252-6000',
        hours: '9:00 a.m. to 4:00 p.m.',
        website: 'https://www.ohnd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Cleveland',
        address: 'Carl B. Stokes United States Court House, 801 West Superior Avenue, Cleveland, OH 44113',
        phone: '(216) 357-7000',
        hours: '9:00 a.m. to 4:00 p.m.',
        website: 'https://www.ohnd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Toledo',
        address: '114 United States Courthouse, 1716 Spielbusch Avenue, Toledo, OH 43604-1363',
        phone: '(419) 213-5500',
        hours: '9:00 a.m. to 4:00 p.m.',
        website: 'https://www.ohnd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Youngstown',
        address: '337 U.S. Federal Building and Courthouse, 125 Market Street, Youngstown, OH 44503-1780',
        phone: '(330) 884-7400',
        hours: '9:00 a.m. to 4:00 p.m.',
        website: 'https://www.ohnd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.oh-s': {
    offices: [
      {
        place: 'Cincinnati',
        address: 'Potter Stewart U.S. Courthouse, Room 103, 100 East Fifth Street, Cincinnati, OH 45202',
        phone: '(513) 564-7500',
        hours: null,
        website: 'https://www.ohsd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Columbus',
        address: 'Joseph P. Kinneary U.S. Courthouse, Room 121, 85 Marconi Boulevard, Columbus, OH 43215',
        phone: '(614) 719-3000',
        hours: null,
        website: 'https://www.ohsd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Dayton',
        address: 'Federal Building, Room 712, 200 West Second Street, Dayton, OH 45402',
        phone: '(937) 512-1400',
        hours: null,
        website: 'https://www.ohsd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ok-e': {
    offices: [
      {
        place: 'Muskogee',
        address: '101 North Fifth Street, Room 208, Muskogee, OK 74401',
        phone: '(918) 684-7920',
        hours: 'Monday to Friday, 8:00 a.m. to 4:30 p.m.',
        website: 'https://www.oked.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ok-n': {
    offices: [
      {
        place: 'Tulsa',
        address: '333 W. 4th St., Rm. 411, Tulsa, OK 74103',
        phone: '(918) 699-4700',
        hours: 'Monday to Friday, 8:30 a.m. to 4:30 p.m.',
        website: 'https://www.oknd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ok-w': {
    offices: [
      {
        place: 'Oklahoma City',
        address: '200 NW 4th Street, Room 1210, Oklahoma City, OK 73102',
        phone: '(405) 609-5000',
        hours: 'Monday to Friday, 8:30 a.m. to 4:30 p.m.',
        website: 'https://www.okwd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.or': {
    offices: [
      {
        place: 'Eugene',
        address: 'Wayne L. Morse US Courthouse, 405 East Eight Avenue, Suite 2100, Eugene, OR 97401',
        phone: '(541) 431-4100',
        hours: 'Monday to Thursday, 8:30 a.m. to 4:30 p.m.; Friday, 9:30 a.m. to 4:30 p.m.',
        website: 'https://ord.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Medford',
        address: 'James A. Redden US Courthouse, 310 West Sixth Street, Room 201, Medford, OR 97501-2710',
        phone: '(541) 608-8777',
        hours: 'Monday to Thursday, 8:30 a.m. to 4:30 p.m.; Friday, 9:30 a.m. to 4:30 p.m.',
        website: 'https://ord.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Portland',
        address: 'Mark Hatfield US Courthouse, 1000 SW Third Avenue, Suite 740, Portland, OR 97204-2908',
        phone: '(503) 326-8050',
        hours: 'Monday to Thursday, 8:30 a.m. to 4:30 p.m.; Friday, 9:30 a.m. to 4:30 p.m.',
        website: 'https://ord.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.pa-e': {
    offices: [
      {
        place: 'Philadelphia',
        address: '601 Market Street, Room 2609, Philadelphia, PA 19106',
        phone: '(866) 323-4323',
        hours: 'Monday to Friday, 8:30 a.m. to 5:00 p.m.',
        website: null,
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.pa-m': {
    offices: [
      {
        place: 'Harrisburg',
        address:
          'Ronald Reagan Federal Building and U.S. Courthouse, 228 Walnut Street, P.O. Box 983, Harrisburg, PA 17108',
        phone: '(717) 221-3920',
        hours: 'Monday to Friday, 8:30 a.m. to 5:00 p.m.',
        website: 'https://www.pamd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Scranton',
        address:
          'William J. Nealon Federal Building and U.S. Courthouse, 235 N. Washington Avenue, P.O. Box 1148, Scranton, PA 18501-1148',
        phone: '(570) 207-5600',
        hours: 'Monday to Friday, 8:30 a.m. to 5:00 p.m.',
        website: 'https://www.pamd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Wilkes-Barre',
        address: 'Max Rosenn U.S. Courthouse, 197 South Main Street, Wilkes-Barre, PA 18701',
        phone: '(570) 207-5600',
        hours: 'Monday to Friday, 8:30 a.m. to 5:00 p.m.',
        website: 'https://www.pamd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Williamsport',
        address:
          'Herman T. Schneebeli Federal Building and U.S. Courthouse, 240 West Third Street, Suite 218, Williamsport, PA 17701',
        phone: '(570) 323-6380',
        hours: 'Monday to Friday, 8:30 a.m. to 5:00 p.m.',
        website: 'https://www.pamd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
} as const satisfies Readonly<Record<string, CourtRecord>>;
