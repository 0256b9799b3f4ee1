import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { courtDay, responseDeadlineDate } from '#src/law/court-day.ts';
import {
  type CreateSummonsInput,
  missingAgent,
  type Summons,
  type UpdateSummonsInput,
} from '#src/summons/schema.ts';
import { MILESTONE_NOT_FOUND } from '#src/timeline/page-kind.ts';
import type { Deps } from '../deps.ts';
import {
  countAttempts,
  deleteSummons,
  getSummonsForUpdate,
  insertSummons,
  isMilestoneOfCase,
  updateSummons,
} from './store.ts';

/** Who takes papers is no matter of a person's summons. */
function agentOf<
  T extends Pick<Summons, 'isEntityDefendant' | 'registeredAgentName' | 'registeredAgentAddress'>,
>(summons: T): T {
  if (summons.isEntityDefendant === 'entity') return summons;
  return { ...summons, registeredAgentName: null, registeredAgentAddress: null };
}

/**
 * Makes a draft. The response deadline is issued date plus days plus one day (spec 9); the court's own is counted from
 * service. NOT_FOUND for a milestone that is not of this case.
 */
export async function createSummons(
  deps: Deps,
  caseId: AuthorizedCaseId,
  { milestoneId, issuedDate: issued, responseDeadlineDate: _, status: __, ...input }: CreateSummonsInput,
): Promise<Summons> {
  const { db, clock, ids, events } = deps;
  if (milestoneId && !(isId(milestoneId) && (await isMilestoneOfCase(db, caseId, milestoneId)))) {
    throw new AppError('NOT_FOUND', MILESTONE_NOT_FOUND);
  }
  const now = clock.now();
  const issuedDate = courtDay(issued, input.state);
  const summons = await insertSummons(db, caseId, {
    ...agentOf(input),
    id: ids.next(),
    milestoneId: milestoneId || null,
    issuedDate,
    responseDeadlineDate: responseDeadlineDate(issuedDate, input.responseDeadlineDays),
    status: 'draft',
    serviceStatus: 'unserved',
    createdAt: now,
    updatedAt: now,
  });
  events.publish(caseId, { type: 'summons-changed' });
  return summons;
}

/** The days of a change, read where the court is. A reckoned deadline follows the issued date until it is entered. */
function changedDays(
  before: Summons,
  { issuedDate: issued, responseDeadlineDate: deadline, state = before.state }: UpdateSummonsInput,
): Pick<Summons, 'issuedDate' | 'responseDeadlineDate'> {
  const issuedDate = issued === undefined ? before.issuedDate : courtDay(issued, state);
  if (deadline !== undefined) return { issuedDate, responseDeadlineDate: courtDay(deadline, state) };
  const { responseDeadlineDays: days, responseDeadlineDate: kept } = before;
  const isReckoned = kept === responseDeadlineDate(before.issuedDate, days);
  return {
    issuedDate,
    responseDeadlineDate: isReckoned ? responseDeadlineDate(issuedDate, days) : kept,
  };
}

/**
 * Changes a summons; what is left out stays. BAD_REQUEST when a business would be left without its registered agent.
 * One that was served can be changed too, since a record may be wrong: the screen says that this does not change the
 * paper that was handed over.
 */
export async function changeSummons(
  deps: Deps,
  caseId: AuthorizedCaseId,
  id: string,
  change: UpdateSummonsInput,
): Promise<Summons> {
  const summons = await deps.db.transaction().execute(async (db) => {
    const before = await getSummonsForUpdate(db, caseId, id);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const after: Summons = agentOf({ ...before, ...given, ...changedDays(before, change) });
    const missing = missingAgent(after);
    if (missing.length > 0) {
      throw new AppError('BAD_REQUEST', missing[0]?.message, {
        errors: missing.map(({ message }) => message),
        fields: Object.fromEntries(missing.map(({ field, message }) => [field, message])),
      });
    }
    const { registeredAgentName, registeredAgentAddress, issuedDate, responseDeadlineDate: deadline } = after;
    return updateSummons(db, caseId, id, {
      ...given,
      registeredAgentName,
      registeredAgentAddress,
      issuedDate,
      responseDeadlineDate: deadline,
      updatedAt: deps.clock.now(),
    });
  });
  deps.events.publish(caseId, { type: 'summons-changed' });
  return summons;
}

/** Deletes a draft that nobody tried to serve; CONFLICT for any other, which is part of what happened in the case. */
export async function removeSummons(deps: Deps, caseId: AuthorizedCaseId, id: string): Promise<void> {
  const pdf = await deps.db.transaction().execute(async (db) => {
    const { status } = await getSummonsForUpdate(db, caseId, id);
    if (status !== 'draft' || (await countAttempts(db, caseId, id)) > 0) {
      throw new AppError(
        'CONFLICT',
        'This summons has been served, or somebody tried to serve it. It stays, as part of the record of service.',
      );
    }
    return deleteSummons(db, caseId, id);
  });
  if (pdf !== null) {
    await deps.blobs.remove(pdf).catch((error: unknown) => {
      deps.log.warn({ key: pdf, error: String(error) }, 'a deleted file could not be removed yet');
    });
  }
  deps.events.publish(caseId, { type: 'summons-changed' });
}
