import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { Certainty, Period, TimeOfDay } from '../facts/schema.ts';
import { CaseKind } from '../law/courts/case-kind-schema.ts';
import { US_STATES } from '../states.ts';
import { oneLine } from '../text/bidi-controls.ts';

/** How much a proposal may say: far more than papers of a case do, and no more than is kept at once. */
export const PROPOSAL_LIMITS = {
  lines: 50,
  cuts: 200,
  problems: 1000,
  words: 2500,
  /** A name, a time in words, a place: what is looked at by patterns, again and again. */
  line: 600,
  choices: 10_000,
} as const;

export const words = z.string().max(PROPOSAL_LIMITS.words);
/** Words of one line, without marks that turn others: what becomes an entry of the timeline, a caption or a file. */
export const lineOf = (most: number) => z.string().overwrite(oneLine).max(most);
const line = lineOf(PROPOSAL_LIMITS.line);
const sentence = lineOf(PROPOSAL_LIMITS.words);
const LONGEST_ID = 100;
export const factId = z.string().max(LONGEST_ID);
const NO_FACT = 'no fact';
/** The `factId` of a line that follows from what a paper says and rests on no fact: of each line its own. */
export const noFactId = ({ label, date }: { label: string; date: string | null }): string =>
  [NO_FACT, date, label].join(' ').slice(0, LONGEST_ID);
export const isNoFact = (id: string): boolean => id.startsWith(NO_FACT);
export const lines = <Line extends z.ZodType>(line: Line) => z.array(line).max(PROPOSAL_LIMITS.lines);
const Party = z.object({ name: lineOf(300).min(1), role: lineOf(100) });
/** Who a person is in a paper: on a side of the case, or on none, as a witness or whoever holds a debtor's money. */
const PERSON_SIDES = ['plaintiff', 'defendant', 'neither'] as const;
const State = z
  .string()
  .refine((code) => US_STATES.some((state) => state.code === code), 'Choose the state from the list.');

/** A value with how sure it was read, and the facts that it rests on. */
export const readLine = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, certainty: Certainty, factIds: z.array(factId).max(200) });

/** What a person confirms or changes, in the order in which it is shown. What else a line is stands in `card-lines.ts`. */
export const CARD_LINES = {
  court: readLine(lineOf(300).nullable()).extend({
    /** Its permanent id where it was recognized. */
    courtId: z.string().max(100).nullable(),
    /** Courts it may be instead. */
    choices: z.array(z.object({ id: z.string(), name: words })).max(PROPOSAL_LIMITS.choices),
    address: words.nullable(),
    phone: words.nullable(),
    /** Where the paper itself says that the court sits; it goes before what is known of the court. */
    printedAddress: lineOf(300).nullish(),
  }),
  caseNumber: readLine(lineOf(100).nullable()),
  parties: readLine(z.array(Party).max(200)),
  /** The person's side: who has to answer a first paper is the defendant. */
  role: readLine(z.enum(PERSON_SIDES).nullable()),
  /** What they want, hold back already (`isHeld`) or a court has ordered (`isOrdered`), in US dollars. */
  sum: readLine(
    z
      .object({
        amount: z.number().min(0),
        what: words,
        isHeld: z.boolean().optional(),
        isOrdered: z.boolean().optional(),
      })
      .nullable(),
  ),
  /** Kind of case. */
  kind: readLine(CaseKind.nullable()),
  state: readLine(State.nullable()),
} as const;
export const LineField = z.enum(Object.keys(CARD_LINES) as (keyof typeof CARD_LINES)[]);
export type LineField = z.infer<typeof LineField>;

/** A time that a paper gives, 21 days from 'service of this summons on you'; the event is empty where it names none. */
export const TimeOnPaper = Period.pick({ count: true, unit: true }).extend({ from: line });
export type TimeOnPaper = z.infer<typeof TimeOnPaper>;
export const DueOnPaper = z.object({
  label: line,
  /** YYYY-MM-DD; null where it is counted from a day nobody has said. */
  date: CalendarDate.nullable(),
  /** HH:MM at the court. */
  time: TimeOfDay.nullable(),
  /** Null where a day is named. */
  period: TimeOnPaper.nullable(),
  /** The same time where the paper says it once more, as plain days. */
  shorter: TimeOnPaper.nullish(),
  certainty: Certainty,
  factId,
  /** Whose duty it is, where the paper says so. */
  who: z.enum(PERSON_SIDES).optional(),
  /**
   * The way in which the papers came that it holds for, where the paper gives another time for another way: in person or
   * not; or the usual one, beside that of the mail or of another state.
   */
  way: z.enum(['handed', 'other', 'usual', 'mailed', 'outside']).optional(),
  /** Of a day that was counted from one that the paper itself gives: by which rule, and how. */
  counted: z
    .object({ citation: line, steps: z.array(sentence).max(50), caveats: z.array(sentence).max(50) })
    .nullish(),
});
export const HearingOnPaper = DueOnPaper.omit({
  period: true,
  shorter: true,
  way: true,
  counted: true,
}).extend({
  place: line.nullable(),
});
/** A letter asks for something: what it offers or demands, and what it means for somebody's rights. */
export const OfferOnPaper = z.object({
  label: line,
  until: CalendarDate.nullable(),
  amount: z.number().nullable(),
  /** 'Signing gives something up. Your date stays the same.'; null where there is no trap. */
  warning: sentence.nullable(),
  factId,
});

/** Who helps, as the paper prints it; nobody has checked it. */
export const HelpOnPaper = z.object({
  name: words,
  phone: words.nullable(),
  address: words.nullable(),
  email: words.nullable(),
});

/** The words of a paper that a line rests on. */
export const Cut = z.object({
  factId,
  /** Index of the paper among those of the intake. */
  paper: z.number().int(),
  page: z.number().int(),
  quote: words,
});
