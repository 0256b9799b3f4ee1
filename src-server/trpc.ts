import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import type { CaseAction } from '#src/auth/permissions.ts';
import { isOnboarded } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import { authorizeCase, authorizeCaseChild, authorizeIntake, type CaseChildTable } from './auth/access.ts';
import type { Context } from './context.ts';
import { errorStatus, toAppError, toErrorBody, toTrpcError } from './errors.ts';
import { serialize } from './serialize.ts';
import { refuseUnknownKeys } from './unknown-keys.ts';

export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Hono path, for instance '/api/cases/:caseId'. */
  path: string;
  /** Status of success; 200 unless said otherwise. */
  status?: 200 | 201 | 202;
  /** Turns the query's strings into the procedure's input. */
  query?: z.ZodType<Record<string, unknown>>;
}

export interface ProcedureMeta {
  rest?: RestRoute;
  /** Who may call: 'public', 'user', 'onboarded', or the case action that `authorizeCase` checks. */
  access?: 'public' | 'user' | 'onboarded' | CaseAction;
  /** A mutation that is answered piece by piece, over a streaming link and not on REST. */
  isStreamed?: true;
  /** A mutation that goes on when the disk is almost full, as every DELETE does. */
  onLowDisk?: 'serve';
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer: { input: superjson, output: { serialize, deserialize: superjson.deserialize } },
    isDev: false,
    // A stream on which nothing happens must not look dead to proxies and browsers.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
    errorFormatter({ shape, error, ctx }) {
      return {
        ...shape,
        message: toAppError(error).message,
        data: {
          ...shape.data,
          httpStatus: errorStatus(error),
          body: toErrorBody(error, ctx?.requestId ?? ''),
        },
      };
    },
  });

/**
 * An output that may be long. tRPC lets zod read outputs asynchronously, which takes it six times as long; `described`
 * is for the description of the API.
 */
export function longOutput<S extends z.ZodType>(schema: S) {
  return { described: schema, parse: (value: z.input<S>): z.output<S> => schema.parse(value) };
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** The server aborts with a sentence, of which tRPC makes an error. */
function isReason(cause: Error, reason: unknown): boolean {
  return cause === reason || cause.message === (reason instanceof Error ? reason.message : reason);
}

/** Outermost: whatever was thrown below becomes an error of the table; what is unexpected is logged, not shown. */
const mapErrors = t.middleware(async ({ next, path, ctx }) => {
  const result = await next();
  if (result.ok) return result;
  const cause = result.error.cause ?? result.error;
  // Who has left is told nothing, and has made nothing fail.
  if (ctx.signal?.aborted && isReason(cause, ctx.signal.reason)) throw toTrpcError(new AppError('TIMEOUT'));
  const error = toAppError(result.error);
  if (error.code === 'INTERNAL') {
    ctx.log.error(
      { path, requestId: ctx.requestId, error: cause.message, stack: cause.stack },
      'request failed',
    );
  }
  throw toTrpcError(error);
});

/** Keeps the last of the disk for reading, deleting and signing in. */
const keepReserve = t.middleware(async ({ next, type, meta, ctx }) => {
  const isServed = meta?.rest?.method === 'DELETE' || meta?.onLowDisk === 'serve';
  if (type === 'mutation' && !isServed) await ctx.deps.disk.require(0);
  return next();
});

const base = t.procedure.use(mapErrors).use(keepReserve);

/** Last of each ladder: who may not call learns nothing of what is wrong with the request. */
const readRequest = t.middleware(async ({ next, ctx, path, type, meta, getRawInput }) => {
  if (ctx.unreadable !== undefined) throw ctx.unreadable;
  // A query has no body, and the client adds words of its own to one that is asked page by page.
  const hasBody = type === 'mutation' || (meta?.rest !== undefined && meta.rest.method !== 'GET');
  if (hasBody) refuseUnknownKeys(ctx.inputsOf(path), await getRawInput());
  return next();
});

export const publicProcedure = base.meta({ access: 'public' }).use(readRequest);

const signedIn = base.use(({ ctx, next }) => {
  if (ctx.user === null) throw new AppError('UNAUTHORIZED');
  return next({ ctx: { ...ctx, user: ctx.user } });
});

export const userProcedure = signedIn.meta({ access: 'user' }).use(readRequest);

const onboarded = signedIn.use(({ ctx, next }) => {
  if (!isOnboarded(ctx.user)) {
    throw new AppError('FORBIDDEN', 'Please complete your profile first: choose your role and state.');
  }
  return next();
});

/** A role and a state are chosen: the person may use the product. */
export const onboardedProcedure = onboarded.meta({ access: 'onboarded' }).use(readRequest);

/** A member of the case whose role allows the action. Runs before the procedure's own input is looked at. */
export function caseProcedure(action: CaseAction) {
  return onboarded
    .meta({ access: action })
    .input(z.object({ caseId: z.string() }))
    .use(async ({ ctx, input, next, type }) => {
      const { db, clock } = ctx.deps;
      const isQuery = type === 'query';
      const caseId = await authorizeCase(db, ctx.user, input.caseId, action, clock.now(), isQuery);
      return next({ ctx: { ...ctx, caseId } });
    })
    .use(readRequest);
}

/** The same for something that belongs to a case and is addressed by its own id. */
export function caseChildProcedure(table: CaseChildTable, action: CaseAction) {
  return onboarded
    .meta({ access: action })
    .input(z.object({ id: z.string() }))
    .use(async ({ ctx, input, next }) => {
      const { db, clock } = ctx.deps;
      const { caseId, id } = await authorizeCaseChild(db, ctx.user, table, input.id, action, clock.now());
      return next({ ctx: { ...ctx, caseId, childId: id } });
    })
    .use(readRequest);
}

/** Papers that are read before there is a case, for whoever may open them; nobody has to be signed in. */
export const intakeProcedure = base
  .meta({ access: 'public' })
  .input(z.object({ id: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const { db, clock } = ctx.deps;
    const intake = await authorizeIntake(db, ctx, input.id, clock.now());
    return next({ ctx: { ...ctx, intake } });
  })
  .use(readRequest);
