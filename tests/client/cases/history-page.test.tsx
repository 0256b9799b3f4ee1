import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gathered, quoted, verbFor, WORDING } from '#client/cases/history-words.ts';
import { routes } from '#client/routes.tsx';
import { AUDIT_ACTIONS } from '#src/auth/audit.ts';
import type { AuditRow } from '#src/cases/audit-schema.ts';
import { CASE_ID, makeCase, makeListedCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import '../list-layout.ts';

const person = (name: string, email: string | null = null, id = name) => ({ id, name, email });
const ADA = person('Ada Quill');

const row = (number: number, change: Partial<AuditRow> = {}): AuditRow => ({
  id: `row-${number}`,
  at: new Date(2026, 2, 9, 15, 30),
  who: ADA,
  whoKind: 'person',
  about: null,
  aboutKind: null,
  action: 'deadline-added',
  what: `Hearing ${number}`,
  ...change,
});

let server: FakeServer;
let rows: AuditRow[];

beforeEach(() => {
  rows = [row(1)];
  server = startFakeServer({
    'auth.session': () => makeUser(),
    'cases.get': () => makeCase(),
    'cases.listWithParticipants': () => [makeListedCase()],
    'cases.audit': ({ cursor, limit = 100 }) => {
      const start = cursor ? rows.findIndex(({ id }) => id === cursor) + 1 : 0;
      return rows.slice(start, start + limit);
    },
  });
});

const open = () => renderRoutes(routes, `/cases/${CASE_ID}/history`);

describe('the history of a case', () => {
  it('says who did what, by day', async () => {
    rows = [
      row(3, { action: 'stranger-refused', who: null, whoKind: 'stranger', what: '' }),
      row(2, { at: new Date(2026, 2, 9, 9, 5) }),
      row(1, {
        at: new Date(2026, 2, 6, 8, 0),
        action: 'access-removed',
        about: person('Jo Fenn'),
        aboutKind: 'person',
        what: '',
      }),
    ];
    open();
    await screen.findByRole('heading', { name: 'Monday, March 9, 2026' });
    expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Friday, March 6, 2026' })).toBeTruthy();
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toContain('Somebody without access asked for this case and was refused3:30 pm');
    expect(texts).toContain('Ada Quill added the deadline “Hearing 2”9:05 am');
    expect(texts).toContain('Ada Quill ended the access of Jo Fenn8:00 am');
    expect(screen.getByRole('link', { name: 'Harlow v. Brandt Properties' }).getAttribute('href')).toBe(
      `/?case=${CASE_ID}`,
    );
  });

  it('tells two of one name apart, and nobody from a name that reads like it', async () => {
    rows = [
      row(4, { who: person('Ada Quill', 'ada@example.org', 'a') }),
      row(3, { who: person('Ada Quill', 'other@example.org', 'b') }),
      row(2, { who: person('Somebody without access', 'sly@example.org') }),
      row(1, { who: null, whoKind: 'gone' }),
    ];
    open();
    await screen.findByText('ada@example.org');
    expect(screen.getByText('other@example.org')).toBeTruthy();
    expect(screen.getByText('Somebody without access').tagName).toBe('BDI');
    expect(screen.getByText('Somebody whose account was deleted').tagName).toBe('EM');
  });

  it('holds what people named in quotation marks, each by itself', async () => {
    const sly = 'a.pdf”; Jo Fenn deleted “b.pdf';
    rows = [
      row(3, { action: 'paper-deleted', what: 'c.pdf' }),
      row(2, { action: 'paper-deleted', what: sly }),
      row(1, { action: 'unknown', what: 'x' }),
    ];
    open();
    expect((await screen.findByText(quoted(sly))).tagName).toBe('BDI');
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toContain(
      'Ada Quill deleted 2 papers: “a.pdf’; Jo Fenn deleted ‘b.pdf” and “c.pdf”3:30 pm',
    );
    expect(texts).toContain('Ada Quill did something that this version does not know3:30 pm');
  });

  it('of which nothing is there yet says what will be', async () => {
    rows = [];
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing has happened yet' })).toBeTruthy();
  });

  it('of many holds the rows in sight, and asks for what was before', async () => {
    rows = Array.from({ length: 130 }, (_, index) => row(130 - index));
    open();
    await screen.findByText(/Hearing 130/);
    expect(server.sent('cases.audit')).toHaveLength(1);
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });

  it('fetches what was before once the end is in sight, and tries again where that fails', async () => {
    rows = [
      ...Array.from({ length: 100 }, (_, index) =>
        row(200 - index, { action: 'paper-added', what: `${index}.pdf` }),
      ),
      row(1),
    ];
    const allow = server.refuse('cases.audit', new Refusal(500, 'INTERNAL'));
    open();
    await screen.findByText('The history could not be loaded. Please try again.');
    allow();
    await (await import('@testing-library/user-event')).default
      .setup()
      .click(screen.getByRole('button', { name: /Try Again|Retry/ }));
    await screen.findByText(/added 100 papers:/);
    await screen.findByText(/Hearing 1/);
    expect(screen.getByText(/Nothing earlier was written down/)).toBeTruthy();
    await waitFor(() => expect(server.sent('cases.audit').at(-1)).toMatchObject({ cursor: 'row-101' }));
  });

  it('is refused to others than the owner, with the way back', async () => {
    server.answer('cases.audit', () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    open();
    await screen.findByText('Only the owner of this case sees its history.');
    expect(screen.getByRole('link', { name: 'Back to the Case' })).toBeTruthy();
  });
});

describe('words', () => {
  it('there are some for everything that is written down', () => {
    for (const action of AUDIT_ACTIONS) expect(verbFor(WORDING[action], 2)).not.toMatch(/undefined|\s$/);
  });

  it('many papers of one person on one day are one line, and no others', () => {
    const paper = (number: number, change: Partial<AuditRow> = {}) =>
      row(number, { action: 'paper-deleted', what: `${number}.pdf`, ...change });
    const at = new Date(2026, 2, 8);
    const list = [
      paper(9),
      paper(8),
      paper(7, { who: person('Ada Quill', null, 'another') }),
      paper(6),
      paper(5, { at }),
      row(4),
      row(3),
    ];
    const days = gathered(list, (day) => day.toDateString());
    expect(days.map(({ who, all }) => `${who?.id} ${all.join()}`)).toEqual([
      'Ada Quill 8.pdf,9.pdf',
      'another 7.pdf',
      'Ada Quill 6.pdf',
      'Ada Quill 5.pdf',
      'Ada Quill Hearing 4',
      'Ada Quill Hearing 3',
    ]);
    expect(verbFor(WORDING['paper-deleted'], 2)).toBe('deleted 2 papers:');
    const gone = { who: null, whoKind: 'gone' } as const;
    expect(gathered([paper(2, gone), paper(1, gone)], String)).toHaveLength(2);
  });
});
