import type { Limits } from './limits.ts';

/** Where somebody tries to sign in. */
export interface SignInPlace {
  /** Null where nobody can tell the addresses apart: then only the account counts. */
  address: string | null;
  /** The secret of a browser in which this very account signed in before; null in every other. */
  knownBrowser: string | null;
}

export interface SignInThrottle {
  /** Counts a try before the password is looked at; throws TOO_MANY_REQUESTS with `retryAfter`. */
  attempt(email: string, place: SignInPlace): Promise<void>;
  /** Takes the try back: it was the right password. */
  succeeded(email: string, place: SignInPlace): Promise<void>;
  /** Lets the account's owner try again at once: the password is new, or the operator says so. */
  unlock(email: string): Promise<void>;
}

export function createSignInThrottle(limits: Limits): SignInThrottle {
  const accountOf = (email: string) => email.trim().toLowerCase();
  /** Tries at an account from one address, since it was last unlocked. */
  const placeOf = async (account: string, address: string) =>
    `${account} ${address} ${await limits.spent('unlocked', account)}`;
  return {
    async attempt(email, { address, knownBrowser }) {
      const account = accountOf(email);
      // Whoever guesses from elsewhere locks nobody out here.
      if (knownBrowser !== null) return limits.spend('sign-in-browser', `${account} ${knownBrowser}`);
      if (address !== null) await limits.spend('sign-in-address', address);
      if (address !== null) await limits.spend('sign-in', await placeOf(account, address));
      await limits.spend('sign-in-account', account);
    },
    async succeeded(email, { address, knownBrowser }) {
      const account = accountOf(email);
      if (knownBrowser !== null) return limits.forget('sign-in-browser', `${account} ${knownBrowser}`);
      await limits.giveBack('sign-in-account', account);
      if (address === null) return;
      await limits.forget('sign-in', await placeOf(account, address));
      await limits.giveBack('sign-in-address', address);
    },
    async unlock(email) {
      await limits.forget('sign-in-account', accountOf(email));
      await limits.spend('unlocked', accountOf(email));
    },
  };
}
