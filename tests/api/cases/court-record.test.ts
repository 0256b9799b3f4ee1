import { afterAll, describe, expect, test } from 'vitest';
import { COURTS } from '#src/law/courts/directory.ts';
import { PublishedRecord } from '#src/law/courts/record-schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const server = await makeTestApp();
afterAll(() => server.close());

describe.each(WIRES)('courts.record on %s', (wire) => {
  const ask = (courtId: string) => server.visitor().call(wire, 'courts.record', { courtId });
  const record = async (courtId: string) => {
    const answer = await ask(courtId);
    expect(answer.status, answer.text).toBe(200);
    onTheWire(PublishedRecord).parse(answer.body);
    return PublishedRecord.parse(answer.body);
  };

  test('how a court is reached, without a session', async () => {
    expect(await record('nm.metropolitan')).toMatchObject({
      court: {
        id: 'nm.metropolitan',
        name: 'Bernalillo County Metropolitan Court',
        system: 'new_mexico_magistrate',
        state: 'NM',
        level: 'limited',
        isKind: false,
      },
      rulesAt: '/rules/new_mexico_magistrate',
      timeZone: 'America/Denver',
      offices: [
        {
          place: 'Bernalillo',
          phone: '(505) 841-8151',
          hours: 'Monday to Friday, 7:30 a.m. to 5:00 p.m.',
          timeZone: 'America/Denver',
          note: null,
          source: { dated: '2024', retrieved: '2026-11-23' },
        },
      ],
      portal: { name: 'File & Serve', selfRepresented: 'unread' },
      fees: [{ dollars: 72, source: { dated: '2021' } }, { dollars: 25 }],
      waiver: { form: expect.stringContaining('Form 4-222') },
    });
  });

  test('offices of one court in two time zones, and what to know before writing there', async () => {
    const { timeZone, offices } = await record('us.district.tx-w');
    expect(timeZone).toBe('America/Chicago');
    const zones = new Map(offices.map((office) => [office.place, office.timeZone]));
    expect(zones.get('El Paso')).toBe('America/Denver');
    expect(zones.get('Pecos')).toBe('America/Chicago');
    const alaska = await record('us.district.ak');
    expect(alaska.offices.map(({ note }) => note)).toContain(
      'Mail goes to P.O. Box 020349, Juneau, AK 99802.',
    );
  });

  test('leave of the judge is no permission', async () => {
    expect((await record('us.district.nm')).portal).toMatchObject({ selfRepresented: 'leave' });
  });

  const NOTHING = { offices: [], portal: null, fees: [], waiver: null };

  test.each([
    ['nm.magistrate', { isKind: true }, '/rules/new_mexico_magistrate', 'America/Denver'],
    ['tx.state', { isKind: true }, null, 'America/Chicago'],
    ['nm.appeals', { isKind: false }, null, 'America/Denver'],
    ['us.bankruptcy.nm', { isKind: false }, null, 'America/Denver'],
    // Of no one state: whose time it keeps is not guessed.
    ['us.appeals.10', { isKind: false }, null, null],
    ['tribal', { isKind: true }, null, null],
  ])('%s is known, and nobody read how to reach it', async (courtId, court, rulesAt, timeZone) => {
    expect(await record(courtId)).toMatchObject({ ...NOTHING, court, rulesAt, timeZone });
  });

  test.each(['nm.district.14', 'constructor', '__proto__', 'recognize', ' '])(
    '404 for “%s”',
    async (courtId) => {
      expectFailure(await ask(courtId), 404, 'NOT_FOUND', { message: 'We do not know that court.' });
    },
  );
});

test('every court of the directory has an answer', async () => {
  const visitor = server.visitor();
  for (const { id, name } of COURTS) {
    const { status, body } = await visitor.rest('GET', `/api/courts/${id}`);
    expect(status, id).toBe(200);
    expect(body).toMatchObject({ court: { id, name } });
  }
});

test('where a court’s rules are said to be, they are', async () => {
  const visitor = server.visitor();
  const systems = new Set<string>();
  for (const { id } of COURTS) {
    const { rulesAt } = PublishedRecord.parse((await visitor.rest('GET', `/api/courts/${id}`)).body);
    if (rulesAt !== null) systems.add(rulesAt);
  }
  expect(systems.size).toBeGreaterThan(3);
  for (const address of systems) {
    const court = address.replace('/rules/', '');
    expect((await visitor.rest('GET', `/api/rules?court=${court}`)).status, address).toBe(200);
  }
});
