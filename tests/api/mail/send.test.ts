import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createSender } from '#server/mail/sender.ts';
import { queueMails } from '#server/mail/store.ts';
import { insertUser } from '#tests/factories/users.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { CapturedLog, TestClock } from '#tests/setup/edges.ts';
import { type MailServer, startMailServer } from '#tests/setup/mail-server.ts';
import { freePort } from '#tests/setup/postgres-server.ts';
import { until } from '#tests/setup/until.ts';

const database = await testDatabase();
const { db } = database;
const clock = new TestClock();
const log = new CapturedLog();
const open: { stop(): Promise<void> }[] = [];
let mailServer: MailServer;
let userId: string;

beforeEach(async () => {
  await database.reset();
  clock.set(new Date());
  mailServer = await startMailServer();
  userId = (await insertUser(db)).id;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((sender) => sender.stop()));
  await mailServer.close();
});
afterAll(() => expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]));

function startSender(smtpUrl = mailServer.url) {
  const sender = createSender({
    db,
    clock,
    log,
    smtpUrl,
    from: 'Proceed <reminders@proceed.example>',
    everyMs: 40,
  });
  open.push(sender);
  return sender;
}

const queue = (
  count: number,
  more: { to?: string; subject?: string; body?: string; kind?: 'message' | 'account' } = {},
) =>
  queueMails(
    db,
    Array.from({ length: count }, (_, index) => ({
      userId,
      to: `person${index}@example.org`,
      subject: `Mail ${index}`,
      body: `Text ${index}\n`,
      // It leaves for any address.
      kind: 'account' as const,
      ...more,
    })),
    clock.now(),
  );
const rows = () => db.selectFrom('mailOutbox').selectAll().orderBy('subject').execute();
const allSent = () =>
  until(async () => expect((await rows()).filter(({ sentAt }) => sentAt === null)).toEqual([]));

test('a mail arrives as it was written, with an id of its own', async () => {
  await queue(1, {
    to: 'inés@example.org',
    subject: 'In 3 days: Réponse (Harlow v. Brandt) 😀',
    body: 'Due: Monday\n.\n“Quoted” line\n',
  });
  const [row] = await rows();
  startSender();
  await allSent();
  expect(mailServer.received).toHaveLength(1);
  const [{ mail, to } = { mail: undefined, to: [] }] = mailServer.received;
  expect(to).toEqual(['inés@example.org']);
  expect(mail).toMatchObject({
    from: { name: 'Proceed', address: 'reminders@proceed.example' },
    subject: 'In 3 days: Réponse (Harlow v. Brandt) 😀',
    messageId: `<${row?.id}@proceed.example>`,
    text: 'Due: Monday\n.\n“Quoted” line\n',
  });
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(await rows()).toMatchObject([{ attempts: 1, lastError: null, failedAt: null }]);
});

test('two senders at once send each mail once', async () => {
  await queue(40);
  startSender();
  startSender();
  await allSent();
  const subjects = mailServer.received.map(({ mail }) => mail.subject);
  expect(subjects).toHaveLength(40);
  expect(new Set(subjects).size).toBe(40);
  expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
});

test('a mailbox that does not exist is given up, the others get theirs', async () => {
  mailServer.refuse((address) => (address === 'person1@example.org' ? '550 No such mailbox' : undefined));
  await queue(3);
  startSender();
  await until(async () => {
    const [first, refused, last] = await rows();
    expect(first?.sentAt).not.toBeNull();
    expect(last?.sentAt).not.toBeNull();
    expect(refused).toMatchObject({ sentAt: null, failedAt: expect.any(Date), attempts: 1 });
    expect(refused?.lastError).toContain('No such mailbox');
  });
  clock.advance({ days: 1 });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect((await rows())[1]?.attempts).toBe(1);
});

test('a mailbox that is busy is tried again, later each time', async () => {
  mailServer.refuse(() => '451 Try again later');
  await queue(1);
  startSender();
  const attempt = async (count: number) => {
    await until(async () => expect(await rows()).toMatchObject([{ attempts: count }]));
    await until(async () => expect((await rows())[0]?.lastError).toContain('Try again'));
    const pause = ((await rows())[0]?.nextAttemptAt.getTime() ?? 0) - clock.now().getTime();
    return pause / 1000;
  };
  const first = await attempt(1);
  expect(first).toBeGreaterThan(15);
  expect(first).toBeLessThanOrEqual(30);
  clock.advance({ seconds: 31 });
  await attempt(2);
  await until(async () => {
    const pause = ((await rows())[0]?.nextAttemptAt.getTime() ?? 0) - clock.now().getTime();
    expect(pause / 1000).toBeGreaterThan(45);
    expect(pause / 1000).toBeLessThanOrEqual(60);
  });
  mailServer.refuse(() => undefined);
  clock.advance({ minutes: 2 });
  await allSent();
  expect(mailServer.received).toHaveLength(1);
});

test('after twenty tries it is given up', async () => {
  mailServer.refuse(() => '451 Try again later');
  await queue(1);
  await db.updateTable('mailOutbox').set({ attempts: 19 }).execute();
  startSender();
  await until(async () => expect(await rows()).toMatchObject([{ attempts: 20, failedAt: expect.any(Date) }]));
});

test('a mail server that is down costs nothing but time; what comes late says so', async () => {
  const port = await freePort();
  await queue(12);
  startSender(`smtp://127.0.0.1:${port}`);
  await until(async () => {
    const tried = (await rows()).filter(({ attempts }) => attempts === 1);
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.every(({ lastError }) => lastError?.includes('ECONNREFUSED'))).toBe(true);
  });
  await mailServer.close();
  mailServer = await startMailServer(port);
  clock.advance({ hours: 13 });
  await allSent();
  expect(mailServer.received).toHaveLength(12);
  expect(new Set(mailServer.received.map(({ mail }) => mail.subject)).size).toBe(12);
  expect(mailServer.received[0]?.mail.text).toMatch(/^This message could not be sent when it was written\./);
});

test('what a killed process had taken is sent when its lease ends, under the same id', async () => {
  await queue(1);
  const [row] = await rows();
  await db
    .updateTable('mailOutbox')
    .set({ attempts: 1, nextAttemptAt: new Date(clock.now().getTime() + 15 * 60_000) })
    .execute();
  startSender();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(mailServer.received).toEqual([]);
  clock.advance({ minutes: 16 });
  await allSent();
  expect(mailServer.received[0]?.mail.messageId).toBe(`<${row?.id}@proceed.example>`);
});

test('neither subject nor address can smuggle in a header or a second recipient', async () => {
  await queue(1, {
    to: 'person@example.org, other@example.net\r\nBcc: third@example.net',
    subject: 'In 3 days\r\nBcc: fourth@example.net\r\n\r\nText',
  });
  await queue(1, { subject: 'Reminder\r\nBcc: fourth@example.net\n\nText', to: 'person@example.org' });
  startSender();
  await until(async () => {
    expect((await rows()).every(({ sentAt, failedAt }) => sentAt !== null || failedAt !== null)).toBe(true);
  });
  const recipients = mailServer.received.flatMap(({ to }) => to);
  expect(recipients.filter((address) => address !== 'person@example.org')).toEqual([]);
  for (const { mail } of mailServer.received) {
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).not.toContain('fourth');
  }
});

test('a stopped sender takes no more', async () => {
  await startSender().stop();
  await queue(1);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await rows()).toMatchObject([{ attempts: 0, sentAt: null }]);
});

test('a message leaves for the account’s own confirmed address alone; what waited longer than a day stays in the app', async () => {
  const { email } = await db
    .updateTable('users')
    .set({ email: 'ida.marsh@example.org', emailVerifiedAt: null })
    .returning('email')
    .executeTakeFirstOrThrow();
  const to = email ?? '';
  await queue(1, { to: 'stranger@example.org', subject: 'Another address', kind: 'message' });
  clock.advance({ days: -3 });
  await queue(1, { to, subject: 'Old', kind: 'message' });
  clock.advance({ days: 3 });
  await queue(1, { to: to.toUpperCase(), subject: 'Fresh', kind: 'message' });
  await queue(1, { to, subject: 'Please confirm', kind: 'account' });
  startSender();
  await until(() => expect(mailServer.received.map(({ mail }) => mail.subject)).toEqual(['Please confirm']));
  await db.updateTable('users').set({ emailVerifiedAt: clock.now() }).execute();
  await until(() => expect(mailServer.received.map(({ mail }) => mail.subject)).toContain('Fresh'));
  const left = (await rows()).filter(({ sentAt }) => sentAt === null).map(({ subject }) => subject);
  expect(left).toEqual(['Another address', 'Old']);
});

test('what opens an account is no longer in the outbox once it was sent', async () => {
  await queue(1, { body: 'the code abc\n' });
  startSender();
  await allSent();
  expect((await rows()).map(({ body }) => body)).toEqual(['']);
  expect(mailServer.received[0]?.mail.text).toBe('the code abc\n');
});
