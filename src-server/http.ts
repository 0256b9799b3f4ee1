import type { Hono } from 'hono';
import { isOnboarded, type User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import type { Context } from './context.ts';

export interface AppVariables {
  Variables: { requestId: string; context: Context };
}
export type App = Hono<AppVariables>;

/** Who asks, on the routes beside the procedures: the same steps as `onboardedProcedure`. */
export function askerOf(context: Context): User {
  if (context.user === null) throw new AppError('UNAUTHORIZED');
  if (!isOnboarded(context.user)) {
    throw new AppError('FORBIDDEN', 'Please complete your profile first: choose your role and state.');
  }
  return context.user;
}
