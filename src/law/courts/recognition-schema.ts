import { z } from 'zod';
import { CaseKind } from './case-kind-schema.ts';

const text = (max: number) => z.string().trim().max(max).nullish();

/** POST /api/courts/recognize: whatever is known of a case. */
export const RecognizeInput = z.object({
  courtName: text(300),
  caseNumber: text(100),
  /** USPS code. */
  state: text(2),
  caseType: text(30),
  title: text(300),
});
export type RecognizeInput = z.infer<typeof RecognizeInput>;

const CourtChoice = z.object({ id: z.string(), name: z.string() });

export const RecognizedCase = z.object({
  /** Null when nothing was recognized; `system` is null for a court that is known and whose rules are not here. */
  court: z
    .object({
      id: z.string(),
      name: z.string(),
      system: z.string().nullable(),
      state: z.string().nullable(),
      level: z.enum(['trial', 'limited', 'appellate']),
    })
    .nullable(),
  kind: CaseKind,
  /** 'likely' where name and number contradict each other. */
  certainty: z.enum(['certain', 'likely', 'unknown']),
  /** What it was recognized by, as sentences. */
  because: z.array(z.string()),
  /** Courts it may be instead, those of the state first. */
  choices: z.array(CourtChoice),
});
export type RecognizedCase = z.infer<typeof RecognizedCase>;
