import type { Deps } from '../deps.ts';
import { type Mailer, outboxOnly } from '../mailer.ts';
import { createSender } from './sender.ts';

/** The address mail comes from when MAIL_FROM does not say: the account at the mail server, else this host's. */
export function senderAddress(smtpUrl: string, appUrl: string | undefined): string {
  const { username, hostname } = new URL(smtpUrl);
  const account = decodeURIComponent(username);
  if (/^[^\s<>@]+@[^\s<>@]+$/.test(account)) return `Proceed <${account}>`;
  return `Proceed <no-reply@${appUrl === undefined ? hostname : new URL(appUrl).hostname}>`;
}

/** Mail is sent when SMTP_URL is set, and kept for the app to show when it is not. */
export function createMailer(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'env'>): Mailer {
  const { SMTP_URL: smtpUrl, MAIL_FROM, APP_URL } = deps.env;
  if (smtpUrl === undefined) return outboxOnly;
  return createSender({ ...deps, smtpUrl, from: MAIL_FROM ?? senderAddress(smtpUrl, APP_URL) });
}
