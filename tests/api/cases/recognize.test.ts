import { afterAll, describe, expect, test } from 'vitest';
import { RecognizedCase } from '#src/law/courts/recognition-schema.ts';
import { type Input, WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const server = await makeTestApp();
afterAll(() => server.close());

describe.each(WIRES)('courts.recognize on %s', (wire) => {
  const recognize = async (input: Input) => {
    const answer = await server.visitor().call(wire, 'courts.recognize', input);
    expect(answer.status, answer.text).toBe(200);
    onTheWire(RecognizedCase).parse(answer.body);
    return RecognizedCase.parse(answer.body);
  };

  test('a number and a name that agree', async () => {
    const found = await recognize({
      courtName: 'Metro Court',
      caseNumber: 'T-4-CV-2026-001234',
      state: 'nm',
      title: 'Petition by Owner for Restitution',
    });
    expect(found).toMatchObject({
      court: {
        id: 'nm.metropolitan',
        name: 'Bernalillo County Metropolitan Court',
        system: 'new_mexico_magistrate',
        state: 'NM',
        level: 'limited',
      },
      kind: 'eviction',
      certainty: 'certain',
    });
    expect(found.choices.map(({ id }) => id)).toContain('nm.district.2');
  });

  test('a court of Texas, by its number and its name', async () => {
    const found = await recognize({
      courtName: 'IN THE JUSTICE COURT, PRECINCT 5, TRAVIS COUNTY, TEXAS',
      caseNumber: 'J5-EV-26-000123',
      state: 'tx',
    });
    expect(found).toMatchObject({
      court: {
        id: 'tx.justice.travis',
        name: 'Travis County Justice Court',
        system: 'texas_justice',
        state: 'TX',
        level: 'limited',
      },
      kind: 'eviction',
      certainty: 'certain',
    });
    const ids = found.choices.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['tx.district.travis', 'tx.state', 'us.district.tx-w']));
    expect(ids.some((id) => id.startsWith('nm.'))).toBe(false);
  });

  test('a contradiction, with both named', async () => {
    const found = await recognize({
      courtName: 'Second Judicial District Court',
      caseNumber: 'M-14-CV-2026-00123',
      state: 'NM',
    });
    expect(found).toMatchObject({
      certainty: 'likely',
      court: { system: 'new_mexico_magistrate' },
      because: [
        'By its number it is a magistrate court of New Mexico.',
        'By its name it is the Second Judicial District Court.',
      ],
    });
  });

  test.each(['constructor', '__proto__', 'valueOf'])('a kind %s is no kind', async (caseType) => {
    expect(await recognize({ caseType })).toMatchObject({ court: null, kind: 'civil' });
  });

  test('nothing that is known', async () => {
    expect(await recognize({ courtName: 'The courthouse', state: null })).toMatchObject({
      court: null,
      kind: 'civil',
      certainty: 'unknown',
    });
  });
});
