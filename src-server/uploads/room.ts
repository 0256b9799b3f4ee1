import { stat } from 'node:fs/promises';
import { AppError } from '#src/errors.ts';
import { amount, sizeInWords } from '#src/text/words.ts';
import { countOpen, getOwner, listOpen, lockPeople, sumKept } from '../cases/room-store.ts';
import type { Deps } from '../deps.ts';
import { partialPath } from './partial-file.ts';

type Db = Deps['db'];
type RoomDeps = Pick<Deps, 'db' | 'env' | 'disk'>;

/** Nothing has come for so long: the room on the disk that was kept for the rest is anybody's again. */
const IDLE_MS = 60 * 60_000;

interface Asked {
  caseId: string;
  /** Who sends. */
  userId: string;
  /** What the file was said to have. */
  bytes: number;
}

/** Where a form comes from that nobody with an account sends. */
interface Stranger {
  /** Null of the first form, which begins it. */
  intakeId: string | null;
  /** Null where nobody can tell addresses apart. */
  addressKey: string | null;
}

/** A form on its way, which is no upload in the database. */
interface Held {
  /** Whose quota it counts in, and who sends it: nobody's of a stranger's. */
  ownerId: string | null;
  userId: string | null;
  stranger: Stranger | null;
  bytes: number;
  arrived: number;
}

/** The bytes that a form has, or was said to have. */
function bytesOf({ bytes, arrived }: Held): number {
  return Math.max(bytes, arrived);
}

/** By the disk, of which a process has one. */
const forms = new WeakMap<Deps['disk'], Set<Held>>();
const turns = new WeakMap<Deps['disk'], Promise<unknown>>();

function formsOn(disk: Deps['disk']): Set<Held> {
  const known = forms.get(disk) ?? new Set();
  forms.set(disk, known);
  return known;
}

/** One after another: of two that ask at once the second finds what the first has taken. */
function inTurn<Value>(disk: Deps['disk'], work: () => Promise<Value>): Promise<Value> {
  const done = (turns.get(disk) ?? Promise.resolve()).then(work);
  turns.set(
    disk,
    done.catch(() => {}),
  );
  return done;
}

async function restOf(dataDir: string, id: string, size: number): Promise<number> {
  const file = await stat(partialPath(dataDir, id)).catch(() => undefined);
  // No file yet, or not on this machine.
  if (file === undefined || Date.now() - file.mtimeMs > IDLE_MS) return 0;
  return Math.max(0, size - file.size);
}

/** Throws INSUFFICIENT_STORAGE where what is on its way, with what is asked for, would touch the disk's reserve. */
async function requireDisk({ db, env, disk }: RoomDeps, bytes: number): Promise<void> {
  const open = await listOpen(db);
  const held = [...formsOn(disk)].reduce((sum, form) => sum + Math.max(0, form.bytes - form.arrived), 0);
  const said = open.reduce((sum, { size, received }) => sum + size - received, 0);
  if ((await disk.available()) >= said + held + bytes) return;
  let rest = 0;
  for (const { id, size } of open) rest += await restOf(env.DATA_DIR, id, size);
  await disk.require(rest + held + bytes);
}

function noRoom(env: Deps['env'], isOwner: boolean): AppError {
  const most = sizeInWords(env.QUOTA_BYTES);
  return new AppError(
    'INSUFFICIENT_STORAGE',
    isOwner
      ? `There is no room for this: your cases may have ${most} of papers here, all together. Delete papers you do not need. If they still count as recently deleted, delete them for good. Or ask whoever runs this server for more room.`
      : `There is no room for this. The cases of one person may have ${most} of papers here. The owner of this case has no more left.`,
  );
}

function tooManyOpen(env: Deps['env']): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    `You have begun ${amount(env.QUOTA_UPLOADS, 'upload')} that did not end, which is as many as this server keeps. Let some of them end first; one that stands still goes after 7 days.`,
    { retryAfter: 60 },
  );
}

/** Throws where the quota of the case's owner has no room for so many more bytes, those of `exceptUpload` aside. */
export async function requireQuota(
  { db, env, disk }: RoomDeps,
  { caseId, userId, bytes }: Asked,
  options: { exceptUpload?: string; exceptForm?: Held } = {},
): Promise<void> {
  const ownerId = await getOwner(db, caseId);
  const coming = [...formsOn(disk)].filter((form) => form.ownerId === ownerId && form !== options.exceptForm);
  const held = coming.reduce((sum, form) => sum + bytesOf(form), 0);
  const kept = await sumKept(db, ownerId, options.exceptUpload ?? null);
  if (kept + held + bytes > env.QUOTA_BYTES) throw noRoom(env, userId === ownerId);
}

/** The same for papers of a person that are in no case yet. */
export async function requireOwnQuota(
  { db, env, disk }: RoomDeps,
  { userId, bytes }: Omit<Asked, 'caseId'>,
  options: { exceptForm?: Held } = {},
): Promise<void> {
  await lockPeople(db, [userId]);
  const coming = [...formsOn(disk)].filter((form) => form.ownerId === userId && form !== options.exceptForm);
  const held = coming.reduce((sum, form) => sum + bytesOf(form), 0);
  if ((await sumKept(db, userId, null)) + held + bytes > env.QUOTA_BYTES) throw noRoom(env, true);
}

async function requirePlace({ db, env, disk }: RoomDeps, userId: string): Promise<void> {
  const held = [...formsOn(disk)].filter((form) => form.userId === userId).length;
  if ((await countOpen(db, userId)) + held >= env.QUOTA_UPLOADS) throw tooManyOpen(env);
}

/**
 * Notes an upload by `note` where there is room for it: on the disk beside everything that is on its way, and in the
 * quotas of the case's owner and of the person who sends. Throws INSUFFICIENT_STORAGE or TOO_MANY_REQUESTS.
 */
export async function takeRoom<Noted>(
  deps: RoomDeps,
  asked: Asked,
  note: (db: Db) => Promise<Noted>,
): Promise<Noted> {
  const ownerId = await getOwner(deps.db, asked.caseId);
  return inTurn(deps.disk, async () => {
    await requireDisk(deps, asked.bytes);
    return deps.db.transaction().execute(async (db) => {
      // Another process may take room for the same people.
      await lockPeople(db, [ownerId, asked.userId]);
      await requirePlace({ ...deps, db }, asked.userId);
      await requireQuota({ ...deps, db }, asked);
      return note(db);
    });
  });
}

/** The length of an upload is known at last: it needs as much room as any other. */
export async function takeRoomForLength(
  deps: RoomDeps,
  asked: Asked & { uploadId: string; received: number },
  note: (db: Db) => Promise<void>,
): Promise<void> {
  const ownerId = await getOwner(deps.db, asked.caseId);
  await inTurn(deps.disk, async () => {
    await requireDisk(deps, asked.bytes - asked.received);
    await deps.db.transaction().execute(async (db) => {
      await lockPeople(db, [ownerId]);
      await requireQuota({ ...deps, db }, asked, { exceptUpload: asked.uploadId });
      await note(db);
    });
  });
}

export interface HeldRoom {
  /** So many bytes more have come. */
  arrived(bytes: number): void;
  /** Asks again, now that the files are there. */
  check(): Promise<void>;
  /** The files are documents, or nothing. */
  giveBack(): void;
}

/** The same for a form with files, `bytes` long, until `giveBack`; one of unknown length, 0, is asked about as it comes. */
export async function holdRoom(deps: RoomDeps, { caseId, userId, bytes }: Asked): Promise<HeldRoom> {
  const ownerId = await getOwner(deps.db, caseId);
  const form: Held = { ownerId, userId, stranger: null, bytes, arrived: 0 };
  const check = () => requireQuota(deps, { caseId, userId, bytes: bytesOf(form) }, { exceptForm: form });
  await inTurn(deps.disk, async () => {
    await requirePlace(deps, userId);
    await requireDisk(deps, bytes);
    await check();
    formsOn(deps.disk).add(form);
  });
  return {
    arrived(more) {
      form.arrived += more;
    },
    check,
    giveBack() {
      formsOn(deps.disk).delete(form);
    },
  };
}

/** Strangers' forms that are on their way, and the bytes that each has or was said to have. */
export interface OnTheWay {
  ofIntake: number;
  ofAddress: { forms: number; bytes: number };
  inAll: { forms: number; bytes: number };
}

function sumOf(forms: readonly Held[]): { forms: number; bytes: number } {
  return { forms: forms.length, bytes: forms.reduce((sum, form) => sum + bytesOf(form), 0) };
}

/** What is on the way beside a stranger's form, with it. */
function onTheWay(disk: Deps['disk'], form: Held, stranger: Stranger): OnTheWay {
  const { intakeId, addressKey } = stranger;
  const all = [...new Set([...formsOn(disk), form])].filter((each) => each.stranger !== null);
  const same = (key: keyof Stranger, value: string | null) =>
    value === null ? [] : all.filter((each) => each.stranger?.[key] === value);
  return {
    ofIntake: same('intakeId', intakeId).length,
    ofAddress: sumOf(same('addressKey', addressKey)),
    inAll: sumOf(all),
  };
}

/**
 * The same for papers that are read before there is a case: of an account in its own room, of a stranger as far as
 * `refuse`, which throws, lets them. `most` bytes are taken of one form.
 */
export async function holdPapers(
  deps: RoomDeps,
  asked: { bytes: number; most: number; tooMuch(): AppError } & (
    | { userId: string }
    | { userId: null; stranger: Stranger; refuse(way: OnTheWay): void }
  ),
): Promise<HeldRoom> {
  const { bytes, most, userId } = asked;
  const stranger = asked.userId === null ? asked.stranger : null;
  const form: Held = { ownerId: userId, userId, stranger, bytes, arrived: 0 };
  const requireWay = () => {
    if (form.arrived > most) throw asked.tooMuch();
    if (asked.userId === null) asked.refuse(onTheWay(deps.disk, form, asked.stranger));
  };
  const check = async () => {
    requireWay();
    if (userId !== null) await requireOwnQuota(deps, { userId, bytes: bytesOf(form) }, { exceptForm: form });
  };
  await inTurn(deps.disk, async () => {
    if (userId !== null) await requirePlace(deps, userId);
    await check();
    await requireDisk(deps, bytes);
    formsOn(deps.disk).add(form);
  });
  return {
    arrived(more) {
      form.arrived += more;
      requireWay();
    },
    check,
    giveBack() {
      formsOn(deps.disk).delete(form);
    },
  };
}
