import { counterclaimNotes } from '#src/answers/counterclaims.ts';
import { defenceNotes, defenceOptions, isDefence } from '#src/answers/defences.ts';
import type { ChooseDefenceInput } from '#src/answers/requests-schema.ts';
import {
  type AnswerCourt,
  type Counterclaim,
  type Counterclaims,
  type Defences,
  MOST_COUNTERCLAIMS,
} from '#src/answers/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Deps } from '../deps.ts';
import { courtOf, openComplaint } from './complaints.ts';
import {
  getCaseFacts,
  listComplaintIds,
  listCounterclaims,
  listDefenceChoices,
  removeCounterclaims,
  saveCounterclaims,
  saveDefenceChoice,
} from './store.ts';

type Db = Deps['db'];

/** The complaints say which court it is only where the case itself does not. */
async function courtOfCase(db: Db, caseId: AuthorizedCaseId): Promise<AnswerCourt> {
  const facts = await getCaseFacts(db, caseId);
  const known = courtOf(facts, []);
  if (known !== 'other' && facts.courtName) return known;
  const ids = await listComplaintIds(db, caseId);
  const complaints = [];
  for (const id of ids) complaints.push((await openComplaint(db, caseId, id)).complaint);
  return courtOf(facts, complaints);
}

/** The defenses that an answer in this case's court can raise, and what was decided about each. */
export async function getDefences(db: Db, caseId: AuthorizedCaseId): Promise<Defences> {
  const court = await courtOfCase(db, caseId);
  const options = defenceOptions(court, await listDefenceChoices(db, caseId));
  return { court, options, notes: defenceNotes(court) };
}

/** Chooses or declines a defense, or takes that back. NOT_FOUND for one that we do not know. */
export async function chooseDefence(
  deps: Pick<Deps, 'db' | 'clock'>,
  caseId: AuthorizedCaseId,
  choice: ChooseDefenceInput,
): Promise<Defences> {
  if (!isDefence(choice.defenceId)) throw new AppError('NOT_FOUND', 'We do not know that defense.');
  await saveDefenceChoice(deps.db, caseId, choice, deps.clock.now());
  return getDefences(deps.db, caseId);
}

export async function getCounterclaims(db: Db, caseId: AuthorizedCaseId): Promise<Counterclaims> {
  const court = await courtOfCase(db, caseId);
  return { counterclaims: await listCounterclaims(db, caseId), notes: counterclaimNotes(court) };
}

/** Makes, changes and removes counterclaims; those not named stay. BAD_REQUEST when there would be too many. */
export async function changeCounterclaims(
  deps: Pick<Deps, 'db' | 'clock'>,
  caseId: AuthorizedCaseId,
  { counterclaims, removed }: { counterclaims: readonly Counterclaim[]; removed: readonly string[] },
): Promise<Counterclaims> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    await removeCounterclaims(db, caseId, removed);
    const kept = counterclaims.filter(({ id }) => !removed.includes(id));
    await saveCounterclaims(db, caseId, [...new Map(kept.map((one) => [one.id, one])).values()], now);
    if ((await listCounterclaims(db, caseId)).length > MOST_COUNTERCLAIMS) {
      throw new AppError('BAD_REQUEST', `Please write at most ${MOST_COUNTERCLAIMS} counterclaims.`);
    }
  });
  return getCounterclaims(deps.db, caseId);
}
