import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rulesFor } from '#src/law/case-law.ts';
import { JURISDICTIONS } from '#src/law/court-systems.ts';
import { COURTS_WITH_RULES } from '#src/rules/courts.ts';
import { publicRules } from '#src/rules/public-rules.ts';
import { Rule } from '#src/rules/schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const server = await makeTestApp();
beforeEach(() => server.clock.set('2026-11-23T19:00:00Z'));
afterAll(() => server.close());

const CHOICES = COURTS_WITH_RULES.map(({ id }) => id);

describe.each(WIRES)('rules.list on %s', (wire) => {
  const list = (input: Record<string, unknown>) => server.visitor().call(wire, 'rules.list', input);

  test.each(CHOICES)('the rules of %s, without a session', async (court) => {
    const answer = await list({ court });
    expect(answer.status, answer.text).toBe(200);
    const rules = z.array(Rule).parse(onTheWire(z.array(Rule)).parse(answer.body));
    const courts = COURTS_WITH_RULES.find(({ id }) => id === court);
    expect(rules.map(({ key }) => key)).toEqual(
      courts && publicRules(courts, '2026-11-23').map(({ key }) => key),
    );
    for (const rule of rules) {
      expect(rule.due, rule.key).toMatch(
        /^(?:(?:The Monday after )?\d+ (?:(?:court )?days?|months?|years?) |On the day ).*\.$/,
      );
      expect(rule.record.days, rule.key).toBeGreaterThanOrEqual(0);
      if (rule.text === null) expect(rule.status, rule.key).toBe('unverified');
      for (const { due, steps } of rule.examples) expect(steps.length, due).toBeGreaterThan(1);
    }
  });

  test.each(JURISDICTIONS)('the same rules by their jurisdiction, %s', async (jurisdiction) => {
    const rules = z.array(Rule).parse((await list({ court: jurisdiction })).body);
    expect(rules.map(({ record }) => record.id)).toEqual(rulesFor(jurisdiction, null).map(({ id }) => id));
  });

  test('the days through which rules were looked after are those of the server', async () => {
    server.clock.set('2199-01-01T19:00:00Z');
    const rules = z.array(Rule).parse((await list({ court: 'federal' })).body);
    const through = rules.filter(({ record }) => record.checkedThrough !== null);
    expect(through.map(({ status }) => status)).toEqual(through.map(() => 'unverified'));
  });

  test.each(['texas', 'Federal', '__proto__'])(
    '400 for “%s”, with the courts whose rules are here',
    async (court) => {
      expectFailure(await list({ court }), 400, 'BAD_REQUEST', {
        message: `The rules of this court are not here. The courts are: ${CHOICES.join(', ')}.`,
        choices: CHOICES,
        fields: { court: 'The rules of this court are not here.' },
      });
    },
  );

  test('400 without a court', async () => {
    const message = `Choose your court first. The courts are: ${CHOICES.join(', ')}.`;
    expectFailure(await list({}), 400, 'BAD_REQUEST', { message, choices: CHOICES });
  });

  test('400 for what is no name', async () => {
    expectFailure(await list({ court: 'x'.repeat(101) }), 400, 'BAD_REQUEST');
  });
});
