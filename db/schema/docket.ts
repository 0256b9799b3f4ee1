import type { Defaulted, DefaultedTimestamp, JsonValue, NullableJson } from './columns.ts';

export interface DocketEntriesTable {
  id: Defaulted<string>;
  caseId: string;
  milestoneId: string | null;
  rawText: string;
  parsedEntries: NullableJson<JsonValue[]>;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export interface DocketTables {
  docketEntries: DocketEntriesTable;
}
