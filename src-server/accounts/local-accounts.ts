import { AppError } from '#src/errors.ts';
import type { Deps } from '../deps.ts';

/** FORBIDDEN where an identity provider says who may have an account. */
export function refuseNewAccounts(deps: Deps): void {
  if (deps.oidc !== null) {
    throw new AppError('FORBIDDEN', 'This server signs people in through its identity provider.');
  }
}
