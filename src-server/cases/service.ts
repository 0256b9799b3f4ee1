import { createHash, randomBytes } from 'node:crypto';
import { addDays, format } from 'date-fns';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { MEMBER_ROLES, type MemberRole } from '#src/auth/permissions.ts';
import { CASE_STAGES, type CaseForm, INVITATION_DAYS, type UpdateCaseInput } from '#src/cases/schema.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { caseNumberKey, courtKey, sameCaseNumber } from '#src/law/case-number.ts';
import { courtById } from '#src/law/courts/directory.ts';
import { amount } from '#src/text/words.ts';
import { recordAudit } from '../auth/audit-store.ts';
import type { Deps } from '../deps.ts';
import { tellThatCaseGoes } from './going-mail.ts';
import { deleteTransferTo } from './membership-store.ts';
import {
  countOwnCases,
  deleteCase,
  deleteMember,
  findMembership,
  findOpenInvitation,
  insertCase,
  insertInvitation,
  insertStages,
  listConnectable,
  listMembers,
  lockOwner,
  markAccepted,
  saveMember,
  updateCase,
} from './store.ts';

type Db = Kysely<Database>;
export type NewCase = Omit<CaseForm, 'courtName'> & { courtName: string | null; connectedCaseId?: string };

/** Whose case it is, and how many of their own they may have. */
interface NewOwner {
  userId: string;
  most: number;
  /** When it becomes theirs. */
  at: Date;
}

/** Throws CONFLICT where a person owns as many cases as they may; whoever asks next waits until the transaction ends. */
async function requireCasePlace(db: Db, { userId, most }: Omit<NewOwner, 'at'>): Promise<void> {
  await lockOwner(db, userId);
  if ((await countOwnCases(db, userId)) < most) return;
  throw new AppError(
    'CONFLICT',
    `You have ${amount(most, 'case')} of your own, which is as many as one person may have here. Delete one that you do not need, or ask whoever runs this server for more.`,
  );
}

/** Creates a case with its owner and the eight stages of its timeline; `db` is a transaction. */
export async function createWithTimeline(db: Db, owner: NewOwner, form: NewCase): Promise<string> {
  const { userId, at } = owner;
  await requireCasePlace(db, owner);
  const key = form.caseNumber ? caseNumberKey(form.caseNumber) : null;
  const id = await insertCase(db, { ...form, userId, caseNumberKey: key });
  await insertStages(db, id, CASE_STAGES);
  await recordAudit(db, { caseId: id, by: userId, at, action: 'case-created', what: form.title });
  return id;
}

/** BAD_REQUEST for a court that is none. */
export function checkCourt({ courtId }: Pick<UpdateCaseInput, 'courtId'>): void {
  if (!courtId || courtById(courtId) !== null) return;
  const message = 'Please choose a court from the list.';
  throw new AppError('BAD_REQUEST', message, { fields: { courtId: message } });
}

/** Creates a case and its timeline; returns its id. BAD_REQUEST for a court that is none. */
export async function createCase(deps: Deps, userId: string, form: CaseForm): Promise<string> {
  checkCourt(form);
  const owner = { userId, most: deps.env.QUOTA_CASES, at: deps.clock.now() };
  const id = await deps.db.transaction().execute((db) => createWithTimeline(db, owner, form));
  deps.events.tell(userId, { type: 'cases-changed' });
  return id;
}

/** The first case of a plaintiff who has none: 'My Case', civil, in their state. */
export async function createFirstCase(db: Db, userId: string, state: string, at: Date): Promise<void> {
  if ((await countOwnCases(db, userId)) > 0) return;
  const owner = { userId, most: 1, at };
  await createWithTimeline(db, owner, {
    title: 'My Case',
    description: null,
    caseNumber: null,
    caseType: 'civil',
    state,
    courtName: null,
    courtId: null,
    plaintiffName: null,
    defendantName: null,
  });
}

export async function changeCase(
  deps: Deps,
  caseId: AuthorizedCaseId,
  change: UpdateCaseInput,
): Promise<void> {
  checkCourt(change);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const key =
    change.caseNumber === undefined
      ? {}
      : { caseNumberKey: change.caseNumber ? caseNumberKey(change.caseNumber) : null };
  await updateCase(deps.db, caseId, { ...given, ...key, updatedAt: deps.clock.now() });
  deps.events.publish(caseId, { type: 'case-changed' });
}

/** Deletes a case, its milestones and its documents, and then the files themselves. */
export async function removeCase(deps: Deps, caseId: AuthorizedCaseId): Promise<void> {
  const { members, blobs } = await deps.db.transaction().execute(async (db) => ({
    members: await listMembers(db, caseId),
    blobs: await deleteCase(db, caseId),
  }));
  for (const { userId } of members) deps.events.tell(userId, { type: 'cases-changed' });
  for (const key of blobs) {
    await deps.blobs.remove(key).catch((error: unknown) => {
      deps.log.warn({ key, error: String(error) }, 'a deleted file could not be removed yet');
    });
  }
}

/**
 * Connects a defendant to a case by number and state. A docket number is public and proves nothing about who
 * asks, so this opens nothing of the other side: it makes the defendant's own private case with the public
 * caption copied. NOT_FOUND when there is none, CONFLICT when someone is connected to it already or when
 * several courts match (`choices` names them).
 */
export async function connectToCase(
  db: Db,
  owner: NewOwner,
  wanted: { caseNumber: string; state: string; courtName?: string },
): Promise<string> {
  const { userId } = owner;
  const candidates = await listConnectable(db, {
    userId,
    state: wanted.state,
    key: caseNumberKey(wanted.caseNumber),
  });
  let matches = candidates.filter((found) => sameCaseNumber(found.caseNumber, wanted.caseNumber));
  if (wanted.courtName) {
    const court = courtKey(wanted.courtName);
    matches = matches.filter((found) => courtKey(nameOfCourt(found)) === court);
  }
  if (matches.length === 0)
    throw new AppError('NOT_FOUND', 'No case with this number was found in this state.');
  const courts = new Map(matches.map((found) => [courtKey(nameOfCourt(found)), nameOfCourt(found)]));
  if (courts.size > 1) {
    throw new AppError('CONFLICT', 'Several courts have a case with this number. Please choose your court.', {
      choices: [...courts.values()],
    });
  }
  const match = matches.find((found) => !found.taken);
  if (match === undefined || matches.some((found) => found.taken)) {
    throw new AppError('CONFLICT', 'This case is already connected to another account.');
  }
  return createWithTimeline(db, owner, {
    title: captionTitle(match.plaintiffName, match.defendantName) ?? match.caseNumber,
    description: null,
    caseNumber: match.caseNumber,
    caseType: match.caseType ?? 'other',
    state: match.state,
    courtName: match.courtName,
    courtId: null,
    plaintiffName: match.plaintiffName,
    defendantName: match.defendantName,
    connectedCaseId: match.id,
  });
}

function nameOfCourt({ courtName }: { courtName: string | null }): string {
  return courtName || 'No court named';
}

function captionTitle(plaintiff: string | null, defendant: string | null): string | null {
  return plaintiff && defendant ? `${plaintiff} v. ${defendant}` : null;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a link that lets one person into this one workspace; it can be used once, within `INVITATION_DAYS`. */
export async function inviteMember(
  deps: Deps,
  options: {
    caseId: AuthorizedCaseId;
    userId: string;
    role: 'collaborator' | 'viewer';
    accessDays: number | null;
    origin: string;
  },
): Promise<{ url: string; expiresAt: Date }> {
  await deps.limits.spend('invitations', options.userId);
  const now = deps.clock.now();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = addDays(now, INVITATION_DAYS);
  const { caseId, role, userId, accessDays } = options;
  const accessExpiresAt = accessDays === null ? null : addDays(now, accessDays);
  await deps.db.transaction().execute(async (db) => {
    const tokenHash = hashToken(token);
    await insertInvitation(db, { caseId, tokenHash, role, createdBy: userId, expiresAt, accessExpiresAt });
    const what = accessInWords({ role, expiresAt: accessExpiresAt });
    await recordAudit(db, { caseId, by: userId, at: now, action: 'invited', what });
  });
  return { url: `${options.origin}/invitations/${token}`, expiresAt };
}

interface Access {
  role: MemberRole;
  expiresAt: Date | null;
}

/** 'can view and edit, until Jun 1, 2026'. */
function accessInWords({ role, expiresAt }: Access): string {
  const until = expiresAt === null ? '' : `, until ${format(expiresAt, 'MMM d, yyyy')}`;
  return `${role === 'viewer' ? 'can view' : 'can view and edit'}${until}`;
}

/** Whether `offered` lets a person do more, or the same for longer, than what they have. */
function isMore(offered: Access, held: Access): boolean {
  if (offered.role !== held.role) return MEMBER_ROLES.indexOf(offered.role) < MEMBER_ROLES.indexOf(held.role);
  if (held.expiresAt === null) return false;
  return offered.expiresAt === null || offered.expiresAt > held.expiresAt;
}

/**
 * Takes up an invitation; NOT_FOUND when it is unknown, used or older than `INVITATION_DAYS`. It gives and never takes
 * away: to someone who has as much already nothing happens, and the link stays good for somebody else.
 * Returns the case's id.
 */
export async function acceptInvitation(deps: Deps, userId: string, token: string): Promise<string> {
  const joined = await deps.db.transaction().execute(async (db) => {
    const now = deps.clock.now();
    const offered = await findOpenInvitation(db, hashToken(token), now);
    if (offered === undefined) {
      throw new AppError('NOT_FOUND', 'This invitation has been used or has expired. Ask for a new link.');
    }
    const { id, caseId, role, expiresAt } = offered;
    const held = await findMembership(db, caseId, userId);
    const isActive = held !== undefined && (held.expiresAt === null || held.expiresAt > now);
    if (isActive && !isMore(offered, held)) return { caseId, isNew: false };
    await markAccepted(db, id, userId, now);
    await saveMember(db, { caseId, userId, role, expiresAt });
    const what = accessInWords({ role, expiresAt });
    await recordAudit(db, { caseId, by: userId, at: now, action: 'joined', what });
    await tellThatCaseGoes(db, { caseId, userId, now });
    return { caseId, isNew: true };
  });
  if (joined.isNew) {
    deps.mailer.wake();
    deps.events.tell(userId, { type: 'cases-changed' });
    deps.events.publish(joined.caseId, { type: 'members-changed' });
  }
  return joined.caseId;
}

/** Takes a member's access away. NOT_FOUND for the owner and for somebody who is no member. */
export async function removeMember(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  caseId: AuthorizedCaseId,
  { userId, by }: { userId: string; by: string },
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    if (!isId(userId) || !(await deleteMember(db, caseId, userId))) {
      throw new AppError('NOT_FOUND', 'This person is not a member who can be removed.');
    }
    await deleteTransferTo(db, caseId, userId);
    const at = deps.clock.now();
    await recordAudit(db, { caseId, by, at, action: 'access-removed', other: userId });
  });
  deps.events.tell(userId, { type: 'cases-changed' });
  deps.events.publish(caseId, { type: 'members-changed' });
}
