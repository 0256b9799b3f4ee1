import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { can } from '#src/auth/permissions.ts';
import type { User } from '#src/auth/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { AppError } from '#src/errors.ts';
import { resetsByCourt } from '#src/facts/resets.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { daysOf } from '#src/intake/days.ts';
import { answerFirst } from '#src/intake/later-motion.ts';
import { effectInWords, effectsOf, inCase, withCounted } from '#src/intake/later-paper.ts';
import { type Resetting, withResets } from '#src/intake/moved-sitting.ts';
import type { ReadPaper } from '#src/intake/paper.ts';
import { propose } from '#src/intake/propose.ts';
import { marksOf } from '#src/intake/same-paper.ts';
import type { CardKeepInput, Confirmed, PaperCard, Proposal } from '#src/intake/schema.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { finerOf } from '#src/papers/kind-of.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { getCase } from '../cases/store.ts';
import type { Deps } from '../deps.ts';
import { factsOfDocument } from '../facts/service.ts';
import { remindAfterChange } from '../reminders/service.ts';
import { listMilestones } from '../timeline/store.ts';
import { keepCaseLines } from './case-lines.ts';
import { keptBefore } from './kept-store.ts';
import { keepLines } from './said-lines.ts';
import { kindIn, problemsOf, withOffice } from './service.ts';
import { listPaperDocuments, type PaperDocument } from './store.ts';
import { keepDays, listKept, type Move } from './timeline-service.ts';

interface Of {
  caseId: AuthorizedCaseId;
  documentId: string;
  user: User;
}

async function readPaperOf(db: Kysely<Database>, { caseId, documentId, user }: Of, now: Date) {
  const [document] = await listPaperDocuments(db, [documentId], [caseId]);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const item = await getCase(db, caseId, user.id);
  const known = await factsOfDocument(db, caseId, documentId);
  const today = dateIn(courtTimeZone(item.state), now);
  const isRead = document.status === 'ready' && known.isRead;
  const { filename, docDate, head, beginning, ending } = document;
  const paper: ReadPaper = {
    ...{ index: 0, filename, docDate, head, beginning, ending, facts: known.facts },
    kind: kindIn(document),
    problems: problemsOf(document),
  };
  const [proposal] = isRead ? propose([paper], { asker: user, today, keyOf: () => documentId }) : [];
  const side = user.role ?? 'attorney';
  const source = { ...item, kind: item.kind ?? null };
  const docType = finerOf(document.docType, document.suggestedDocType);
  const resetting: Resetting = { resets: resetsByCourt(document.beginning, docType), docType, today };
  const said =
    proposal === undefined
      ? null
      : inCase(withResets(withCounted(proposal, known.facts, { docType, source }), resetting.resets), {
          ...{ source, side },
          title: caseTitle(item),
        });
  const effectsIn = (timeline: readonly Milestone[]) =>
    said === null ? [] : effectsOf(said.proposal, ahead(timeline), keptOf(known.facts, timeline), resetting);
  return { document, paper, item, known, today, isRead, said, resetting, effectsIn };
}

/** What of a timeline has a day and is not finished. */
const ahead = (timeline: readonly Milestone[]) =>
  timeline.flatMap((entry) =>
    entry.date === null || entry.finishedAt !== null ? [] : [{ ...entry, date: entry.date }],
  );

/** What a person has done with the days of a paper before. */
function keptOf(facts: readonly { id: string; status: string }[], timeline: readonly Milestone[]) {
  const settled = facts.flatMap(({ id, status }) =>
    status === 'confirmed' || status === 'corrected' ? [id] : [],
  );
  const done = timeline.flatMap(({ kind, finishedAt }) => (finishedAt === null ? [] : [kind]));
  return { settled: new Set(settled), done };
}

/** Each entry that a person said moves, with the day of the paper that it moves to, as they said that. */
function movesOf(ids: readonly string[], effects: PaperCard['effects'], proposal: Proposal): Move[] {
  return ids.map((id) => {
    const factId = effects.find(({ moves }) => moves?.id === id)?.factId;
    const line = proposal.hearings.find((each) => each.factId === factId);
    return { id, to: line === undefined ? null : { what: line.label, date: line.date } };
  });
}

/** What a paper of a case says, in the words of the road's card, and what it does to the days of its case. */
export async function cardOf(deps: Pick<Deps, 'db' | 'clock'>, of: Of): Promise<PaperCard> {
  const now = deps.clock.now();
  const { document, paper, item, known, today, isRead, said, resetting, effectsIn } = await readPaperOf(
    deps.db,
    of,
    now,
  );
  const proposal = said === null ? null : await withOffice(said.proposal);
  const timeline = await listMilestones(deps.db, of.caseId);
  const effects = effectsIn(timeline);
  // Whoever sues, and an attorney of either side, is not told of an answer of their own.
  const isSued = (of.user.role ?? 'attorney') === 'defendant';
  const kept = isRead ? await sameKept(deps.db, of, { paper, document }, now) : null;
  const first = proposal === null || !isSued ? null : answerFirst(proposal, timeline, today);
  return {
    documentId: of.documentId,
    caseId: of.caseId,
    title: paperTitle(document),
    filename: document.filename,
    mimeType: document.mimeType,
    pages: document.pageCount,
    status: document.status === 'failed' ? 'failed' : isRead ? 'ready' : 'reading',
    reason: document.statusReason,
    proposal,
    known: said?.known ?? [],
    effect:
      proposal === null ? '' : [effectInWords(proposal, effects, resetting), first].filter(Boolean).join(' '),
    effects,
    keptBefore: kept,
    isOpen: proposal !== null && isOpen(proposal, effects, known.facts),
    unplaced: known.unplaced,
    canEdit: can(item.memberRole, 'deadline:update'),
  };
}

/** The same paper, which the case had before. */
async function sameKept(
  db: Kysely<Database>,
  { caseId, documentId, user }: Of,
  { paper, document: { hash, uploadedAt } }: { paper: ReadPaper; document: PaperDocument },
  now: Date,
) {
  const sought = { ...marksOf(paper), documentId, hashes: hash === null ? [] : [hash] };
  const [kept] = await keptBefore(db, [sought], { userId: user.id, now, caseId, before: uploadedAt });
  return kept ?? null;
}

/** Whether a day of it waits for a person's word. */
function isOpen(
  { deadlines, hearings }: Proposal,
  effects: PaperCard['effects'],
  facts: readonly { id: string; status: string }[],
): boolean {
  const standing = new Set(effects.flatMap(({ factId, effect }) => (effect === 'stands' ? [factId] : [])));
  const found = new Set(facts.flatMap(({ id, status }) => (status === 'found' ? [id] : [])));
  return [...deadlines, ...hearings].some(({ factId }) => found.has(factId) && !standing.has(factId));
}

/**
 * Puts the days of a paper on the timeline of its case as a person confirmed them, and keeps what they said of each:
 * all of it or nothing. Asked twice nothing is there twice. BAD_REQUEST for an entry that is none of the case's.
 */
export async function keepCard(
  deps: Deps,
  of: Of,
  { proposal, service, moves }: CardKeepInput,
): Promise<Confirmed> {
  const { caseId, documentId, user } = of;
  const now = deps.clock.now();
  const { item, said, today, effectsIn, paper, document } = await readPaperOf(deps.db, of, now);
  if (said === null)
    throw new AppError('CONFLICT', 'This paper is still being read. Please try again in a moment.');
  const days = daysOf(proposal, service, today);
  const isKeptBefore = (await sameKept(deps.db, of, { paper, document }, now)) !== null;
  const kept = await deps.db.transaction().execute(async (db) => {
    const timeline = await listMilestones(db, caseId);
    const own = new Set(timeline.map(({ id }) => id));
    if (moves.some((id) => !own.has(id)))
      throw new AppError('BAD_REQUEST', 'A day that this paper moves is not on your timeline any more.');
    await keepLines(db, caseId, { said: proposal, read: said.proposal }, { userId: user.id, now });
    const told = await keepCaseLines(
      db,
      caseId,
      {
        ...{ said: proposal, read: said.proposal, known: said.known, papers: [documentId] },
        profile: user.role,
      },
      { userId: user.id, now, nextId: () => deps.ids.next() },
    );
    const milestones = await keepDays(
      deps,
      db,
      { caseId, by: user.id },
      {
        ...{ days, proposal, service, lead: documentId, today, now, isKeptBefore },
        moves: movesOf(moves, effectsIn(timeline), proposal),
      },
    );
    return { milestones, told };
  });
  deps.events.publish(caseId, { type: 'facts-changed', ids: [documentId] });
  deps.events.publish(caseId, { type: 'timeline-changed' });
  deps.events.publish(caseId, { type: 'case-changed' });
  await remindAfterChange(deps, kept.milestones);
  return {
    case: { id: caseId, title: caseTitle(item) },
    milestones: await listKept(deps.db, caseId),
    told: kept.told,
  };
}
