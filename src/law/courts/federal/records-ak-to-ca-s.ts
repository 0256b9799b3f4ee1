import type { CourtRecord } from '../court-record.ts';
import { CIVIL_FEES, IN_FORMA_PAUPERIS, PACER_LIST } from './record-sources.ts';

/** The district courts of ak to ca-s, by the courts' own ids. */
export const AK_TO_CA_S_RECORDS = {
  'us.district.ak': {
    offices: [
      {
        place: 'Anchorage',
        address:
          'James M. Fitzgerald U.S. Courthouse and Federal Building, 222 W. 7th Avenue, Room 229, Box/Suite #4, Anchorage, AK 99513',
        phone: '(907) 677-6100',
        hours: 'Monday to Friday, 9:00 a.m. to 4:30 p.m.',
        website: 'https://www.akd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Fairbanks',
        address: '101 12th Avenue, Room 332, Fairbanks, AK 99701',
        phone: '(907) 451-5791',
        hours: 'Monday to Friday, 9:00 a.m. to 4:30 p.m.',
        website: 'https://www.akd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Juneau',
        address:
          'Hurff Ackerman Saunders Federal Building and Robert Boochever U.S. Courthouse, 709 W. 9th Street, Room 979, Juneau, AK 99801',
        phone: '(907) 586-7458',
        hours: 'Monday to Friday, 9:00 a.m. to 12:00 p.m. and 1:00 p.m. to 4:30 p.m.',
        website: 'https://www.akd.uscourts.gov/',
        note: 'Mail goes to P.O. Box 020349, Juneau, AK 99802.',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.al-m': {
    offices: [
      {
        place: 'Montgomery',
        address: 'One Church Street, Montgomery, AL 36104',
        phone: '(334) 954-3600',
        hours: 'Monday to Friday, 8:00 a.m. to 5:00 p.m.',
        website: 'https://www.almd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.al-n': {
    offices: [
      {
        place: 'Birmingham',
        address: '1729 5th Ave North, Birmingham, AL 35203',
        phone: '(205) 278-1700',
        hours: 'Monday to Friday, 8:30 a.m. to 4:30 p.m.',
        website: 'https://www.alnd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.al-s': {
    offices: [
      {
        place: 'Mobile',
        address: '155 St. Joseph Street, Mobile, AL 36602',
        phone: '(251) 690-2371',
        hours: 'Monday to Friday, 8:00 a.m. to 5:00 p.m. (Central time)',
        website: 'https://www.alsd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ar-e': {
    offices: [
      {
        place: 'Jonesboro',
        address: '615 S. Main, Room 312, Jonesboro, AR 72401',
        phone: '(870) 972-4610',
        hours: 'Monday to Friday, 8:00 a.m. to 5:00 p.m.',
        website: 'https://www.are.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Little Rock',
        address:
          'Richard Sheppard Arnold United States Courthouse, 600 West Capitol Ave, Room A149, Little Rock, AR 72201',
        phone: '(501) 604-5351',
        hours: 'Monday to Friday, 8:00 a.m. to 5:00 p.m.',
        website: 'https://www.are.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ar-w': {
    offices: [
      {
        place: 'El Dorado',
        address: 'United States Courthouse and Post Office, 101 South Jackson, Room 205, El Dorado, AR 71730',
        phone: '(870) 862-1202',
        hours: 'Monday to Friday, 8:00 a.m. to 4:30 p.m.',
        website: 'https://www.arwd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Fayetteville',
        address:
          'John Paul Hammerschmidt Federal Building, 35 East Mountain, Suite 510, Fayetteville, AR 72701',
        phone: '(479) 521-6980',
        hours: 'Monday to Friday, 8:00 a.m. to 5:00 p.m.',
        website: 'https://www.arwd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Fort Smith',
        address:
          'Judge Isaac C. Parker Federal Building, South 6th Street and Rogers Avenue, Room 1038, Fort Smith, AR 72901',
        phone: '(479) 783-6833',
        hours: 'Monday to Friday, 8:00 a.m. to 5:00 p.m.',
        website: 'https://www.arwd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Texarkana',
        address:
          'United States Courthouse and Post Office, 500 N. Stateline Avenue, Room 302, Texarkana, AR 71854',
        phone: '(870) 773-3381',
        hours: 'Monday to Friday, 8:00 a.m. to 4:30 p.m.',
        website: 'https://www.arwd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.az': {
    offices: [
      {
        place: 'Phoenix',
        address:
          'Sandra Day O’Connor U.S. Courthouse, 401 W. Washington Street, Ste 130, SPC 1, Phoenix, AZ 85003-2118',
        phone: '(602) 322-7200',
        hours: '8:30 a.m. to 5:00 p.m.',
        website: 'https://www.azd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Prescott',
        address: 'U.S. Post Office Building, 101 W. Goodwin Street, Prescott, AZ 86301',
        phone: '(928) 445-6598',
        hours: '8:00 a.m. to 5:00 p.m.',
        website: 'https://www.azd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Tucson',
        address:
          'Evo A. DeConcini U.S. Courthouse, 405 W. Congress Street, Suite 1500, Tucson, AZ 85701-5010',
        phone: '(520) 205-4200',
        hours: '8:30 a.m. to 5:00 p.m.',
        website: 'https://www.azd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Yuma',
        address: 'John M. Roll United States Courthouse, 98 West 1st Street, Yuma, AZ 85364',
        phone: '(928) 329-4766',
        hours: '8:30 a.m. to 5:00 p.m.',
        website: 'https://www.azd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ca-c': {
    offices: [
      {
        place: 'Los Angeles',
        address: '255 E. Temple Street, Los Angeles, CA 90012',
        phone: null,
        hours: null,
        website: 'https://www.cacd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Los Angeles',
        address: 'U.S. Courthouse, 350 W. 1st Street, Los Angeles, CA 90012',
        phone: null,
        hours: '9:00 a.m. to 4:00 p.m.',
        website: 'https://www.cacd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Riverside',
        address: '3470 Twelfth Street, Room 134, Riverside, CA 92501',
        phone: null,
        hours: '9:00 a.m. to 4:00 p.m.',
        website: 'https://www.cacd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Santa Ana',
        address: '411 West Fourth Street, Room 1053, Santa Ana, CA 92701',
        phone: null,
        hours: '9:00 a.m. to 4:00 p.m.',
        website: 'https://www.cacd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ca-e': {
    offices: [
      {
        place: 'Bakersfield',
        address: '510 19th Street, Bakersfield, CA 93301',
        phone: '(661) 326-6620',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: 'https://www.caed.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Fresno',
        address: '2500 Tulare Street, Fresno, CA 93721',
        phone: '(559) 499-5600',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: 'https://www.caed.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Redding',
        address: '2986 Bechelli Lane, Redding, CA 96002',
        phone: '(530) 246-5416',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: 'https://www.caed.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Sacramento',
        address: '501 I Street, Sacramento, CA 95814',
        phone: '(916) 930-4000',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: 'https://www.caed.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'Yosemite',
        address: '9004 Castle Cliff Court, Yosemite, CA 95389',
        phone: '(209) 372-0320',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: 'https://www.caed.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ca-n': {
    offices: [
      {
        place: 'Oakland',
        address: '1301 Clay Street, Suite 4008, Oakland, CA 94612',
        phone: '(510) 637-3530',
        hours: null,
        website: null,
        source: PACER_LIST,
      },
      {
        place: 'San Francisco',
        address: '450 Golden Gate Avenue, Box 36060, San Francisco, CA 94102',
        phone: '(415) 522-2000',
        hours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.',
        website: null,
        source: PACER_LIST,
      },
      {
        place: 'San Jose',
        address: '280 So. First Street, Room 2112, San Jose, CA 95113',
        phone: '(408) 535-5364',
        hours: null,
        website: null,
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
  'us.district.ca-s': {
    offices: [
      {
        place: 'El Centro',
        address: '2003 W. Adams Ave, Suite 220, El Centro, CA 92243',
        phone: '(760) 353-1271',
        hours: 'Monday to Friday, 8:30 a.m. to 4:30 p.m.',
        website: 'https://www.casd.uscourts.gov/',
        source: PACER_LIST,
      },
      {
        place: 'San Diego',
        address: '333 West Broadway, Suite 420, San Diego, CA 92101',
        phone: '(619) 557-5600',
        hours: 'Monday to Friday, 8:30 a.m. to 4:30 p.m.',
        website: 'https://www.casd.uscourts.gov/',
        source: PACER_LIST,
      },
    ],
    portal: null,
    fees: CIVIL_FEES,
    waiver: IN_FORMA_PAUPERIS,
  },
} as const satisfies Readonly<Record<string, CourtRecord>>;
