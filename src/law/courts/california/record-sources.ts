import type { FeeWaiver, FilingFee, ReadAt } from '../court-record.ts';

/** The pages on which the courts' addresses, hours and fees were read. */
export const RECORD_SOURCES = {
  los_angeles: {
    title: 'The court process, Los Angeles County Child Support Services',
    address: 'https://cssd.lacounty.gov/the-court-process/',
    dated: null,
    retrieved: '2026-11-23',
  },
  orange: {
    title: 'Superior Court of California, County of Orange (copy of December 2022)',
    address: 'https://occourts.org/',
    dated: '2022-12',
    retrieved: '2026-11-23',
  },
  sacramento: {
    title: 'Filing Instructions, Sacramento Superior Court, Civil Division (copy of 2023)',
    address: 'https://saccourt.ca.gov/civil/filing-instructions.aspx',
    dated: '2023',
    retrieved: '2026-11-23',
  },
  san_bernardino: {
    title: '2019 State of the Court, Superior Court of San Bernardino County',
    address: 'https://user-i5s7sut.cld.bz/2019SOTC/32/',
    dated: '2019',
    retrieved: '2026-11-23',
  },
  san_diego: {
    title: 'Landlord/Tenant Locations, San Diego Superior Court',
    address: 'https://www.sdcourt.ca.gov/sdcourt/civil2/landlordtenant/landlordtenantlocations',
    dated: null,
    retrieved: '2026-11-23',
  },
  san_francisco: {
    title:
      'Reduced hours in San Francisco clerk’s offices from October 22, 2018, Bar Association of San Francisco',
    address: 'https://sfbar.org/blog/reduced-hours-in-san-francisco-clerks-offices-starting-october-22',
    dated: '2018-10-22',
    retrieved: '2026-11-23',
  },
  santa_clara: {
    title: 'Notice of the Superior Court of Santa Clara County, May 2017, Legal Professionals, Inc.',
    address: 'https://legalprofessionalsinc.org/santa-clara-reduces-business-office-and-telephone-hours',
    dated: '2017-05',
    retrieved: '2026-11-23',
  },
  fee_schedule: {
    title: 'Statewide Civil Fee Schedule effective January 1, 2018, copy at documentine.com',
    address:
      'https://online.documentine.com/one-legal-filing-fees/1/section-s-fee-due-initial-filing-fees-in-civil-cases.html',
    dated: '2018-01-01',
    retrieved: '2026-11-23',
  },
  fee_waiver: {
    title: 'Form Packets – Fee Waiver, San Joaquin County Superior Court',
    address: 'https://sjcourts.org/form-packets/form-packets-fee-waiver',
    dated: null,
    retrieved: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, ReadAt>>;

/** Of every county but Riverside, San Bernardino and San Francisco, which add a surcharge that was not read. */
export const CIVIL_FEES = [
  {
    what: 'File an unlimited civil complaint',
    payer: 'plaintiff',
    dollars: 435,
    source: RECORD_SOURCES.fee_schedule,
  },
  {
    what: 'Answer an unlimited civil complaint',
    payer: 'defendant',
    dollars: 435,
    source: RECORD_SOURCES.fee_schedule,
  },
  {
    what: 'File a limited civil complaint over $10,000',
    payer: 'plaintiff',
    dollars: 370,
    source: RECORD_SOURCES.fee_schedule,
  },
  {
    what: 'Answer a limited civil complaint over $10,000',
    payer: 'defendant',
    dollars: 370,
    source: RECORD_SOURCES.fee_schedule,
  },
  {
    what: 'File an eviction of over $10,000, limited',
    payer: 'plaintiff',
    dollars: 385,
    source: RECORD_SOURCES.fee_schedule,
  },
  {
    what: 'File a civil complaint of $10,000 or less',
    payer: 'plaintiff',
    dollars: 225,
    source: RECORD_SOURCES.fee_schedule,
  },
  {
    what: 'Answer a civil complaint of $10,000 or less',
    payer: 'defendant',
    dollars: 225,
    source: RECORD_SOURCES.fee_schedule,
  },
  {
    what: 'File an eviction of $10,000 or less',
    payer: 'plaintiff',
    dollars: 240,
    source: RECORD_SOURCES.fee_schedule,
  },
] as const satisfies readonly FilingFee[];

export const FEE_WAIVER = {
  form: 'Form FW-001, Request to Waive Court Fees',
  source: RECORD_SOURCES.fee_waiver,
} as const satisfies FeeWaiver;
