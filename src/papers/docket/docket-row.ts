import { z } from 'zod';

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
