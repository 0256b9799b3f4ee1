import type { FactorKind } from '#src/auth/factor-schema.ts';
import { amount } from '#src/text/words.ts';
import type { NewMail } from '../mail/store.ts';

export interface Recipient {
  userId: string;
  to: string;
}

const NAMES: Record<FactorKind, string> = { passkey: 'a passkey', totp: 'an authenticator app' };

const NOT_YOU = `If that was not you, change your password at once. Sign out everywhere else. Then look at "Second step at sign-in" in your profile.
`;

export function factorAddedMail(whom: Recipient, kind: FactorKind): NewMail {
  return {
    ...whom,
    subject: 'Proceed asks for a second step when you sign in',
    body: `Your Proceed account now has ${NAMES[kind]}. Whoever signs in with your password is asked for it too.

Keep your recovery codes where you find them without your phone.

${NOT_YOU}`,
  };
}

export function factorRemovedMail(whom: Recipient, kind: FactorKind, left: number): NewMail {
  const rest =
    left === 0
      ? 'The password alone opens the account now. The recovery codes no longer work.'
      : `${amount(left, 'other second step is', 'other second steps are')} still asked for.`;
  return {
    ...whom,
    subject: 'A second step was removed from your Proceed account',
    body: `${NAMES[kind].replace(/^an? /, 'The ')} of your Proceed account was removed. ${rest}

${NOT_YOU}`,
  };
}

export function recoveryCodesMadeMail(whom: Recipient): NewMail {
  return {
    ...whom,
    subject: 'New recovery codes for your Proceed account',
    body: `New recovery codes were made for your Proceed account. The former ones are worth nothing any more.

${NOT_YOU}`,
  };
}

export function recoveryCodeUsedMail(whom: Recipient, left: number): NewMail {
  return {
    ...whom,
    subject: 'A recovery code opened your Proceed account',
    body: `Somebody signed in to your Proceed account with the password and a recovery code. ${amount(left, 'code is', 'codes are')} left.

${NOT_YOU}`,
  };
}

/** To whoever has the right password guessed by somebody who fails at the second step. */
export function wrongStepsMail(whom: Recipient): NewMail {
  return {
    ...whom,
    subject: 'Somebody knows the password of your Proceed account',
    body: `Somebody gave the right password of your Proceed account and then failed at the second step, many times. They did not get in.

If that was not you, sign in and change your password at once.
`,
  };
}

export function factorsRemovedMail(whom: Recipient): NewMail {
  return {
    ...whom,
    subject: 'The second step of your Proceed account was removed',
    body: `Whoever runs this copy of Proceed removed the second step of your account, and signed you out everywhere. The password alone opens the account now.

If you did not ask for this, tell them at once.
`,
  };
}
