import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/errors.ts';

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

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    const minutes = Math.ceil(retryAfter / 60);
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `Too many tries to sign in. Please wait ${minutes} minute${minutes === 1 ? '' : 's'} and try again.`,
      { retryAfter },
    );
  }
}

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
      await consume(source, address);
      await consume(account, accountKey(email, address));
    },
    async succeeded(email, address) {
      await account.delete(accountKey(email, address));
      await source.reward(address, 1);
    },
  };
}
