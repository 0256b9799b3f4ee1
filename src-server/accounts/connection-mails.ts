import { PROOF_MINUTES } from '#src/auth/connection-schema.ts';
import type { NewMail } from '../mail/store.ts';
import { RESET_MINUTES, type Written, wayIn } from './account-mails.ts';
import type { Recipient } from './factor-mails.ts';

/** The host of a provider, by which people know it. */
export function providerName(issuer: string): string {
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}

export function connectMail(mail: Written, provider: string): NewMail {
  const way = wayIn(
    mail,
    '/account/connect',
    'If that was you, open this link in the browser where you began:',
    'If that was you, go back to the page where you began and enter this code:',
  );
  return {
    userId: mail.userId,
    to: mail.to,
    kind: 'account',
    subject: `Connect ${provider} to your Proceed account`,
    body: `Somebody who signed in at ${provider} with this address wants to open your Proceed account that way from now on.

${way}

It works once, for ${PROOF_MINUTES} minutes, and in that browser alone.

If that was not you, do nothing: your account stays as it is. Give this code to nobody.
`,
  };
}

export function connectedMail(whom: Recipient, provider: string): NewMail {
  return {
    ...whom,
    subject: `${provider} opens your Proceed account now`,
    body: `A sign-in at ${provider} was connected to your Proceed account. Whoever signs in there as you opens it.

If that was not you, sign in, disconnect it under "Connected sign-ins" in your profile, and choose a new password.
`,
  };
}

export function disconnectedMail(whom: Recipient, provider: string): NewMail {
  return {
    ...whom,
    subject: `${provider} does not open your Proceed account any more`,
    body: `The sign-in at ${provider} was disconnected from your Proceed account. Your password opens it.

If that was not you, choose "Forgot your password?" where you sign in, and set a new one.
`,
  };
}

/** In place of the mail for a forgotten password, to somebody who never had one. */
export function noPasswordMail(mail: Written, provider: string): NewMail {
  const way = wayIn(
    mail,
    '/reset-password',
    'If you want a password as well, open this link and choose one:',
    'Do you want a password as well? Open Proceed. Choose "Forgot your password?", then "I have a code". Enter this code:',
  );
  return {
    userId: mail.userId,
    to: mail.to,
    kind: 'account',
    subject: 'How you sign in to Proceed',
    body: `Somebody, probably you, asked for a new password for the Proceed account of ${mail.to}. It has none: you sign in through ${provider}. Open Proceed, choose "Sign In", and go on there.

${way}

It works once, for ${RESET_MINUTES} minutes. ${provider} opens your account as before.

If you did not ask for this, do nothing: nothing changes.
`,
  };
}
