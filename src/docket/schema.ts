import { z } from 'zod';
import { DocketRow } from '../papers/docket/docket-row.ts';

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

export const ChangeStatus = z.enum(['NEW', 'UPDATED', 'UNCHANGED']);
export type ChangeStatus = z.infer<typeof ChangeStatus>;

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
  /** What it is called. */
  title?: string | undefined;
  docType: string | null;
  docDate: string | null;
}

export interface DocumentMatch {
  documentId: string;
  /** 0–1. */
  confidence: number;
  because: string;
}
