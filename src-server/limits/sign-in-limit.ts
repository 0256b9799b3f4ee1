import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from './window.ts';

/** Tries to sign in within 15 minutes: 10 for one account from one address, 100 from one address. */
const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 100;

export interface SignInThrottle {
  /** Counts a try before the password is looked at; throws TOO_MANY_REQUESTS with `retryAfter`. */
  attempt(email: string, address: string): Promise<void>;
  /** Takes the try back: it was the right password. */
  succeeded(email: string, address: string): Promise<void>;
}

const say = (wait: string) => `Too many tries to sign in. Please wait ${wait} and try again.`;

/** Counts in memory, per process: a restart forgets them, which costs an attacker more than it gives. */
export function createSignInThrottle(): SignInThrottle {
  const account = new RateLimiterMemory({
    keyPrefix: 'account',
    points: PER_ACCOUNT,
    duration: WINDOW_SECONDS,
  });
  const source = new RateLimiterMemory({
    keyPrefix: 'address',
    points: PER_ADDRESS,
    duration: WINDOW_SECONDS,
  });
  const accountKey = (email: string, address: string) => `${email.trim().toLowerCase()} ${address}`;
  return {
    async attempt(email, address) {
      await consume(source, address, say);
      await consume(account, accountKey(email, address), say);
    },
    async succeeded(email, address) {
      await account.delete(accountKey(email, address));
      await source.reward(address, 1);
    },
  };
}
