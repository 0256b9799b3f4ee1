import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { MailedFrom, ServiceMethod } from '../law/calculation-schema.ts';

export const PARTIES = ['plaintiff', 'defendant'] as const;
export const DiscoveryParty = z.enum(PARTIES);
export type DiscoveryParty = z.infer<typeof DiscoveryParty>;

export const REPOSITORIES = ['document-production', 'interrogatories', 'admissions'] as const;
export const DiscoveryRepository = z.enum(REPOSITORIES);
export type DiscoveryRepository = z.infer<typeof DiscoveryRepository>;

export const PAPER_TYPES = ['request', 'response'] as const;
const PaperType = z.enum(PAPER_TYPES);
export type PaperType = z.infer<typeof PaperType>;

/** Which discovery card an upload came from (sent with the files as `discoveryContext`). */
export const DiscoveryContext = z.object({
  party: DiscoveryParty,
  repository: DiscoveryRepository,
  type: PaperType,
});
export type DiscoveryContext = z.infer<typeof DiscoveryContext>;

/** What one numbered request asks for: an answer, papers or things, or that something is true. */
export const REQUEST_KINDS = ['interrogatory', 'production', 'admission'] as const;
export const RequestKind = z.enum(REQUEST_KINDS);
export type RequestKind = z.infer<typeof RequestKind>;

/** A passage of a paper: 1-based page, UTF-16 offsets into the extracted text, end exclusive. */
const Passage = z.object({
  text: z.string(),
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type Passage = z.infer<typeof Passage>;

/** What is odd about one item, for the person to look at. */
const ITEM_FLAGS = [
  'number-unreadable',
  'number-repeated',
  'text-missing',
  'text-unreadable',
  'kind-unsure',
  'no-heading',
] as const;
export const ItemFlag = z.enum(ITEM_FLAGS);
export type ItemFlag = z.infer<typeof ItemFlag>;

export const SubPart = Passage.extend({ letter: z.string() });
export type SubPart = z.infer<typeof SubPart>;

/** One numbered request as it stands in a paper. */
export const RequestItem = Passage.extend({
  /** Stable within the document: kind and printed number, with '#2' for a repeat. */
  key: z.string(),
  kind: RequestKind,
  /** As printed ('3', '3a', 'FOUR'); null where it cannot be read. */
  number: z.string().nullable(),
  /** Page on which the words end. */
  lastPage: z.number().int(),
  parts: z.array(SubPart),
  flags: z.array(ItemFlag),
  /** What stands under 'ANSWER:' or 'RESPONSE:' below it; null where there is no such line. */
  answer: Passage.nullable(),
});
export type RequestItem = z.infer<typeof RequestItem>;

/** What a certificate of service says; only a suggestion until a person confirms it. */
export const ServiceCertificate = Passage.omit({ text: true }).extend({
  quote: z.string(),
  /** YYYY-MM-DD; null where the day is left blank or cannot be read. */
  servedOn: z.string().nullable(),
  /** Null where it names none, or several. */
  serviceMethod: ServiceMethod.nullable(),
});
export type ServiceCertificate = z.infer<typeof ServiceCertificate>;

/** What was read in a discovery paper, by rules and without guessing. */
export const DiscoveryReading = z.object({
  items: z.array(RequestItem),
  /** What the paper calls itself. */
  title: z.string().nullable(),
  /** Number of the set, where the title says one. */
  set: z.number().int().nullable(),
  /** Who asks and who is asked by the title. */
  askedBy: DiscoveryParty.nullable(),
  askedOf: DiscoveryParty.nullable(),
  /** By the title: 'Answers to …', 'Responses to …'. */
  isResponse: z.boolean(),
  certificate: ServiceCertificate.nullable(),
  warnings: z.array(z.string()),
});
export type DiscoveryReading = z.infer<typeof DiscoveryReading>;

/** How a request stands: answered, met with objections alone, without any answer, or not to be told. */
const ANSWER_STATES = ['answered', 'objection', 'not_answered', 'unclear'] as const;
export const AnswerState = z.enum(ANSWER_STATES);
export type AnswerState = z.infer<typeof AnswerState>;

/** What the answer to a request for admission comes to. */
const Admission = z.enum(['admitted', 'denied', 'partly', 'cannot_say']);
export type Admission = z.infer<typeof Admission>;

export const ItemAnswer = Passage.extend({
  documentId: z.string(),
  filename: z.string(),
  /** What the paper is called. */
  title: z.string().nullish(),
});
export type ItemAnswer = z.infer<typeof ItemAnswer>;

export const AnsweredItem = RequestItem.omit({ answer: true }).extend({
  state: AnswerState,
  /** Why it is unclear or what to know about the answer, as a sentence. */
  because: z.string().nullable(),
  /** For a request for admission that is answered. */
  admission: Admission.nullable(),
  answer: ItemAnswer.nullable(),
  /** A person has said so; the state is theirs. */
  isMarked: z.boolean(),
});
export type AnsweredItem = z.infer<typeof AnsweredItem>;

/** The confirmed day and way of service of a request; what its due date is counted from. */
export const DiscoveryService = z.object({
  servedOn: z.string(),
  serviceMethod: ServiceMethod,
  mailedFrom: MailedFrom.nullable(),
});
export type DiscoveryService = z.infer<typeof DiscoveryService>;

/** A document as a card shows it. */
export const DiscoveryDocument = z.object({
  id: z.string(),
  caseId: z.string(),
  filename: z.string(),
  /** What it is called: by its own title where that was read. */
  title: z.string().nullish(),
  docType: z.string(),
  uploadedAt: z.date(),
  status: z.enum(['queued', 'reading', 'ready', 'failed']),
  pageCount: z.number().int().nullable(),
});
export type DiscoveryDocument = z.infer<typeof DiscoveryDocument>;

export const RECENT_DOCUMENTS = 3;
export const DiscoveryCard = DiscoveryContext.extend({
  count: z.number().int(),
  /** The newest, RECENT_DOCUMENTS at most. */
  recent: z.array(DiscoveryDocument),
});
export type DiscoveryCard = z.infer<typeof DiscoveryCard>;

const count = z.number().int().min(0);
const Tally = z.object({ answered: count, objection: count, not_answered: count, unclear: count });
export type Tally = z.infer<typeof Tally>;

/** A request paper with how it stands. */
export const RequestPaper = DiscoveryDocument.extend({
  party: DiscoveryParty,
  repository: DiscoveryRepository,
  /** False while its text is not there or was not looked through yet: the figures below are then empty. */
  isRead: z.boolean(),
  title: z.string().nullable(),
  set: z.number().int().nullable(),
  /** The title names another party than the card it is filed under. */
  askedBy: DiscoveryParty.nullable(),
  counts: z.object({ interrogatory: count, production: count, admission: count }),
  /** Interrogatories with each sub-part counted as one. */
  interrogatoriesWithParts: count,
  tally: Tally,
  /** How the requests for admission among them stand. */
  admissions: Tally,
  service: DiscoveryService.nullable(),
  certificate: ServiceCertificate.nullable(),
  /** The documents in which answers were found. */
  answeredIn: z.array(z.object({ id: z.string(), filename: z.string(), title: z.string().nullish() })),
  warnings: z.array(z.string()),
});
export type RequestPaper = z.infer<typeof RequestPaper>;

/** GET /api/cases/{id}/discovery. */
export const DiscoveryOverview = z.object({
  cards: z.array(DiscoveryCard),
  /** The newest request papers; `requestsLeftOut` older ones are only counted. */
  requests: z.array(RequestPaper),
  requestsLeftOut: count,
  /** The side that the case's owner is on; null for an attorney. */
  side: DiscoveryParty.nullable(),
  /** The day on which the summons was served, where the case knows exactly one. */
  summonsServedOn: z.string().nullable(),
});
export type DiscoveryOverview = z.infer<typeof DiscoveryOverview>;

/** GET /api/documents/{id}/discovery-items. */
export const RequestPaperItems = z.object({ paper: RequestPaper, items: z.array(AnsweredItem) });
export type RequestPaperItems = z.infer<typeof RequestPaperItems>;

/** PUT /api/documents/{id}/discovery-service; `servedOn: null` takes it back. */
export const ServeInput = z.object({
  servedOn: CalendarDate.nullable(),
  serviceMethod: ServiceMethod.default('personal'),
  mailedFrom: MailedFrom.nullish(),
});
export type ServeInput = z.infer<typeof ServeInput>;

/** PUT /api/documents/{id}/discovery-answers; null leaves it to what was read. */
export const MarkAnsweredInput = z.object({
  keys: z
    .array(z.string().max(60))
    .min(1, 'Please choose at least one request.')
    .max(500, 'Please choose at most 500 requests at once.'),
  isAnswered: z.boolean().nullable(),
});
export type MarkAnsweredInput = z.infer<typeof MarkAnsweredInput>;

/** GET /api/cases/{id}/discovery/documents: all documents of one card, the newest first. */
export const CardDocuments = z.array(DiscoveryDocument);
