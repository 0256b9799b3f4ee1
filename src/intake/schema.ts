import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { Completeness, FactPlace } from '../facts/schema.ts';
import { HelpNear } from '../help/schema.ts';
import { ServiceWay } from '../law/calculation-schema.ts';
import { CaseKind } from '../law/courts/case-kind-schema.ts';
import { KIND_CALLS } from '../papers/kind-row.ts';
import { BankruptcyOnPaper } from './bankruptcy-schema.ts';
import { RequestsOnPaper, SentOnPaper } from './discovery-schema.ts';
import {
  CARD_LINES,
  Cut,
  DueOnPaper,
  factId,
  HearingOnPaper,
  HelpOnPaper,
  LineField,
  lineOf,
  lines,
  OfferOnPaper,
  PROPOSAL_LIMITS,
  readLine,
  words,
} from './lines-schema.ts';
import { LockoutOnPaper } from './lockout.ts';
import { ProtectionOnPaper } from './protection-schema.ts';
import { ServiceTold } from './service-told.ts';
import { TenancyOnPaper } from './tenancy-schema.ts';

/** Limits of what may wait unclaimed. */
export const INTAKE_LIMITS = {
  files: 20,
  bytes: 100 * 1024 * 1024,
  openOfAddress: 5,
  /** Begun in `hours` from an address, those that an account has claimed since too: a library has many readers. */
  begunOfAddress: 25,
  /** Forms of strangers that are on their way at once: to one set of papers, from one address, in all. */
  formsAtOnce: 4,
  formsOfAddress: 12,
  formsInAll: 200,
  hours: 24,
  bytesInAll: 1024 ** 3,
} as const;

/** A corner of a page in its picture, as shares of width and height from the upper left. */
const Corner = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
/** Upper left, upper right, lower right, lower left. */
export const Corners = z.tuple([Corner, Corner, Corner, Corner]);
export type Corners = z.infer<typeof Corners>;

/** A file as it came; the original is kept whatever is made of it. */
export const IntakeFile = z.object({
  id: z.string(),
  filename: z.string(),
  mimeType: z.string(),
  size: z.number().int(),
  isPicture: z.boolean(),
  /** Degrees clockwise by which a person turned it. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /** Where the page lies in the picture; null for the whole picture. */
  corners: Corners.nullable(),
});
export type IntakeFile = z.infer<typeof IntakeFile>;

/** One paper: a file, or pictures of its pages in order. */
export const IntakePaper = z.object({
  files: z.array(z.string()),
  /** The document that is read; null until its pages are joined. */
  documentId: z.string().nullable(),
  /** Its title as read, else the name of its first file. */
  title: z.string(),
  status: z.enum(['waiting', 'reading', 'ready', 'failed']),
  /** The page that is being read, and how many there are. */
  page: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  /** What it is, in the words of the product; null while nobody knows. */
  kind: z.string().nullable(),
  /** What a person should know of the reading, as sentences: 'We couldn't read page 3.' */
  problems: z.array(z.string()),
  /** Days and times of which nobody knows what they mean; absent until it is read. */
  unplaced: z.array(FactPlace.pick({ page: true, quote: true })).optional(),
  /** How many pages it counts itself, and which of them are not here; absent where it does not say, or nobody knows yet. */
  counted: Completeness.shape.counted,
  /** Photos that look like one before them; absent where none do, or nobody knows yet. */
  alike: Completeness.shape.alike,
});
export type IntakePaper = z.infer<typeof IntakePaper>;

/** Decisions of a court that have a card of their own. */
export const DECISIONS = [
  'default-judgment',
  'restitution',
  'eviction-writ',
  'agreed-judgment',
  'judgment',
] as const;
/** Forms that ask to be signed and sent back: by them nobody is served yet. */
const SENT_BACK = ['waiver-request', 'acknowledgment'] as const;

const ProblemCode = z.enum([
  ...['nothing-found', 'unknown-court', 'which-court', 'which-of-courts', 'no-rules'],
  ...['same-paper', 'not-read', 'other-number', 'other-court', 'other-people'],
] as const);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** What papers of one case say together, for a person to confirm or change; nothing is kept of it before that. */
export const Proposal = z.object({
  /** The same for the same papers, whenever it is asked. */
  key: z.string().max(100),
  /** Indexes of its papers among those of the intake. */
  papers: z.array(z.number().int()).max(INTAKE_LIMITS.files),
  ...CARD_LINES,
  title: readLine(lineOf(300)),
  /** The day that the leading paper bears: nobody can have got it before. */
  issued: CalendarDate.nullish(),
  /** What kind its papers say, where their case is kept as another. */
  kindOnPaper: CaseKind.optional(),
  /** A paper that commands somebody who may be on no side; absent of all others. */
  command: z.enum(['subpoena', 'garnishment']).optional(),
  /** What the leading paper is and does, in one or two plain sentences. */
  says: words,
  /** A form that asks to be sent back; null of other papers. */
  sendBack: z.enum(SENT_BACK).nullish(),
  /** What the court decided: by default, that a home is given back, the writ by which an officer does it, what was agreed to, another; null of other papers. */
  decision: z.enum(DECISIONS).nullish(),
  /** Whether a paper by which a case begins is among them: an order or a request within a case starts no answer to it. */
  begins: z.boolean().optional(),
  /** A complaint that no summons came with: one that was changed, or one alone. Null of other papers. */
  first: z.enum(['amended', 'alone']).nullish(),
  /** The day from which the times of such a form or decision run: on which the one was sent, or that the other bears. */
  runsFrom: CalendarDate.nullish(),
  /** The day from which a judgment lets an officer put the tenant out, as the paper names it. */
  outFrom: CalendarDate.nullish(),
  /** Whether a writ tells the officer to do it at once. */
  outAtOnce: z.boolean().optional(),
  /** Of papers that speak of a place somebody rents; null of all others. */
  tenancy: TenancyOnPaper.nullish(),
  /** Of a judgment the sentence by which the right to appeal is given up. */
  appealGivenUp: words.nullish(),
  /** How a judgment came about, where it says so: after a trial, or against who did not answer or come. */
  cameBy: z.enum(['trial', 'default']).nullish(),
  /** Of an order to keep away from somebody, or a notice of the hearing on one; null of all others. */
  protection: ProtectionOnPaper.nullish(),
  bankruptcy: BankruptcyOnPaper.nullish(),
  lockout: LockoutOnPaper.nullish(),
  /** Of a letter that asks its reader to sign a judgment; absent of all others. */
  signsJudgment: z.literal(true).optional(),
  serviceTold: ServiceTold.nullish(),
  /** What a paper that follows a decision calls for instead of an answer. */
  calls: z.enum(KIND_CALLS).optional(),
  /** A motion, to which the other side has a time to respond; absent of all other papers. */
  motion: z
    .object({
      isForSummaryJudgment: z.boolean(),
      /** It asks that the case of whoever sues be thrown out; absent of all others. */
      isToDismiss: z.literal(true).optional(),
      by: z.enum(['plaintiff', 'defendant']).nullable(),
      sent: SentOnPaper.optional(),
    })
    .optional(),
  requests: RequestsOnPaper.optional(),
  /** What to ask next: how it came; nothing; what fits a plaintiff's first paper, a letter or a demand. */
  asks: z.enum(['how-served', 'nothing', 'filed-when', 'letter']),
  deadlines: lines(DueOnPaper),
  hearings: lines(HearingOnPaper),
  offers: lines(OfferOnPaper),
  /** Whom the leading paper orders to be there on pain of arrest; absent of all others. */
  mustCome: z.enum(['plaintiff', 'defendant', 'unsaid']).optional(),
  /** What the leading paper says happens to whoever does nothing, in its own words. */
  otherwise: z.object({ quote: words, factId }).nullish(),
  conflicts: lines(z.object({ paperDays: words, ruleDays: words, text: words })),
  /** The words behind the lines above. */
  cuts: z.array(Cut).max(PROPOSAL_LIMITS.cuts),
  printed: lines(HelpOnPaper).optional(),
  /** What could not be read, with a way on: its code, and its sentence by `problem-words.ts`. */
  problems: z.array(z.object({ code: ProblemCode, text: words })).max(PROPOSAL_LIMITS.problems),
  /** A case of the person's own that has this number in this court. */
  sameCase: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** A paper that a person has in a case already. */
export const KeptPaper = z.object({
  documentId: z.string(),
  title: z.string(),
  caseId: z.string(),
  caseTitle: z.string(),
  /** Whether it is the same file; else another one with the same words. */
  isSameFile: z.boolean(),
});
export type KeptPaper = z.infer<typeof KeptPaper>;

/** GET /api/intake/{id}. */
export const Intake = z.object({
  intakeId: z.string(),
  status: z.enum(['reading', 'ready', 'failed']),
  files: z.array(IntakeFile),
  papers: z.array(IntakePaper),
  proposals: z.array(Proposal),
  /** Of each proposal what the case that the papers are added to says already, and nobody has to be asked. */
  known: z.array(z.array(LineField)),
  /** Of each proposal those of its papers that the person kept before, by their index. */
  keptBefore: z.array(z.array(KeptPaper.extend({ paper: z.number().int() }))),
  /** Cases that were made of it already; the title is null where the case is not this person's to open. */
  confirmed: z.array(
    z.object({
      key: z.string(),
      caseId: z.string(),
      title: z.string().nullable(),
      caseNumber: z.string().nullable(),
      /** Indexes of its papers. */
      papers: z.array(z.number().int()),
    }),
  ),
  expiresAt: z.date(),
});
export type Intake = z.infer<typeof Intake>;

/** When and how it came: null for a person who has not got it yet, or a paper that starts no time. */
export const Service = z.object({
  /** Null where the person is not sure: the earliest possible day counts. */
  date: CalendarDate.nullable(),
  method: ServiceWay,
});
export type Service = z.infer<typeof Service>;

/** POST /api/intake/{id}/day and …/confirm. */
export const ConfirmInput = z.object({
  proposal: Proposal,
  service: Service.nullable(),
  /** A case of the person's own that the papers belong to. */
  caseId: z.string().nullish(),
});
export type ConfirmInput = z.infer<typeof ConfirmInput>;

/** One day to keep: the binding one first. */
export const Day = z.object({
  what: z.string(),
  date: CalendarDate,
  time: z.string().nullable(),
  /** Five court days or so before: what to aim for; null where there is no room. */
  aimFor: CalendarDate.nullable(),
  /** Calendar days from today at the court; negative once it has passed. */
  daysLeft: z.number().int(),
  /** The count as sentences, with its rule. */
  steps: z.array(z.string()),
  citation: z.string().nullable(),
  /** What must be checked, with 'please check' for whatever is unsure. */
  warnings: z.array(z.string()),
  /** False for a day that a person has to check before it counts. */
  isSure: z.boolean(),
  place: z.string().nullable(),
  /** The rule that gives it; null for a day that the paper alone gives. */
  ruleKey: z.string().nullable(),
});
export type Day = z.infer<typeof Day>;

/** POST /api/intake/{id}/day: what `confirm` would keep, with nothing kept. */
export const DayAnswer = z.object({
  /** The one that binds, which is the earliest of its duty; null where no day can be counted, `why` says what is missing. */
  day: Day.nullable(),
  /** Other days of the same papers, soonest first. */
  others: z.array(Day),
  why: z.string().nullable(),
  /** Whether any of that depends on when and how the papers came. */
  needsService: z.boolean(),
  court: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    hours: z.string().nullable(),
  }),
  help: HelpNear,
});
export type DayAnswer = z.infer<typeof DayAnswer>;

/** POST /api/intake/{id}/confirm → 201. */
export const Confirmed = z.object({
  case: z.object({ id: z.string(), title: z.string() }),
  milestones: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      date: z.string().nullable(),
      dueTime: z.string().nullable(),
    }),
  ),
  /** What the case says otherwise than the card, and goes on saying, as sentences. */
  told: z.array(z.string()),
});
export type Confirmed = z.infer<typeof Confirmed>;

/** GET /api/documents/{id}/card: what a paper of a case says, and what it does to the days of the case. */
export const PaperCard = z.object({
  documentId: z.string(),
  caseId: z.string(),
  title: z.string(),
  filename: z.string(),
  mimeType: z.string().nullable(),
  pages: z.number().int().nullable(),
  status: z.enum(['reading', 'ready', 'failed']),
  /** Why it could not be read. */
  reason: z.string().nullable(),
  /** Null until it is read. */
  proposal: Proposal.nullable(),
  /** The lines that the case says already. */
  known: z.array(LineField),
  /** Whether it moves a date, in one sentence. */
  effect: z.string(),
  /** What becomes of each day that it names. */
  effects: z.array(
    z.object({
      factId,
      effect: z.enum(['stands', 'new', 'other']),
      text: z.string(),
      /** The entry of the timeline that it may move. */
      moves: z.object({ id: z.string(), kind: z.string(), date: CalendarDate }).nullable(),
    }),
  ),
  /** The same paper, kept in this case before it. */
  keptBefore: KeptPaper.nullable(),
  /** Whether anything of it waits for a person's word. */
  isOpen: z.boolean(),
  /** Days and times of which nobody knows what they mean. */
  unplaced: z.array(FactPlace),
  canEdit: z.boolean(),
});
export type PaperCard = z.infer<typeof PaperCard>;

/** POST /api/documents/{id}/card/day. */
export const CardDayInput = ConfirmInput.omit({ caseId: true });
/** POST /api/documents/{id}/card: keeps what a person confirmed; `moves` names entries of the timeline that it moves. */
export const CardKeepInput = CardDayInput.extend({ moves: z.array(z.string()).max(PROPOSAL_LIMITS.lines) });
export type CardKeepInput = z.infer<typeof CardKeepInput>;
