import { z } from 'zod';

const MIN_DOCKET_TEXT = 10;
export const MAX_DOCKET_TEXT = 50_000;

const REQUIRED = 'Please enter docket text';

/** Docket text as a person pastes it: 10 to 50,000 characters (UTF-16 units). */
export const DocketText = z
  .string(REQUIRED)
  .refine((text) => text.trim() !== '', { error: REQUIRED, abort: true })
  .refine((text) => text.trim().length >= MIN_DOCKET_TEXT, {
    error: 'Docket text must be at least 10 characters',
    abort: true,
  })
  .max(MAX_DOCKET_TEXT, 'Docket text must be less than 50,000 characters');

/** What an entry is, in the order in which the words are tested (see document-type.ts). */
const DOCKET_DOCUMENT_TYPES = [
  'Order',
  'Judgment',
  'Minute Entry',
  'Proposed Order',
  'Motion',
  'Response',
  'Reply',
  'Answer',
  'Complaint',
  'Summons',
  'Service',
  'Certificate of Service',
  'Discovery',
  'Stipulation',
  'Notice',
  'Affidavit',
  'Declaration',
  'Exhibit',
  'Memorandum',
  'Transcript',
  'Disclosure Statement',
  'Letter',
  'Other',
] as const;
export const DocketDocumentType = z.enum(DOCKET_DOCUMENT_TYPES);
export type DocketDocumentType = z.infer<typeof DocketDocumentType>;

/** The kinds of docket page that are recognized; 'generic' is any other list of dated lines. */
const DOCKET_FORMATS = [
  'pacer',
  'cmecf-history',
  'cmecf-notice',
  'new-mexico-case-lookup',
  're-search-nm',
  'odyssey',
  'los-angeles',
  'florida',
  'nyscef',
  'appellate',
  'supreme-court',
  'courtlistener',
  'generic',
] as const;
export const DocketFormat = z.enum(DOCKET_FORMATS);
export type DocketFormat = z.infer<typeof DocketFormat>;

export const ChangeStatus = z.enum(['NEW', 'UPDATED', 'UNCHANGED']);
export type ChangeStatus = z.infer<typeof ChangeStatus>;

export const DocketAttachment = z.object({ number: z.string(), description: z.string() });
export type DocketAttachment = z.infer<typeof DocketAttachment>;

/** An entry as it stands in a paste. */
export const DocketRow = z.object({
  /** As the court prints it; null where the court shows none. */
  entryNumber: z.string().nullable(),
  /** 1-based line of the paste on which the entry begins. */
  lineNumber: z.number().int(),
  /** The day it was filed, YYYY-MM-DD; null where the date printed does not exist. */
  date: z.string().nullable(),
  /** The date as it is printed. */
  dateString: z.string(),
  /** The day the clerk entered it, YYYY-MM-DD; null where the page does not say. */
  enteredDate: z.string().nullable(),
  /** The whole text of the entry on one line, with attachments, initials and clerk's marks. */
  description: z.string(),
  documentType: DocketDocumentType,
  attachments: z.array(DocketAttachment),
  /** What the page says beside the text: pages, size, party, result, status. */
  details: z.array(z.string()).default([]),
});
export type DocketRow = z.infer<typeof DocketRow>;

export const ParsedEntry = DocketRow.extend({
  changeStatus: ChangeStatus,
  /** What changed since the last paste, as sentences; empty unless UPDATED. */
  changes: z.array(z.string()),
});
export type ParsedEntry = z.infer<typeof ParsedEntry>;

/** An entry of the reconciled docket, as it is kept in docket_entries.parsed_entries. */
export const StoredEntry = ParsedEntry.extend({
  /** The paste ended inside this entry, so its text may go on. */
  isCutOff: z.boolean().default(false),
  /** Only the name of the entry is known, as the History page prints it; its full text is not. */
  isNameOnly: z.boolean().default(false),
});
export type StoredEntry = z.infer<typeof StoredEntry>;

/** Lines of a paste, 1-based, both ends included. */
export interface LineSpan {
  from: number;
  to: number;
}

/** An entry with the lines it was read from. */
export interface ParsedRow extends DocketRow {
  lines: LineSpan[];
  isCutOff: boolean;
  isNameOnly: boolean;
}

/** Captions, column heads, page footers, receipts, sections that are no entries. */
export interface DocketHeading {
  lineNumber: number;
  text: string;
}

/** Lines that could not be read, or were read with doubt. */
export interface ParsingWarning {
  lineNumber: number;
  /** The last line it concerns. */
  endLine: number;
  text: string;
  /** A sentence for the person who pasted the text. */
  message: string;
}

/** What was read from one paste. Every line that is not blank is in an entry, a heading or a warning. */
export interface ParsedDocket {
  format: DocketFormat;
  entries: ParsedRow[];
  headings: DocketHeading[];
  warnings: ParsingWarning[];
}

/** The answer to POST …/docket-entries/parse. */
export const ParseResult = z.object({
  newEntries: z.array(ParsedEntry),
  modifiedEntries: z.array(z.object({ entry: ParsedEntry, changes: z.array(z.string()) })),
  unchangedEntries: z.array(ParsedEntry),
  /** Entries found in this paste; the same entry twice counts once. */
  totalParsed: z.number().int(),
  parsingErrors: z.array(z.string()),
});
export type ParseResult = z.infer<typeof ParseResult>;

export interface Reconciled {
  result: ParseResult;
  /** The whole docket after this paste, by date, number and text. */
  merged: StoredEntry[];
}

/** What an entry means for a person without a lawyer. */
export interface Explanation {
  meaning: string;
  /** What usually follows; null where nothing does. */
  next: string | null;
}

export const OFFER_SIDES = ['you', 'other-side', 'served-party', 'losing-side', 'everyone'] as const;
export type OfferSide = (typeof OFFER_SIDES)[number];

/** A deadline that an entry may have started. It is an offer: nothing is set by it. */
export interface DeadlineOffer {
  /** Name of the rule in the deadline engine, such as 'Response to Motion Due'. */
  name: string;
  /** `deadlineType` of POST /api/deadlines/calculate. */
  deadlineType: string;
  /** Day 0 as far as the entry tells, YYYY-MM-DD; null where only the person knows it (a hearing, a service). */
  triggerDate: string | null;
  /** What that day is, such as 'the day it was filed'. */
  triggerIs: string;
  /** Rules that count back from a hearing: its date if the entry tells it. */
  hearingDate: string | null;
  /** Whom it binds. */
  side: OfferSide;
  sideText: string;
  why: string;
  /** What may make the real date another one. */
  caveats: string[];
  /** A date that the entry itself names ('answer due 4/3/2023'), YYYY-MM-DD. */
  statedDate: string | null;
}

export interface DocketDocument {
  id: string;
  filename: string;
  docType: string | null;
  docDate: string | null;
}

export interface DocumentMatch {
  documentId: string;
  /** 0–1. */
  confidence: number;
  because: string;
}
