import type { ColumnType } from 'kysely';
import type { DefaultedTimestamp, JsonValue } from './columns.ts';

/** What was read in a discovery paper; src/discovery/schema.ts says what it holds. */
export interface DiscoveryReadingsTable {
  documentId: string;
  caseId: string;
  /** The text it was read in. */
  textNumber: number;
  /** Of the rules that read it: an older reading is made again. */
  readerVersion: number;
  reading: ColumnType<{ [key: string]: JsonValue }, string, string>;
  createdAt: DefaultedTimestamp;
}

/** When and how a request was served, as a person confirmed it. */
export interface DiscoveryServicesTable {
  documentId: string;
  caseId: string;
  servedOn: string;
  serviceMethod: 'personal' | 'mail' | 'electronic';
  mailedFrom: 'california' | 'other_state' | 'abroad' | null;
  confirmedBy: string | null;
  updatedAt: DefaultedTimestamp;
}

/** What a person says of a request, whatever was read. */
export interface DiscoveryMarksTable {
  documentId: string;
  itemKey: string;
  caseId: string;
  isAnswered: boolean;
  markedBy: string | null;
  updatedAt: DefaultedTimestamp;
}

export interface DiscoveryTables {
  discoveryReadings: DiscoveryReadingsTable;
  discoveryServices: DiscoveryServicesTable;
  discoveryMarks: DiscoveryMarksTable;
}
