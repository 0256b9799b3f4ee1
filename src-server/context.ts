import type { User } from '#src/auth/schema.ts';
import type { AppError } from '#src/errors.ts';
import type { Deps } from './deps.ts';
import type { Logger } from './log.ts';

/** What a procedure knows of the request it serves. */
export interface Context {
  deps: Deps;
  user: User | null;
  sessionId: string | null;
  /** The secret of a sign-in that waits for its second step; it opens nothing but that. */
  halfSession: string | null;
  /** The secret of a sign-in at the provider that waits to be connected; it opens nothing by itself. */
  proof: string | null;
  /** The address the request came from, for throttling; null behind a proxy that nobody told the server of. */
  address: string | null;
  userAgent: string | undefined;
  /** The secret of a browser in which somebody signed in before. */
  browser: string | null;
  /** The secrets of papers that are read here before anybody signs in. */
  intakeSecrets: readonly string[];
  /** The product's own origin, for links in mails and invitations. */
  origin: string;
  requestId: string;
  resHeaders: Headers;
  signal: AbortSignal | undefined;
  log: Logger;
  /** The schemas that a procedure, 'cases.update', reads its input with. */
  inputsOf(path: string): readonly unknown[];
  /** Why body or query could not be read; told to nobody who may not call the procedure. */
  unreadable?: AppError | undefined;
}
