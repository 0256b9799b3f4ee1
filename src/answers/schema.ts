import { z } from 'zod';
import { MOTION_IDS, MotionId } from '../motions/schema.ts';
import { Source } from '../text/source.ts';
import { storableText } from '../text/storable-text.ts';

/** What a party can say to a paragraph of a complaint (FRCP 8(b); 1-008(B) NMRA), or not yet. */
export const RESPONSE_KINDS = [
  'admit',
  'deny',
  'admit_in_part',
  'lacks_knowledge',
  'legal_conclusion',
  'needs_answer',
] as const;
export const ResponseKind = z.enum(RESPONSE_KINDS, 'Please choose one of the answers.');
export type ResponseKind = z.infer<typeof ResponseKind>;

export const MOST_WORDS = 5_000;
export const MOST_EVIDENCE = 10;
export const MOST_QUOTE = 2_000;
export const MOST_FACTS = 5_000;
export const MOST_COUNTERCLAIMS = 30;
export const MOST_INSTRUCTIONS = 4_000;
/** Complaints, and likewise auxiliary documents, of one answer. */
export const MOST_ANSWERED_DOCUMENTS = 20;

/** A passage of a document of the case that bears out a response; looked up in the text by the server. */
export const AnswerEvidence = Source.omit({ n: true });
export type AnswerEvidence = z.infer<typeof AnswerEvidence>;

const PARAGRAPH_CUES = ['realleges', 'legal_conclusion', 'refers_to_document', 'jury_demand'] as const;
/** What a paragraph looks like. A suggestion; it answers nothing. */
export const ParagraphCue = z.enum(PARAGRAPH_CUES);
export type ParagraphCue = z.infer<typeof ParagraphCue>;

/** A numbered paragraph as it stands in a complaint. `start` and `end` are offsets into the extracted text. */
export const ComplaintParagraph = z.object({
  /** Stable within a document: the printed number, with '#2' where the number comes a second time. */
  key: z.string(),
  /** As printed, with its sub-letter. */
  number: z.string(),
  text: z.string(),
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  /** The heading it stands under, a count's where there is one. */
  section: z.string().nullable(),
  cue: ParagraphCue.nullable(),
  /** Numbers that the paper skips just before this one, or that could not be read. */
  missingBefore: z.array(z.string()),
  /** What must be looked at on paper, as sentences: it could not be read well, numbers are missing before it. */
  flags: z.array(z.string()),
});
export type ComplaintParagraph = z.infer<typeof ComplaintParagraph>;

/** What was answered to a paragraph whose words have changed since (the document was read again). */
export const FormerResponse = z.object({
  text: z.string(),
  response: ResponseKind,
  words: z.string(),
  evidence: z.array(AnswerEvidence),
});
export type FormerResponse = z.infer<typeof FormerResponse>;

export const LedgerParagraph = ComplaintParagraph.extend({
  documentId: z.string(),
  response: ResponseKind,
  /** The person's own words. */
  words: z.string(),
  evidence: z.array(AnswerEvidence),
  /** Set where the paragraph is no longer the one that was answered: look again. It counts as unanswered. */
  former: FormerResponse.nullable(),
});
export type LedgerParagraph = z.infer<typeof LedgerParagraph>;

/** An answered paragraph that the present text of its document does not hold. Kept, never used. */
export const UnplacedResponse = FormerResponse.extend({
  documentId: z.string(),
  key: z.string(),
  number: z.string(),
});
export type UnplacedResponse = z.infer<typeof UnplacedResponse>;

/** How completely a complaint was read, as src/facts/completeness.ts says it. */
export const PaperReading = z.object({
  /** What is missing, as sentences; none where the paper was read as a whole. */
  problems: z.array(z.string()),
  unreadPages: z.array(z.number().int()),
  poorPages: z.array(z.number().int()),
  /** A person has said that they dealt with what is missing. */
  isAcknowledged: z.boolean(),
});
export type PaperReading = z.infer<typeof PaperReading>;

export const LedgerDocument = z.object({
  ...Source.pick({ documentId: true, filename: true, title: true }).shape,
  status: z.enum(['queued', 'reading', 'ready', 'failed']),
  /** How many numbered paragraphs it has. */
  paragraphs: z.number().int(),
  /** False where the text was read and its paragraphs are not numbered. */
  isNumbered: z.boolean(),
  /** What a person must know of how it was read, as sentences. */
  warnings: z.array(z.string()),
  /** Null while nobody knows how completely it was read. */
  reading: PaperReading.nullable(),
});
export type LedgerDocument = z.infer<typeof LedgerDocument>;

export const Ledger = z.object({
  documents: z.array(LedgerDocument),
  /** Of one complaint after the other, each in the order of the paper. */
  paragraphs: z.array(LedgerParagraph),
  unplaced: z.array(UnplacedResponse),
  counts: z.object({
    total: z.number().int(),
    answered: z.number().int(),
    needsAnswer: z.number().int(),
  }),
});
export type Ledger = z.infer<typeof Ledger>;

export const DocumentIds = z
  .array(z.string('Please name documents by their ids.'), 'Please name documents by their ids.')
  .max(MOST_ANSWERED_DOCUMENTS, `Please choose at most ${MOST_ANSWERED_DOCUMENTS} documents.`);

export const tooLong = (most: number) => `Please keep this under ${most.toLocaleString('en-US')} characters.`;

export const EvidenceInput = z.object({
  documentId: z.string('Please name the document.'),
  quote: z
    .string('Please give the words of the document.')
    .trim()
    .min(1, 'Please give the words of the document.')
    .max(MOST_QUOTE, tooLong(MOST_QUOTE))
    .transform(storableText),
  page: z.number().int().nullish(),
});
export type EvidenceInput = z.infer<typeof EvidenceInput>;

export const ResponseInput = z.object({
  documentId: z.string('Please name the complaint.'),
  key: z
    .string('Please name the paragraph.')
    .min(1, 'Please name the paragraph.')
    .max(40, 'We do not know that paragraph.'),
  response: ResponseKind,
  words: z
    .string('Please write words.')
    .max(MOST_WORDS, tooLong(MOST_WORDS))
    .default('')
    .transform(storableText),
  evidence: z
    .array(EvidenceInput)
    .max(MOST_EVIDENCE, `Please add at most ${MOST_EVIDENCE} passages to a paragraph.`)
    .default([]),
});
export type ResponseInput = z.output<typeof ResponseInput>;

export const SavedResponse = z.object({
  documentId: z.string(),
  key: z.string(),
  response: ResponseKind,
  words: z.string(),
  evidence: z.array(AnswerEvidence),
});
export type SavedResponse = z.infer<typeof SavedResponse>;
/** The courts whose rules on answers are told here; 'other' stands for all others, whether their deadlines are counted or not. */
export const ANSWER_COURTS = [
  'federal',
  'new_mexico_district',
  'new_mexico_magistrate',
  'california',
  'texas_district',
  'texas_justice',
  'other',
] as const;
export const AnswerCourt = z.enum(ANSWER_COURTS);
export type AnswerCourt = z.infer<typeof AnswerCourt>;

export const DefenseOption = z.object({
  id: z.string(),
  title: z.string(),
  /** In plain words. */
  meaning: z.string(),
  /** The fact of the person's own that it needs. */
  factNeeded: z.string(),
  /** For the case's court; null where we have no citation we could check. */
  citation: z.string().nullable(),
  /** 'Verify with the clerk or a lawyer': what is said of it was not checked in a source. */
  caution: z.string().nullable(),
  /**
   * Lost when it is in neither the first motion, nor the answer, nor an amendment of it as of course (FRCP 12(h)(1),
   * 1-012(H) NMRA); in California and in Texas by an answer without a motion of its own (CCP 418.10, TRCP 86, 120a).
   */
  isWaivedIfOmitted: z.boolean(),
  chosen: z.boolean(),
  declined: z.boolean(),
  facts: z.string(),
});
export type DefenseOption = z.infer<typeof DefenseOption>;

export const Defenses = z.object({
  court: AnswerCourt,
  /** Those that are lost when left out come first. */
  options: z.array(DefenseOption),
  /** What holds for all of them in this court, as sentences. */
  notes: z.array(z.string()),
});
export type Defenses = z.infer<typeof Defenses>;

export const Counterclaim = z.object({
  /** A uuid, made by whoever begins the counterclaim. */
  id: z.uuid('Please send an id of the form of a UUID.'),
  title: z.string('Please write words.').trim().max(200, tooLong(200)),
  /** The person's own facts; a paragraph for each line. */
  facts: z.string('Please write words.').trim().max(20_000, tooLong(20_000)),
  /** What the person asks the court for. */
  relief: z.string('Please write words.').trim().max(5_000, tooLong(5_000)),
});
export type Counterclaim = z.infer<typeof Counterclaim>;

export const Counterclaims = z.object({
  counterclaims: z.array(Counterclaim),
  /** What must be brought now, and what may be, in the case's court. */
  notes: z.array(z.string()),
});
export type Counterclaims = z.infer<typeof Counterclaims>;

export const NO_COMPLAINT = {
  title: 'No Complaint Documents',
  text: 'Please upload complaint documents first to generate a response.',
} as const;

export const GenerateAnswerInput = z.object({
  complaintDocuments: z
    .array(z.string('Please name documents by their ids.'), NO_COMPLAINT.text)
    .min(1, NO_COMPLAINT.text)
    .max(MOST_ANSWERED_DOCUMENTS, `Please choose at most ${MOST_ANSWERED_DOCUMENTS} documents.`),
  auxiliaryDocuments: DocumentIds.nullish().transform((ids) => ids ?? []),
  /** Trimmed; null when there are none. */
  userInstructions: z
    .string('Please write words.')
    .trim()
    .max(MOST_INSTRUCTIONS, tooLong(MOST_INSTRUCTIONS))
    .nullish()
    .transform((text) => (text ? storableText(text) : null)),
  /** The motion whose page led here. */
  motion: z
    .enum(MOTION_IDS, 'We do not know that motion.')
    .nullish()
    .transform((motion) => motion ?? null),
  /** Generated again with the same key it is still one answer. */
  key: z.uuid('Please send a key of the form of a UUID.').optional(),
});
export type GenerateAnswerInput = z.output<typeof GenerateAnswerInput>;

export const AnsweredParagraph = z.object({
  documentId: z.string(),
  key: z.string(),
  number: z.string(),
  /** The heading that the paragraph stands under. */
  section: z.string().nullable(),
  response: ResponseKind,
  /** The response as it stands in the answer, without the number before it. */
  text: z.string(),
});
export type AnsweredParagraph = z.infer<typeof AnsweredParagraph>;

export const AnswerSections = z.object({
  introduction: z.string(),
  responseToAllegations: z.string(),
  affirmativeDefenses: z.string(),
  counterclaims: z.string().optional(),
  conclusion: z.string(),
});
export type AnswerSections = z.infer<typeof AnswerSections>;

export const AnswerCheck = z.object({ id: z.string(), ok: z.boolean(), text: z.string() });
export type AnswerCheck = z.infer<typeof AnswerCheck>;

export const AnsweredDefense = z.object({ id: z.string(), title: z.string(), text: z.string() });
export type AnsweredDefense = z.infer<typeof AnsweredDefense>;

export const AnsweredCounterclaim = z.object({
  id: z.string(),
  title: z.string(),
  /** Numbered from 1 through all counterclaims, one fact each. */
  paragraphs: z.array(z.object({ number: z.number().int(), text: z.string() })),
  relief: z.string(),
});
export type AnsweredCounterclaim = z.infer<typeof AnsweredCounterclaim>;

export const GeneratedAnswer = z.object({
  id: z.string(),
  caseId: z.string(),
  /** Counted from 1 within the case; none is ever overwritten. */
  version: z.number().int(),
  generatedAt: z.date(),
  updatedAt: z.date(),
  sections: AnswerSections,
  /** Names of the documents. */
  basedOnDocuments: z.array(z.string()),
  complaintDocuments: z.array(z.string()),
  auxiliaryDocuments: z.array(z.string()),
  /** One for each numbered paragraph, in the order of the complaints. */
  responses: z.array(AnsweredParagraph),
  defenses: z.array(AnsweredDefense),
  counterclaims: z.array(AnsweredCounterclaim),
  /** What the answer asks the court for, one request each. */
  prayer: z.array(z.string()),
  /** 0–1. */
  confidence: z.number(),
  confidenceBecause: z.string(),
  engine: z.object({ name: z.string(), notice: z.string() }),
  checks: z.array(AnswerCheck),
  /** For the person who reads the draft; no part of the paper. */
  notes: z.array(z.string()),
  instructions: z.string().nullable(),
  motion: MotionId.nullable(),
});
export type GeneratedAnswer = z.infer<typeof GeneratedAnswer>;

export const AnswerVersion = GeneratedAnswer.pick({
  id: true,
  version: true,
  generatedAt: true,
  basedOnDocuments: true,
  confidence: true,
  instructions: true,
  motion: true,
}).extend({ answered: z.number().int(), needsAnswer: z.number().int() });
export type AnswerVersion = z.infer<typeof AnswerVersion>;

/** The five stages of a generation, in their order (1 to 5). */
export const ANSWER_STAGES = [
  'Reviewing Issues & Claims',
  'Analyzing Facts & Evidence',
  'Researching Applicable Law',
  'Applying Law to Facts',
  'Drafting Professional Response',
] as const;
export type AnswerStage = 1 | 2 | 3 | 4 | 5;

/** What comes while an answer is generated. Stages come in order; the last event is 'answer' or 'failed'. */
export type AnswerEvent =
  /** `done` of `total` where something is counted. The same stage may be told again, to show that it goes on. */
  | { type: 'stage'; stage: AnswerStage; done?: number; total?: number }
  | { type: 'answer'; answer: GeneratedAnswer }
  | { type: 'failed'; message: string };
