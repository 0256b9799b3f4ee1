import { z } from 'zod';
import { kindById, kindsNamed } from '#src/papers/kinds.ts';
import { numberInWords } from '#src/text/number-words.ts';

export type Side = 'plaintiff' | 'defendant' | 'other' | 'unsaid';

export interface TrueParty {
  name: string;
  side: Side;
}

export const PERIOD_UNITS = [
  'days',
  'court_days',
  'business_days',
  'weeks',
  'months',
  'years',
  'hours',
] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

export interface Period {
  count: number;
  unit: PeriodUnit;
}

/** A deadline, a period or a hearing that a paper names. Its day is 'YYYY-MM-DD'. */
export interface TrueDay {
  date: string | null;
  period: Period | null;
  /** Its sentence, as the label quotes it. */
  sentence: string | null;
  status: string | null;
  /** Past or called off: who names it is not wrong, who leaves it out misses nothing. */
  isOptional: boolean;
  /** A day on which somebody sits and hears. */
  isSitting?: boolean;
}

/**
 * What is known of one paper. An absent field is not labeled; null says that the paper does not have it, as its label
 * says.
 */
export interface Truth {
  path: string;
  kinds: string[];
  /** Null where the label does not say whether it is a scan. */
  isScan: boolean | null;
  /** 'azd', 'ca10': CourtListener's id. */
  courtId?: string;
  court?: string | null;
  /** Every form in which the label gives the number. */
  numbers?: string[] | null;
  plaintiffs?: string[];
  defendants?: string[];
  parties?: TrueParty[];
  days?: TrueDay[];
  /** Whether the label names every day of the paper, so that another one is wrong. */
  isExhaustive: boolean;
  /** The day on which it was filed or written. */
  written: string | null;
  /** Numbers that say which papers belong to one case, wherever they were known from. */
  caseNumbers: string[];
  /** Labels of which nothing could be read: the name of the field and the names of its keys, never their contents. */
  unread: string[];
}

const Text = z.string().nullish();
const Flag = z.union([z.boolean(), z.string()]).nullish();

const LabeledParty = z.union([z.string(), z.looseObject({ name: z.string(), role: Text, side: Text })]);

const LabeledPeriod = z.looseObject({ count: z.union([z.number(), z.string()]).nullish(), unit: Text });

const LabeledDay = z.looseObject({
  type: Text,
  status: Text,
  date: Text,
  day: Text,
  due: Text,
  period: z.union([LabeledPeriod, z.string()]).nullish(),
  count: z.union([z.number(), z.string()]).nullish(),
  unit: Text,
  sentence: Text,
  quote: Text,
  text: Text,
});
type LabeledDay = z.infer<typeof LabeledDay>;

const Label = z.looseObject({
  acceptKinds: z.array(z.string()).nullish(),
  court: Text,
  court_id: Text,
  case_number: Text,
  docket_number: Text,
  case_numberFromSource: Text,
  caseNumberFromSource: Text,
  plaintiffs: z.array(z.string()).nullish(),
  defendants: z.array(z.string()).nullish(),
  parties: z.array(LabeledParty).nullish(),
  deadlines: z
    .union([z.array(z.union([z.string(), z.looseObject({})])), z.record(z.string(), z.unknown())])
    .nullish(),
  deadlinesExhaustive: z.boolean().nullish(),
  deadline_requested: Text,
  answer_days: z.union([z.number(), z.string()]).nullish(),
  filed: Text,
  dated: Text,
  ocr_required: Flag,
  made_scan: Flag,
  text_layer: Flag,
});
type Label = z.infer<typeof Label>;

const ManifestLine = z.object({ path: z.string(), kind: z.string(), truth: z.looseObject({}) });

const Support = z.union([
  z.string(),
  z.looseObject({
    text: Text,
    quote: Text,
    page: z.number().nullish(),
    pages: z.array(z.number()).nullish(),
  }),
]);

const QuestionLine = z.looseObject({
  id: z.union([z.string(), z.number()]),
  path: z.string(),
  question: z.string(),
  answerable: z.boolean(),
  support: z.union([z.array(Support), Support]).nullish(),
  page: z.number().nullish(),
});

export interface TrueQuestion {
  id: string;
  path: string;
  question: string;
  answerable: boolean;
  support: { text: string; pages: number[] }[];
}

const DAY = /\b(\d{4}-\d\d-\d\d)(?!\d)/;

function dayIn(text: string | null | undefined): string | null {
  return DAY.exec(text ?? '')?.[1] ?? null;
}

const COUNTED =
  /\b(?:([a-z]+(?:[- ][a-z]+)?)\s*)?\(?(\d{1,3})?\)?\s*(calendar|court|judicial|business|working)?[\s-]*(day|week|month|year|hour)s?\b/gi;

/** The periods that words name: 'twenty-one (21) days', '14 court days', 'three months'. A figure goes before words. */
export function periodsIn(text: string): Period[] {
  return [...text.matchAll(COUNTED)].flatMap(([, words = '', figure, kind = '', unit = '']) => {
    const count = figure === undefined ? countedWords(words) : Number(figure);
    const named = unitOf(`${kind} ${unit}`);
    return count > 0 && named !== null ? [{ count, unit: named }] : [];
  });
}

/** 'twenty-one', 'within ten': the words right before the unit. */
function countedWords(words: string): number {
  return numberInWords(words) || numberInWords(words.split(/[- ]/).at(-1) ?? '');
}

function unitOf(words: string): PeriodUnit | null {
  const said = words.toLowerCase();
  if (/court|judicial/.test(said)) return 'court_days';
  if (/business|working/.test(said)) return 'business_days';
  const plain = /day|week|month|year|hour/.exec(said)?.[0];
  return PERIOD_UNITS.find((unit) => unit === `${plain}s`) ?? null;
}

function periodOf(label: LabeledDay): Period | null {
  const { period } = label;
  if (typeof period === 'string') return periodsIn(period)[0] ?? null;
  const count = period?.count ?? label.count;
  const unit = unitOf(period?.unit ?? label.unit ?? 'days');
  if (count === null || count === undefined || unit === null) return null;
  const number = typeof count === 'number' ? count : Number(/\d+/.exec(count)?.[0] ?? numberInWords(count));
  return number > 0 ? { count: number, unit } : null;
}

const OPTIONAL = /past|passed|cancel/i;

function toDay(label: LabeledDay): TrueDay | null {
  const date = dayIn(label.date) ?? dayIn(label.day) ?? dayIn(label.due);
  const period = date === null || label.type === 'period' ? periodOf(label) : null;
  const sentence = label.sentence ?? label.quote ?? label.text ?? null;
  const status = label.status ?? null;
  if (date === null && period === null && sentence === null) return null;
  const day = { date, period, sentence, status, isOptional: OPTIONAL.test(status ?? '') };
  return label.type === 'hearing' ? { ...day, isSitting: true } : day;
}

/** '2025-10-31 17:00', 'within fourteen (14) days of the letter': a deadline in the curator's own words, no quotation. */
function inWords(words: string, status: string | null = null): TrueDay | null {
  const date = dayIn(words);
  const period = date === null ? (periodsIn(words)[0] ?? null) : null;
  return date === null && period === null
    ? null
    : { date, period, sentence: null, status, isOptional: false };
}

function daysOf(label: Label, unread: string[]): TrueDay[] | undefined {
  const { deadlines, deadline_requested: requested, answer_days: toAnswer } = label;
  const listed = deadlines ?? undefined;
  const found: TrueDay[] = [];
  const keep = (day: TrueDay | null, field: string) => {
    if (day === null) unread.push(field);
    else found.push(day);
  };
  for (const each of Array.isArray(listed) ? listed : []) {
    const shaped = LabeledDay.safeParse(each);
    if (typeof each === 'string') keep(inWords(each), 'deadlines: words');
    else
      keep(shaped.success ? toDay(shaped.data) : null, `deadlines: ${Object.keys(each).sort().join(', ')}`);
  }
  if (listed !== undefined && !Array.isArray(listed)) {
    for (const words of Object.values(listed)) keep(inWords(String(words)), 'deadlines: words');
  }
  if (requested) keep(inWords(requested, 'requested'), 'deadline_requested');
  if (toAnswer) {
    const days = Number(/\d+/.exec(String(toAnswer))?.[0] ?? 0);
    keep(days > 0 ? inWords(`${days} days`) : null, 'answer_days');
  }
  return listed === undefined && found.length === 0 ? undefined : found;
}

const LEAD =
  /^(?:caption|case|civil action|cause|docket|index|number|no)\b[.:#\s]*(?:(?:no|number)\b[.:\s]*)?/i;
const WHERE = /\s+(?:in|on|as|at|of) the\b.*$|,?\s*(?:blank|only)\b.*$/i;

/** 'CV-25-03367 (2:25-cv-03367)', 'blank in the first; 16-CV-0001 in the second': each number that a label gives. */
export function numbersIn(label: string): string[] {
  return label
    .split(/[;()]|,\s+(?=\d)| and /)
    .map((part) => part.trim().replace(LEAD, '').replace(WHERE, '').trim())
    .filter((part) => /\d{2}/.test(part) && !/_{2,}/.test(part) && part.split(/\s+/).length <= 6);
}

function sideOf({
  side,
  role,
}: {
  side?: string | null | undefined;
  role?: string | null | undefined;
}): Side {
  const said = `${side ?? role ?? ''}`.toLowerCase();
  if (/third-party|intervenor/.test(said)) return 'other';
  if (/plaintiff|petitioner|claimant/.test(said)) return 'plaintiff';
  if (/defendant|respondent/.test(said)) return 'defendant';
  return said === '' ? 'unsaid' : 'other';
}

function partiesOf({ parties, plaintiffs, defendants }: Label): TrueParty[] | undefined {
  if (parties) {
    return parties.map((party) =>
      typeof party === 'string' ? { name: party, side: 'unsaid' } : { name: party.name, side: sideOf(party) },
    );
  }
  if (!plaintiffs) return undefined;
  return [
    ...plaintiffs.map((name): TrueParty => ({ name, side: 'plaintiff' })),
    ...(defendants ?? []).map((name): TrueParty => ({ name, side: 'defendant' })),
  ];
}

/** Whether the label calls it a scan: a picture, or no text of its own but a court's stamp. */
function isScan(path: string, label: Label): boolean | null {
  if (label.ocr_required || label.made_scan || /\.(?:png|jpe?g|tiff?|webp)$/i.test(path)) return true;
  if (label.text_layer === false || typeof label.text_layer === 'string') return true;
  return label.text_layer === true ? false : null;
}

function namesOf(side: Side, parties: readonly TrueParty[] | undefined): string[] | undefined {
  const names = parties?.filter((party) => party.side === side).map(({ name }) => name);
  return names === undefined || names.length === 0 ? undefined : names;
}

function courtOf({ court }: Label): string | null | undefined {
  return court === undefined ? undefined : court?.trim() || null;
}

function numbersOf({ case_number: number }: Label): string[] | null | undefined {
  if (number === undefined) return undefined;
  const found = numbersIn(number ?? '');
  return found.length > 0 ? found : null;
}

/** A label without the fields that are of another form than any that is read here; those are named in `unread`. */
function fieldsOf(given: Record<string, unknown>, unread: string[]): Label {
  const { success, data, error } = Label.safeParse(given);
  if (success) return data;
  const odd = new Set(error.issues.map(({ path: [field] }) => String(field)));
  unread.push(...odd);
  return Label.parse(Object.fromEntries(Object.entries(given).filter(([field]) => !odd.has(field))));
}

/** 'opinion' is an order in the words of the manifest, 'brief' a motion: a finer name stands for the kind that it is of. */
function coarseOf(word: string): string[] {
  const named = kindsNamed(word).map((id) => kindById(id).coarse);
  return named.length === 0 ? [word] : named;
}

/** One line of a manifest, of the open corpus or of a labeled folder. */
export function readLabel(line: unknown): Truth {
  const { path, kind, truth: given } = ManifestLine.parse(line);
  const unread: string[] = [];
  const label = fieldsOf(given, unread);
  const court = courtOf(label);
  const numbers = numbersOf(label);
  const parties = partiesOf(label);
  const days = daysOf(label, unread);
  const plaintiffs = label.plaintiffs ?? namesOf('plaintiff', parties);
  const defendants = label.defendants ?? namesOf('defendant', parties);
  const elsewhere = [label.docket_number, label.case_numberFromSource, label.caseNumberFromSource];
  return {
    path,
    kinds: [...new Set([kind.replace(/ \(.*/, ''), ...(label.acceptKinds ?? [])].flatMap(coarseOf))],
    isScan: isScan(path, label),
    ...(label.court_id ? { courtId: label.court_id } : {}),
    ...(court === undefined ? {} : { court }),
    ...(numbers === undefined ? {} : { numbers }),
    ...(plaintiffs === undefined ? {} : { plaintiffs }),
    ...(defendants === undefined ? {} : { defendants }),
    ...(parties === undefined ? {} : { parties }),
    ...(days === undefined ? {} : { days }),
    isExhaustive: label.deadlinesExhaustive !== false,
    written: dayIn(label.filed) ?? dayIn(label.dated),
    caseNumbers: [...(numbers ?? []), ...elsewhere.flatMap((number) => numbersIn(number ?? ''))],
    unread,
  };
}

/** One line of the questions; null where it is of another form. */
export function readQuestion(line: unknown): TrueQuestion | null {
  const read = QuestionLine.safeParse(line);
  if (!read.success) return null;
  const { id, path, question, answerable, support, page } = read.data;
  const parts = support === null || support === undefined ? [] : Array.isArray(support) ? support : [support];
  return {
    id: String(id),
    path,
    question,
    answerable,
    support: parts.flatMap((part) => {
      const text = typeof part === 'string' ? part : (part.text ?? part.quote);
      const own =
        typeof part === 'string' ? undefined : (part.pages ?? (part.page ? [part.page] : undefined));
      return text ? [{ text, pages: own ?? (page ? [page] : []) }] : [];
    }),
  };
}
