import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { oneLine } from '../text/bidi-controls.ts';

/** Raised when papers are to be read for their facts again, since this reads them otherwise than before. */
export const READER_VERSION = 17;

/** How a fact was read: beyond doubt, probably so, or so that somebody has to look. */
const CERTAINTIES = ['certain', 'likely', 'unsure'] as const;
export const Certainty = z.enum(CERTAINTIES);
export type Certainty = z.infer<typeof Certainty>;

/** 'found' by reading; the rest is what a person said of it. */
const FACT_STATUSES = ['found', 'confirmed', 'corrected', 'dismissed'] as const;
export const FactStatus = z.enum(FACT_STATUSES);
export type FactStatus = z.infer<typeof FactStatus>;

/** Who has to do what a paper asks for. */
export const Actor = z.enum(['plaintiff', 'defendant', 'both', 'court', 'other', 'unsaid']);
export type Actor = z.infer<typeof Actor>;

const PERIOD_UNITS = ['hours', 'days', 'court_days', 'business_days', 'weeks', 'months', 'years'] as const;
/** A time that runs from an event: 21 days from 'service of this summons on you'. */
export const Period = z.object({
  count: z.number().int().min(0).max(10_000),
  unit: z.enum(PERIOD_UNITS),
  /** The event, in the paper's words without 'after'; empty where it names none. */
  from: z.string().max(500),
  /** The day of that event with its words, where the paper that sets the time bears it for sure. */
  started: z
    .object({
      date: CalendarDate,
      page: z.number().int().min(1),
      start: z.number().int().min(0),
      end: z.number().int().min(0),
      quote: z.string(),
    })
    .nullish(),
});
export type Period = z.infer<typeof Period>;
/** Days in one of these units, to tell the shorter of two times; nothing is counted by them. */
export const ABOUT_DAYS: Readonly<Record<Period['unit'], number>> = {
  hours: 1 / 24,
  days: 1,
  court_days: 1.4,
  business_days: 1.4,
  weeks: 7,
  months: 30,
  years: 365,
};

const words = z.string().trim().min(1).max(2000);
/** HH:MM at the court. */
export const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as hours and minutes, such as 09:30.');

/** What each kind of fact says. Dates are YYYY-MM-DD, sums US dollars. */
export const FACT_VALUES = {
  court: z.object({ name: words }),
  'case-number': z.object({ number: words }),
  party: z.object({ name: words, role: words }),
  attorney: z.object({ name: words, for: words.nullable() }),
  judge: z.object({ name: words }),
  filed: z.object({ date: CalendarDate }),
  sum: z.object({ amount: z.number().min(0), currency: z.literal('USD'), what: z.string().max(2000) }),
  deadline: z.object({
    what: words,
    who: Actor,
    date: CalendarDate.nullish(),
    time: TimeOfDay.nullish(),
    period: Period.nullish(),
    /** The earliest and the latest day that the words can mean, where they leave it open. */
    earliest: CalendarDate.nullish(),
    latest: CalendarDate.nullish(),
  }),
  hearing: z.object({
    what: words,
    date: CalendarDate,
    time: TimeOfDay.nullish(),
    place: words.nullish(),
  }),
  offer: z.object({ what: words, amount: z.number().min(0).nullish(), until: CalendarDate.nullish() }),
  consequence: z.object({ what: words }),
  disposition: z.object({ what: words, of: words, outcome: words }),
  contact: z.object({
    name: words,
    address: words.nullish(),
    phone: words.nullish(),
    email: words.nullish(),
  }),
} as const;
export type FactKind = keyof typeof FACT_VALUES;
const FACT_KINDS = Object.keys(FACT_VALUES) as [FactKind, ...FactKind[]];
export const FactKind = z.enum(FACT_KINDS);

const of = <Kind extends FactKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), value: FACT_VALUES[kind] });

/** A kind with what it says. */
export const FactContent = z.discriminatedUnion('kind', [
  of('court'),
  of('case-number'),
  of('party'),
  of('attorney'),
  of('judge'),
  of('filed'),
  of('sum'),
  of('deadline'),
  of('hearing'),
  of('offer'),
  of('consequence'),
  of('disposition'),
  of('contact'),
]);
export type FactContent = z.infer<typeof FactContent>;
export type ValueOf<Kind extends FactKind> = Extract<FactContent, { kind: Kind }>['value'];

/** Where it stands: 1-based page, UTF-16 offsets into the extracted text; `text.slice(start, end) === quote`. */
export const FactPlace = z.object({
  page: z.number().int().min(1),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string(),
});
export type FactPlace = z.infer<typeof FactPlace>;

const Found = FactPlace.extend({
  /** What it is, in the words of the screen: 'Your answer is due'. */
  label: z.string(),
  certainty: Certainty,
});

/** A fact as reading gives it. */
export const FoundFact = FactContent.and(Found);
export type FoundFact = z.infer<typeof FoundFact>;

/** A fact as it is kept: who reads the paper again keeps what a person said of it, and its id. */
export const Fact = FactContent.and(
  Found.extend({
    id: z.string(),
    documentId: z.string(),
    status: FactStatus,
    /** Who said so, by the name that others of the case see; null or absent while nobody has. */
    decidedBy: z.string().nullish(),
    decidedAt: z.coerce.date().nullish(),
  }),
);
export type Fact = z.infer<typeof Fact>;

/** Which pages were read and how well, and what is missing, in sentences for the person. */
export const Completeness = z.object({
  pages: z.number().int(),
  pagesRead: z.number().int(),
  /** Pages of the file on which no words were found. */
  unreadPages: z.array(z.number().int()).default([]),
  poorPages: z.array(z.number().int()),
  complete: z.boolean(),
  problems: z.array(z.string()),
  /** The paper's own count of its pages, and which numbers of it are not here. Absent: it prints none that is sure. */
  counted: z.object({ of: z.number().int(), missing: z.array(z.number().int()) }).optional(),
  /** Pages that look like one before them, as a page does that was photographed twice. Absent: none. */
  alike: z.array(z.object({ page: z.number().int(), like: z.number().int() })).optional(),
  /** Places of facts whose words are in the file and cannot be seen on its pages. Absent: none. */
  unseen: z.array(z.object({ start: z.number().int(), end: z.number().int() })).optional(),
});
export type Completeness = z.infer<typeof Completeness>;

/** What one reading of a paper found. `unplaced`: days and periods that could not be given a meaning. */
export interface PaperFacts {
  facts: FoundFact[];
  unplaced: FactPlace[];
}

/** GET /api/documents/{id}/facts. */
export const DocumentFacts = z.object({
  facts: z.array(Fact),
  unplaced: z.array(FactPlace),
  completeness: Completeness,
  /** When somebody said that what is missing was dealt with; null while nobody has. */
  acknowledgedAt: z.date().nullable(),
  /** False while the paper waits to be read for its facts. */
  isRead: z.boolean(),
});
export type DocumentFacts = z.infer<typeof DocumentFacts>;

/** GET /api/cases/{id}/facts. */
export const CaseFactsInput = z.object({ kind: FactKind.optional() });
/** Its address: what is misspelled there would be a list of everything. */
export const CaseFactsQuery = z.strictObject(CaseFactsInput.shape, {
  error: 'Please ask for one kind of fact as ?kind=deadline, or leave it out for all.',
});

/** PATCH /api/facts/{id}. */
export const DecideFactInput = z.object({
  status: FactStatus,
  /** What it really is; in the shape that the kind of the fact has. */
  value: z.unknown().optional(),
});
export type DecideFactInput = z.infer<typeof DecideFactInput>;

/** More than any court has ever awarded. */
const LARGEST_SUM = 1_000_000_000_000;

/** Words as a person enters them: one line, nothing in it that turns or breaks the words around it. */
function entered(value: unknown): unknown {
  if (typeof value === 'string') return value.isWellFormed() ? oneLine(value) : value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, entered(part)]));
}

function halfLetters(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(halfLetters);
}

const SAY = 'Please fill in what is missing, with a day or a sum that there is.';

/** What is wrong with a corrected value that has the form of its kind; null where nothing is. */
function impossible({ kind, value }: FactContent): string | null {
  if (kind === 'sum' || kind === 'offer') {
    const amount = value.amount ?? 0;
    if (amount > LARGEST_SUM) return 'Please check the sum: it is larger than a court has ever awarded.';
    if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-4) return 'Please enter dollars and cents.';
  }
  if (kind !== 'deadline') return null;
  const { date, earliest, latest } = value;
  if (earliest && latest && earliest > latest) return 'The earliest day cannot be after the latest.';
  if (date && ((earliest && date < earliest) || (latest && date > latest)))
    return 'The day must lie between the earliest and the latest.';
  return null;
}

/**
 * What a person puts in the place of what was read, in the shape of its kind and possible in itself; else why not, in a
 * sentence to them.
 */
export function correctedContent(
  kind: FactKind,
  value: unknown,
): { content: FactContent } | { problem: string } {
  if (halfLetters(value)) return { problem: 'These words hold half a character. Please enter them again.' };
  const content = FactContent.safeParse({ kind, value: entered(value) });
  if (!content.success) return { problem: SAY };
  const problem = impossible(content.data);
  return problem === null ? { content: content.data } : { problem };
}

const MOST_CONFIRMED = 100;
/** POST /api/facts/confirm. */
export const ConfirmFactsInput = z.object({
  ids: z
    .array(z.string('Please name facts by their ids.'), 'Please name facts by their ids.')
    .min(1, 'Please name at least one fact.')
    .max(MOST_CONFIRMED, `Please confirm at most ${MOST_CONFIRMED} facts at a time.`),
});
export type ConfirmFactsInput = z.infer<typeof ConfirmFactsInput>;
