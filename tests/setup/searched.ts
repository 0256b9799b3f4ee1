import { expect } from 'vitest';
import { SearchResults } from '#src/search/schema.ts';
import { insertCase } from '../factories/cases.ts';
import { insertDocument } from '../factories/documents.ts';
import { insertUser } from '../factories/users.ts';
import type { TestApp } from './app.ts';
import { indexDocument } from './indexed.ts';

/** A person with a case whose documents are indexed as they are added, and who searches it. */
export async function makeSearchedCase(server: TestApp) {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id });
  const agent = await server.as(user);
  const add = async (filename: string, text: string, values: Parameters<typeof insertDocument>[1] = {}) => {
    const document = await insertDocument(server.db, { caseId, filename, extractedText: text, ...values });
    await indexDocument(server.db, document);
    return document;
  };
  const search = async (q: string): Promise<SearchResults> => {
    const answer = await agent.call('trpc', 'documents.search', { caseId, q });
    expect(answer.status).toBe(200);
    return SearchResults.parse(answer.body);
  };
  /** Names of the files found, in alphabetical order. */
  const names = async (q: string): Promise<string[]> =>
    [...new Set((await search(q)).results.map(({ filename }) => filename))].sort();
  return { user, caseId, agent, add, search, names };
}
