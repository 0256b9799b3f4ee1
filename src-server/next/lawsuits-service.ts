import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { User } from '#src/auth/schema.ts';
import { isAtCourt } from '#src/law/case-law.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import type { Lawsuits } from '#src/next/schema.ts';
import { stageOf } from '#src/next/stage.ts';
import { authorizeCase } from '../auth/access.ts';
import { findStageEvidence } from './stage-store.ts';
import { listCasesOfSteps } from './store.ts';

/** Cases without a court that are looked into: nobody has so many letters. */
const MOST = 50;

/** Those of a person's cases in which letters are all there is, and whether they have others. */
export async function findLawsuits(db: Kysely<Database>, user: User, now: Date): Promise<Lawsuits> {
  const cases = await listCasesOfSteps(db, user.id, now);
  const none: string[] = [];
  for (const item of cases.filter((each) => !isAtCourt(each)).slice(0, MOST)) {
    const caseId = await authorizeCase(db, user, item.id, 'document:read', now);
    const today = dateIn(courtTimeZone(item.state), now);
    const found = await findStageEvidence(db, caseId, item.side ?? 'attorney');
    const { key } = stageOf({ ...found, ...{ today, isAtCourt: false, kind: null } });
    if (key === 'before') none.push(item.id);
  }
  return { none, some: cases.length > none.length };
}
