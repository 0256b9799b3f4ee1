import { z } from 'zod';
import { CaseKind } from '../law/courts/case-kind-schema.ts';

/** What kind of help it is. */
const HELP_KINDS = ['legal-aid', 'self-help', 'lawyer-referral', 'interpreter'] as const;
export const HelpKind = z.enum(HELP_KINDS);
export type HelpKind = z.infer<typeof HelpKind>;

/** '505-555-0142', '213-555-0142 ext. 270', '311'. */
const HelpPhone = z.string().regex(/^(?:\d{3}-\d{3}-\d{4}(?: ext\. \d{1,5})?|\d11)$/);

const day = z.iso.date();

/** The page on which a row was read. */
export const HelpSource = z.object({
  title: z.string().min(1),
  address: z.url({ protocol: /^https?$/ }),
  dated: z
    .string()
    .regex(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/)
    .nullable()
    .describe(
      'What the page itself says of its age: YYYY-MM-DD, YYYY-MM or YYYY; null where it says nothing.',
    ),
  retrieved: day.describe('YYYY-MM-DD'),
});
export type HelpSource = z.infer<typeof HelpSource>;

/** Whom it serves, by place. Without counties, places and courts: the whole state; without a state too: everywhere. */
const HelpArea = z.object({
  /** USPS code; null of what serves every state. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** Counties without 'County'. */
  counties: z.array(z.string()).optional(),
  /** Words of a court's name that say it as well: 'Brooklyn'. */
  places: z.array(z.string()).optional(),
  /** Ids of courts; it serves people with a case there. */
  courts: z.array(z.string()).optional(),
  /** Whether it serves federal district courts, and no others. */
  isFederal: z.literal(true).optional(),
  /** In words, where it serves more than the counties that are named: 'Eastern Texas and the Gulf Coast'. */
  region: z.string().optional(),
});

const HelpSide = z.enum(['plaintiff', 'defendant']);
export type HelpSide = z.infer<typeof HelpSide>;

/** An organization or an office that helps, as it is kept here. */
export const HelpRow = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  kind: HelpKind,
  phone: HelpPhone.optional(),
  address: z.string().optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
  /** When somebody answers: 'Monday to Friday, 9:30 to 4:00'. */
  hours: z.string().optional(),
  /** What it does, as the end of 'It gives …'. */
  helps: z.string().min(1),
  /** For whom, where it is not for everybody: 'Low income'. */
  who: z.string().optional(),
  /** Whom it is for where that is few people, of whom nothing here tells whether this is one. */
  isForFew: z.literal(true).optional(),
  /** The kinds of case; every civil kind where none is named. */
  cases: z.array(CaseKind).min(1).optional(),
  /** The side of the case that it helps; either where none is named. */
  side: HelpSide.optional(),
  area: HelpArea,
  source: HelpSource,
  /** 'memory': nobody read it on a page; the source is then where it can be checked. */
  known: z.enum(['read', 'memory']),
});
export type HelpRow = z.infer<typeof HelpRow>;

/** A row as it is shown: `help` of GET /api/cases/{id}/next. */
export const Help = z.object({
  name: z.string(),
  kind: HelpKind,
  phone: z.string().optional(),
  address: z.string().optional(),
  url: z.string().optional(),
  hours: z.string().optional(),
  helps: z.string().describe('What it gives: "Free advice and sometimes a lawyer".'),
  who: z.string().optional().describe('For whom, where it is not for everybody.'),
  where: z.string().describe('Whom it serves by place: "Alder County", "All of New Mexico".'),
  source: HelpSource,
  verified: z
    .boolean()
    .describe('Whether name, telephone number and address were read at the source; else from memory.'),
});
export type Help = z.infer<typeof Help>;

/** What is shown near a case; `note` is a sentence where it is less than what a person would expect. */
export const HelpNear = z.object({ help: z.array(Help), note: z.string().nullable() });
export type HelpNear = z.infer<typeof HelpNear>;

/** Help that a paper itself names, with its words: `text.slice(start, end) === quote`. */
export const PrintedHelp = z.object({
  kind: HelpKind,
  /** As printed; what kind of help it is where the paper names nobody. */
  name: z.string(),
  /** As printed. */
  phone: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  page: z.number().int().min(1),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string(),
});
export type PrintedHelp = z.infer<typeof PrintedHelp>;
