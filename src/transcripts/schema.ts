import { z } from 'zod';
import { CalendarDate } from '../dates.ts';

export const TRANSCRIPT_TYPES = ['deposition', 'hearing', 'trial', 'other'] as const;
export const TranscriptType = z.enum(TRANSCRIPT_TYPES);
export type TranscriptType = z.infer<typeof TranscriptType>;

/** What a document is filed under when it is uploaded as a transcript. */
export const TRANSCRIPT_CATEGORY = 'Transcript';

/** In what part of the paper a line stands. Only `testimony` was said on the record. */
const LINE_PARTS = ['front', 'testimony', 'back', 'index'] as const;
const LinePart = z.enum(LINE_PARTS);
export type LinePart = z.infer<typeof LinePart>;

const LINE_KINDS = ['question', 'answer', 'colloquy', 'note', 'heading', 'text'] as const;
const LineKind = z.enum(LINE_KINDS);
export type LineKind = z.infer<typeof LineKind>;

/** One printed line as the reading view shows it. */
export const TranscriptLine = z.object({
  /** Place among all lines of the transcript, from 0. */
  index: z.number().int(),
  /** The number that the transcript prints on its page; null where it prints none. */
  page: z.number().int().nullable(),
  /** 1–25 as a rule; null for a line without a number. */
  line: z.number().int().nullable(),
  /** Page of the file, from 1. */
  sheet: z.number().int(),
  /** UTF-16 offsets of the words in the document's extracted text. */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  part: LinePart,
  kind: LineKind,
  /** Who speaks, as an index into `speakers`; null where nobody does. */
  speaker: z.number().int().nullable(),
  /** A line that begins what somebody says. */
  isStart: z.boolean(),
});
export type TranscriptLine = z.infer<typeof TranscriptLine>;

const SPEAKER_ROLES = ['witness', 'examiner', 'court', 'other'] as const;

export const TranscriptSpeaker = z.object({
  /** 'MR. OKORO', 'THE COURT', the name of the witness. */
  name: z.string(),
  role: z.enum(SPEAKER_ROLES),
  /** How often this person begins to speak. */
  turns: z.number().int(),
});
export type TranscriptSpeaker = z.infer<typeof TranscriptSpeaker>;

/** Where something stands: page and line as printed, and the line's place among all lines. */
const Spot = z.object({
  index: z.number().int(),
  page: z.number().int().nullable(),
  line: z.number().int().nullable(),
});

export const Examination = Spot.extend({
  /** 'Direct Examination', 'Cross-Examination', 'Examination'. */
  title: z.string(),
  /** Who asks; null where the transcript does not say. */
  examiner: z.string().nullable(),
  witness: z.string().nullable(),
});
export type Examination = z.infer<typeof Examination>;

export const MarkedExhibit = Spot.extend({
  /** 'Exhibit 3', "Plaintiff's Exhibit A". */
  label: z.string(),
  action: z.enum(['marked', 'admitted']),
});
export type MarkedExhibit = z.infer<typeof MarkedExhibit>;

/** A transcript without its words: a row of the list. */
export const TranscriptSummary = z.object({
  id: z.string(),
  caseId: z.string(),
  documentId: z.string(),
  title: z.string(),
  transcriptType: TranscriptType.nullable(),
  /** 'YYYY-MM-DD' */
  transcriptDate: z.string().nullable(),
  witness: z.string().nullable(),
  courtReporter: z.string().nullable(),
  location: z.string().nullable(),
  /** Parties and number as the cover prints them. */
  case: z.string().nullable(),
  /** When the record opened and closed, as it is printed. */
  duration: z.string().nullable(),
  /** Pages of the transcript itself; a condensed one has four on a sheet. */
  pageCount: z.number().int().nullable(),
  speakers: z.array(TranscriptSpeaker),
  relatedMilestoneId: z.string().nullable(),
  filename: z.string(),
  mimeType: z.string(),
  uploadedAt: z.date(),
  updatedAt: z.date(),
});
export type TranscriptSummary = z.infer<typeof TranscriptSummary>;

/** How a place in it can be cited. */
export const CITED_BY = ['page-line', 'page', 'sheet'] as const;

export const Transcript = TranscriptSummary.extend({
  citedBy: z.enum(CITED_BY),
  /** Sentences on what could not be read, and what that means for citing. */
  warnings: z.array(z.string()),
  examinations: z.array(Examination),
  exhibits: z.array(MarkedExhibit),
  lineCount: z.number().int(),
  /** The first line that was said on the record; 0 when there is none. */
  testimonyFrom: z.number().int(),
  /** Where each printed page begins among all lines, in order. */
  pages: z.array(z.object({ page: z.number().int(), index: z.number().int() })),
  /** First and last printed page. */
  firstPage: z.number().int().nullable(),
  lastPage: z.number().int().nullable(),
});
export type Transcript = z.infer<typeof Transcript>;

const CHOOSE_DOCUMENT = 'Please choose the document that holds the transcript.';
const Title = z
  .string()
  .trim()
  .min(1, 'Please give the transcript a title.')
  .max(200, 'Please keep the title to 200 characters.');

const shortText = (what: string, most = 300) =>
  z
    .string()
    .trim()
    .max(most, `Please keep the ${what} to ${most} characters.`)
    .nullable()
    .transform((value) => (value === '' ? null : value));

const OptionalDate = z
  .string()
  .nullable()
  .transform((value) => (value === '' ? null : value))
  .pipe(CalendarDate.nullable());

export const CreateTranscriptInput = z.object({
  documentId: z.string(CHOOSE_DOCUMENT).min(1, CHOOSE_DOCUMENT),
  /** What the cover says unless given. */
  title: Title.optional(),
  relatedMilestoneId: z.string().nullish(),
});
export type CreateTranscriptInput = z.infer<typeof CreateTranscriptInput>;

export const UpdateTranscriptInput = z.object({
  title: Title.optional(),
  transcriptType: TranscriptType.nullish(),
  transcriptDate: OptionalDate.optional(),
  witness: shortText('name of the witness').optional(),
  courtReporter: shortText('name of the reporter').optional(),
  location: shortText('place').optional(),
  relatedMilestoneId: z.string().nullish(),
});
export type UpdateTranscriptInput = z.infer<typeof UpdateTranscriptInput>;

/** At most so many lines in one answer. */
export const MOST_LINES = 500;

/** Whose words: `witness` is every answer, a number one of `speakers`. */
const Who = z.union([z.literal('witness'), z.number().int().min(0).max(10_000)]);
export type Who = z.infer<typeof Who>;

export const TranscriptLinesInput = z.object({
  from: z.number().int().min(0).default(0),
  count: z.number().int().min(1).max(MOST_LINES).default(200),
  who: Who.optional(),
});

const AskedNumber = z
  .string()
  .regex(/^\d{1,7}$/, 'Please give a whole number.')
  .transform(Number)
  .optional();
const AskedWho = z
  .string()
  .regex(/^(?:witness|\d{1,5})$/, 'Please give “witness” or the number of a speaker.')
  .transform((value) => (value === 'witness' ? 'witness' : Number(value)))
  .optional();

export const TranscriptLinesQuery = z.object({ from: AskedNumber, count: AskedNumber, who: AskedWho });

export const TranscriptLinesAnswer = z.object({
  /** How many lines there are to page through, for this speaker. */
  total: z.number().int(),
  from: z.number().int(),
  lines: z.array(TranscriptLine),
});
export type TranscriptLinesAnswer = z.infer<typeof TranscriptLinesAnswer>;

export const TranscriptSearchInput = z.object({
  q: z.string().max(200, 'Please search for at most 200 characters.'),
  who: Who.optional(),
});
export const TranscriptSearchQuery = z.object({ q: z.string().default(''), who: AskedWho });

/** At most so many hits are listed; `total` counts all. */
export const MOST_HITS = 500;

export const TranscriptHit = z.object({
  /** First and last line of the hit among all lines. */
  index: z.number().int(),
  endIndex: z.number().int(),
  /** Place of the first line among those of the speaker asked for. */
  position: z.number().int(),
  /** '42:7' or '42:25–43:2'. */
  place: z.string(),
  speaker: z.number().int().nullable(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
  /** What to mark: UTF-16 ranges within each line's words. */
  marks: z.array(z.object({ index: z.number().int(), from: z.number().int(), to: z.number().int() })),
});
export type TranscriptHit = z.infer<typeof TranscriptHit>;

export const TranscriptSearchAnswer = z.object({
  total: z.number().int(),
  hits: z.array(TranscriptHit),
});
export type TranscriptSearchAnswer = z.infer<typeof TranscriptSearchAnswer>;
