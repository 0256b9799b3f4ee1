import { AppError } from '#src/errors.ts';

/** So many of the list are refused; it is ordered by how often each is used. */
const MOST_COMMON = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));
}

export interface PasswordOwner {
  email: string | null;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** Letters and digits alone: 'Ida Marsh' and 'ida.marsh' are one name. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function namesOf({ email, firstName, lastName }: PasswordOwner): Set<string> {
  const [first, last] = [firstName ?? '', lastName ?? ''];
  const names = [email ?? '', (email ?? '').split('@')[0] ?? '', first, last, first + last, last + first];
  return new Set(names.map(bare).filter((name) => name !== ''));
}

/**
 * Throws BAD_REQUEST with a message at `field` for a password that is among the 10,000 most common, or is the person's
 * own address or name (NIST SP 800-63B §5.1.1.2).
 */
export async function refuseGuessable(password: string, owner: PasswordOwner, field: string): Promise<void> {
  const refuse = (message: string) => {
    throw new AppError('BAD_REQUEST', message, { errors: [message], fields: { [field]: message } });
  };
  if (namesOf(owner).has(bare(password))) {
    refuse('Please choose a password that is not your name or your e-mail address.');
  }
  common ??= readCommon();
  if ((await common).has(password.toLowerCase())) {
    refuse('That password is one of the most common ones and would be guessed. Please choose another.');
  }
}
