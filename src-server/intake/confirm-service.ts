import { addHours } from 'date-fns';
import { isOnboarded, type User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { lawOfProposal } from '#src/intake/answer-time.ts';
import { fieldsOf } from '#src/intake/case-fields.ts';
import { daysOf } from '#src/intake/days.ts';
import { shownSideOf } from '#src/intake/line-words.ts';
import { type Confirmed, type ConfirmInput, INTAKE_LIMITS, type Proposal } from '#src/intake/schema.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { kindById } from '#src/papers/kinds.ts';
import { engineFor } from '../ai/choose.ts';
import { type AuthorizedIntake, authorizeCase } from '../auth/access.ts';
import { recordPapers } from '../auth/audit-store.ts';
import { updateProfile } from '../auth/store.ts';
import { getOwner } from '../cases/room-store.ts';
import { checkCourt, createWithTimeline, type NewCase } from '../cases/service.ts';
import type { Deps } from '../deps.ts';
import { markForVectors } from '../privacy/store.ts';
import { remindAfterChange } from '../reminders/service.ts';
import { requireQuota } from '../uploads/room.ts';
import { keepCaseLines } from './case-lines.ts';
import type { KeptBefore } from './kept-store.ts';
import { hashesOf, insertMadeCase, insertOriginals, moveDocuments, renameDocument } from './move-store.ts';
import { documentIdOf, filesOf } from './papers.ts';
import { keepLines } from './said-lines.ts';
import { keyOfFiles, kindIn, proposalsNow, sameCaseOf } from './service.ts';
import { type FileRow, listFiles, listMadeCases, listPaperDocuments, lockIntake } from './store.ts';
import { keepDays, listKept } from './timeline-service.ts';

interface Who {
  intake: AuthorizedIntake;
  user: User;
}

type Db = Deps['db'];

const CASE_TYPES = {
  family: 'family',
  probate: 'probate',
  criminal: 'criminal',
  bankruptcy: 'bankruptcy',
  appeal: 'appeals',
  other: 'other',
} as const;

function caseTypeOf(kind: Proposal['kind']['value']): NewCase['caseType'] {
  return kind !== null && kind in CASE_TYPES ? CASE_TYPES[kind as keyof typeof CASE_TYPES] : 'civil';
}

function formOf(proposal: Proposal, state: string): NewCase {
  const said = fieldsOf(proposal, state);
  checkCourt(said);
  return {
    ...said,
    title: proposal.title.value || 'My case',
    description: null,
    caseType: caseTypeOf(said.kind),
    state,
  };
}

/** Role and state of who has not said them: whoever confirms papers of a court has said both. */
async function completeProfile(db: Db, user: User, proposal: Proposal, state: string, now: Date) {
  if (isOnboarded(user)) return false;
  await updateProfile(db, user.id, { role: shownSideOf(proposal.role.value) ?? user.role, state }, now);
  return true;
}

/** The papers of a proposal with their documents; CONFLICT where they were put together otherwise or are still read. */
async function papersOf(
  db: Db,
  intake: AuthorizedIntake,
  papers: readonly (readonly string[])[],
  proposal: Proposal,
) {
  const files = filesOf(papers, await listFiles(db, intake.id));
  const chosen = proposal.papers.flatMap((index) => (files[index] === undefined ? [] : [files[index]]));
  const ids = chosen.flatMap((paper) => paper.map(({ id }) => id));
  if (ids.length === 0 || keyOfFiles(ids) !== proposal.key)
    throw new AppError('CONFLICT', 'Your papers were put together otherwise meanwhile. Look at them again.');
  const documents = await listPaperDocuments(db, chosen.map(documentIdOf), [intake.caseId]);
  const isSettled = ({ status, readerVersion }: (typeof documents)[number]) =>
    status === 'failed' || (status === 'ready' && readerVersion !== null);
  if (documents.length < chosen.length || !documents.every(isSettled))
    throw new AppError('CONFLICT', 'Your papers are still being read. Please try again in a moment.');
  return { ids, papers: chosen, documents: new Map(documents.map((document) => [document.id, document])) };
}

/** Moves the papers into the case, the pictures of those that were put together along with them. */
async function movePapers(
  db: Db,
  intake: AuthorizedIntake,
  { papers, documents }: Pick<Awaited<ReturnType<typeof papersOf>>, 'papers' | 'documents'>,
  { caseId, by, at }: { caseId: AuthorizedCaseId; by: string; at: Date },
): Promise<string[]> {
  const there = await hashesOf(db, caseId);
  const moving = papers.filter((paper) => !isThere(paper, there));
  const ids = moving.map(documentIdOf);
  const moved = await moveDocuments(db, ids, { from: intake.caseId, to: caseId });
  for (const paper of moving) {
    const document = documents.get(documentIdOf(paper));
    const isJoined = paper.every(({ id }) => id !== document?.id);
    if (document === undefined || !isJoined) continue;
    const kind = kindIn(document);
    const name = kind === null ? document.filename : `${kindById(kind).name}.pdf`;
    await renameDocument(db, document.id, name);
    await insertOriginals(db, paper, { caseId, parentId: document.id, name, at });
  }
  await recordPapers(db, { caseId, by, at, action: 'paper-added' }, moved);
  return moved;
}

function isThere(paper: readonly FileRow[], hashes: ReadonlySet<string>): boolean {
  return paper.every(({ hash }) => hashes.has(hash));
}

/**
 * The case to which the papers go: the one that was named, or the person's own of this number, or in which these papers
 * are already, unless they want another. What was read before they signed in knew of none.
 */
async function targetOf(
  deps: Deps,
  { user }: Who,
  { caseId, proposal }: ConfirmInput,
  read: Proposal | undefined,
) {
  const now = deps.clock.now();
  const wanted =
    caseId === undefined
      ? (proposal.sameCase ?? (await sameCaseOf(deps.db, user, proposal, now)) ?? read?.sameCase)?.id
      : caseId;
  if (!wanted) return null;
  await authorizeCase(deps.db, user, wanted, 'deadline:update', now);
  return authorizeCase(deps.db, user, wanted, 'document:create', now);
}

/**
 * Makes a case of a proposal as a person confirmed it, or adds its papers to one that is there: all of it or nothing. Asked
 * again, at once or after a crash, it answers with the same case.
 */
export async function confirmIntake(deps: Deps, who: Who, input: ConfirmInput): Promise<Confirmed> {
  const { intake, user } = who;
  const { proposal, service } = input;
  const law = lawOfProposal(proposal);
  const { value: named, certainty } = proposal.state;
  const own = certainty === 'unsure' ? (user.state ?? named) : (named ?? user.state);
  const state = law.court?.state ?? own;
  if (state === null) {
    const message = 'Please choose the state in which the court is.';
    throw new AppError('BAD_REQUEST', message, { fields: { 'proposal.state': message } });
  }
  const now = deps.clock.now();
  const today = dateIn(courtTimeZone(state), now);
  const before = await listMadeCases(deps.db, intake.id);
  const known = before.find(({ key }) => key === proposal.key);
  if (known !== undefined) return madeCase(deps, who, known.caseId);
  const days = daysOf(proposal, service, today);
  const said = (await proposalsNow(deps, intake, { user, caseId: input.caseId ?? undefined })).find(
    (each) => each.proposal.key === proposal.key,
  );
  const read = said?.proposal;
  const target = await targetOf(deps, who, input, read);

  const result = await deps.db.transaction().execute(async (db) => {
    const row = await lockIntake(db, intake.id);
    if (row === undefined) throw new AppError('NOT_FOUND');
    const made = (await listMadeCases(db, intake.id)).find(({ key }) => key === proposal.key);
    if (made !== undefined)
      return { caseId: made.caseId, isNew: false, milestones: [], isUserChanged: false, told: [] };
    const found = await papersOf(db, intake, row.papers, proposal);
    const isUserChanged = await completeProfile(db, user, proposal, state, now);
    const owner = { userId: user.id, most: deps.env.QUOTA_CASES, at: now };
    const madeId = target ?? (await createWithTimeline(db, owner, formOf(proposal, state)));
    const caseId = await authorizeCase(db, user, madeId, 'deadline:update', now);
    // In one's own case they take the room that they have already.
    const isOwn = (await getOwner(db, caseId)) === user.id;
    const bytes = isOwn ? 0 : found.papers.flat().reduce((sum, { size }) => sum + size, 0);
    await requireQuota({ ...deps, db }, { caseId, userId: user.id, bytes });
    const moved = await movePapers(db, intake, found, { caseId, by: user.id, at: now });
    await markForVectors(db, caseId, await modelOf(deps, db, caseId));
    if (read !== undefined) await keepLines(db, caseId, { said: proposal, read }, { userId: user.id, now });
    const told = await keepCaseLines(
      db,
      caseId,
      {
        ...{ said: proposal, read, known: said?.known ?? [], papers: moved },
        profile: isUserChanged ? null : user.role,
      },
      { userId: user.id, now, nextId: () => deps.ids.next() },
    );
    const lead = found.papers.map(documentIdOf).find((id) => moved.includes(id)) ?? null;
    const milestones = await keepDays(
      deps,
      db,
      { caseId, by: user.id },
      { days, proposal, service, lead, today, now, isKeptBefore: isIn(caseId, said?.kept) },
    );
    const expiresAt = addHours(now, INTAKE_LIMITS.hours);
    await insertMadeCase(
      db,
      { intakeId: intake.id, key: proposal.key, caseId, fileIds: found.ids },
      expiresAt,
    );
    return { caseId: caseId as string, isNew: true, milestones, isUserChanged, told };
  });

  if (result.isNew) await tell(deps, who, result);
  return { ...(await madeCase(deps, who, result.caseId)), told: result.told };
}

/** Whether any of these papers was in the case before. */
const isIn = (caseId: string, kept: readonly KeptBefore[] = []) =>
  kept.some((each) => each.caseId === caseId);

async function modelOf(deps: Deps, db: Db, caseId: AuthorizedCaseId): Promise<string> {
  const { localOnly } = await db
    .selectFrom('cases')
    .select('localOnly')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return engineFor(deps.ai, { caseId, localOnly }).embeddingModel;
}

async function tell(
  deps: Deps,
  { user }: Who,
  { caseId, milestones, isUserChanged }: { caseId: string; milestones: string[]; isUserChanged: boolean },
): Promise<void> {
  deps.events.tell(user.id, { type: 'cases-changed' });
  if (isUserChanged) deps.events.tell(user.id, { type: 'user-changed' });
  deps.events.publish(caseId, { type: 'documents-changed', ids: [] });
  deps.events.publish(caseId, { type: 'timeline-changed' });
  await remindAfterChange(deps, milestones);
}

async function madeCase(deps: Deps, { user }: Who, id: string): Promise<Confirmed> {
  const caseId = await authorizeCase(deps.db, user, id, 'case:read', deps.clock.now(), true);
  const { title } = await deps.db
    .selectFrom('cases')
    .select('title')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { case: { id, title }, milestones: await listKept(deps.db, caseId), told: [] };
}
