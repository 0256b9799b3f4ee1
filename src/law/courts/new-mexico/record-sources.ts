import type { FeeWaiver, FilingFee, FilingPortal, ReadAt } from '../court-record.ts';

/** The pages on which the courts' addresses, hours and fees were read. */
export const SOURCES = {
  los_alamos: {
    title: 'News release of the First Judicial District Court, Los Alamos Reporter, December 2, 2021',
    address:
      'https://losalamosreporter.com/2021/12/02/staffing-changes-announced-for-los-alamos-district-court/',
    dated: '2021-12-02',
    retrieved: '2026-11-23',
  },
  second_district: {
    title: 'Child Support Division, Second Judicial District Court (copy of December 2025)',
    address: 'https://seconddistrict.nmcourts.gov/about-this-district/family-court/child-support/',
    dated: '2025-12',
    retrieved: '2026-11-23',
  },
  red_book: {
    title: 'New Mexico Court Records, Red Book at wiki.rootsweb.com (an older list)',
    address: 'https://wiki.rootsweb.com/wiki/index.php?title=New_Mexico_Court_Records&printable=yes',
    dated: null,
    retrieved: '2026-11-23',
  },
  chaves: {
    title: 'Jury information, Chaves County, Fifth Judicial District Court',
    address: 'https://fifthdistrictcourt.nmcourts.gov/chaves-county-jury-information/',
    dated: null,
    retrieved: '2026-11-23',
  },
  eddy: {
    title: 'Orders of protection, Eddy County, Fifth Judicial District Court',
    address: 'https://fifthdistrictcourt.nmcourts.gov/eddy-county/',
    dated: null,
    retrieved: '2026-11-23',
  },
  lea: {
    title: 'Lea County courthouses, recordsfinder.com',
    address: 'https://recordsfinder.com/court/courthouses/nm/lea',
    dated: null,
    retrieved: '2026-11-23',
  },
  eighth_district: {
    title: 'About the Court, Eighth Judicial District Court',
    address: 'https://eighthdistrictcourt.nmcourts.gov/home/about-the-court/',
    dated: null,
    retrieved: '2026-11-23',
  },
  ninth_district: {
    title: 'Frequently asked questions of jurors, Ninth Judicial District Court',
    address: 'https://ninthdistrictcourt.nmcourts.gov/faqs/',
    dated: null,
    retrieved: '2026-11-23',
  },
  eleventh_district: {
    title: 'News release of the Eleventh Judicial District Court, Daily Times, September 4, 2023',
    address:
      'https://www.daily-times.com/story/news/local/farmington/2023/09/04/san-juan-and-mckinley-district-courts-staying-continuously-open-weekdays/70743217007/',
    dated: '2023-09-04',
    retrieved: '2026-11-23',
  },
  sandoval: {
    title: 'Juror panel update, Sandoval County District Court, May 19, 2022',
    address: 'https://thirteenthdistrictcourt.nmcourts.gov/jury-duty-panel-update-sandoval/',
    dated: '2022-05-19',
    retrieved: '2026-11-23',
  },
  valencia: {
    title: 'District, magistrate and municipal courts, Valencia County News-Bulletin, October 24, 2019',
    address: 'https://news-bulletin.com/district-magistrate-and-municipal-courts/',
    dated: '2019-10-24',
    retrieved: '2026-11-23',
  },
  roswell_magistrate: {
    title: 'Magistrate Court in Roswell, legalclarity.org',
    address: 'https://legalclarity.org/magistrate-court-in-roswell-nm-traffic-and-small-claims',
    dated: null,
    retrieved: '2026-11-23',
  },
  raton_magistrate: {
    title: 'Eighth Judicial District Court (copy of 2020 at nmcourts.sks.com)',
    address: 'https://nmcourts.sks.com/Eighth-District-Court/',
    dated: '2020',
    retrieved: '2026-11-23',
  },
  metropolitan: {
    title:
      'Location, Hours & Contact, Bernalillo County Metropolitan Court (copy of 2024); its telephone from metro.nmcourts.gov/?p=1725',
    address: 'https://metro.nmcourts.gov/contact/',
    dated: '2024',
    retrieved: '2026-11-23',
  },
  metro_free_process: {
    title: 'Applications for Free Process, Bernalillo County Metropolitan Court',
    address: 'https://metro.nmcourts.gov/?p=1725',
    dated: null,
    retrieved: '2026-11-23',
  },
  district_fees: {
    title: 'Filing Fees, Copy Fees, and Other Court Fees, Second Judicial District Court',
    address: 'https://seconddistrictcourt.nmcourts.gov/home/clerks-office/court-fee-schedule/',
    dated: null,
    retrieved: '2026-11-23',
  },
  magistrate_fees: {
    title: 'NMSA 35-6-1, as House Bill 91 of 2021 restates it',
    address: 'https://nmlegis.gov/sessions/21%20Regular/bills/house/HB0091.HTML',
    dated: '2021',
    retrieved: '2026-11-23',
  },
  rule_23_114: {
    title: 'Rule 23-114 NMRA, copy at casetext.com',
    address:
      'https://print.casetext.com/rule/new-mexico-court-rules/new-mexico-supreme-court-general-rules/rule-23-114-free-process-in-civil-cases',
    dated: null,
    retrieved: '2026-11-23',
  },
  rule_1_005_2: {
    title: 'Rule 1-005.2 NMRA as amended through November 1, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-2-commencement-of-action-service-of-process-pleadings-motions-and-orders/rule-1-0052-electronic-service-and-filing-of-pleadings-and-other-papers',
    dated: '2024-11-01',
    retrieved: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, ReadAt>>;

/** NMSA 34-6-40 and the sections that add to it; the same in every judicial district. */
export const DISTRICT_FEES = [
  { what: 'File a civil case', payer: 'plaintiff', dollars: 132, source: SOURCES.district_fees },
  { what: 'File a domestic relations case', payer: 'plaintiff', dollars: 137, source: SOURCES.district_fees },
  { what: 'Ask for a civil jury of 6, each day', payer: null, dollars: 150, source: SOURCES.district_fees },
  { what: 'Ask for a civil jury of 12, each day', payer: null, dollars: 300, source: SOURCES.district_fees },
  { what: 'Certify a copy', payer: null, dollars: 1.5, source: SOURCES.district_fees },
] as const satisfies readonly FilingFee[];

/** Of the magistrate courts and the metropolitan court alike; the section as in force since July 2024 was not read. */
export const MAGISTRATE_FEES = [
  { what: 'File a civil case', payer: 'plaintiff', dollars: 72, source: SOURCES.magistrate_fees },
  { what: 'Ask for a jury in a civil case', payer: null, dollars: 25, source: SOURCES.magistrate_fees },
] as const satisfies readonly FilingFee[];

export const FREE_PROCESS = {
  form: 'Form 4-222, Application for Free Process and Affidavit of Indigency, with Form 4-223, the order',
  source: SOURCES.rule_23_114,
} as const satisfies FeeWaiver;

/** The address of the filing system itself was not read: this is the judiciary’s own site. */
export const FILE_AND_SERVE = {
  name: 'File & Serve',
  address: 'https://www.nmcourts.gov/',
  selfRepresented: 'no',
  note: 'Attorneys must file civil papers there. Parties without a lawyer are barred from it in civil cases and file on paper.',
  source: SOURCES.rule_1_005_2,
} as const satisfies FilingPortal;

export const METROPOLITAN_FILE_AND_SERVE = {
  name: 'File & Serve',
  address: 'https://www.nmcourts.gov/',
  selfRepresented: 'unread',
  note: 'Attorneys file there. Without a lawyer, an application for free process goes with the proposed complaint to the court in person, by mail, or by email to metrocivilpleadings@nmcourts.gov.',
  source: SOURCES.metro_free_process,
} as const satisfies FilingPortal;
