import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { Certainty } from '../facts/schema.ts';

/** What an event of the chronology is, in the order in which those of one day stand. */
export const EVENT_KINDS = [
  'told',
  'paper',
  'docket',
  'decision',
  'hearing',
  'deadline',
  'timeline',
] as const;
export const EventKind = z.enum(EVENT_KINDS);
export type EventKind = z.infer<typeof EventKind>;

/** Where something stands: on a page of a paper, in a docket, or on the case's own timeline. */
export const EventSource = z.discriminatedUnion('from', [
  z.object({
    from: z.literal('paper'),
    documentId: z.string(),
    /** What the paper is called, and the name of its file. */
    title: z.string(),
    filename: z.string(),
    /** 1-based; offsets into its text; null where the paper as a whole is the source. */
    place: z
      .object({ page: z.number().int(), start: z.number().int(), end: z.number().int(), quote: z.string() })
      .nullable(),
  }),
  z.object({
    from: z.literal('docket'),
    milestoneId: z.string().nullable(),
    /** The number of the entry; null where none is printed. */
    entryNumber: z.string().nullable(),
  }),
  z.object({ from: z.literal('timeline'), milestoneId: z.string() }),
]);
export type EventSource = z.infer<typeof EventSource>;

/** Something that happened, or is to happen, on a day. */
export const ChronologyEvent = z.object({
  /** The same as long as its first source stays. */
  id: z.string(),
  /** YYYY-MM-DD, or YYYY-MM where no day is named. */
  date: z.string(),
  /** HH:MM at the court. */
  time: z.string().nullable(),
  kind: EventKind,
  what: z.string(),
  certainty: Certainty,
  /** Why the day is doubtful, as a sentence; null where it is not. */
  doubt: z.string().nullable(),
  /** Names, as `people` of the chronology has them. */
  people: z.array(z.string()),
  sources: z.array(EventSource),
});
export type ChronologyEvent = z.infer<typeof ChronologyEvent>;

const CONTRADICTION_KINDS = ['number', 'name', 'contact', 'date', 'sum'] as const;

/** Papers that give different values for the same thing. */
export const Contradiction = z.object({
  id: z.string(),
  kind: z.enum(CONTRADICTION_KINDS),
  /** What the papers differ in: 'The case number', 'rent per month'. */
  what: z.string(),
  /** Each value with where it stands; at least two. */
  sides: z.array(z.object({ value: z.string(), sources: z.array(EventSource) })),
});
export type Contradiction = z.infer<typeof Contradiction>;

export const MOST_EVENTS = 2000;

/** GET /api/cases/{id}/chronology: of one kind, of one person, between two days, all three together. */
export const ChronologyInput = z.object({
  kind: EventKind.optional(),
  person: z.string().max(2000).optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
});
export type ChronologyFilter = z.infer<typeof ChronologyInput>;
export const ChronologyQuery = z.strictObject(ChronologyInput.shape, {
  error: 'Please ask with ?kind=, ?person=, ?from= and ?to= alone, or without any for all.',
});

export const Chronology = z.object({
  /** Oldest first; at most `MOST_EVENTS` of `total`, those nearest to today. */
  events: z.array(ChronologyEvent),
  /** How many the filter leaves. */
  total: z.number().int(),
  /** How many there are of each kind and of each person, the filter aside. */
  kinds: z.partialRecord(EventKind, z.number().int()),
  people: z.array(z.object({ name: z.string(), role: z.string().nullable(), events: z.number().int() })),
  contradictions: z.array(Contradiction),
  /** Papers that were looked through, and those that are not read yet or could not be. */
  papersRead: z.number().int(),
  papersUnread: z.array(z.object({ documentId: z.string(), title: z.string(), filename: z.string() })),
});
export type Chronology = z.infer<typeof Chronology>;
