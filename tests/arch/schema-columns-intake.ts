import type { IntakeTables } from '#db/schema/intake.ts';
import type { Described } from './described-columns.ts';

export const intakeColumns: { [Name in keyof IntakeTables]: Described<IntakeTables[Name]> } = {
  intakes: {
    id: 'uuid',
    secretHash: 'text',
    userId: 'uuid?',
    caseId: 'uuid',
    addressKey: 'text?',
    papers: 'jsonb=',
    isArranged: 'boolean=',
    looked: 'jsonb=',
    createdAt: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  intakeFiles: {
    id: 'uuid',
    intakeId: 'uuid',
    filename: 'text',
    mimeType: 'text',
    size: 'bigint',
    hash: 'text',
    path: 'text',
    turn: 'integer=',
    corners: 'jsonb?',
    proposedCorners: 'jsonb?',
    areEdgesSought: 'boolean=',
    createdAt: 'timestamptz',
  },
  intakeCases: {
    intakeId: 'uuid',
    key: 'text',
    caseId: 'uuid',
    fileIds: 'jsonb',
  },
};
