import type { NewMail } from '../mail/store.ts';

export const RESET_MINUTES = 30;
export const CONFIRM_DAYS = 3;

/** The page that takes a code; the code stands behind '#', which no server and no other site is ever sent. */
function linkOf(appUrl: string | undefined, page: string, secret: string): string | null {
  return appUrl === undefined ? null : `${new URL(appUrl).origin}${page}#${secret}`;
}

export interface Written {
  userId: string;
  to: string;
  /** APP_URL. Without it the mail names no address: the one that a request came to may be anybody's word. */
  appUrl: string | undefined;
  secret: string;
}

/** What the reader does with the code: opens a link, or types it where there is no link to trust. */
export function wayIn({ appUrl, secret }: Written, page: string, open: string, type: string): string {
  const link = linkOf(appUrl, page, secret);
  return link === null ? `${type}\n\n${secret}` : `${open}\n\n${link}`;
}

export function resetMail(mail: Written): NewMail {
  const way = wayIn(
    mail,
    '/reset-password',
    'Open this link to choose a new password:',
    'Open Proceed, choose "Forgot your password?", then "I have a code", and enter this code:',
  );
  return {
    userId: mail.userId,
    to: mail.to,
    kind: 'account',
    subject: 'Choose a new password for Proceed',
    body: `Somebody, probably you, asked for a new password for the Proceed account of ${mail.to}.

${way}

It works once, for ${RESET_MINUTES} minutes. Your cases and papers stay as they are.

If you did not ask for this, do nothing: your password stays the same.
`,
  };
}

export function confirmMail(mail: Written): NewMail {
  const way = wayIn(
    mail,
    '/confirm-email',
    'Open this link to confirm it:',
    'Open Proceed, then your profile, and enter this code under "Signing in":',
  );
  return {
    userId: mail.userId,
    to: mail.to,
    kind: 'account',
    subject: 'Confirm your e-mail address for Proceed',
    body: `This address was entered for a Proceed account. Reminders of deadlines go to it once you confirm it.

${way}

It works once, for ${CONFIRM_DAYS} days. If you did not ask for this, do nothing.
`,
  };
}

/** To the address that was the account's until now, so that its owner hears of it. */
export function addressChangedMail(userId: string, to: string): NewMail {
  return {
    userId,
    to,
    kind: 'account',
    subject: 'Your Proceed account has another e-mail address now',
    body: `The e-mail address of your Proceed account was changed. It is not ${to} any more.

If that was not you, tell whoever runs this copy of Proceed at once.
`,
  };
}

export function deletionMail(userId: string, to: string, day: string): NewMail {
  return {
    userId,
    to,
    subject: `Your Proceed account will be deleted on ${day}`,
    body: `You asked for your Proceed account to be deleted. On ${day} it goes for good, with the cases that nobody else owns.

If you want to keep it, sign in before that day and press "Keep my account".
`,
  };
}

export function accountStaysMail(userId: string, to: string): NewMail {
  return {
    userId,
    to,
    subject: 'Your Proceed account stays',
    body: `You kept your Proceed account. Nothing of it is deleted, whatever an earlier mail says.

If that was not you, change your password in your profile.
`,
  };
}

export function caseStaysMail(userId: string, to: string, title: string): NewMail {
  return {
    userId,
    to,
    subject: 'A case that you see in Proceed stays',
    body: `The owner of "${title}" keeps their account. The case stays, whatever an earlier mail says.
`,
  };
}

export function caseGoesMail(userId: string, to: string, title: string, day: string): NewMail {
  return {
    userId,
    to,
    subject: `A case that you see in Proceed will be deleted on ${day}`,
    body: `The owner of "${title}" asked for their account to be deleted. On ${day} the case goes with it, and its papers.

Download what you need before that day: open the case, or "Download Everything" in your profile. Or ask the owner to keep it.
`,
  };
}

/** `provider`: the one that opens the account as well, which a new password does not change. */
export function passwordChangedMail(userId: string, to: string, provider: string | null): NewMail {
  const beside =
    provider === null
      ? ''
      : `\nA sign-in at ${provider} opens your account too. If you did not connect it, disconnect it in your profile.\n`;
  return {
    userId,
    to,
    subject: 'Your Proceed password was changed',
    body: `The password of your Proceed account was changed, and every other browser was signed out.
${beside}
If that was not you, choose "Forgot your password?" where you sign in, and set a new one.
`,
  };
}
