import type { Defaulted, DefaultedJson, DefaultedTimestamp, NullableTimestamp } from './columns.ts';

export interface SummonsTable {
  id: Defaulted<string>;
  caseId: string;
  milestoneId: string | null;
  plaintiffName: string;
  defendantName: string;
  plaintiffAddress: string | null;
  defendantAddress: string | null;
  isEntityDefendant: Defaulted<'individual' | 'entity'>;
  registeredAgentName: string | null;
  registeredAgentAddress: string | null;
  courtName: string;
  courtAddress: string | null;
  courtPhone: string | null;
  county: string | null;
  state: string;
  caseNumber: string | null;
  judgeName: string | null;
  attorneyName: string | null;
  attorneyAddress: string | null;
  attorneyPhone: string | null;
  attorneyFax: string | null;
  attorneyEmail: string | null;
  isProSe: Defaulted<boolean>;
  issuedDate: Defaulted<string>;
  responseDeadlineDays: Defaulted<number>;
  responseDeadlineDate: string | null;
  summonsText: string | null;
  additionalInstructions: string | null;
  status: Defaulted<string>;
  servedDate: string | null;
  servedBy: string | null;
  serviceStatus: Defaulted<string>;
  lastServiceAttemptId: string | null;
  serviceCompletedAt: NullableTimestamp;
  awaitsReceipt: Defaulted<boolean>;
  returnDocumentId: string | null;
  generatedPdfPath: string | null;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export type ServiceMethod =
  | 'personal_defendant'
  | 'mail_or_courier'
  | 'substitute_residence'
  | 'substitute_business'
  | 'authorized_agent'
  | 'minor_incompetent'
  | 'entity_representative';

export interface ReturnOfServiceAttemptsTable {
  id: Defaulted<string>;
  summonsId: string;
  caseId: string;
  countyServed: string;
  attemptDate: string;
  /** As the server wrote it, for example '2:30 PM'. */
  attemptTime: string | null;
  serverName: string;
  serverAge: number | null;
  serverTitle: string | null;
  serverLicense: string | null;
  serverCompany: string | null;
  serverPhone: string | null;
  serverEmail: string | null;
  serviceMethod: ServiceMethod;
  serviceAddress: string;
  serviceLocation: string | null;
  recipientName: string | null;
  recipientRelationship: string | null;
  recipientTitle: string | null;
  recipientAge: number | null;
  mailingAddress: string | null;
  mailingDate: string | null;
  receiptSignedDate: string | null;
  /** Free text. */
  serviceFees: string | null;
  wasSuccessful: Defaulted<boolean>;
  failureReason: string | null;
  notes: string | null;
  affidavitText: string | null;
  notarizedAt: NullableTimestamp;
  notaryName: string | null;
  notaryTitle: string | null;
  notaryCommission: string | null;
  isSheriffService: Defaulted<boolean>;
  proofDocumentIds: DefaultedJson<string[]>;
  createdAt: DefaultedTimestamp;
}

export interface SummonsTables {
  summons: SummonsTable;
  returnOfServiceAttempts: ReturnOfServiceAttemptsTable;
}
