import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, format } from 'date-fns';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findPostgres } from '../../scripts/tools.mjs';
import { startMailServer } from '../setup/mail-server.ts';
import { startPostgres } from '../setup/postgres-server.ts';
import { startServer } from '../setup/server-process.ts';
import { Person } from './person.ts';

const root = mkdtempSync(join(tmpdir(), 'lifecycle-reminders-'));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));
const bin = findPostgres();
const DEADLINES = 60;

if (bin === undefined) {
  process.stderr.write('\n*** PostgreSQL is not installed: reminders by two servers are not tested. ***\n\n');
}

test.runIf(bin !== undefined)(
  'two servers on one database deliver each reminder once, in the app and by mail',
  async () => {
    const postgres = await startPostgres(bin ?? '', root);
    const mail = await startMailServer();
    const env = {
      DATABASE_URL: postgres.url('postgres'),
      SMTP_URL: mail.url,
      MAIL_FROM: 'Proceed <reminders@proceed.example>',
      APP_URL: 'http://proceed.example',
    };
    // The mail that asks for the address to be confirmed is no reminder.
    const reminders = () => mail.received.filter((received) => received.mail.subject?.startsWith('In '));
    const start = (name: string) => startServer({ dataDir: join(root, name), env });

    const first = await start('first');
    const person = new Person(first.url);
    await person.register('ines@example.org');
    const caseId = await person.createCase('Harlow v. Brandt');
    const cookie = person.cookie;
    expect(await first.stop()).toBe(0);

    const database = new pg.Client({ connectionString: env.DATABASE_URL });
    await database.connect();
    await database.query('update users set email_verified_at = now()');
    const today = new Date();
    const [yesterday, due] = [-1, 3].map((days) => format(addDays(today, days), 'yyyy-MM-dd'));
    await database.query(
      `insert into milestones (case_id, kind, date, reminder_dates)
       select $1, 'Deadline ' || n, $2, $3 from generate_series(1, ${DEADLINES}) n`,
      [caseId, due, JSON.stringify([yesterday])],
    );

    const servers = await Promise.all([start('first'), start('second')]);
    const unsent = async () => {
      const { rows } = await database.query(
        'select count(*)::int as n from mail_outbox where sent_at is null',
      );
      return rows[0]?.n;
    };
    await expect.poll(() => reminders().length, { interval: 200 }).toBeGreaterThanOrEqual(DEADLINES);
    await expect.poll(unsent, { interval: 200 }).toBe(0);
    for (const server of servers) {
      const notices = await new Person(server.url, cookie).ask('GET', '/api/reminders');
      expect(z.array(z.object({ caseId: z.literal(caseId) })).parse(notices)).toHaveLength(DEADLINES);
    }
    // A server that has stopped sends no second one.
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);

    expect(reminders()).toHaveLength(DEADLINES);
    const ids = reminders().map((received) => received.mail.messageId);
    expect(new Set(ids).size).toBe(DEADLINES);
    const subjects = new Set(reminders().map((received) => received.mail.subject));
    expect(subjects.size).toBe(DEADLINES);
    expect([...subjects][0]).toMatch(/^In [234] days: Deadline \d+ \(Harlow v\. Brandt\)$/);
    expect(reminders()[0]?.mail.text).toContain(`http://proceed.example/cases/${caseId}/milestones/`);
    const { rows } = await database.query(
      "select count(*)::int as n from mail_outbox where kind = 'message'",
    );
    expect(rows).toEqual([{ n: DEADLINES }]);
    await database.end();
    await mail.close();
    await postgres.stop();
  },
);
