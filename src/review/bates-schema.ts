import { z } from 'zod';
import { MAX_WIDTH, MIN_WIDTH, normalPrefix, PREFIX } from './bates.ts';

const Ids = z
  .array(z.string().max(100), 'Please choose documents.')
  .min(1, 'Please choose at least one document.')
  .max(10_000, 'Please choose at most 10,000 documents at once.');

const Prefix = z
  .string('Please enter a prefix.')
  .transform(normalPrefix)
  .refine(
    (prefix) => PREFIX.test(prefix),
    'Begin a prefix with a letter and do not end it with a digit. It may have up to 20 letters, digits, hyphens, dots or underscores.',
  );

const WIDTH = `Bates numbers have ${MIN_WIDTH} to ${MAX_WIDTH} digits.`;

/** `ids` in the order of the numbers; `start` null is the next number of the prefix. */
export const AssignBatesInput = z.object({
  ids: Ids,
  prefix: Prefix,
  width: z.number().int(WIDTH).min(MIN_WIDTH, WIDTH).max(MAX_WIDTH, WIDTH).default(6),
  start: z
    .number()
    .int('The first number is a whole number.')
    .min(1, 'The first number is 1 or more.')
    .nullish(),
});
export type AssignBatesInput = z.output<typeof AssignBatesInput>;

const AssignedNumber = z.object({
  id: z.string(),
  filename: z.string(),
  batesNumber: z.string(),
  batesEnd: z.string(),
});

/** What assigning gives, or would give. */
export const BatesPlan = z.object({
  assigned: z.array(AssignedNumber),
  /** Documents among those chosen that have a number already, and keep it. */
  skipped: z.array(z.object({ id: z.string(), filename: z.string(), batesNumber: z.string() })),
  /** Gaps, mixed digits, families that are parted: sentences that stop nothing. */
  warnings: z.array(z.string()),
  /** The number that follows. */
  next: z.number().int(),
});
export type BatesPlan = z.infer<typeof BatesPlan>;

/** The same beforehand; `refusals` are the sentences with which assigning would be refused. */
export const BatesPreview = BatesPlan.extend({ refusals: z.array(z.string()) });
export type BatesPreview = z.infer<typeof BatesPreview>;

export const BatesNextInput = z.object({ prefix: z.string().trim().max(100).nullish() });

const BatesSeries = z.object({
  prefix: z.string(),
  width: z.number().int(),
  next: z.number().int(),
  batesNumber: z.string(),
  /** Documents that have numbers of it. */
  documents: z.number().int(),
  warnings: z.array(z.string()),
});
export type BatesSeries = z.infer<typeof BatesSeries>;

/** Where a prefix goes on; without one, a suggestion: that of the newest number, else the person's last name. */
export const BatesNext = BatesSeries.omit({ documents: true }).extend({
  /** Every prefix in use, the newest first. */
  series: z.array(BatesSeries),
});
export type BatesNext = z.infer<typeof BatesNext>;

export const ReleaseBatesInput = z.object({ ids: Ids });
export const ReleaseBatesAnswer = z.object({ released: z.number().int() });
