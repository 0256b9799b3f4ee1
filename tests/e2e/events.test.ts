import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays } from '#src/law/calendar-days.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { type OwnStand, openOwnStand, type Person, unexpected, type Window } from './stand.ts';

let stand: OwnStand;
let person: Person;
let caseId: string;
let home: Window;
let workspace: Window;
let timeline: Window;
/** The event streams that the window with the case has opened. */
const streams: string[] = [];

const today = dateIn(courtTimeZone('NM'), new Date());
const Milestone = z.object({ id: z.string(), revision: z.number() });

beforeAll(async () => {
  stand = await openOwnStand();
  person = await stand.person();
  caseId = await person.createCase('Hargrove v. Copper Mesa');
  home = await person.open();
  workspace = await person.open();
  timeline = await person.open();
  workspace.page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(new URL(request.url()).pathname);
  });
  await home.go('/');
  await home.page.getByRole('heading', { name: 'What is due' }).waitFor();
  await workspace.go(`/cases/${caseId}`);
  await workspace.page.getByRole('heading', { level: 1 }).first().waitFor();
  await timeline.go(`/?case=${caseId}&timeline=list`);
  await timeline.page.getByRole('heading', { level: 1, name: 'Hargrove v. Copper Mesa' }).waitFor();
  for (const { page } of [home, workspace, timeline])
    await page.getByRole('button', { name: 'Reminders: none' }).waitFor();
});
afterAll(() => stand.close());

const shown = (page: Page, text: string) => page.getByText(text).first().waitFor();
const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).waitFor();

describe('what changes elsewhere', () => {
  let deadline: z.infer<typeof Milestone>;

  it('is on every open screen: a deadline with a reminder, added over REST', async () => {
    deadline = Milestone.parse(
      await person.post(`/api/cases/${caseId}/milestones`, {
        kind: 'Exhibit list',
        date: addDays(today, 5),
        reminderDates: [today],
      }),
    );
    for (const { page } of [home, workspace, timeline]) {
      await shown(page, 'Exhibit list');
      await bell(page, 'Reminders: 1 to read');
    }
    await home.shoot('events-home');
    await workspace.shoot('events-case');
  });

  it('is on every open screen: another name, given over tRPC', async () => {
    const { id, revision: expectedRevision } = deadline;
    await person.post('/api/trpc/milestones.update', {
      json: { id, expectedRevision, kind: 'Exhibit and witness list' },
    });
    for (const { page } of [home, workspace, timeline]) await shown(page, 'Exhibit and witness list');
  });

  it('comes over one stream of each window', async () => {
    expect(streams).toEqual(['/api/trpc/cases.watch']);
  });

  it('is there once a dropped connection is back', async () => {
    await home.page.context().setOffline(true);
    await person.post(`/api/cases/${caseId}/milestones`, { kind: 'Jury fee', date: addDays(today, 3) });
    await shown(workspace.page, 'Jury fee');
    await home.page.context().setOffline(false);
    await shown(home.page, 'Jury fee');
  });

  it('is there once the server is back', async () => {
    await stand.crash();
    await person.post(`/api/cases/${caseId}/milestones`, { kind: 'Pretrial memo', date: addDays(today, 1) });
    for (const { page } of [home, workspace, timeline]) await shown(page, 'Pretrial memo');
  });

  it('leaves no error behind but the connections that were cut', () => {
    for (const { problems } of [home, workspace, timeline]) {
      expect(
        unexpected(
          problems,
          /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|NETWORK_CHANGED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE)|EventSource/,
        ),
      ).toEqual([]);
    }
  });
});
