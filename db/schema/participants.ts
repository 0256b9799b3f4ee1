import type { Defaulted, DefaultedTimestamp } from './columns.ts';

export interface CaseParticipantsTable {
  id: Defaulted<string>;
  caseId: string;
  userId: string | null;
  role: Defaulted<'plaintiff' | 'defendant' | 'attorney' | 'witness' | 'expert' | 'other'>;
  firstName: Defaulted<string>;
  middleName: Defaulted<string>;
  lastName: Defaulted<string>;
  suffix: Defaulted<string>;
  organization: Defaulted<string>;
  jobTitle: Defaulted<string>;
  email: Defaulted<string>;
  phone: Defaulted<string>;
  altPhone: Defaulted<string>;
  preferredContactMethod: Defaulted<'email' | 'phone' | 'mail'>;
  addressLine1: Defaulted<string>;
  addressLine2: Defaulted<string>;
  city: Defaulted<string>;
  state: Defaulted<string>;
  postalCode: Defaulted<string>;
  country: Defaulted<string>;
  website: Defaulted<string>;
  notes: Defaulted<string>;
  displayName: Defaulted<string>;
  isPrimary: Defaulted<boolean>;
  createdAt: DefaultedTimestamp;
}

export interface ParticipantTables {
  caseParticipants: CaseParticipantsTable;
}
