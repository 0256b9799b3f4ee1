import type { PublicCaption } from '#src/cases/connect-schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { caseNumberKey, courtKey, sameCaseNumber } from '#src/law/case-number.ts';
import type { Deps } from '../deps.ts';
import { type ConnectableCase, getCase, listConnectable, updateCase } from './store.ts';

interface Of {
  caseId: AuthorizedCaseId;
  userId: string;
}

/**
 * The case of somebody else that this one may be connected to: of the same number, state and court. Undefined where
 * there is none, where several courts have that number, and where this case is connected already.
 */
async function findOther(db: Deps['db'], { caseId, userId }: Of): Promise<ConnectableCase | undefined> {
  const { caseNumber, courtName, state, connectedCaseId } = await getCase(db, caseId, userId);
  if (caseNumber === null || state === null || connectedCaseId !== null) return undefined;
  const found = await listConnectable(db, { userId, state, key: caseNumberKey(caseNumber) });
  const same = found.filter(
    (other) =>
      sameCaseNumber(other.caseNumber, caseNumber) &&
      (courtName === null || other.courtName === null || courtKey(other.courtName) === courtKey(courtName)),
  );
  const courts = new Set(same.map((other) => courtKey(other.courtName ?? '')));
  return courts.size === 1 ? same[0] : undefined;
}

/** The public caption of that case, to be confirmed before anything of it is copied; null where there is none. */
export async function findPublicCaption(db: Deps['db'], of: Of): Promise<PublicCaption | null> {
  const other = await findOther(db, of);
  if (other === undefined) return null;
  const { caseNumber, courtName, plaintiffName, defendantName } = other;
  return { caseNumber, courtName, plaintiffName, defendantName };
}

/**
 * Connects a case that was made without the other side's: what is missing in its caption is copied, what a person
 * entered stays, and nothing of the other case is opened. NOT_FOUND where there is no such case any more.
 */
export async function connectLater(deps: Deps, of: Of): Promise<void> {
  const { caseId, userId } = of;
  await deps.db.transaction().execute(async (db) => {
    const other = await findOther(db, of);
    if (other === undefined)
      throw new AppError('NOT_FOUND', 'No other case with this number was found in this court.');
    const own = await getCase(db, caseId, userId);
    await updateCase(db, caseId, {
      connectedCaseId: other.id,
      courtName: own.courtName ?? other.courtName,
      plaintiffName: own.plaintiffName ?? other.plaintiffName,
      defendantName: own.defendantName ?? other.defendantName,
      updatedAt: deps.clock.now(),
    });
  });
  deps.events.publish(caseId, { type: 'case-changed' });
}
