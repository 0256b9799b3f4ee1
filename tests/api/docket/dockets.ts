import { expect } from 'vitest';
import { z } from 'zod';
import { DocketEntry, SavedDocket } from '#src/docket/requests-schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import type { Agent, Answer, Wire } from '#tests/setup/agent.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { makePeople } from '../cases/people.ts';

/** The docket of an invented lawsuit in the form of a PACER report: three entries, one of them without a number. */
export const FIRST_PASTE = [
  'Date Filed\t#\tDocket Text',
  '03/02/2026\t1\tCOMPLAINT against Orlov Roofing LLC, filed by Rosalind Quay. (Attachments: # 1 Exhibit Lease)(Quay, Rosalind) (Entered: 03/02/2026)',
  '03/03/2026\t\tCase assigned to Judge Amara Vint. (abc) (Entered: 03/03/2026)',
  '03/09/2026\t2\tSUMMONS Returned Executed by Rosalind Quay. Orlov Roofing LLC served on 3/6/2026. (Quay, Rosalind) (Entered: 03/10/2026)',
].join('\n');

/** A later page of the same docket: the second entry has other words, two are new, the first is left out. */
export const LATER_PASTE = [
  '03/09/2026\t2\tSUMMONS Returned Executed by Rosalind Quay. Orlov Roofing LLC served on 3/6/2026, answer due 3/27/2026. (Quay, Rosalind) (Entered: 03/10/2026)',
  '03/24/2026\t3\tMOTION to Dismiss by Orlov Roofing LLC. (Pell, Otto) (Entered: 03/24/2026)',
  '03/25/2026\t4\tNOTICE of Hearing on 3 MOTION to Dismiss. (abc) (Entered: 03/25/2026)',
].join('\n');

const REQUIRED = 'Please enter docket text';
const TOO_SHORT = 'Docket text must be at least 10 characters';
const TOO_LONG = 'Docket text must be less than 50,000 characters';

/** Texts that are refused, with the sentence and the field that says why. */
export const REFUSED_TEXTS: [what: string, rawText: unknown, message: string][] = [
  ['nothing', undefined, REQUIRED],
  ['no text', 7, REQUIRED],
  ['an empty text', '', REQUIRED],
  ['white space', ' \n\t ', REQUIRED],
  ['nine characters', '3/2/26 a.', TOO_SHORT],
  ['more than 50,000 characters', 'x'.repeat(50_001), TOO_LONG],
];

export async function makeDocketPeople(server: TestApp) {
  const people = await makePeople(server);
  const { id: milestoneId } = await insertMilestone(server.db, { caseId: people.caseId, kind: 'Docket' });
  return { ...people, milestoneId };
}

function revived(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, /edAt$/.test(key) ? new Date(value) : value]),
  );
}

/** What was answered, checked to be a docket and nothing beside it. */
export function docketsOf(answer: Answer, wire: Wire): DocketEntry[] {
  expect(answer.status, answer.text).toBe(200);
  if (wire === 'trpc') return DocketEntry.strict().array().parse(answer.body);
  onTheWire(z.array(DocketEntry)).parse(answer.body);
  return z
    .array(z.record(z.string(), z.unknown()))
    .parse(answer.body)
    .map((row) => DocketEntry.parse(revived(row)));
}

export function savedOf(answer: Answer, wire: Wire): SavedDocket {
  expect(answer.status, answer.text).toBeLessThan(300);
  if (wire === 'trpc') return SavedDocket.strict().parse(answer.body);
  onTheWire(SavedDocket).parse(answer.body);
  return SavedDocket.parse(revived(Object(answer.body)));
}

/** Saves a text for a milestone, with its entries unless said otherwise. */
export async function save(
  agent: Agent,
  where: { caseId: string; milestoneId: string },
  rawText: string,
  autoParseAndReconcile = true,
): Promise<SavedDocket> {
  const { caseId, milestoneId } = where;
  const input = { caseId, milestoneId, rawText, autoParseAndReconcile };
  const answer = await agent.call('trpc', 'docket.create', input);
  return savedOf(answer, 'trpc');
}

/** The numbers of a docket's entries, in its order; '' for one without a number. */
export function numbers(docket: Pick<DocketEntry, 'parsedEntries'>): string[] {
  return (docket.parsedEntries ?? []).map(({ entryNumber }) => entryNumber ?? '');
}

export async function storedDockets({ db }: TestApp, caseId: string) {
  return db
    .selectFrom('docketEntries')
    .selectAll()
    .where('caseId', '=', caseId)
    .orderBy('createdAt')
    .execute();
}
