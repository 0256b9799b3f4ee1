import { courtName } from '#src/intake/court-name.ts';
import { factsOf, kindWords, type ReadPaper, surest } from '#src/intake/paper.ts';
import type { OpenIntake } from '#src/intake/requests-schema.ts';
import { type WaitingPaper, waitingWords } from '#src/intake/waiting-words.ts';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import type { Deps } from '../deps.ts';
import { listCourtFacts, listOpen } from './open-store.ts';
import { kindIn } from './service.ts';
import { listHeld, listPaperDocuments } from './store.ts';

/** What an account, or a browser before anybody signs in, has open, and what of it waits: the newest first. */
export async function openIntakes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asker: Parameters<typeof listOpen>[1],
): Promise<OpenIntake[]> {
  const rows = await listOpen(db, asker, clock.now());
  return Promise.all(
    rows.map(async ({ id, caseId, isOwn, waits, createdAt, expiresAt }) => {
      const papers = waits ? await waitingIn(db, caseId) : [];
      return {
        ...{ intakeId: id, isOwn: Boolean(isOwn), waits, createdAt, expiresAt },
        papers: papers.length,
        says: waitingWords(papers),
      };
    }),
  );
}

/** The papers in the case of an open intake: those of which a case was made lie there no more. */
async function waitingIn(db: Deps['db'], caseId: string): Promise<WaitingPaper[]> {
  const held = await listHeld(db, caseId);
  const found = await listPaperDocuments(
    db,
    held.map(({ id }) => id),
    [caseId],
  );
  const facts = Map.groupBy(await listCourtFacts(db, caseId), ({ documentId }) => documentId);
  return held.flatMap(({ id }) => {
    const document = found.find((each) => each.id === id);
    if (document === undefined) return [];
    const { filename, docDate, head, beginning } = document;
    const kind = document.status === 'ready' ? kindIn(document) : null;
    const own = { facts: facts.get(id) ?? [], problems: [] };
    const paper = { index: 0, filename, kind, docDate, head, beginning, ...own };
    return [{ kind: kind === null ? null : kindWords(kind), court: courtIn(paper) }];
  });
}

/** The court of a paper as its card names it; null where the paper is not sure of it. */
function courtIn(paper: ReadPaper): string | null {
  const found = surest(factsOf([paper], 'court'))?.fact;
  if (found === undefined || found.certainty === 'unsure') return null;
  const number = surest(factsOf([paper], 'case-number'))?.fact.value.number ?? null;
  const { court } = lawOf({ ...UNKNOWN_CASE, courtName: found.value.name, caseNumber: number });
  return courtName(found.value.name, court);
}
