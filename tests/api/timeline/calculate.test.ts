import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { calculateDeadlines, deadlineOptions } from '#src/law/calculate.ts';
import { CalculatedDeadline } from '#src/law/calculation-schema.ts';
import { JURISDICTIONS } from '#src/law/court-systems.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Input, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db, clock } = server;
beforeEach(async () => {
  await database.reset();
  clock.set('2026-03-02T19:00:00Z');
});
afterAll(() => server.close());

const name = 'deadlines.calculate';
const FEDERAL = { triggerDate: '2026-03-02', jurisdiction: 'federal', serviceMethod: 'personal' } as const;
const HEARING = 'This deadline counts back from the hearing. Enter the hearing date.';

describe.each(WIRES)('deadlines.calculate on %s', (wire) => {
  const signedIn = async () => server.as(await insertUser(db));

  test('one deadline, in both ways of counting', async () => {
    const answer = await (await signedIn()).call(wire, name, {
      ...FEDERAL,
      deadlineType: 'answer_to_complaint_due',
    });
    expect(answer.status, answer.text).toBe(200);
    onTheWire(CalculatedDeadline.array()).parse(answer.body);
    expect(answer.body).toMatchObject([
      {
        name: 'Answer to Complaint Due',
        deadlineType: 'answer_to_complaint_due',
        ruleReference: 'FRCP 12(a)(1)(A)(i)',
        dueDate: '2026-03-31',
        reminderDates: ['2026-03-16', '2026-03-20', '2026-03-22'],
        isAutoCalculated: true,
        courtRule: { dueDate: '2026-03-23', citation: 'FRCP 12(a)(1)(A)(i)' },
        recommended: 'court-rule',
        daysEarlier: 8,
      },
    ]);
    expect(answer.body).toHaveLength(1);
  });

  test.each(JURISDICTIONS)(
    'without a type every deadline of %s, as the shared rules count',
    async (court) => {
      const input = {
        ...FEDERAL,
        jurisdiction: court,
        hearingDate: '2026-06-22',
        serviceMethod: 'mail',
      } as const;
      const answer = await (await signedIn()).call(wire, name, input);
      expect(answer.body).toEqual(calculateDeadlines(input, '2026-03-02'));
      expect(answer.body).toHaveLength(deadlineOptions(court, null).length);
    },
  );

  test('of a case: by its own court and kind, and by nobody else’s', async () => {
    const user = await insertUser(db);
    const agent = await server.as(user);
    const item = await insertCase(db, {
      userId: user.id,
      title: 'Alder Court Apartments v. Quill, unlawful detainer',
      courtName: 'Superior Court of California, County of Alameda',
      state: 'CA',
    });
    const ofCase = { triggerDate: '2026-03-02', caseId: item.id };
    const answer = await agent.call(wire, name, ofCase);
    const found = CalculatedDeadline.array().parse(answer.body);
    expect(found.map((each) => each.name)).toContain('Response to Eviction Complaint Due');
    expect(found.map((each) => each.name)).not.toContain('Answer to Complaint Due');
    expectFailure(
      await agent.call(wire, name, { ...ofCase, deadlineType: 'answer_to_complaint_due' }),
      400,
      'BAD_REQUEST',
      {
        message:
          '“Answer to Complaint Due” is no deadline of an eviction case in this court. Please choose one from the list.',
      },
    );
    expectFailure(await (await signedIn()).call(wire, name, ofCase), 404, 'NOT_FOUND');
    const chosen = { ...ofCase, jurisdiction: 'federal' };
    expectFailure(await (await signedIn()).call(wire, name, chosen), 404, 'NOT_FOUND');
    expect((await agent.call(wire, name, chosen)).status).toBe(200);
  });

  test.each([
    [{ caseNumber: 'T-4-CV-2026-001234', state: 'NM' }, 'Rules 2-202, 3-202 NMRA'],
    [{ courtName: 'D.N.M.', state: 'NM' }, 'FRCP 12(a)(1)(A)(i)'],
    [{ jurisdiction: 'federal_district' }, 'FRCP 12(a)(1)(A)(i)'],
    [{ jurisdiction: 'california_superior' }, 'CCP 412.20'],
  ])('of %j: by %s', async (court, citation) => {
    const input = { triggerDate: '2026-03-02', ...court, deadlineType: 'answer_to_complaint_due' };
    const answer = await (await signedIn()).call(wire, name, input);
    const [found] = CalculatedDeadline.array().parse(answer.body);
    expect(found?.courtRule?.citation).toContain(citation);
  });

  test.each([
    [{ state: 'NM' }, 'Choose your court first.'],
    [
      { courtName: 'Court of Common Pleas, Franklin County', state: 'OH' },
      'The rules of the state courts of Ohio are not known here. Ask the clerk about each time.',
    ],
    [
      { courtName: 'Second Judicial District Court', state: 'NM', caseType: 'family' },
      'This is a family case, and we have no rules for such cases in this court. Ask the clerk about each time.',
    ],
  ])('of %j nothing is counted: %s', async (court, sentence) => {
    const answer = await (await signedIn()).call(wire, name, { triggerDate: '2026-03-02', ...court });
    const isUnknown = !('courtName' in court);
    const choices = expect.arrayContaining(['Second Judicial District Court']);
    expectFailure(answer, 400, 'BAD_REQUEST', { message: sentence, ...(isUnknown && { choices }) });
  });

  test('in Texas the answer is due on a Monday, at ten', async () => {
    const input = {
      triggerDate: '2026-03-11',
      courtName: '250th Judicial District Court, Travis County',
      caseNumber: 'D-1-GN-26-001234',
      state: 'TX',
      deadlineType: 'answer_to_petition_due',
    };
    const answer = await (await signedIn()).call(wire, name, input);
    const [found] = CalculatedDeadline.array().parse(answer.body);
    expect(found?.courtRule).toMatchObject({
      dueDate: '2026-04-06',
      latest: '2026-04-06',
      dueTime: '10:00',
      citation: 'TRCP 99(b)',
    });
    const justice = { triggerDate: '2026-08-15', jurisdiction: 'texas_justice', kind: 'debt' };
    const all = CalculatedDeadline.array().parse((await (await signedIn()).call(wire, name, justice)).body);
    const due = all.find((each) => each.name === 'Answer to Petition Due')?.courtRule;
    expect(due).toMatchObject({ dueDate: '2026-08-31', dueTime: null });
  });

  test('a court of Texas that is not told apart is asked for, with those to choose from', async () => {
    const input = { triggerDate: '2026-03-11', courtName: 'The courthouse', state: 'TX' };
    expectFailure(await (await signedIn()).call(wire, name, input), 400, 'BAD_REQUEST', {
      message: 'Choose your court first.',
      choices: expect.arrayContaining(['Travis County District Court', 'Travis County Justice Court']),
    });
  });

  test('in person unless it is said otherwise, and nothing is asked twice', async () => {
    const agent = await signedIn();
    const { serviceMethod: _, ...input } = { ...FEDERAL, deadlineType: null, hearingDate: null };
    expect((await agent.call(wire, name, input)).body).toEqual((await agent.call(wire, name, FEDERAL)).body);
  });

  test("today is the day at the courts of the person's state", async () => {
    // Mar 16 in Greenwich and in New York, still Mar 15 in Hawaii.
    clock.set('2026-03-16T06:00:00Z');
    const input = { ...FEDERAL, deadlineType: 'answer_to_complaint_due' };
    const reminders = async (state: string) => {
      const agent = await server.as(await insertUser(db, { state }));
      return CalculatedDeadline.array().parse((await agent.call(wire, name, input)).body)[0]?.reminderDates;
    };
    expect(await reminders('NY')).toEqual(['2026-03-20', '2026-03-22']);
    expect(await reminders('HI')).toEqual(['2026-03-16', '2026-03-20', '2026-03-22']);
  });

  test('also when the disk is almost full', async () => {
    const agent = await signedIn();
    server.disk.free = -1;
    const answer = await agent.call(wire, name, FEDERAL);
    server.disk.free = Number.POSITIVE_INFINITY;
    expect(answer.status, answer.text).toBe(200);
  });

  test.each<[Input, string, string]>([
    [{ triggerDate: undefined }, 'Please enter a date.', 'triggerDate'],
    [
      { triggerDate: '2026-02-30' },
      'This date does not exist. Please check the day and the month.',
      'triggerDate',
    ],
    [{ triggerDate: '1899-12-31' }, 'Please enter a date between 1900 and 2200.', 'triggerDate'],
    [{ triggerDate: '2201-01-01' }, 'Please enter a date between 1900 and 2200.', 'triggerDate'],
    [
      { triggerDate: '3/2/2026' },
      'Please enter a date as year, month and day, such as 2026-03-23.',
      'triggerDate',
    ],
    [{ jurisdiction: 'texas' }, 'Please choose a court from the list.', 'jurisdiction'],
    [
      { serviceMethod: 'pigeon' },
      'Please choose how it was served: in person, by mail or electronically.',
      'serviceMethod',
    ],
    [
      { deadlineType: 'no_such_rule' },
      'This court has no such deadline in our list. Please choose one from the list.',
      'deadlineType',
    ],
    [{ jurisdiction: 'california', deadlineType: 'motion_notice_due' }, HEARING, 'hearingDate'],
    [
      { hearingDate: '2026-06-31' },
      'This date does not exist. Please check the day and the month.',
      'hearingDate',
    ],
    [{ localDays: 0 }, 'Please enter at least 1 day.', 'localDays'],
  ])('400 for %j', async (given, message, field) => {
    const answer = await (await signedIn()).call(wire, name, { ...FEDERAL, ...given });
    expectFailure(answer, 400, 'BAD_REQUEST', { message, fields: { [field]: message } });
  });

  test('401 and 403, whatever is sent', async () => {
    const newcomer = await server.as(await insertUser(db, { state: null }));
    for (const input of [FEDERAL, { triggerDate: 'never' }]) {
      expectFailure(await server.visitor().call(wire, name, input), 401, 'UNAUTHORIZED');
      expectFailure(await newcomer.call(wire, name, input), 403, 'FORBIDDEN');
    }
  });
});
