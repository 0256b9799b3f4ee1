import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createApp } from '#server/app.ts';
import { createCase } from '#server/cases/service.ts';
import { listCases, listParticipantsOfUser } from '#server/cases/store.ts';
import { createDeps } from '#server/create-deps.ts';
import { parseEnv } from '#server/env.ts';
import { createLogger } from '#server/log.ts';
import { listCasesOfSteps, listTellingFacts, listTimelines } from '#server/next/store.ts';
import { listOpenDeadlines } from '#server/timeline/store.ts';
import { insertUser } from '../factories/users.ts';

const ROLES = ['plaintiff', 'defendant', 'attorney', 'witness', 'expert', 'other'] as const;

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The product and bare handlers with the same queries, side by side over one database; prints where they are. */
const [dataDir = '', cases = '', participants = '', deadlines = ''] = process.argv.slice(2);
await mkdir(dataDir, { recursive: true });
const log = createLogger('silent');
const { db, ...database } = await openDatabase({ dataDir });
await migrate(db);
const { deps } = await createDeps({
  env: parseEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
  database: { db, ...database },
  log,
});
const user = await insertUser(db);
for (let number = 1; number <= Number(cases); number += 1) {
  const caseId = await createCase(deps, user.id, {
    title: `Harwood v. Lindqvist, number ${number}`,
    description: 'Rent and a deposit that was not returned.',
    caseNumber: `D-202-CV-2026-${String(number).padStart(5, '0')}`,
    caseType: 'civil',
    state: 'NM',
    courtId: null,
    courtName: 'Second Judicial District Court',
    plaintiffName: 'Ada Harwood',
    defendantName: 'Per Lindqvist',
  });
  const people = Array.from({ length: Number(participants) }, (_, index) => ({
    caseId,
    role: ROLES[index % ROLES.length] ?? 'other',
    firstName: 'Tobias',
    lastName: `Fenwright ${index}`,
    displayName: `Tobias Fenwright ${index}`,
    organization: 'Fenwright and Daughters',
    email: `tobias.fenwright.${index}@example.org`,
    isPrimary: index === 0,
  }));
  if (people.length > 0) await db.insertInto('caseParticipants').values(people).execute();
}
/** An open deadline in every case; those of the bench of `GET /api/next` alone. */
if (deadlines !== '') {
  const ids = await db.selectFrom('cases').select('id').execute();
  const rows = ids.map(({ id }, index) => ({
    caseId: id,
    kind: 'Disclosures',
    date: `2031-0${(index % 9) + 1}-15`,
    status: 'upcoming' as const,
    position: 99,
  }));
  await db.insertInto('milestones').values(rows).execute();
}
const cookie = (await deps.auth.start(user.id, null)).split(';')[0];
const bare = new Hono()
  .get('/cases', async (c) => c.json(await listCases(db, user.id, new Date())))
  .get('/cases-with-participants', async (c) => {
    const found = await listCases(db, user.id, new Date());
    const byCase = Map.groupBy(await listParticipantsOfUser(db, user.id, new Date()), ({ caseId }) => caseId);
    return c.json(found.map((row) => ({ ...row, participants: byCase.get(row.id) ?? [] })));
  })
  // The four queries that `GET /api/next` is made of, and nothing made of them.
  .get('/next', async (c) => {
    const now = new Date();
    const found = await listCasesOfSteps(db, user.id, now);
    const ids = found.map(({ id }) => id);
    return c.json([
      found,
      await listTimelines(db, ids),
      await listTellingFacts(db, ids),
      await listOpenDeadlines(db, user.id, now),
    ]);
  });
const [port, barePort] = [await freePort(), await freePort()];
serve({ fetch: createApp(deps).fetch, port, hostname: '127.0.0.1' });
serve({ fetch: bare.fetch, port: barePort, hostname: '127.0.0.1' });
process.stdout.write(
  `${JSON.stringify({ ours: `http://127.0.0.1:${port}/api`, bare: `http://127.0.0.1:${barePort}`, cookie })}\n`,
);
