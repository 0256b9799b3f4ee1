import { expect, test } from 'vitest';
import type { Proposal } from '#src/intake/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { begin, only, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();
const { db } = server;

const LETTER = `Bramblewood Recovery Group, LLC
PO Box 4410
Phoenix, AZ 85001

March 6, 2026

Orla Pettibone
1418 Juniper Street NE
Albuquerque, NM 87110

Re: Account ending 5521

Dear Orla Pettibone:

You owe $2,316.44 on this account.

We are willing to accept $1,200.00 in full settlement of the account if we
receive it by March 27, 2026. To accept, sign below and return this letter.

If we do not hear from you by April 15, 2026, we may file a lawsuit against you.

Sincerely,
Dexter Quillfeather
Collections Manager`;

const TRIAL = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

TAMARACK APARTMENTS LLC,
     Plaintiff,
v.                                   No. T-4-CV-2026-004417
ORLA PETTIBONE,
     Defendant.

SUMMONS AND NOTICE OF TRIAL

TO DEFENDANT: Orla Pettibone

You are ordered to appear in this court on March 24, 2026 at 9:00 a.m. in Courtroom 12,
401 Lomas Blvd NW, Albuquerque, NM 87102 for trial on the petition by owner for restitution
attached. If you do not appear, judgment may be entered against you.

Dated: March 9, 2026`;

async function keep(
  words: string,
  service: object | null,
  said: (read: Proposal) => Partial<Proposal> = () => ({}),
) {
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [text('paper.txt', words)]);
  const read = only((await settled(agent, intakeId)).proposals);
  agent.keep(
    await server.deps.auth.start((await insertUser(db, { role: 'defendant', state: 'NM' })).id, null),
  );
  const proposal = { ...read, role: { ...read.role, value: 'defendant' as const }, ...said(read) };
  const kept = await agent.rest('POST', `/api/intake/${intakeId}/confirm`, { proposal, service });
  expect(kept.status, kept.text).toBe(201);
  const { id } = (kept.body as { case: { id: string } }).case;
  const ask = async (message: string) => {
    const reply = await agent.rest('POST', '/api/ai/assistant', { message, caseId: id });
    expect(reply.status, reply.text).toBe(200);
    return (reply.body as { message: string }).message;
  };
  const next = await agent.rest('GET', `/api/cases/${id}/next`);
  return { read, ask, next: next.body as { stage: { key: string }; tasks: { key: string }[] } };
}

test('a letter is kept under its writer, and nothing speaks of a summons that nobody got', async () => {
  const { read, ask, next } = await keep(LETTER, null);
  expect(read).toMatchObject({
    title: { value: 'Letter from Bramblewood Recovery Group, LLC' },
    state: { value: 'NM' },
    asks: 'letter',
  });
  expect(read.deadlines.map(({ label }) => label)).toEqual(['They say they may sue after this day']);
  expect(next.stage.key).toBe('before');
  expect(next.tasks.map(({ key }) => key)).toContain('letter reply');
  const toDo = await ask('What should I do now?');
  expect(toDo).toContain('Reply in writing, and keep a copy.');
  expect(toDo).toMatch(/An offer in .+ ends Fri, Mar 27, 2026/);
  for (const reply of [toDo, await ask('When is my answer due?'), await ask('What are my deadlines?')])
    expect(reply).not.toMatch(/summons|docket|Choose your court/i);
  expect(await ask('What happens if I do nothing?')).toContain('A letter decides nothing');
  expect(await ask('Who wrote this letter?')).toContain('Dexter Quillfeather');
});

test('the day that is kept stands first in a reply, a trial as much as an answer', async () => {
  const trial = await keep(TRIAL, { date: '2026-03-11', method: 'personal' });
  expect(trial.read.says).toContain('the court has set a day on which you should be there');
  expect(await trial.ask('When is my answer due?')).toMatch(/^From your case:\n- .*Tue, Mar 24, 2026/);
  expect(await trial.ask('What should I do now?')).toMatch(
    /^From your case:\n- Be at the court: .*Mar 24, 2026/,
  );
  const debt = await keep(SUMMONS, { date: '2026-03-10', method: 'personal' });
  expect(await debt.ask('When is my answer due?')).toMatch(/^From your case:\n- Answer: Thu, Apr 9, 2026/);
});

test('a bank’s letter that names no court is kept without one, and what is protected stays the first thing to do', async () => {
  const letter = `First Mesa Bank
Legal Order Processing
Albuquerque, New Mexico

March 9, 2026

Dear Orla Pettibone:

We received a writ of garnishment that requires us to hold money in your account. We have placed a hold of
$877.20 on your account. If you believe that the money is protected, for example Social Security or child support,
contact the court that issued the order.

Sincerely,
Legal Order Processing`;
  const { read, next } = await keep(letter, null, ({ court, kind }) => ({
    court: { ...court, value: null, courtId: null, certainty: 'certain' },
    kind: { ...kind, value: 'debt', certainty: 'certain' },
  }));
  expect(read.sum).toMatchObject({ value: { amount: 877.2, isHeld: true } });
  expect(read).toMatchObject({ command: 'garnishment', court: { value: null } });
  expect(next.stage.key).toBe('after');
  const keys = next.tasks.map(({ key }) => key);
  expect(keys[0]).toBe('garnishment exemption');
  expect(keys.filter((key) => key.startsWith('answer'))).toEqual([]);
});

test('a writ that an officer carries out is told alike on its card, in the stage and among the tasks', async () => {
  const writ = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

TAMARACK APARTMENTS LLC,
     Plaintiff,
v.                                   No. T-4-CV-2026-004417
ORLA PETTIBONE,
     Defendant.

WRIT OF RESTITUTION

TO THE SHERIFF OF BERNALILLO COUNTY:
Judgment for restitution was entered on March 10, 2026. You are commanded to remove the defendant from
the premises and to restore the plaintiff to possession on March 16, 2026 at 10:00 a.m.
Issued March 11, 2026.`;
  const { read, next, ask } = await keep(writ, null);
  expect(read).toMatchObject({ decision: 'eviction-writ', outFrom: '2026-03-16' });
  expect(next.stage.key).toBe('after');
  expect(next.tasks.map(({ key }) => key).slice(0, 3)).toEqual(['writ help', 'writ stay', 'writ pack']);
  expect(await ask('Do I have to leave?')).toContain('Mar 16, 2026');
});

test('the day from which an officer may come is kept, though no one sentence says it', async () => {
  const order = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

TAMARACK APARTMENTS LLC,
     Plaintiff,
v.                                   No. T-4-CV-2026-004417
ORLA PETTIBONE,
     Defendant.

ORDER LIFTING STAY

The stay of execution entered on February 20, 2026 is lifted. The sheriff may execute the writ of restitution on March 24, 2026.

Dated: March 9, 2026`;
  const { read, next } = await keep(order, null);
  expect(read.deadlines).toMatchObject([{ date: '2026-03-24', factId: expect.stringMatching(/^no fact /) }]);
  expect(next.tasks.length).toBeGreaterThan(0);
});
