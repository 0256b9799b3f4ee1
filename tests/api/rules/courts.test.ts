import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rulesFor } from '#src/law/case-law.ts';
import { COURTS_WITH_RULES } from '#src/rules/courts.ts';
import { RulesCourt } from '#src/rules/schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const server = await makeTestApp();
afterAll(() => server.close());

describe.each(WIRES)('rules.courts on %s', (wire) => {
  test('the courts whose rules are here, without a session', async () => {
    const answer = await server.visitor().call(wire, 'rules.courts');
    expect(answer.status, answer.text).toBe(200);
    onTheWire(z.array(RulesCourt)).parse(answer.body);
    expect(answer.body).toMatchObject(
      COURTS_WITH_RULES.map(({ id, name, jurisdiction }) => ({
        id,
        name,
        rules: rulesFor(jurisdiction, null).length,
      })),
    );
  });
});
