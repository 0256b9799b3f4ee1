import { isOnboarded, type User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import type { Context } from '../context.ts';

/** Who asks, on the routes beside the procedures: the same steps as `onboardedProcedure`. */
export function askerOf(context: Context): User {
  if (context.user === null) throw new AppError('UNAUTHORIZED');
  if (!isOnboarded(context.user)) {
    throw new AppError('FORBIDDEN', 'Please complete your profile first: choose your role and state.');
  }
  return context.user;
}
