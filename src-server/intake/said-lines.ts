import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { correctedContent } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { isNoFact } from '#src/intake/lines-schema.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { confirmFound, decideFact, getFact } from '../facts/store.ts';

type Db = Kysely<Database>;
type Lines = Pick<Proposal, 'deadlines' | 'hearings' | 'offers'>;

/**
 * Keeps what a person said of the days that papers name: as read, changed, or no day of theirs. What they said before
 * stays where they left it as it is.
 */
export async function keepLines(
  db: Db,
  caseId: AuthorizedCaseId,
  { said, read }: { said: Lines; read: Lines },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const lines = [...said.deadlines, ...said.hearings];
  for (const line of [...read.deadlines, ...read.hearings]) {
    if (isNoFact(line.factId)) continue;
    // Several lines may rest on one fact: it stands as it was read while one of them does.
    const own = lines.filter(({ factId }) => factId === line.factId);
    const [first] = own;
    if (first === undefined) {
      await decideFact(db, caseId, line.factId, { status: 'dismissed', content: null, userId, now });
    } else if (own.some(({ date, time }) => date === line.date && time === line.time)) {
      await confirmFound(db, caseId, line.factId, { userId, now });
    } else {
      await correct(db, caseId, first, { userId, now });
    }
  }
  // An offer waits until somebody puts its day on the timeline or says that they do not want it.
  for (const { factId } of read.offers) {
    if (lines.some((line) => line.factId === factId)) await confirmFound(db, caseId, factId, { userId, now });
    else if (!said.offers.some((offer) => offer.factId === factId))
      await decideFact(db, caseId, factId, { status: 'dismissed', content: null, userId, now });
  }
}

/** The sum as a person changed it; the paper goes on saying what it says beside it. */
export async function keepSum(
  db: Db,
  caseId: AuthorizedCaseId,
  { said, read }: { said: Pick<Proposal, 'sum'>; read: Pick<Proposal, 'sum'> },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const [id] = read.sum.factIds;
  const amount = said.sum.value?.amount;
  if (id === undefined || amount === read.sum.value?.amount) return;
  const fact = await getFact(db, caseId, id);
  if (fact?.kind !== 'sum') return;
  if (amount === undefined)
    return void (await decideFact(db, caseId, id, { status: 'dismissed', content: null, userId, now }));
  const changed = correctedContent('sum', { ...fact.value, amount });
  if ('problem' in changed) return;
  await decideFact(db, caseId, id, { status: 'corrected', content: changed.content, userId, now });
}

async function correct(
  db: Db,
  caseId: AuthorizedCaseId,
  { factId, date, time }: Pick<Proposal['deadlines'][number], 'factId' | 'date' | 'time'>,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const fact = await getFact(db, caseId, factId);
  if (fact === undefined) return;
  const between = fact.kind === 'deadline' ? { earliest: null, latest: null } : {};
  const said = correctedContent(fact.kind, { ...fact.value, ...between, date, time });
  if ('problem' in said) return;
  await decideFact(db, caseId, factId, { status: 'corrected', content: said.content, userId, now });
}
