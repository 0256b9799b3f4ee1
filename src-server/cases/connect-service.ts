import type { PublicCaption } from '#src/cases/connect-schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { caseNumberKey, courtKey, sameCaseNumber } from '#src/law/case-number.ts';
import { isOwn } from '../client-address.ts';
import type { Deps } from '../deps.ts';
import { type ConnectableCase, getCase, listConnectable, updateCase } from './store.ts';

interface Of {
  caseId: AuthorizedCaseId;
  userId: string;
  /** Where the request comes from; null where that is not known. */
  address: string | null;
}

/** Numbers are looked up no oftener than when an account is set up: whoever guesses them reads nobody's caption. */
async function spendNumber({ limits }: Deps, { userId, address }: Of): Promise<void> {
  await limits.spend('docket-numbers', userId);
  if (address !== null && !isOwn(address)) await limits.spend('docket-numbers-address', address);
}

/**
 * The one case of a stranger that its owner's may be connected to: of the same number in the same court of the same
 * state, and connected to nobody. Undefined where there is none, where there are several, and for whoever does not own
 * this case: what they own themselves would be taken for a stranger's. In a transaction: the cases are locked.
 */
async function findOther(db: Deps['db'], { caseId, userId }: Of): Promise<ConnectableCase | undefined> {
  const own = await getCase(db, caseId, userId);
  const { caseNumber, courtName, state, connectedCaseId } = own;
  if (own.userId !== userId || connectedCaseId !== null) return undefined;
  if (caseNumber === null || courtName === null || state === null) return undefined;
  const found = await listConnectable(db, { userId, state, key: caseNumberKey(caseNumber) });
  const [first, ...others] = found.filter(
    (other) =>
      sameCaseNumber(other.caseNumber, caseNumber) &&
      other.courtName !== null &&
      courtKey(other.courtName) === courtKey(courtName),
  );
  return others.length > 0 || first?.taken === true ? undefined : first;
}

/** The public caption of that case, to be confirmed before anything of it is copied; null where there is none. */
export async function findPublicCaption(deps: Deps, of: Of): Promise<PublicCaption | null> {
  await spendNumber(deps, of);
  const other = await deps.db.transaction().execute((db) => findOther(db, of));
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
  await spendNumber(deps, of);
  await deps.db.transaction().execute(async (db) => {
    const other = await findOther(db, of);
    if (other === undefined)
      throw new AppError('NOT_FOUND', 'No other case with this number was found in this court.');
    const own = await getCase(db, caseId, userId);
    await updateCase(db, caseId, {
      connectedCaseId: other.id,
      plaintiffName: own.plaintiffName ?? other.plaintiffName,
      defendantName: own.defendantName ?? other.defendantName,
      updatedAt: deps.clock.now(),
    });
  });
  deps.events.publish(caseId, { type: 'case-changed' });
}
