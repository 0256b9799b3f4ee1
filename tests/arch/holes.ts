import type { AnyRouter } from '@trpc/server';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { toAppError } from '#server/errors.ts';
import { type Procedure, procedures } from '#server/rest.ts';
import type { User } from '#src/auth/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { FINDABLE, rowsOfCase, type SeededCase, seedCase } from './seeded-case.ts';

/** Stands in every text of the case that is not the caller's. */
const SECRET = 'zephyrine';
const UNKNOWN = '9d7f0c52-3b1e-4c58-8a0f-2f6f6f1f6a11';
const OPEN = new Set<unknown>(['public', 'user', 'onboarded']);

type Input = Record<string, unknown>;

function fieldsOf(procedure: Procedure): [string, unknown][] {
  return procedure.inputs.flatMap((input) =>
    input instanceof z.ZodObject ? Object.entries(input.shape) : [],
  );
}

/** The first of these values that the field takes, alone or as a list. */
function fitting(field: unknown, values: readonly unknown[]): unknown {
  if (!(field instanceof z.ZodType)) return values[0];
  const rest = ['Answer', 'answer@example.org', '2026-03-02', 'NM', 'viewer', 3, true, {}, []];
  const candidates = [...values, ...values.map((value) => [value]), ...rest];
  return candidates.find((candidate) => field.safeParse(candidate).success);
}

/** Inputs of every shape that the schemas take, with these ids wherever an id or a text may stand. */
function inputsWith(procedure: Procedure, ids: readonly string[], first?: Input): Input[] {
  const fields = fieldsOf(procedure);
  const filled = (value: string): Input =>
    Object.fromEntries(fields.map(([name, field]) => [name, fitting(field, [value])]));
  return [...ids, FINDABLE].map((value) => ({ ...filled(value), ...first }));
}

/** What opens the way to something of one's own, where a further field could name what is another's. */
function ownIds(procedure: Procedure, { caseId, children }: SeededCase): Input[] {
  const names = new Set(fieldsOf(procedure).map(([name]) => name));
  if (names.has('caseId')) return names.size > 1 ? [{ caseId }] : [];
  if (names.has('id')) return names.size > 1 ? children.map((id) => ({ id })) : [];
  return [];
}

interface Outcome {
  /** The code of a failure; null for an answer. */
  code: string | null;
  text: string;
}

async function ask(
  server: TestApp,
  caller: unknown,
  { name, type }: Procedure,
  input: Input,
): Promise<Outcome> {
  let procedure = caller;
  for (const part of name.split('.')) procedure = Reflect.get(Object(procedure), part);
  if (typeof procedure !== 'function') throw new Error(`There is no procedure ${name}.`);
  try {
    const answer: unknown = await procedure(input);
    if (type !== 'subscription') return { code: null, text: JSON.stringify(answer) ?? '' };
    const events = z.custom<AsyncIterable<unknown>>().parse(answer);
    for await (const event of events) return { code: null, text: JSON.stringify(event) };
    return { code: null, text: '' };
  } catch (error) {
    const { code, message } = toAppError(error);
    return { code, text: `${message} ${JSON.stringify(server.log.lines.at(-1)?.fields ?? '')}` };
  }
}

/**
 * Asks every procedure of a router as nobody, as a newcomer and as the owner of another case, with every id of
 * a case that is none of theirs: alone, and beside the ids of their own. Says which procedures let something
 * out, change something, or answer otherwise than their `meta.access` promises.
 */
export async function holes(
  server: TestApp,
  router: AnyRouter,
  createCaller: (context: Context) => unknown,
): Promise<string[]> {
  const { db } = server;
  const found = new Set<string>();
  const foreign = await seedCase(db, SECRET);
  let before = await rowsOfCase(db, foreign.caseId);
  const theirs = [foreign.caseId, ...foreign.children, foreign.ownerId];
  const newcomer = await insertUser(db, { state: null });

  const inputs = new Map(procedures(router).map((each) => [each.name, each.inputs]));
  const callerFor = (user: User | null) =>
    createCaller({
      deps: server.deps,
      user,
      sessionId: null,
      halfSession: null,
      proof: null,
      address: crypto.randomUUID(),
      userAgent: undefined,
      browser: null,
      intakeSecrets: [],
      origin: 'http://localhost',
      requestId: UNKNOWN,
      resHeaders: new Headers(),
      signal: AbortSignal.timeout(150),
      log: server.log,
      inputsOf: (path) => inputs.get(path) ?? [],
    });

  let own = await seedCase(db, 'orlov');
  for (const procedure of procedures(router)) {
    const { name, type, meta } = procedure;
    const wrong = (what: string) => found.add(`${name}: ${what}`);
    if (meta.access === undefined) wrong('says nothing of who may call it');
    const isOfCase = !OPEN.has(meta.access);
    // What the one before changed or deleted of the caller's own is there again.
    if (type === 'mutation') own = await seedCase(db, 'orlov');
    const owner = await db.selectFrom('users').selectAll().where('id', '=', own.ownerId).executeTakeFirst();
    const alone = inputsWith(procedure, [...theirs, UNKNOWN, 'no-id']);
    const beside = ownIds(procedure, own).flatMap((first) => inputsWith(procedure, theirs, first));

    for (const input of alone) {
      const nobody = await ask(server, callerFor(null), procedure, input);
      if (meta.access !== 'public' && nobody.code !== 'UNAUTHORIZED') wrong('answers without a session');
      if (nobody.text.includes(SECRET)) wrong('shows a case to nobody in particular');

      const stranger = await ask(server, callerFor(owner ?? null), procedure, input);
      if (isOfCase && stranger.code !== 'NOT_FOUND') wrong(`answers an outsider with ${stranger.code}`);
      if (stranger.text.includes(SECRET)) wrong('shows a case to an outsider');
      if (stranger.code === 'INTERNAL') wrong(`fails for an outsider: ${stranger.text}`);
    }
    for (const input of beside) {
      const answer = await ask(server, callerFor(owner ?? null), procedure, input);
      if (answer.text.includes(SECRET)) wrong("shows another's case beside one's own");
      if (answer.code === 'INTERNAL') wrong(`fails beside one's own: ${answer.text}`);
    }
    if (isOfCase || meta.access === 'onboarded') {
      const [input = {}] = alone;
      const { code } = await ask(server, callerFor(newcomer), procedure, input);
      if (code !== 'FORBIDDEN') wrong('answers before the profile is complete');
    }
    const after = await rowsOfCase(db, foreign.caseId);
    if (after !== before) wrong('changes a case of somebody else');
    before = after;
  }
  return [...found];
}
