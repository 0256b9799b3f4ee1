import type { Query, QueryClient } from '@tanstack/react-query';
import type { WatchedEvent } from '#src/events.ts';
import {
  CHANGED_BY,
  type ChangeType,
  OF_ONE_DOCUMENT,
  type PathOf,
  REFRESHED,
  SHOWING_PROGRESS,
} from './refreshed-queries.ts';

/** Something changed, here or elsewhere: in this case, if it is known which, and these documents of it. */
export interface Change {
  type: ChangeType;
  caseId?: string | undefined;
  ids?: readonly string[] | undefined;
}

type Heard = WatchedEvent | Change;

/** Keeps one list of a case up to date row by row; the list is not asked for again as a whole then. */
export interface RowKeeper {
  heard(event: Heard): void;
  /** Anything may have changed. */
  restarted(): void;
}

interface Due {
  paths: ReadonlySet<string>;
  caseId: string | undefined;
  ids: ReadonlySet<string> | null;
}

export interface Refresher {
  /** The server told something. What comes close together is asked for together. */
  heard(event: WatchedEvent): void;
  /** This tab changed something; resolves when what is shown of it has been asked for again. */
  changed(change: Change): Promise<void>;
  /** A mutation of this tab has succeeded. */
  mutated(path: string, input: unknown, output: unknown): Promise<void>;
  /** A mutation found that what is shown here is out of date. */
  refused(path: string, input: unknown, code: 'CONFLICT' | 'NOT_FOUND'): void;
  /** Anything may have changed: whatever was answered before this time is asked for again. */
  restarted(untilMs: number): void;
  keepRows(path: PathOf<'query'>, caseId: string, keeper: RowKeeper): () => void;
}

/** Events that come within this time are one question; of those of this tab too, where they come before the answer. */
const GATHER_MS = 30;
/** Hundreds of documents change at once while they are uploaded and read. */
const REST_MS = 400;
/** A press is not kept waiting for longer by what shows its result. */
const PATIENCE_MS = 2_000;

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isMutation(path: string): path is PathOf<'mutation'> {
  return path in CHANGED_BY;
}

/** Of a query of the router, its path and what it was asked with. */
function askedOf({ queryKey: [path, options] }: Query): { path: string; input: unknown } | null {
  if (!isList(path)) return null;
  return { path: path.join('.'), input: fieldOf(options, 'input') };
}

const KNOWN = new Set<string>(Object.values(REFRESHED).flat());
const DELETING = /\.(delete|remove)[A-Z]?/;

function dueAfter(event: Heard): Due {
  if (event.type !== 'document') {
    const { type } = event;
    const ids = 'ids' in event && event.ids !== undefined ? new Set(event.ids) : null;
    return { paths: new Set(REFRESHED[type]), caseId: 'caseId' in event ? event.caseId : undefined, ids };
  }
  const { id, status, rereadStatus } = event.document;
  const isDone = (status === 'ready' || status === 'failed') && rereadStatus === null;
  const paths = new Set<string>(isDone ? REFRESHED['documents-changed'] : SHOWING_PROGRESS);
  return { paths, caseId: event.caseId, ids: new Set([id]) };
}

function createRefresher(client: QueryClient): Refresher {
  let due: Due[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushAt = 0;
  let flushedAt = 0;
  let flushed = Promise.withResolvers<void>();
  const keepers = new Map<string, RowKeeper[]>();
  /** What this tab deleted: it would only be found missing. */
  const gone = new Set<string>();

  function keeperOf(query: Query): RowKeeper | undefined {
    const asked = askedOf(query);
    return asked === null ? undefined : keepers.get(`${asked.path} ${textOf(asked.input, 'caseId')}`)?.[0];
  }

  const isGone = (input: unknown) =>
    gone.has(textOf(input, 'id') ?? '') || gone.has(textOf(input, 'caseId') ?? '');

  function isDue({ path, input }: { path: string; input: unknown }, { paths, caseId, ids }: Due): boolean {
    if (!paths.has(path)) return false;
    const asked = textOf(input, 'caseId');
    if (asked !== undefined && caseId !== undefined && asked !== caseId) return false;
    return ids === null || !OF_ONE_DOCUMENT.has(path) || ids.has(textOf(input, 'id') ?? '');
  }

  async function refresh(wanted: (query: Query, asked: { path: string; input: unknown }) => boolean) {
    const matches = (query: Query) => {
      const asked = askedOf(query);
      if (asked === null || !KNOWN.has(asked.path)) return false;
      return keeperOf(query) === undefined && wanted(query, asked);
    };
    const stays = (query: Query) => matches(query) && !isGone(askedOf(query)?.input);
    await Promise.all([
      client.invalidateQueries({ predicate: stays }),
      client.invalidateQueries({
        predicate: (query) => matches(query) && !stays(query),
        refetchType: 'none',
      }),
    ]);
  }

  function flush(): void {
    const all = due;
    const { resolve } = flushed;
    due = [];
    flushed = Promise.withResolvers();
    timer = undefined;
    flushedAt = Date.now();
    void refresh((_, asked) => all.some((one) => isDue(asked, one))).then(resolve, resolve);
  }

  function schedule(event: Heard, afterMs: number): Promise<void> {
    for (const [key, [keeper]] of keepers) {
      const caseId = 'caseId' in event ? event.caseId : undefined;
      if (caseId === undefined || key.endsWith(` ${caseId}`)) keeper?.heard(event);
    }
    due.push(dueAfter(event));
    const at = Date.now() + afterMs;
    if (timer === undefined || at < flushAt) {
      clearTimeout(timer);
      flushAt = at;
      timer = setTimeout(flush, afterMs);
    }
    return flushed.promise;
  }

  async function changed(change: Change): Promise<void> {
    const late = Promise.withResolvers<void>();
    const patience = setTimeout(late.resolve, PATIENCE_MS);
    await Promise.race([schedule(change, 0), late.promise]);
    clearTimeout(patience);
  }

  return {
    heard(event) {
      const rest = flushedAt + REST_MS - Date.now();
      void schedule(event, Math.max(GATHER_MS, Math.min(rest, REST_MS)));
    },
    changed,
    async mutated(path, input, output) {
      if (!isMutation(path)) return;
      const id = textOf(input, 'id') ?? textOf(input, 'caseId');
      const subjects = [...(id === undefined ? [] : [id]), ...idsOf(input)];
      for (const one of subjects) {
        if (DELETING.test(path) && path !== 'cases.removeMember') gone.add(one);
        else gone.delete(one);
      }
      const shown = Promise.all(changesOf(path, input, output).map(changed));
      // What is deleted leaves the screen by itself, and whoever deleted it goes on at once.
      if (!DELETING.test(path)) await shown;
    },
    refused(path, input, code) {
      if (!isMutation(path)) return;
      const changes = changesOf(path, input, undefined);
      // It may be the case that is gone.
      if (code === 'NOT_FOUND') changes.push({ type: 'cases-changed' });
      for (const change of changes) void schedule(change, GATHER_MS);
    },
    restarted(untilMs) {
      const isBehind = ({ state }: Query) => {
        const answeredAt = Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
        return answeredAt > 0 && answeredAt < untilMs;
      };
      for (const query of client.getQueryCache().findAll({ predicate: isBehind }))
        keeperOf(query)?.restarted();
      void refresh(isBehind);
    },
    keepRows(path, caseId, keeper) {
      const key = `${path} ${caseId}`;
      keepers.set(key, [...(keepers.get(key) ?? []), keeper]);
      return () => {
        const left = (keepers.get(key) ?? []).filter((one) => one !== keeper);
        if (left.length > 0) keepers.set(key, left);
        else keepers.delete(key);
      };
    },
  };
}

function idsOf(input: unknown): string[] {
  const ids = fieldOf(input, 'ids');
  return isList(ids) ? ids : [];
}

/** What a mutation changes: in its case, and of the documents that it names. */
function changesOf(path: PathOf<'mutation'>, input: unknown, output: unknown): Change[] {
  const caseId = textOf(input, 'caseId') ?? textOf(output, 'caseId');
  const id = textOf(input, 'id');
  const named = id === undefined ? idsOf(input) : [id];
  const ids = /^(documents|review)\./.test(path) && named.length > 0 ? named : undefined;
  return CHANGED_BY[path].map((type) => ({ type, caseId, ids }));
}

const refreshers = new WeakMap<QueryClient, Refresher>();

/** The one refresher of a cache. */
export function refresherOf(client: QueryClient): Refresher {
  const known = refreshers.get(client) ?? createRefresher(client);
  refreshers.set(client, known);
  return known;
}
