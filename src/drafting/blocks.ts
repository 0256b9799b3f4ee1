import { z } from 'zod';
import type { PartyRole } from '../papers/schema.ts';

/**
 * A stretch of a line. `unanswered` and `confirm` are bracketed places that only the person can fill in; `check` is what
 * was read from a paper and nobody has said is right, or could not be read.
 */
export const Run = z.object({
  text: z.string(),
  mark: z.enum(['unanswered', 'confirm', 'check']).nullable(),
});
export type Run = z.infer<typeof Run>;

const Runs = z.array(Run);

/** One line of the caption's left half. `role` is set apart below the names it is about. */
export const CaptionLine = z.object({
  text: z.string(),
  kind: z.enum(['name', 'role', 'versus']),
  /** As that of a run. */
  mark: z.literal('check').optional(),
});
export type CaptionLine = z.infer<typeof CaptionLine>;

const CourtBlock = z.object({
  type: z.literal('court'),
  /** New Mexico's courts stand at the left margin, federal courts in the middle. */
  align: z.enum(['left', 'center']),
  lines: z.array(Runs),
});
const CaptionBlock = z.object({
  type: z.literal('caption'),
  lines: z.array(CaptionLine),
  numberLabel: z.string(),
  number: Runs,
});
const TitleBlock = z.object({ type: z.literal('title'), text: z.string() });
const HeadingBlock = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(1), z.literal(2)]),
  text: z.string(),
});
const TextBlock = z.object({ type: z.literal('text'), runs: Runs });
/** An answer to one numbered paragraph; `number` is the complaint's own, never counted here. */
const ResponseBlock = z.object({
  type: z.literal('response'),
  documentId: z.string(),
  key: z.string(),
  number: z.string(),
  isUnanswered: z.boolean(),
  runs: Runs,
});
/** A numbered fact of a counterclaim, counted from 1. */
const FactBlock = z.object({ type: z.literal('fact'), number: z.string(), runs: Runs });
/** 'A.', 'B.' of a prayer. */
const ItemBlock = z.object({ type: z.literal('item'), label: z.string(), runs: Runs });
/** Left blank for ink: who signs, and how the court reaches them (FRCP 11(a), Rule 1-011 NMRA). */
const SignatureBlock = z.object({
  type: z.literal('signature'),
  closing: z.string(),
  /** As what the person signs: 'Defendant, without a lawyer'. */
  role: z.string(),
  lines: z.array(z.string()),
});
/** Whom a copy goes to may be printed; day, way and signature are left blank: it says what has not happened yet. */
const CertificateBlock = z.object({
  type: z.literal('certificate'),
  title: z.string(),
  before: z.string(),
  choices: z.array(z.string()),
  /** Name, address and e-mail address of each person, line by line. */
  people: z.array(z.array(z.string())),
  lines: z.array(z.string()),
});

/** What a paper for the court is made of, in order; Word file, PDF and the screen draw the same blocks. */
export const PaperBlock = z.discriminatedUnion('type', [
  CourtBlock,
  CaptionBlock,
  TitleBlock,
  HeadingBlock,
  TextBlock,
  ResponseBlock,
  FactBlock,
  ItemBlock,
  SignatureBlock,
  CertificateBlock,
]);
export type PaperBlock = z.infer<typeof PaperBlock>;

export const Paper = z.object({
  /** 'Answer to Complaint': foot of each page, name of the file. */
  shortTitle: z.string(),
  blocks: z.array(PaperBlock),
  /** Places without an answer: while there are any, the file is called a draft. */
  unanswered: z.number().int(),
});
export type Paper = z.infer<typeof Paper>;

/** What stands at the head of the complaint that is answered; null or empty where it is blank or cannot be read. */
export interface ComplaintCaption {
  documentId: string;
  filename: string;
  /** As printed: 'FIRST AMENDED COMPLAINT FOR BREACH OF LEASE'. */
  title: string | null;
  /** The court's name as printed, line by line. */
  court: string[];
  caseNumber: string | null;
  parties: { name: string; role: PartyRole }[];
}
