import { counterclaimNotes } from '#src/answers/counterclaims.ts';
import { defenseNotes, defenseOptions, isDefense } from '#src/answers/defenses.ts';
import type { ChooseDefenseInput } from '#src/answers/requests-schema.ts';
import {
  type AnswerCourt,
  type Counterclaim,
  type Counterclaims,
  type Defenses,
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
  listDefenseChoices,
  removeCounterclaims,
  saveCounterclaims,
  saveDefenseChoice,
} from './store.ts';

type Db = Deps['db'];

/** The complaints say which court it is only where the case itself does not. */
async function courtOfCase(db: Db, caseId: AuthorizedCaseId): Promise<AnswerCourt> {
  const facts = await getCaseFacts(db, caseId);
  const { court: known } = courtOf(facts, []);
  if (known !== 'other' && facts.courtName) return known;
  const ids = await listComplaintIds(db, caseId);
  const complaints = [];
  for (const id of ids) complaints.push((await openComplaint(db, caseId, id)).complaint);
  return courtOf(facts, complaints).court;
}

/** The defenses that an answer in this case's court can raise, and what was decided about each. */
export async function getDefenses(db: Db, caseId: AuthorizedCaseId): Promise<Defenses> {
  const court = await courtOfCase(db, caseId);
  const options = defenseOptions(court, await listDefenseChoices(db, caseId));
  return { court, options, notes: defenseNotes(court) };
}

/** Chooses or declines a defense, or takes that back. NOT_FOUND for one that we do not know. */
export async function chooseDefense(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  caseId: AuthorizedCaseId,
  choice: ChooseDefenseInput,
): Promise<Defenses> {
  if (!isDefense(choice.defenseId)) throw new AppError('NOT_FOUND', 'We do not know that defense.');
  await saveDefenseChoice(deps.db, caseId, choice, deps.clock.now());
  deps.events.publish(caseId, { type: 'answer-changed' });
  return getDefenses(deps.db, caseId);
}

export async function getCounterclaims(db: Db, caseId: AuthorizedCaseId): Promise<Counterclaims> {
  const court = await courtOfCase(db, caseId);
  return { counterclaims: await listCounterclaims(db, caseId), notes: counterclaimNotes(court) };
}

/** Makes, changes and removes counterclaims; those not named stay. BAD_REQUEST when there would be too many. */
export async function changeCounterclaims(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
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
  deps.events.publish(caseId, { type: 'answer-changed' });
  return getCounterclaims(deps.db, caseId);
}
