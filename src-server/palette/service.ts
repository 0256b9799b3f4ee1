import { caseTitle } from '#src/cases/title.ts';
import { isSlipOf, wordsOf } from '#src/palette/names.ts';
import { type Found, MOST_FOUND } from '#src/palette/schema.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import { type Asker, authorizedCases } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import {
  type Candidate,
  LEVEL,
  listCasesNamed,
  listDeadlinesNamed,
  listDocumentsNamed,
  type Wanted,
} from './store.ts';

const RECENT = 4;
/** More than are shown: what only looks like a mistyped word is looked at once more. */
const CANDIDATES = 60;

/**
 * Cases, documents and deadlines of all the cases a person may read now, by the words of their names, best
 * first. Without words the last changed cases, the newest documents and the open deadlines, soonest first.
 */
export async function findByName(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: Asker,
  q: string,
): Promise<Found> {
  const words = wordsOf(q);
  // Nothing but signs names nothing.
  if (words.length === 0 && q.trim() !== '') return { cases: [], documents: [], deadlines: [] };
  const limit = words.length === 0 ? RECENT : CANDIDATES;
  const wanted = async (action: 'case:read' | 'document:read' | 'deadline:read'): Promise<Wanted> => ({
    caseIds: await authorizedCases(db, user, action, clock.now()),
    words,
    limit,
  });
  const [cases, documents, deadlines] = await Promise.all([
    wanted('case:read').then((scope) => listCasesNamed(db, user.id, scope)),
    wanted('document:read').then((scope) => listDocumentsNamed(db, scope)),
    wanted('deadline:read').then((scope) => listDeadlinesNamed(db, scope)),
  ]);
  return {
    cases: best(cases, words).map(({ id, title, caseNumber, courtName, memberRole }) => ({
      id,
      title: caseTitle({ title, caseNumber }),
      caseNumber,
      courtName,
      memberRole,
    })),
    documents: best(documents, words).map(
      ({ id, caseId, filename, docType, suggestedDocType, docDate, title, caseNumber }) => ({
        id,
        caseId,
        caseTitle: caseTitle({ title, caseNumber }),
        filename,
        title: paperTitle({ filename, docType, suggestedDocType }),
        docType,
        docDate,
      }),
    ),
    deadlines: best(deadlines, words).map((row) => ({
      id: row.id,
      caseId: row.caseId,
      caseTitle: caseTitle(row),
      caseState: row.caseState,
      kind: row.kind,
      date: row.date,
      status: row.status,
      finishedAt: row.finishedAt,
      isAutoCalculated: row.isAutoCalculated,
    })),
  };
}

/** Without those in which a word is not even mistyped. */
function best<Row>(rows: readonly Candidate<Row>[], words: readonly string[]): Candidate<Row>[] {
  const holds = ({ name, levels }: Candidate<Row>) =>
    words.every((word, place) => levels[place] !== LEVEL.perhapsMistyped || isSlipOf(word, name));
  return rows.filter(holds).slice(0, MOST_FOUND);
}
