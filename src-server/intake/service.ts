import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { User } from '#src/auth/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { AppError } from '#src/errors.ts';
import { Completeness, FactPlace } from '#src/facts/schema.ts';
import { helpFor } from '#src/help/help-for.ts';
import { alikeSaid } from '#src/intake/all-pages.ts';
import { lawOfProposal } from '#src/intake/answer-time.ts';
import { daysOf } from '#src/intake/days.ts';
import { inCase, type KnownCase } from '#src/intake/later-paper.ts';
import type { LineField } from '#src/intake/lines-schema.ts';
import { needsService } from '#src/intake/needs-service.ts';
import type { ReadPaper } from '#src/intake/paper.ts';
import { propose } from '#src/intake/propose.ts';
import type {
  ConfirmInput,
  DayAnswer,
  Intake,
  IntakeFile,
  IntakePaper,
  Proposal,
} from '#src/intake/schema.ts';
import { caseNumberKey, courtKey } from '#src/law/case-number.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { houseOfCase } from '#src/law/courts/offices-of-case.ts';
import { publishedRecord } from '#src/law/courts/published-record.ts';
import { finerOf, onlyKindOf } from '#src/papers/kind-of.ts';
import { type KindId, kindById } from '#src/papers/kinds.ts';
import { type AuthorizedIntake, authorizeCase } from '../auth/access.ts';
import { getCase } from '../cases/store.ts';
import type { Deps } from '../deps.ts';
import { caseOfAll, type KeptBefore, keptAmong } from './kept-store.ts';
import { cornersOf } from './page-edges.ts';
import { documentIdOf, filesOf, isPicture, settlePapers, splitMixed } from './papers.ts';
import {
  type FileRow,
  findIntake,
  listFactsOf,
  listFiles,
  listMadeCases,
  listOpenCases,
  listPaperDocuments,
  listSameCases,
  type PaperDocument,
} from './store.ts';

const Unplaced = z.array(FactPlace.pick({ page: true, quote: true }));

function fileOf(file: FileRow): IntakeFile {
  const { id, filename, mimeType, size } = file;
  const turn = ([90, 180, 270] as const).find((each) => each === file.turn) ?? 0;
  const corners = cornersOf(file) as IntakeFile['corners'];
  return { id, filename, mimeType, size, isPicture: isPicture(file), turn, corners };
}

export function kindIn({ docType, suggestedDocType }: PaperDocument): KindId | null {
  return onlyKindOf(finerOf(docType, suggestedDocType));
}

export function problemsOf({ status, statusReason, completeness, notes }: PaperDocument): string[] {
  if (status === 'failed') return [statusReason ?? 'This file could not be read.'];
  const read = Completeness.safeParse(completeness).data;
  return [...new Set(read === undefined ? notes : read.problems)];
}

function paperOf(
  files: readonly FileRow[],
  document: PaperDocument | undefined,
  done: ReadonlySet<string>,
): IntakePaper {
  const [first] = files;
  const ids = files.map(({ id }) => id);
  const name = first?.filename ?? 'Paper';
  if (document === undefined) {
    const pages = files.length;
    return {
      files: ids,
      documentId: null,
      title: name,
      // What is in a case and is not this person's to open is done with here.
      status: files.every(({ id }) => done.has(id)) ? 'ready' : 'waiting',
      page: null,
      pages,
      kind: null,
      problems: [],
    };
  }
  const kind = document.status === 'ready' ? kindIn(document) : null;
  const status = { queued: 'waiting', reading: 'reading', failed: 'failed', ready: 'ready' } as const;
  const isDone = document.status === 'ready' && document.readerVersion !== null;
  const read = isDone ? Completeness.safeParse(document.completeness).data : undefined;
  return {
    files: ids,
    documentId: document.id,
    title: kind === null ? name : kindById(kind).name,
    status: document.status === 'ready' && !isDone ? 'reading' : status[document.status],
    page: document.readPage,
    pages: document.pageCount ?? document.readPages ?? files.length,
    kind: kind === null ? null : kindById(kind).name,
    problems: problemsOf(document),
    ...(isDone && {
      unplaced: Unplaced.safeParse(document.unplaced).data ?? [],
      counted: read?.counted,
      ...(files.length > 1 && { alike: read?.alike }),
    }),
  };
}

function statusOf(papers: readonly IntakePaper[]): Intake['status'] {
  if (papers.some(({ status }) => status === 'waiting' || status === 'reading')) return 'reading';
  return papers.length > 0 && papers.every(({ status }) => status === 'failed') ? 'failed' : 'ready';
}

export function keyOfFiles(ids: readonly string[]): string {
  return createHash('sha256')
    .update([...ids].sort().join(' '))
    .digest('base64url')
    .slice(0, 22);
}

export async function withOffice(proposal: Proposal): Promise<Proposal> {
  const office = await officeOf(proposal);
  const { address, phone } = placeOf(proposal, office);
  return { ...proposal, court: { ...proposal.court, address, phone } };
}

async function officeOf(proposal: Proposal) {
  const { court } = lawOfProposal(proposal);
  const record = court === null ? null : await publishedRecord(court.id);
  if (court === null || record === null) return undefined;
  return houseOfCase(record.offices, {
    court,
    courtName: proposal.court.value,
    caseNumber: proposal.caseNumber.value,
  });
}

const houseNumber = (address: string | null | undefined) => /\d+/.exec(address ?? '')?.[0] ?? null;

/** Where to go: as the paper says, before what is known of the court; what is known of another house is left out. */
function placeOf({ court }: Proposal, office: Awaited<ReturnType<typeof officeOf>>) {
  const printed = court.printedAddress ?? null;
  const isThere = printed === null || houseNumber(printed) === houseNumber(office?.address);
  return {
    address: printed ?? office?.address ?? null,
    phone: isThere ? (office?.phone ?? null) : null,
    hours: isThere ? (office?.hours ?? null) : null,
  };
}

/** What is in an intake, how far its reading has come, and what its papers say. */
export async function getIntake(
  deps: Deps,
  intake: AuthorizedIntake,
  { user, caseId }: { user: User | null; caseId?: string | undefined },
): Promise<Intake> {
  await splitMixed(deps, intake.id);
  const { papers, files, documents, made, done, titles } = await load(deps, intake, user);
  const shown = papers.map((paper) => paperOf(paper, documents.get(documentIdOf(paper)), done));
  // What a crash kept from being put together.
  if (shown.some(({ status, documentId }) => documentId === null && status === 'waiting'))
    await settlePapers(deps, intake.id);
  const said = await proposalsOf(deps, intake, { user, papers, documents, made, shown, caseId });
  return {
    intakeId: intake.id,
    status: statusOf(shown),
    files: files.map(fileOf),
    papers: shown,
    proposals: said.map(({ proposal }) => proposal),
    known: said.map(({ known }) => known),
    keptBefore: said.map(({ kept }) => kept),
    confirmed: made.map(({ key, caseId, fileIds }) => ({
      ...{ key, caseId, ...(titles.get(caseId) ?? NOT_TOLD) },
      papers: papers.flatMap((paper, at) => (paper.every(({ id }) => fileIds.includes(id)) ? [at] : [])),
    })),
    expiresAt: intake.expiresAt,
  };
}

/** What the papers say now, of which no case was made yet, and which of them the person kept before. */
export async function proposalsNow(
  deps: Deps,
  intake: AuthorizedIntake,
  { user, caseId }: { user: User | null; caseId: string | undefined },
): ReturnType<typeof proposalsOf> {
  const { papers, documents, made, done } = await load(deps, intake, user);
  const shown = papers.map((paper) => paperOf(paper, documents.get(documentIdOf(paper)), done));
  return proposalsOf(deps, intake, { user, papers, documents, made, shown, caseId });
}

const NOT_TOLD = { title: null, caseNumber: null };

type Loaded = Awaited<ReturnType<typeof load>>;

async function load({ db, clock }: Pick<Deps, 'db' | 'clock'>, intake: AuthorizedIntake, user: User | null) {
  const row = await findIntake(db, intake.id);
  const files = await listFiles(db, intake.id);
  const papers = filesOf(row?.papers ?? [], files);
  const made = await listMadeCases(db, intake.id);
  const cases = made.map(({ caseId }) => caseId);
  const open = user === null ? [] : await listOpenCases(db, user.id, cases, clock.now());
  const within = [intake.caseId, ...open.map(({ id }) => id)];
  const found = await listPaperDocuments(db, papers.map(documentIdOf), within);
  return {
    files,
    papers,
    documents: new Map(found.map((document) => [document.id, document])),
    made,
    titles: new Map(
      open.map((item) => [item.id, { title: caseTitle(item), caseNumber: item.caseNumber }] as const),
    ),
    done: new Set(made.flatMap(({ fileIds }) => fileIds)),
  };
}

async function proposalsOf(
  deps: Deps,
  intake: AuthorizedIntake,
  {
    user,
    papers,
    documents,
    made,
    shown,
    caseId,
  }: Pick<Loaded, 'papers' | 'documents' | 'made'> & {
    user: User | null;
    shown: readonly IntakePaper[];
    caseId: string | undefined;
  },
): Promise<{ proposal: Proposal; known: LineField[]; kept: KeptBefore[] }[]> {
  const now = deps.clock.now();
  const done = new Set(made.flatMap(({ fileIds }) => fileIds));
  const ids = papers.map(documentIdOf);
  const facts = Map.groupBy(await listFactsOf(deps.db, intake.caseId, ids), ({ documentId }) => documentId);
  const readAs = (wanted: IntakePaper['status']) =>
    papers.flatMap((paper, index): ReadPaper[] => {
      const document = documents.get(documentIdOf(paper));
      if (document === undefined || shown[index]?.status !== wanted || paper.some(({ id }) => done.has(id)))
        return [];
      const { head, beginning, ending, docDate } = document;
      const filename = paper[0]?.filename ?? document.filename;
      const said = { facts: facts.get(document.id) ?? [], problems: problemsOf(document) };
      said.problems.unshift(...alikeSaid(shown[index]?.alike ?? []));
      return [{ index, filename, kind: kindIn(document), docDate, head, beginning, ending, ...said }];
    });
  const options = {
    asker: user,
    today: dateIn(courtTimeZone(user?.state ?? null), now),
    keyOf: (indexes: readonly number[]) =>
      keyOfFiles(indexes.flatMap((index) => papers[index]?.map(({ id }) => id) ?? [])),
  };
  const read = readAs('ready');
  const unread = readAs('failed');
  const alone = propose(read, options);
  // What could not be read goes with the others where those are of one case: nothing that somebody gave us is left behind.
  const proposals = alone.length === 1 && unread.length > 0 ? propose([...read, ...unread], options) : alone;
  const numbers = proposals.flatMap(({ caseNumber }) => caseNumber.value ?? []);
  const same = user === null ? [] : await listSameCases(deps.db, user.id, numbers, now);
  const before = user === null ? [] : await keptAmong(deps.db, { read, papers }, { userId: user.id, now });
  const target = await knownCase(deps.db, { user, caseId }, now);
  return Promise.all(
    proposals.map(async (alone) => {
      const said = target === null ? { proposal: alone, known: [] } : inCase(alone, target);
      const kept = before.filter(({ paper }) => alone.papers.includes(paper));
      return {
        kept,
        // Who is named becomes a participant: that is looked at before it is kept.
        known: said.known.filter((field) => field !== 'parties'),
        proposal: {
          ...(await withOffice(said.proposal)),
          sameCase: sameOf(alone, same) ?? caseOfAll(alone, kept),
        },
      };
    }),
  );
}

/** The case to which papers are to be added; null without one, and where it is not the person's to add to. */
async function knownCase(
  db: Deps['db'],
  { user, caseId }: { user: User | null; caseId: string | undefined },
  now: Date,
): Promise<KnownCase | null> {
  if (user === null || caseId === undefined) return null;
  try {
    const id = await authorizeCase(db, user, caseId, 'document:create', now, true);
    const item = await getCase(db, id, user.id);
    return {
      source: { ...item, kind: item.kind ?? null },
      title: caseTitle(item),
      side: user.role ?? 'attorney',
    };
  } catch (error) {
    // The paper is the person's own whatever became of the case.
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The person's own case of the number that a proposal has. */
export async function sameCaseOf(
  db: Deps['db'],
  user: User,
  proposal: Proposal,
  now: Date,
): Promise<Proposal['sameCase']> {
  const number = proposal.caseNumber.value;
  return number === null ? null : sameOf(proposal, await listSameCases(db, user.id, [number], now));
}

function sameOf(
  { caseNumber, court }: Proposal,
  cases: Awaited<ReturnType<typeof listSameCases>>,
): Proposal['sameCase'] {
  if (caseNumber.value === null) return null;
  const key = caseNumberKey(caseNumber.value);
  const own = cases.filter((found) => found.key === key);
  const name = court.value === null ? null : courtKey(court.value);
  const found = own.find(({ courtName }) => courtName !== null && courtKey(courtName) === name) ?? own[0];
  return found === undefined ? null : { id: found.id, title: found.title };
}

/** The days that a proposal, as somebody changed it, comes to; nothing is kept. Throws BAD_REQUEST with a way on. */
export async function dayOf(
  deps: Pick<Deps, 'clock'>,
  { proposal, service }: Pick<ConfirmInput, 'proposal' | 'service'>,
): Promise<DayAnswer> {
  const law = lawOfProposal(proposal);
  const state = law.court?.state ?? proposal.state.value;
  const today = dateIn(courtTimeZone(state), deps.clock.now());
  const days = daysOf(proposal, service, today);
  const office = await officeOf(proposal);
  return {
    ...days,
    needsService: needsService(proposal, today),
    court: {
      name: proposal.court.value ?? law.court?.name ?? null,
      ...placeOf(proposal, office),
    },
    help: helpFor({
      state,
      court: law.court,
      courtName: proposal.court.value,
      caseKind: law.isKindAssumed ? null : law.kind,
      side: proposal.role.value === 'neither' ? null : proposal.role.value,
    }),
  };
}
