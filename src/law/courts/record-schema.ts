import { z } from 'zod';
import { RecognizedCase } from './recognition-schema.ts';

/** GET /api/courts/{courtId}; the ids are those of `POST /api/courts/recognize`. */
export const CourtRecordInput = z.object({ courtId: z.string() });

const Source = z.object({
  title: z.string(),
  address: z.string(),
  dated: z
    .string()
    .nullable()
    .describe(
      'What the copy itself says of its age: YYYY-MM-DD, YYYY-MM or YYYY; null where it says nothing.',
    ),
  retrieved: z.string().describe('YYYY-MM-DD'),
});

const Office = z.object({
  place: z.string().describe('The county or city that it serves.'),
  address: z.string(),
  phone: z.string().nullable(),
  /** When its clerk's window is open; null where it was not read. */
  hours: z.string().nullable(),
  website: z.string().nullable(),
  timeZone: z.string().nullable().describe('IANA'),
  note: z.string().nullable(),
  source: Source,
});
export type Office = z.infer<typeof Office>;

/** How a court is reached, each part with the page on which it was read. Empty lists and nulls are 'nobody read it'. */
export const PublishedRecord = z.object({
  court: RecognizedCase.shape.court.unwrap().extend({
    isKind: z
      .boolean()
      .describe('Only the kind of court is known, not which of them: nothing is known of its place.'),
  }),
  rulesAt: z
    .string()
    .nullable()
    .describe('Where the rules that it counts by are shown; null where they are not here.'),
  timeZone: z.string().nullable().describe('IANA, of most of its state; an office may stand in another.'),
  offices: z.array(Office),
  portal: z
    .object({
      name: z.string(),
      address: z.string(),
      selfRepresented: z
        .enum(['yes', 'leave', 'no', 'required', 'unread'])
        .describe(
          "Whether somebody without a lawyer may file there; 'leave': once the judge has allowed it.",
        ),
      note: z.string().nullable(),
      source: Source,
    })
    .nullable(),
  fees: z
    .array(
      z.object({
        what: z.string(),
        payer: z
          .enum(['plaintiff', 'defendant'])
          .nullable()
          .describe('Whose act it is; null for either side.'),
        dollars: z.number(),
        source: Source,
      }),
    )
    .readonly(),
  waiver: z.object({ form: z.string(), source: Source }).nullable(),
});
export type PublishedRecord = z.infer<typeof PublishedRecord>;
