import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCase } from '#tests/factories/cases.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { insertUser } from '#tests/factories/users.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';
import { INES } from './answers.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const one = (id: string) => `/api/participants/${id}/participant.vcf`;
const all = (caseId: string) => `/api/cases/${caseId}/participants/participants.vcf`;

describe('contacts', () => {
  test('a participant is a file that nobody keeps and no page can run', async () => {
    const { caseId, viewer } = await makePeople(server);
    const { id } = await insertParticipant(db, { ...INES, caseId, displayName: 'José/Quay' });
    const answer = await viewer.request(one(id));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': 'attachment; filename="Jos__Quay.vcf"; filename*=UTF-8\'\'Jos%C3%A9_Quay.vcf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    expect(text).toContain('\r\nFN:José/Quay\r\n');
    expect(text).toContain('\r\nNOTE:Attorney in Quay v. Orlov Roofing\r\n');
    expect(text).not.toContain(INES.notes);
    const head = await viewer.request(one(id), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('all of a case are one file, and only those', async () => {
    const user = await insertUser(db);
    const { id: caseId } = await insertCase(db, { userId: user.id, title: 'Quay v. Orlov: the roof' });
    await insertParticipant(db, { caseId, displayName: 'Second' });
    await insertParticipant(db, { caseId, displayName: 'First', isPrimary: true });
    await insertParticipant(db, { displayName: 'Of another case' });
    const answer = await (await server.as(user)).request(all(caseId));
    const text = await answer.text();
    expect(text.match(/^FN:.*$/gm)).toEqual(['FN:First', 'FN:Second']);
    expect(text.match(/BEGIN:VCARD/g)).toHaveLength(2);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Quay v. Orlov_ the roof - participants.vcf"',
    );
  });

  test('401 and 404, and 404 for a case with nobody', async () => {
    const people = await makePeople(server);
    const { id } = await insertParticipant(db, { caseId: people.caseId });
    for (const path of [one(id), all(people.caseId)]) {
      for (const [who, status, code] of [
        ['visitor', 401, 'UNAUTHORIZED'],
        ['outsider', 404, 'NOT_FOUND'],
        ['expired', 404, 'NOT_FOUND'],
      ] as const) {
        expectFailure(await people[who].rest('GET', path), status, code);
      }
    }
    for (const path of [one('x'), one(crypto.randomUUID()), all('x')]) {
      expectFailure(await people.owner.rest('GET', path), 404, 'NOT_FOUND');
    }
    const empty = await makePeople(server);
    expectFailure(await empty.owner.rest('GET', all(empty.caseId)), 404, 'NOT_FOUND', {
      message: 'This case has no participants yet.',
    });
  });
});
