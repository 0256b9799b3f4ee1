import { expect, test } from 'vitest';
import { CHANGED_BY, REFRESHED } from '#client/lib/refreshed-queries.ts';
import { procedures } from '#server/rest.ts';
import { appRouter } from '#server/router.ts';
import { sourcesBelow, textOf } from './source-files.ts';

/*
 * A browser has six connections to a server over HTTP/1.1. One event stream per tab tells what changed, and one table
 * says what is asked for again then.
 */

const client = sourcesBelow('src-client').map((path) => ({ path, text: textOf(path) }));
const all = procedures(appRouter);
const namesOf = (type: string) => all.filter((one) => one.type === type).map(({ name }) => name);
const filesWith = (pattern: RegExp) =>
  client.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('each stream of the router is opened at one place', () => {
  const opened = client.flatMap(({ text }) =>
    [...text.matchAll(/(\w+\.\w+)\s*\.(?:useSubscription|subscribe)\(\s*(?:undefined|\{)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(opened.sort()).toEqual(namesOf('subscription').sort());
  expect(filesWith(/\bnew EventSource\b/)).toEqual([]);
});

test('nothing is asked for by the clock', () => {
  expect(filesWith(/\brefetchInterval: (?!false)|\brefetchIntervalInBackground\b/)).toEqual([]);
  expect(filesWith(/setInterval\([^)]*(?:refetch|invalidate)/)).toEqual([]);
});

test('the table names every mutation and queries that there are', () => {
  expect(Object.keys(CHANGED_BY).sort()).toEqual(namesOf('mutation').sort());
  const known = new Set(namesOf('query'));
  expect([...new Set(Object.values(REFRESHED).flat())].filter((name) => !known.has(name))).toEqual([]);
});

test('what is refreshed by hand is a list that rows are put into, by those who keep them', () => {
  const BY_HAND: Record<string, string> = {
    'src-client/shell/guards.tsx': 'whether a session is still there',
    'src-client/documents/use-documents.ts': 'rows of a long list, one by one',
    'src-client/review/use-coding.ts': 'rows shown before they are saved',
    'src-client/review/review-page.tsx': 'rows of a long list, one by one',
    'src-client/lib/case-events.tsx': 'whether a session is still there',
    'src-client/lib/query-client.ts': 'whether a session is still there',
    'src-client/lib/refresher.ts': 'the table itself',
    'src-client/participants/use-participant-form.ts': 'whether a session is still there',
  };
  const found = filesWith(/\.invalidate(?:Queries)?\(/);
  expect(found.filter((path) => !(path in BY_HAND))).toEqual([]);
});
