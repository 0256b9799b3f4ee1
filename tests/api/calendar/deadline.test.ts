import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { renderCalendar } from '#server/calendar/ics.ts';
import type { CalendarEntry } from '#server/calendar/store.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';
import { readCalendar } from './rfc5545.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const pathOf = (id: string) => `/api/milestones/${id}/calendar.ics`;

describe('GET /api/milestones/{id}/calendar.ics', () => {
  test('is a file with one all-day event and its alarms', async () => {
    const { caseId, viewer } = await makePeople(server);
    const { id } = await insertMilestone(db, {
      caseId,
      kind: 'Answer to Complaint Due',
      date: '2026-03-31',
      ruleReference: 'NMRA 1-012(A)',
      isAutoCalculated: true,
      reminderDates: JSON.stringify(['2026-03-24', '2026-03-28', '2026-03-30', '2026-03-31']),
      revision: 4,
    });
    const response = await viewer.request(pathOf(id));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="Answer to Complaint Due.ics"',
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    const { events } = readCalendar(text);
    expect(events).toEqual([
      {
        uid: `${id}@proceed`,
        summary: 'Answer to Complaint Due (Quay v. Orlov Roofing)',
        description: expect.stringContaining(
          'Case number: D-101-CV-2025-00042\nRule: NMRA 1-012(A)\nCounted by Proceed from the dates in the case.\nPlease check this date',
        ),
        start: '2026-03-31',
        end: '2026-04-01',
        sequence: 4,
        alarms: ['-P6DT15H', '-P2DT15H', '-PT15H', 'PT9H'],
      },
    ]);
    expect(events[0]?.description).toContain(`http://localhost/cases/${caseId}/milestones/${id}`);
    expect(text).toContain('\r\nTRANSP:TRANSPARENT\r\n');
    expect(text).toContain('\r\nMETHOD:PUBLISH\r\n');
  });

  test('what is done says so and rings no more', async () => {
    const { id, caseId } = await insertMilestone(db, {
      date: '2026-03-31',
      finishedAt: new Date(),
      reminderDates: JSON.stringify(['2026-03-30']),
    });
    const { userId } = await db
      .selectFrom('cases')
      .select('userId')
      .where('id', '=', caseId)
      .$narrowType<{ userId: string }>()
      .executeTakeFirstOrThrow();
    const response = await (await server.as({ id: userId })).request(pathOf(id));
    const { events } = readCalendar(await response.text());
    expect(events).toMatchObject([{ summary: 'Done: Answer (Quay v. Orlov Roofing)', alarms: [] }]);
  });

  test('a hostile name is text and nothing else, in the calendar and in the file name', async () => {
    const kind = 'Answer\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:x;a,b\\n\r\n ../../"é😀';
    const { id: caseId, userId } = await insertCase(db, { title: 'A; B, C \\ D\u2028BEGIN:VALARM' });
    const { id } = await insertMilestone(db, { caseId, kind, date: '2028-02-29' });
    const response = await (await server.as({ id: userId })).request(pathOf(id));
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[^"/\\\r\n]+\.ics"; filename\*=UTF-8''[\w.%~-]+$/);
    const { events } = readCalendar(await response.text());
    expect(events).toMatchObject([
      {
        summary: 'Answer END:VEVENT BEGIN:VEVENT UID:x;a,b\\n ../../"é😀 (A; B, C \\ D BEGIN:VALARM)',
        start: '2028-02-29',
        end: '2028-03-01',
      },
    ]);
  });

  test('409 without a date; 401, 403 and 404', async () => {
    const people = await makePeople(server);
    const { id } = await insertMilestone(db, { caseId: people.caseId });
    const undated = await people.owner.request(pathOf(id));
    expect(undated.status).toBe(409);
    expect(await undated.json()).toMatchObject({ message: expect.stringContaining('has no date yet') });
    expect((await people.visitor.request(pathOf(id))).status).toBe(401);
    expect((await people.newcomer.request(pathOf(id))).status).toBe(403);
    expect((await people.outsider.request(pathOf(id))).status).toBe(404);
    expect((await people.expired.request(pathOf(id))).status).toBe(404);
    expect((await people.owner.request(pathOf('none'))).status).toBe(404);
  });
});

describe('the calendar text', () => {
  const entry: CalendarEntry = {
    id: '8a2c3c0e-4a7b-4f3c-9f57-2f6a1f0f9b11',
    caseId: '3f0c3a52-6a41-4d55-9f6c-7a1d0b1f9c11',
    kind: 'Answer',
    date: '2026-03-31',
    dueTime: null,
    doubts: null,
    takesPlace: false,
    place: null,
    calendarUid: null,
    derivedFromDocId: null,
    ruleReference: null,
    isAutoCalculated: false,
    reminderDates: null,
    finishedAt: null,
    revision: 0,
    updatedAt: new Date('2026-03-01T10:00:00Z'),
    caseTitle: 'Harlow v. Brandt',
    caseState: 'NM',
    caseNumber: null,
    caseUpdatedAt: new Date('2026-03-01T10:00:00Z'),
  };
  const options = { name: 'Proceed deadlines', origin: 'https://proceed.example' };

  test('a hearing is an event at its hour and place, under the name its calendar has for it', async () => {
    const hearing = {
      ...entry,
      ...{ kind: 'Trial', dueTime: '13:30', takesPlace: true, place: 'Courtroom 4, 400 Elm Street' },
      ...{ calendarUid: 'key-trial@proceed', derivedFromDocId: 'd1', doubts: ['Compare it with the paper.'] },
      reminderDates: ['2026-03-30', '2026-03-31'],
    };
    const text = await renderCalendar([hearing], options);
    // Half past one in New Mexico, in summer time.
    expect(text).toContain('\r\nDTSTART:20260331T193000Z\r\nDTEND:20260331T203000Z\r\n');
    expect(text).toContain('\r\nUID:key-trial@proceed\r\n');
    expect(text).toContain('\r\nLOCATION:Courtroom 4\\, 400 Elm Street\r\n');
    expect(text).toContain('\r\nSUMMARY:Please check: Trial (Harlow v. Brandt)\r\n');
    const [event] = readCalendar(text).events;
    expect(event?.description).toContain(
      'It is at 1:30 p.m. in the time of the court.\nCompare it with the paper.',
    );
    expect(event?.description).toContain('Read from a paper of the case.');
    expect(event?.alarms).toEqual(['-P1DT4H30M', '-PT4H30M']);
  });

  test('keeps to RFC 5545 whatever the names are, and gives them back', async () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    const property = fc.asyncProperty(name, name, fc.option(name), async (kind, caseTitle, ruleReference) => {
      const text = await renderCalendar([{ ...entry, kind, caseTitle, ruleReference }], options);
      const { events } = readCalendar(text);
      expect(events).toHaveLength(1);
      expect(events[0]?.summary.endsWith(')')).toBe(true);
    });
    await fc.assert(property, { numRuns: 150 });
  });

  test('gives printable names back as they were typed', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'aé漢😀;,\\:"\'n.-'), minLength: 1, maxLength: 120 });
    const property = fc.asyncProperty(word, word, async (kind, caseTitle) => {
      const { events } = readCalendar(await renderCalendar([{ ...entry, kind, caseTitle }], options));
      expect(events[0]?.summary).toBe(`${kind} (${caseTitle})`);
    });
    await fc.assert(property, { numRuns: 150 });
  });

  test('is the same to the byte until something changes, in whatever zone the server stands', async () => {
    const zone = process.env.TZ;
    const texts = new Set<string>();
    for (const name of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Denver']) {
      process.env.TZ = name;
      texts.add(
        await renderCalendar([{ ...entry, date: '2026-03-08', reminderDates: ['2026-03-01'] }], options),
      );
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(texts.size).toBe(1);
  });

  test('an empty calendar is a calendar', async () => {
    expect(readCalendar(await renderCalendar([], options))).toEqual({
      name: 'Proceed deadlines',
      events: [],
    });
  });
});
