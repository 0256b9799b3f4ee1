import type { Defaulted, DefaultedTimestamp, NullableTimestamp, Timestamp } from './columns.ts';

export interface CasesTable {
  id: Defaulted<string>;
  /** Null where it only holds the papers of an intake: nobody is a member of it. */
  userId: string | null;
  title: string;
  description: string | null;
  caseNumber: string | null;
  /** The case number as compared: case, spaces, dashes and judge suffixes removed. */
  caseNumberKey: string | null;
  caseType: 'civil' | 'criminal' | 'family' | 'probate' | 'bankruptcy' | 'appeals' | 'other' | null;
  state: string;
  /** Chosen by a person, by its permanent id; null where the court follows from name, number and state. */
  courtId: string | null;
  /** Chosen by a person; null where it follows from the rest. */
  kind:
    | 'civil'
    | 'debt'
    | 'eviction'
    | 'small_claims'
    | 'family'
    | 'probate'
    | 'criminal'
    | 'bankruptcy'
    | 'appeal'
    | 'other'
    | null;
  courtName: string | null;
  plaintiffName: string | null;
  defendantName: string | null;
  /** The other side's case this one was connected to; it opens nothing there. */
  connectedCaseId: string | null;
  /** Nothing of this case may be sent to a network AI engine. */
  localOnly: Defaulted<boolean>;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export interface CaseMembersTable {
  caseId: string;
  userId: string;
  role: 'owner' | 'collaborator' | 'viewer';
  expiresAt: NullableTimestamp;
  createdAt: DefaultedTimestamp;
}

export interface CaseInvitationsTable {
  id: Defaulted<string>;
  caseId: string;
  tokenHash: string;
  role: 'collaborator' | 'viewer';
  createdBy: string;
  expiresAt: Timestamp;
  /** When the access that it grants ends; null for no end. */
  accessExpiresAt: NullableTimestamp;
  acceptedAt: NullableTimestamp;
  acceptedBy: string | null;
  createdAt: DefaultedTimestamp;
}

/** Who did what; a row is never changed and goes with its case. */
export interface CaseAuditTable {
  id: Defaulted<string>;
  caseId: string;
  at: Timestamp;
  /** Null once the account is deleted. */
  actorId: string | null;
  action: string;
  /** What it was done to, in plain words; '' where the action says all. */
  what: Defaulted<string>;
  /** Who else it was about. */
  otherId: string | null;
}

/** A case that is offered to a new owner, who has not agreed yet. */
export interface CaseTransfersTable {
  caseId: string;
  fromUserId: string;
  toUserId: string;
  offeredAt: Timestamp;
  expiresAt: Timestamp;
  declinedAt: NullableTimestamp;
}

export interface CaseTables {
  caseAudit: CaseAuditTable;
  caseTransfers: CaseTransfersTable;
  cases: CasesTable;
  caseMembers: CaseMembersTable;
  caseInvitations: CaseInvitationsTable;
}
