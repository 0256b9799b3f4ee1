import { z } from 'zod';

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
