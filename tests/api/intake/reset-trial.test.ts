import { expect, test } from 'vitest';
import { loadCaseFacts } from '#server/assistant/facts-store.ts';
import { authorizeCase } from '#server/auth/access.ts';
import { readAction } from '#src/assistant/intent.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { type PaperCard, PaperCard as PaperCardSchema } from '#src/intake/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { until } from '#tests/setup/until.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { begin, only, readingServer, settled, text } from './stand.ts';

const server = await readingServer('2026-11-28T18:00:00Z');
const { db } = server;

const HEAD = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

JUNIPER FLATS LLC,
     Plaintiff,
v.                                   No. T-4-CV-2026-007712
OTIS MARLOWE,
     Defendant.
`;
const SUMMONS = `${HEAD}
SUMMONS AND NOTICE OF TRIAL ON PETITION BY OWNER FOR RESTITUTION

TO THE DEFENDANT: Otis Marlowe

A petition for restitution of the premises was filed against you. You must appear for TRIAL on
December 9, 2026, at 9:30 a.m., in Courtroom 512, 401 Lomas Blvd NW, Albuquerque, New Mexico.
If you do not appear, judgment may be entered against you by default.
Dated this 20th day of November, 2026.`;
const order = (days: string) => `${HEAD}
ORDER RESETTING TRIAL

The Court being unavailable on December 9, 2026, IT IS ORDERED that the trial in this matter set
for December 9, 2026 at 9:30 a.m. is VACATED${days}

IT IS SO ORDERED.
Dated this 27th day of November, 2026.

Ines Quintana
Metropolitan Court Judge`;
const RESET = order(
  ` and is RESET to December 15, 2026,
at 1:30 p.m., Courtroom 540, 401 Lomas Blvd NW, Albuquerque, New Mexico.`,
);

/** A case that was made of its summons. */
async function keptCase() {
  const user = await insertUser(db, { role: 'defendant' });
  const agent = await server.as(user);
  const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS)]);
  const proposal = only((await settled(agent, intakeId)).proposals);
  const service = { date: '2026-11-23', method: 'personal' };
  const kept = await agent.rest('POST', `/api/intake/${intakeId}/confirm`, { proposal, service });
  expect(kept.status, kept.text).toBe(201);
  const { caseId } = await db.selectFrom('intakeCases').select('caseId').executeTakeFirstOrThrow();
  return { user, agent, caseId };
}

async function add(agent: Agent, caseId: string, words: string): Promise<PaperCard> {
  const body = new FormData();
  body.append('files', text('order.txt', words));
  const answer = await agent.request(`/api/cases/${caseId}/documents/upload`, { method: 'POST', body });
  expect(answer.status).toBe(201);
  const { documents } = (await answer.json()) as { documents: { id: string }[] };
  return until(async () => {
    const shown = await agent.rest('GET', `/api/documents/${only(documents).id}/card`);
    expect(shown.status, shown.text).toBe(200);
    const found = onTheWire(PaperCardSchema).parse(shown.body) as PaperCard;
    expect(found.status).not.toBe('reading');
    return found;
  });
}

const sittings = (caseId: string) =>
  db
    .selectFrom('milestones')
    .select(['kind', 'date', 'dueTime', 'place', 'doubts'])
    .where('caseId', '=', caseId)
    .where('takesPlace', '=', true)
    .execute();

async function askTrial(caseId: string, userId: string): Promise<string> {
  const authorized = await authorizeCase(db, { id: userId }, caseId, 'case:read', server.clock.now());
  const facts = await loadCaseFacts(db, authorized, { userId, today: '2026-11-28' });
  const question = 'When is my trial?';
  const reply = replyFromCase({ question, actionType: readAction(question), facts, passages: [] });
  return reply?.message ?? '';
}

test('an order that calls a trial off says so, and the day is to be checked', async () => {
  const { agent, caseId } = await keptCase();
  const card = await add(agent, caseId, order('.'));
  expect(card.effect).toBe('This order calls your trial off. No new day stands in it.');
  expect(card.proposal?.hearings).toEqual([]);
  expect(await sittings(caseId)).toMatchObject([
    { date: '2026-12-09', doubts: [expect.stringContaining('order.txt')] },
  ]);
});

test('an order that resets a trial moves the one that is kept, when the person says so', async () => {
  const { user, agent, caseId } = await keptCase();
  expect(await sittings(caseId)).toMatchObject([{ date: '2026-12-09', dueTime: '09:30', doubts: null }]);
  const card = await add(agent, caseId, RESET);
  expect(card.proposal?.hearings).toMatchObject([{ label: 'Trial', date: '2026-12-15', time: '13:30' }]);
  const { text: words, moves } = only(card.effects);
  expect(words).toBe('This order moves your trial from Dec 9 to Dec 15.');
  expect(moves).toMatchObject({ date: '2026-12-09' });

  // Until then nothing moves, and the day that is called off is to be checked.
  expect(await sittings(caseId)).toMatchObject([
    { date: '2026-12-09', doubts: [expect.stringContaining('order.txt says that this day is off')] },
  ]);
  const before = await askTrial(caseId, user.id);
  expect(before).toContain('order.txt says that this day is off');
  expect(before).not.toContain('confirmed by you');

  const kept = await agent.rest('POST', `/api/documents/${card.documentId}/card`, {
    proposal: card.proposal,
    service: null,
    moves: [moves?.id],
  });
  expect(kept.status, kept.text).toBe(201);
  expect(await sittings(caseId)).toMatchObject([
    {
      date: '2026-12-15',
      dueTime: '13:30',
      place: expect.stringContaining('540'),
      doubts: null,
    },
  ]);
  const after = await askTrial(caseId, user.id);
  expect(after).toContain('Tue, Dec 15, 2026');
  expect(after).not.toContain('Wed, Dec 9, 2026');
});
