import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { correctedContent } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { confirmFound, decideFact, getFact } from '../facts/store.ts';

type Db = Kysely<Database>;
type Lines = Pick<Proposal, 'deadlines' | 'hearings'>;

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
    const same = lines.find(({ factId }) => factId === line.factId);
    if (same === undefined) {
      await decideFact(db, caseId, line.factId, { status: 'dismissed', content: null, userId, now });
    } else if (same.date === line.date && same.time === line.time) {
      await confirmFound(db, caseId, line.factId, { userId, now });
    } else {
      await correct(db, caseId, same, { userId, now });
    }
  }
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
