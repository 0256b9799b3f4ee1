import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import {
  type FileReturnInput,
  MIN_RESIDENT_AGE,
  RECIPIENT_TOO_YOUNG,
  type RecordAttemptInput,
  type ServiceAttempt,
  type UpdateReturnInput,
} from '#src/service/schema.ts';
import { serviceState } from '#src/service/state.ts';
import type { Summons } from '#src/summons/schema.ts';
import type { Deps } from '../deps.ts';
import {
  countDocuments,
  deleteAttempt,
  getAttempt,
  getServedSummons,
  getSummonsForUpdate,
  insertAttempt,
  listAttempts,
  updateAttempt,
  updateProofs,
  updateServiceState,
} from './store.ts';

type Db = Deps['db'];
type Writes = Pick<Deps, 'db' | 'clock' | 'events' | 'ids'>;
type Standing = Pick<Summons, 'status' | 'serviceStatus'>;

const has = (summons: Standing, state: string) => summons.status === state || summons.serviceStatus === state;
const isFiled = (summons: Standing) => has(summons, 'filed');

function refuseFiled(summons: Standing, what: string): void {
  if (!isFiled(summons)) return;
  throw new AppError('CONFLICT', `The return of this summons is filed with the court, so ${what}.`);
}

type Days = Partial<
  Pick<ServiceAttempt, 'attemptDate' | 'mailingDate' | 'receiptSignedDate'> & { notarizedAt: Date | null }
>;

const TO_COME: Readonly<Record<'attemptDate' | 'mailingDate' | 'receiptSignedDate' | 'notarizedAt', string>> =
  {
    attemptDate:
      'The service date is still to come. Enter the day on which the papers were served, or on which it was tried.',
    mailingDate: 'The mailing date is still to come. Leave it empty until the copy is mailed.',
    receiptSignedDate:
      'The day on which the receipt was signed is still to come. Leave it empty until you have it.',
    notarizedAt:
      'The day on which the return was signed is still to come. Leave it empty until it is signed.',
  };

/** BAD_REQUEST with every day that is after today at the court, in the order of the form. */
function refuseDaysToCome(days: Days, { state }: Pick<Summons, 'state'>, now: Date): void {
  const zone = courtTimeZone(state);
  const today = dateIn(zone, now);
  const fields: Record<string, string> = {};
  for (const name of ['attemptDate', 'mailingDate', 'receiptSignedDate'] as const) {
    if ((days[name] ?? '') > today) fields[name] = TO_COME[name];
  }
  // A day is kept as its noon in UTC, which may be some hours ahead of the court's clocks.
  if (days.notarizedAt && dateIn(zone, days.notarizedAt) > today) fields.notarizedAt = TO_COME.notarizedAt;
  const errors = Object.values(fields);
  if (errors.length > 0) throw new AppError('BAD_REQUEST', errors[0], { errors, fields });
}

async function requireDocuments(db: Db, caseId: AuthorizedCaseId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if (ids.every(isId) && (await countDocuments(db, caseId, ids)) === ids.length) return;
  throw new AppError(
    'NOT_FOUND',
    'A document that you chose is not in this case any more. Please choose it again.',
  );
}

/** The attempts to serve a summons, the earliest first. */
export function getAttempts(db: Db, caseId: AuthorizedCaseId, summonsId: string): Promise<ServiceAttempt[]> {
  return listAttempts(db, caseId, summonsId);
}

async function deriveState(db: Db, caseId: AuthorizedCaseId, summons: Summons, now: Date): Promise<void> {
  const attempts = await listAttempts(db, caseId, summons.id);
  await updateServiceState(db, caseId, summons.id, {
    ...serviceState(summons, attempts, false),
    updatedAt: now,
  });
}

/**
 * Records an attempt, and in the same transaction how service stands after it: 'attempted' after the first failure,
 * 'served' after a success, which no later failure undoes. BAD_REQUEST for days to come, NOT_FOUND for a proof that is
 * no document of the case, CONFLICT once the return is filed. Service before the day of issue is a defect that the
 * coach names, and is recorded as it happened.
 */
export async function recordAttempt(
  deps: Writes,
  caseId: AuthorizedCaseId,
  summonsId: string,
  input: RecordAttemptInput,
): Promise<ServiceAttempt> {
  const now = deps.clock.now();
  const id = deps.ids.next();
  const recorded = await deps.db.transaction().execute(async (db) => {
    const summons = await getSummonsForUpdate(db, caseId, summonsId);
    refuseFiled(summons, 'no more attempts can be recorded');
    refuseDaysToCome(input, summons, now);
    await requireDocuments(db, caseId, input.proofDocumentIds);
    await insertAttempt(db, caseId, { ...input, id, summonsId, createdAt: now });
    if (input.wasSuccessful || !has(summons, 'served')) await deriveState(db, caseId, summons, now);
    return getAttempt(db, caseId, id);
  });
  deps.events.publish(caseId, { type: 'summons-changed' });
  return recorded;
}

/** Runs `change` on an attempt while nobody else changes the service of its summons. */
async function changeAttempt(
  deps: Writes,
  caseId: AuthorizedCaseId,
  id: string,
  change: (db: Db, summons: Summons, now: Date) => Promise<void>,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    const { summonsId } = await getAttempt(db, caseId, id);
    const summons = await getSummonsForUpdate(db, caseId, summonsId);
    await change(db, summons, now);
  });
  deps.events.publish(caseId, { type: 'summons-changed' });
}

/** Takes an attempt back that was recorded by mistake; how service stands is derived again. CONFLICT once filed. */
export async function removeAttempt(deps: Writes, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await changeAttempt(deps, caseId, id, async (db, summons, now) => {
    refuseFiled(summons, 'the attempts stay as they are');
    await deleteAttempt(db, caseId, id);
    await deriveState(db, caseId, summons, now);
  });
}

/**
 * Adds what is known only later: the sworn text, the notary, the mailing, the signed receipt. With the day of the
 * receipt the day of service changes. BAD_REQUEST for days to come and for a recipient under 15 at the home, CONFLICT
 * once filed.
 */
export async function updateReturn(
  deps: Writes,
  caseId: AuthorizedCaseId,
  id: string,
  input: UpdateReturnInput,
): Promise<ServiceAttempt> {
  await changeAttempt(deps, caseId, id, async (db, summons, now) => {
    refuseFiled(summons, 'it cannot be changed any more');
    refuseDaysToCome(input, summons, now);
    const { serviceMethod, wasSuccessful } = await getAttempt(db, caseId, id);
    const { recipientAge } = input;
    if (serviceMethod === 'substitute_residence' && (recipientAge ?? MIN_RESIDENT_AGE) < MIN_RESIDENT_AGE) {
      throw new AppError('BAD_REQUEST', RECIPIENT_TOO_YOUNG, {
        errors: [RECIPIENT_TOO_YOUNG],
        fields: { recipientAge: RECIPIENT_TOO_YOUNG },
      });
    }
    await updateAttempt(db, caseId, id, input);
    if (wasSuccessful) await deriveState(db, caseId, summons, now);
  });
  return getAttempt(deps.db, caseId, id);
}

/** Links documents of the case as proof, in this order, and no others; also once the return is filed. */
export async function linkProofs(
  deps: Writes,
  caseId: AuthorizedCaseId,
  id: string,
  documentIds: readonly string[],
): Promise<ServiceAttempt> {
  await changeAttempt(deps, caseId, id, async (db) => {
    await requireDocuments(db, caseId, documentIds);
    await updateProofs(db, caseId, id, documentIds);
  });
  return getAttempt(deps.db, caseId, id);
}

const NOT_SERVED =
  'There is no successful service to file yet. Record the attempt that succeeded first, then file its return.';

/**
 * Marks the return as filed with the court, which ends the history of this summons. CONFLICT without a successful
 * attempt, or with one that failed. Filing the same return again changes nothing, save that the stamped paper may be
 * linked later; filing another attempt's return is a CONFLICT.
 */
export async function fileReturn(
  deps: Writes,
  caseId: AuthorizedCaseId,
  summonsId: string,
  { attemptId, returnDocumentId }: FileReturnInput,
): Promise<Summons> {
  const now = deps.clock.now();
  const filed = await deps.db.transaction().execute(async (db) => {
    const summons = await getSummonsForUpdate(db, caseId, summonsId);
    const paper = returnDocumentId ? { returnDocumentId } : {};
    await requireDocuments(db, caseId, Object.values(paper));
    if (isFiled(summons)) {
      if (attemptId && attemptId !== summons.lastServiceAttemptId) {
        throw new AppError('CONFLICT', 'The return of another attempt is filed for this summons already.');
      }
      if (!returnDocumentId || returnDocumentId === summons.returnDocumentId) return summons;
      return updateServiceState(db, caseId, summonsId, { ...paper, updatedAt: now });
    }
    const attempts = await listAttempts(db, caseId, summonsId);
    if (!attempts.some(({ wasSuccessful }) => wasSuccessful)) throw new AppError('CONFLICT', NOT_SERVED);
    if (attemptId) {
      const chosen = attempts.find(({ id }) => id === attemptId);
      if (chosen === undefined) throw new AppError('NOT_FOUND', 'This attempt is not one of this summons.');
      if (!chosen.wasSuccessful) {
        throw new AppError(
          'CONFLICT',
          'This attempt did not succeed, so there is no return of service to file.',
        );
      }
    }
    const resting = { ...summons, lastServiceAttemptId: attemptId ?? summons.lastServiceAttemptId };
    const state = serviceState(resting, attempts, true);
    return updateServiceState(db, caseId, summonsId, { ...state, ...paper, updatedAt: now });
  });
  deps.events.publish(caseId, { type: 'summons-changed' });
  return filed;
}

/** An attempt and its summons, for the paper that is made of them. */
export async function getReturn(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<{ attempt: ServiceAttempt; summons: Summons }> {
  const attempt = await getAttempt(db, caseId, id);
  return { attempt, summons: await getServedSummons(db, caseId, attempt.summonsId) };
}
