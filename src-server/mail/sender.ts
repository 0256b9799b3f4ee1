import type { Deps } from '../deps.ts';
import type { Mailer } from '../mailer.ts';
import { type ClaimedMail, claimMails, markSent, markUnsent } from './store.ts';

export interface SenderOptions extends Pick<Deps, 'db' | 'clock' | 'log'> {
  /** smtp://user:password@host:port, or smtps://. */
  smtpUrl: string;
  /** The sender of every mail: 'Proceed <reminders@example.org>' or an address alone. */
  from: string;
  /** How often waiting mail is looked for. Default 15 seconds. */
  everyMs?: number;
}

const EVERY_MS = 15_000;
const AT_A_TIME = 5;
/** Longer than a conversation with a mail server lasts, however slow it is. */
const LEASE_MS = 15 * 60_000;
const CONNECT_MS = 20_000;
const SILENCE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
/** With the pauses between them, about two and a half days. */
const MAX_ATTEMPTS = 20;
/** A mail that waited longer than this says so: what it calls today is over. */
const LATE_MS = 12 * 60 * 60_000;
const STOP_MS = 10_000;

const LATE =
  'This message could not be sent when it was written. Please go by the dates in it, not by how many days it says are left.\n\n';

interface Refusal {
  /** No other try can end differently. */
  isFinal: boolean;
  /** The mail server itself cannot be used now, so the other mails wait too. */
  isUnreachable: boolean;
  text: string;
}

/** What the mail server's failure means for this mail. RFC 5321 §4.2.1: 5yz is a permanent refusal. */
function refusalOf(error: unknown): Refusal {
  const fields = error instanceof Error ? { code: '', command: '', responseCode: 0, ...error } : undefined;
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 500);
  if (fields === undefined) return { isFinal: false, isUnreachable: true, text };
  const isAboutMail = fields.command === 'RCPT TO' || fields.command === 'DATA' || fields.command === 'API';
  const isNoAddress = fields.code === 'EENVELOPE' && fields.command === 'API';
  return {
    isFinal: isNoAddress || (isAboutMail && fields.responseCode >= 500),
    isUnreachable: !isAboutMail,
    text,
  };
}

async function openTransport({ smtpUrl }: SenderOptions) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: AT_A_TIME,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}

/**
 * Sends the outbox through a mail server, oldest first. Any number of processes may do so side by side: a mail that
 * one has taken is hidden from the others until its lease ends. One that a killed process had already handed over
 * may go out again then; it carries the same Message-ID, by which mail programs know it.
 */
export function createSender(options: SenderOptions): Mailer {
  const { db, clock, log, from } = options;
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  let transport: ReturnType<typeof openTransport> | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function deliver(mail: ClaimedMail): Promise<'done' | 'unreachable'> {
    try {
      transport ??= openTransport(options);
      const isLate = clock.now().getTime() - mail.createdAt.getTime() > LATE_MS;
      await (await transport).sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: `${isLate ? LATE : ''}${mail.body}`,
        messageId: `<${mail.id}@${domain}>`,
        date: mail.createdAt,
        // RFC 3834: no answering machine is to answer.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const refusal = refusalOf(error);
      const now = clock.now();
      const isOver = refusal.isFinal || mail.attempts >= MAX_ATTEMPTS;
      const nextAttemptAt = isOver ? null : new Date(now.getTime() + pauseAfter(mail.attempts));
      await markUnsent(db, mail.id, { error: refusal.text, nextAttemptAt, now });
      log.warn(
        { mail: mail.id, attempts: mail.attempts, isOver, error: refusal.text },
        'a mail was not sent',
      );
      return refusal.isUnreachable ? 'unreachable' : 'done';
    }
    await markSent(db, mail.id, clock.now());
    return 'done';
  }

  async function round(): Promise<void> {
    do {
      again = false;
      const now = clock.now();
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      const mails = await claimMails(db, { now, leaseUntil, count: AT_A_TIME });
      const outcomes = await Promise.all(mails.map(deliver));
      if (outcomes.includes('unreachable')) return;
      again ||= mails.length > 0;
    } while (again && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= round()
      .catch((error: unknown) => log.warn({ error: String(error) }, 'the outbox could not be worked on'))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, options.everyMs ?? EVERY_MS).unref();
  wake();

  return {
    sendsMail: true,
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      const { promise: patience, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, STOP_MS);
      await Promise.race([running, patience]);
      clearTimeout(limit);
      (await transport?.catch(() => undefined))?.close();
    },
  };
}
