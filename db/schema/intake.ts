import type { ColumnType } from 'kysely';
import type { Defaulted, DefaultedJson, NullableJson, Timestamp } from './columns.ts';

/** Papers that are read before there is a case. */
export interface IntakesTable {
  id: string;
  /** SHA-256 of the secret that the browser keeps; it opens nothing once somebody's account has claimed it. */
  secretHash: string;
  /** Whose account it belongs to; null while nobody has signed in. */
  userId: string | null;
  /** The case without an owner in which its documents lie. */
  caseId: string;
  /** Of the address it came from; null where nobody can tell addresses apart. */
  addressKey: string | null;
  /** Ids of files, paper by paper. */
  papers: DefaultedJson<string[][]>;
  /** Whether a person said which files are one paper. */
  isArranged: Defaulted<boolean>;
  /** Documents that were looked at for pages of another case. */
  looked: DefaultedJson<string[]>;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

/** A file as it came. */
export interface IntakeFilesTable {
  id: string;
  intakeId: string;
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  /** SHA-256, lowercase hex. */
  hash: string;
  /** Key of the bytes in the blob store. */
  path: string;
  /** Degrees clockwise. */
  turn: Defaulted<number>;
  /** Where a person says that the page lies; null where nobody has said it, or said that it is the whole picture. */
  corners: NullableJson<number[][]>;
  /** Where it seems to lie; null as soon as a person has said it. */
  proposedCorners: NullableJson<number[][]>;
  /** Whether that was looked for, or a person said it. */
  areEdgesSought: Defaulted<boolean>;
  createdAt: Timestamp;
}

/** A case that was made of papers of an intake. */
export interface IntakeCasesTable {
  intakeId: string;
  /** The proposal's. */
  key: string;
  caseId: string;
  fileIds: ColumnType<string[], string, string>;
}

export interface IntakeTables {
  intakes: IntakesTable;
  intakeFiles: IntakeFilesTable;
  intakeCases: IntakeCasesTable;
}
