import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { withoutLineEndBlanks } from '../reading/clean-text.ts';
import { stripBidiControls } from '../text/bidi-controls.ts';
import { daysToAnswer } from './days-to-answer.ts';

/** A summons as it is stored. Days are calendar dates, YYYY-MM-DD. */
export const Summons = z.object({
  id: z.string(),
  caseId: z.string(),
  milestoneId: z.string().nullable(),
  plaintiffName: z.string(),
  defendantName: z.string(),
  plaintiffAddress: z.string().nullable(),
  defendantAddress: z.string().nullable(),
  isEntityDefendant: z.enum(['individual', 'entity']),
  registeredAgentName: z.string().nullable(),
  registeredAgentAddress: z.string().nullable(),
  courtName: z.string(),
  courtAddress: z.string().nullable(),
  courtPhone: z.string().nullable(),
  county: z.string().nullable(),
  state: z.string(),
  caseNumber: z.string().nullable(),
  judgeName: z.string().nullable(),
  attorneyName: z.string().nullable(),
  attorneyAddress: z.string().nullable(),
  attorneyPhone: z.string().nullable(),
  attorneyFax: z.string().nullable(),
  attorneyEmail: z.string().nullable(),
  isProSe: z.boolean(),
  issuedDate: z.string(),
  responseDeadlineDays: z.number().int(),
  /** Issued date plus days plus one day: not what a court counts, which starts at service. */
  responseDeadlineDate: z.string().nullable(),
  summonsText: z.string().nullable(),
  additionalInstructions: z.string().nullable(),
  status: z.string(),
  servedDate: z.string().nullable(),
  servedBy: z.string().nullable(),
  serviceStatus: z.string(),
  lastServiceAttemptId: z.string().nullable(),
  serviceCompletedAt: z.date().nullable(),
  /** Served by mail or courier, and the day of the receipt is not entered: `servedDate` is only when it was sent. */
  awaitsReceipt: z.boolean(),
  returnDocumentId: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Summons = z.infer<typeof Summons>;

const SERVED = ['served', 'filed'];

/** The day on which service succeeded, YYYY-MM-DD; null while it has not, and the time to answer has not started. */
export function servedOn(summons: Pick<Summons, 'status' | 'serviceStatus' | 'servedDate'>): string | null {
  const isServed = SERVED.includes(summons.serviceStatus) || SERVED.includes(summons.status);
  return isServed ? summons.servedDate : null;
}

export const DEFAULT_STATE = 'NM';
/** The days of the district courts, whose summons this is. */
export const DEFAULT_RESPONSE_DAYS = daysToAnswer('new_mexico_district');
const MOST_RESPONSE_DAYS = 3650;

/** Control characters break a form; what no alphabet prints goes. */
function lineOf(text: string): string {
  return stripBidiControls(text.toWellFormed())
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function linesOf(text: string): string {
  const lines = stripBidiControls(text.toWellFormed())
    .replace(/\r\n?|[\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '');
  return withoutLineEndBlanks(lines)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const tooLong = (max: number) => `Please keep this to ${max} characters`;

const required = (max: number, message: string, clean = lineOf) =>
  z
    .string(message)
    .transform(clean)
    .pipe(z.string().min(1, message).max(max, tooLong(max)));

const MOST_ADDRESS_LINES = 10;
const fewLines = (text: string) => text.split('\n').length <= MOST_ADDRESS_LINES;
const tooManyLines = `Please keep an address to ${MOST_ADDRESS_LINES} lines`;

const optional = (max: number, clean = lineOf) =>
  z
    .string()
    .nullish()
    .transform((text) => clean(text ?? ''))
    .pipe(z.string().max(max, tooLong(max)))
    .transform((text) => text || null);

const optionalAddress = () =>
  z
    .string()
    .nullish()
    .transform((text) => linesOf(text ?? ''))
    .pipe(z.string().max(ADDRESS, tooLong(ADDRESS)).refine(fewLines, tooManyLines))
    .transform((text) => text || null);

const NAME = 500;
const ADDRESS = 500;
const LINE = 200;
const PROSE = 5000;

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** A day, as YYYY-MM-DD or as a moment (ISO 8601 with its offset, or a Date); `courtDay` reads it. */
const dayOrMoment = (message: string) =>
  z.union([z.date(), z.string()], message).superRefine((value, context) => {
    if (value === '') return context.addIssue({ code: 'custom', message });
    const text = typeof value === 'string' ? value : value.toISOString();
    const isMoment = ISO.test(text) && !Number.isNaN(Date.parse(text));
    const day = CalendarDate.safeParse(isMoment ? text.slice(0, 10) : text);
    if (day.success) return;
    context.addIssue({ code: 'custom', message: day.error.issues[0]?.message ?? message });
  });

const BUSINESS_AGENT = {
  registeredAgentName: 'Registered agent name is required for business entities',
  registeredAgentAddress: 'Registered agent address is required for business entities',
} as const;

/** The fields in the order of the form, which is the order of its messages. */
const FIELDS = {
  plaintiffName: required(NAME, 'Plaintiff name is required'),
  plaintiffAddress: optionalAddress(),
  defendantName: required(NAME, 'Defendant name is required'),
  defendantAddress: optionalAddress(),
  isEntityDefendant: z.enum(['individual', 'entity'], 'Please choose whether the defendant is a person'),
  registeredAgentName: optional(NAME),
  registeredAgentAddress: optionalAddress(),
  courtName: required(LINE, 'Court name is required'),
  courtAddress: required(ADDRESS, 'Court address is required', linesOf).refine(fewLines, tooManyLines),
  courtPhone: optional(50),
  county: required(100, 'County is required'),
  state: z
    .string('State must be a two-letter code')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'State must be a two-letter code'),
  caseNumber: optional(100),
  judgeName: optional(LINE),
  isProSe: z.boolean(),
  attorneyName: optional(NAME),
  attorneyAddress: optionalAddress(),
  attorneyPhone: optional(50),
  attorneyFax: optional(50),
  attorneyEmail: optional(254),
  issuedDate: dayOrMoment('Issued date is required'),
} as const;

const PROSE_FIELDS = {
  summonsText: optional(PROSE, linesOf),
  additionalInstructions: optional(PROSE, linesOf),
} as const;

/** A number of days; what is blank or no number at all is the court's own. */
const ResponseDays = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((typed) => {
    const days = typeof typed === 'string' && typed.trim() === '' ? Number.NaN : Number(typed ?? Number.NaN);
    return Number.isNaN(days) ? DEFAULT_RESPONSE_DAYS : days;
  })
  .pipe(
    z
      .number()
      .int('Response deadline must be a whole number of days')
      .min(1, 'Response deadline must be at least 1 day')
      .max(MOST_RESPONSE_DAYS, `Response deadline must be at most ${MOST_RESPONSE_DAYS} days`),
  );

const create = z.object({
  ...FIELDS,
  isEntityDefendant: FIELDS.isEntityDefendant.default('individual'),
  state: FIELDS.state.default(DEFAULT_STATE),
  isProSe: FIELDS.isProSe.default(false),
  responseDeadlineDays: ResponseDays,
  ...PROSE_FIELDS,
  milestoneId: z.string().nullish(),
  /** Sent by forms that reckon it themselves. It follows from the two fields above, so that it is not read. */
  responseDeadlineDate: dayOrMoment('Response deadline is required').nullish(),
  status: z.literal('draft', 'A new summons is a draft').nullish(),
});

const form = z.object({
  ...FIELDS,
  responseDeadlineDays: ResponseDays,
  responseDeadlineDate: dayOrMoment('Response deadline is required'),
  ...PROSE_FIELDS,
});

type AgentFields = Pick<Summons, 'isEntityDefendant' | 'registeredAgentName' | 'registeredAgentAddress'>;

/** What is missing of the agent who takes papers for a business, by field. Empty for a person. */
export function missingAgent(
  summons: AgentFields,
): { field: keyof typeof BUSINESS_AGENT; message: string }[] {
  if (summons.isEntityDefendant !== 'entity') return [];
  return (['registeredAgentName', 'registeredAgentAddress'] as const)
    .filter((field) => !summons[field])
    .map((field) => ({ field, message: BUSINESS_AGENT[field] }));
}

/** Everything that is wrong at once, in the order of the form. */
function inFormOrder<Output>(names: readonly string[], agentOf: (value: Output) => AgentFields | null) {
  const check = z.check<Output>((payload) => {
    const agent = agentOf(payload.value);
    for (const { field, message } of agent === null ? [] : missingAgent(agent)) {
      if (payload.issues.some((issue) => issue.path?.[0] === field)) continue;
      payload.issues.push({ code: 'custom', path: [field], message, input: '' });
    }
    const place = (issue: { path?: PropertyKey[] | undefined }) => names.indexOf(String(issue.path?.[0]));
    payload.issues.sort((one, other) => place(one) - place(other));
  });
  check._zod.def.when = () => true;
  return check;
}

/** POST: what is left out is empty or its default. `responseDeadlineDate` and `status` are the server's. */
export const CreateSummonsInput = create.check(
  inFormOrder<z.output<typeof create>>(Object.keys(create.shape), (value) => value),
);
export type CreateSummonsInput = z.output<typeof CreateSummonsInput>;

/** What a screen fills in, for a new summons and for a change: the whole of it. */
export const SummonsForm = form.check(
  inFormOrder<z.output<typeof form>>(Object.keys(form.shape), (value) => value),
);
export type SummonsForm = z.output<typeof SummonsForm>;
export type SummonsDraft = z.input<typeof SummonsForm>;

const change = form.omit({ responseDeadlineDays: true }).partial();

/** PATCH: what is left out stays as it is. */
export const UpdateSummonsInput = change.check(
  inFormOrder<z.output<typeof change>>(Object.keys(change.shape), () => null),
);
export type UpdateSummonsInput = z.output<typeof UpdateSummonsInput>;
