import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { can } from '#src/auth/permissions.ts';
import { caseTitle } from '#src/cases/title.ts';
import { AppError } from '#src/errors.ts';
import { doubtCalledOff } from '#src/facts/called-off-elsewhere.ts';
import { isAnswerFee } from '#src/help/fees-of-side.ts';
import { helpFor } from '#src/help/help-for.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { calendarOf, isAtCourt, lawOf } from '#src/law/case-law.ts';
import { closedDays } from '#src/law/court-days.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { publishedRecord } from '#src/law/courts/published-record.ts';
import { type Command, commandIn, SUBPOENA_ONLY } from '#src/next/command-tasks.ts';
import { isNamedByHead } from '#src/next/day-name.ts';
import type { CaseOfEntries } from '#src/next/entry-words.ts';
import { stepsFromPapers } from '#src/next/from-papers.ts';
import { stepFromTimeline } from '#src/next/from-timeline.ts';
import { isClerks } from '#src/next/letters.ts';
import { motionAhead } from '#src/next/motion-tasks.ts';
import { isNamedByHeadings } from '#src/next/paper-names.ts';
import type { PaperOfCase } from '#src/next/paper-of-case.ts';
import { rentIn } from '#src/next/rent-task.ts';
import type { CaseNext, CaseStep } from '#src/next/schema.ts';
import { BEGINS, judgmentIn, stageOf } from '#src/next/stage.ts';
import { stayInShort } from '#src/next/stay-words.ts';
import { tasksOf } from '#src/next/tasks.ts';
import { toldBy } from '#src/next/told-by.ts';
import { callOf, isCorrespondence, kindOf, statesClaim } from '#src/papers/kind-of.ts';
import { getLedger } from '../answers/ledger-service.ts';
import { listOpenDeadlines } from '../timeline/store.ts';
import { listPrintedHelp } from './help-store.ts';
import { findStageEvidence } from './stage-store.ts';
import {
  listCasesOfSteps,
  listHeads,
  listHeldKinds,
  listTellingFacts,
  listTimelines,
  type StoredFact,
} from './store.ts';
import { findProtectionAnswer, findTaskEvidence, findTenancy, isOfSummaryJudgment } from './task-store.ts';

/** Steps of one case that are listed among those of all. */
const MOST_OF_A_CASE = 100;

function papersOf(facts: readonly StoredFact[]): PaperOfCase[] {
  const byPaper = Map.groupBy(facts, ({ documentId }) => documentId);
  const papers = [...byPaper].map(([documentId, [first, ...others]]) => ({
    documentId,
    filename: first?.filename ?? '',
    title: first?.title ?? '',
    docDate: first?.docDate ?? null,
    docType: first?.docType ?? null,
    facts: [first, ...others].flatMap((each) => (each === undefined ? [] : [each.fact])),
  }));
  return doubtCalledOff(papers);
}

/** The day at the courts of a state, of each state once. */
function todayByState(now: Date): (state: string | null) => string {
  const days = new Map<string | null, string>();
  return (state) => {
    const day = days.get(state) ?? dateIn(courtTimeZone(state), now);
    days.set(state, day);
    return day;
  };
}

type CaseOfList = Awaited<ReturnType<typeof listCasesOfSteps>>[number];

/** Whether what a day is called depends on how its paper begins: of few it does. */
const needsHead = ({ docType, fact }: StoredFact): boolean =>
  ['deadline', 'hearing'].includes(fact.kind) && isNamedByHead(fact.label, kindOf(docType));

function withHead(
  paper: PaperOfCase,
  heads: ReadonlyMap<string, Awaited<ReturnType<typeof listHeads>>[number]>,
): PaperOfCase {
  const found = heads.get(paper.documentId);
  if (found === undefined) return paper;
  const { head, beginning } = found;
  return { ...paper, head, beginning, isOfClerk: isClerks({ ...found, kind: kindOf(paper.docType) }) };
}

/** What the papers of these cases tell, by case. */
async function loadPapers(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, PaperOfCase[]>> {
  const facts = await listTellingFacts(db, ids);
  const wanted = new Set(facts.filter(needsHead).map(({ documentId }) => documentId));
  const long = facts.filter(({ docType }) => isNamedByHeadings(kindOf(docType)));
  const whole = new Set(long.map(({ documentId }) => documentId));
  const heads = new Map((await listHeads(db, [...wanted], [...whole])).map((head) => [head.id, head]));
  const byCase = Map.groupBy(facts, ({ caseId }) => caseId);
  return new Map(
    [...byCase].map(([caseId, own]) => [caseId, papersOf(own).map((paper) => withHead(paper, heads))]),
  );
}

/** What papers command in the cases that hold a subpoena: of all others nothing has to be looked up. */
async function loadCommands(
  db: Kysely<Database>,
  papers: ReadonlyMap<string, readonly PaperOfCase[]>,
  timelines: ReadonlyMap<string, readonly { kind: string }[]>,
): Promise<Map<string, Command | null>> {
  const ids = [...papers].flatMap(([caseId, own]) =>
    own.some(({ docType }) => kindOf(docType) === 'subpoena') ? [caseId] : [],
  );
  return new Map(
    (await listHeldKinds(db, ids)).map(({ caseId, ...held }) => {
      const timeline = (timelines.get(caseId) ?? []).map(({ kind }) => kind);
      return [caseId, commandIn({ ...held, timeline })];
    }),
  );
}

/**
 * What is to be done in all of a person's cases: first what their papers demand and no timeline holds yet, by case, the
 * case that changed last first; then what is overdue; then by day.
 */
export async function listNextSteps(
  db: Kysely<Database>,
  userId: string,
  now: Date,
  only?: AuthorizedCaseId,
): Promise<CaseStep[]> {
  const cases = await listCasesOfSteps(db, userId, now, only);
  if (cases.length === 0) return [];
  const papers = await loadPapers(
    db,
    cases.map(({ id }) => id),
  );
  return stepsOf(db, { userId, now, only, cases, papers });
}

/** What the words of the entries of a case rest on. */
function caseOfEntries(
  item: CaseOfList,
  { open, today, paperOf, hasComplaint }: Pick<CaseOfEntries, 'open' | 'today' | 'paperOf' | 'hasComplaint'>,
): CaseOfEntries {
  const closed = closedDays({ calendar: calendarOf(item), closures: [], keepsFridays: true });
  return {
    ...{ law: lawOf(item), side: item.side ?? 'attorney', state: item.state, today, open, paperOf },
    ...(hasComplaint !== undefined && { hasComplaint }),
    isClosed: (day) => closed(day) !== null,
  };
}

/** The papers that entries of a case were kept from, by the ids of the entries. */
function papersOfEntries(
  papers: readonly PaperOfCase[],
  timeline: readonly { id: string; documentId: string | null }[],
  side: string | null,
): CaseOfEntries['paperOf'] {
  const known = new Map(
    papers.map(({ documentId, docType, head: top = '', isOfClerk, facts }) => {
      const kind = kindOf(docType);
      const threats = facts.flatMap(({ kind: of, quote }) => (of === 'consequence' ? [quote] : []));
      const parties = facts.flatMap((fact) => (fact.kind === 'party' ? [fact.value] : []));
      const told = toldBy({ kind, top, threats, parties }, side);
      return [documentId, { isLetter: isCorrespondence(kind) && isOfClerk !== true, told }];
    }),
  );
  const from = new Map(timeline.map(({ id, documentId }) => [id, documentId]));
  return (id) => known.get(from.get(id) ?? '');
}

interface Loaded {
  userId: string;
  now: Date;
  only?: AuthorizedCaseId | undefined;
  cases: readonly CaseOfList[];
  papers: ReadonlyMap<string, readonly PaperOfCase[]>;
}

async function stepsOf(
  db: Kysely<Database>,
  { userId, now, only, cases, papers }: Loaded,
): Promise<CaseStep[]> {
  const ids = cases.map(({ id }) => id);
  const timelines = Map.groupBy(await listTimelines(db, ids), ({ caseId }) => caseId);
  const commands = await loadCommands(db, papers, timelines);
  const today = todayByState(now);
  const named = cases.flatMap((item) => {
    const found = papers.get(item.id);
    // A case whose papers name nothing has no steps of papers, and its law need not be looked up.
    if (found === undefined) return [];
    const steps = stepsFromPapers({
      caseId: item.id,
      today: today(item.state),
      side: item.side ?? 'attorney',
      papers: found,
      timeline: timelines.get(item.id) ?? [],
      command: commands.get(item.id) ?? null,
      law: lawOf(item),
    });
    const canEdit = can(item.memberRole, 'deadline:create');
    return steps.slice(0, MOST_OF_A_CASE).map((step) => ({
      ...step,
      caseId: item.id,
      caseTitle: caseTitle(item),
      caseState: item.state,
      canEdit,
    }));
  });
  const canEdit = new Map(cases.map(({ id, memberRole }) => [id, can(memberRole, 'deadline:create')]));
  const deadlines = await listOpenDeadlines(db, userId, now, only);
  const byCase = Map.groupBy(deadlines, ({ caseId }) => caseId);
  const entriesOf = new Map(
    cases.flatMap((item) => {
      const own = byCase.get(item.id);
      return own === undefined
        ? []
        : [
            [
              item.id,
              caseOfEntries(item, {
                ...{ open: own, today: today(item.state) },
                paperOf: papersOfEntries(papers.get(item.id) ?? [], timelines.get(item.id) ?? [], item.side),
                hasComplaint: (papers.get(item.id) ?? []).some(({ docType }) => statesClaim(docType)),
              }),
            ] as const,
          ];
    }),
  );
  const open = deadlines.flatMap((deadline): CaseStep[] => {
    const item = entriesOf.get(deadline.caseId);
    if (item === undefined) return [];
    return [
      {
        ...stepFromTimeline(deadline, item),
        caseId: deadline.caseId,
        caseTitle: deadline.caseTitle,
        caseState: deadline.caseState,
        canEdit: canEdit.get(deadline.caseId) ?? false,
      },
    ];
  });
  const isLate = ({ state }: CaseStep) => Number(state === 'now');
  return [...named, ...open.sort((one, other) => isLate(other) - isLate(one))];
}

/** Whether an answer has a fee in this court, as far as somebody read it, and the form that asks not to pay it. */
async function answerFeeAt(courtId: string) {
  const record = await publishedRecord(courtId);
  if (record === null || !record.fees.some(isAnswerFee)) return null;
  return { waiver: record.waiver?.form ?? null };
}

/** The motion that the papers set a day for; of the text of that paper alone is asked what it is about. */
async function findMotion(
  db: Kysely<Database>,
  caseId: AuthorizedCaseId,
  asked: Parameters<typeof motionAhead>[0],
) {
  const motion = motionAhead(asked);
  if (motion === null) return null;
  return { ...motion, isSummary: await isOfSummaryJudgment(db, caseId, motion.documentId) };
}

/** How far the complaints are answered; whoever sues has none to answer. */
async function countParagraphs(db: Kysely<Database>, caseId: AuthorizedCaseId, side: string) {
  if (side === 'plaintiff') return { count: 0, paragraphs: 0, answered: 0 };
  const { documents, counts } = await getLedger(db, caseId);
  return { count: documents.length, paragraphs: counts.total, answered: counts.answered };
}

/** Where one case stands, what is to be done in it and who helps. */
export async function nextOfCase(
  db: Kysely<Database>,
  userId: string,
  caseId: AuthorizedCaseId,
  now: Date,
): Promise<CaseNext> {
  const [item] = await listCasesOfSteps(db, userId, now, caseId);
  if (item === undefined) throw new AppError('NOT_FOUND', 'Case not found');
  const today = dateIn(courtTimeZone(item.state), now);
  const law = lawOf(item);
  const side = item.side ?? 'attorney';
  const found = await findStageEvidence(db, caseId, side);
  const command = commandIn({
    kinds: found.papers.map(({ kind }) => kind),
    hasDocket: found.docket.length > 0,
    timeline: found.timeline.flatMap(({ kind, isDone, date }) =>
      isDone || typeof date === 'string' ? [kind] : [],
    ),
  });
  const papers = await loadPapers(db, [caseId]);
  const tenancy = await findTenancy(db, caseId, today);
  const stay = tenancy.stay === null ? null : stayInShort(tenancy.stay.title, tenancy.stay.read, today);
  const stage = stageOf({
    ...found,
    ...{ stay, read: papers.get(caseId) ?? [] },
    ...{ today, isAtCourt: isAtCourt(item), kind: law.isKindAssumed ? null : law.kind },
  });
  const answerForm = await findProtectionAnswer(db, caseId, item.state);
  return {
    stage: command === 'subpoena' ? { ...stage, why: SUBPOENA_ONLY } : stage,
    tasks: tasksOf({
      ...{ caseId, side, stage, law, answerFiled: stage.answered },
      hasNoticeToLeave: found.papers.some(({ kind }) => kind === 'eviction-notice'),
      judgment: judgmentIn(found),
      hasFirstPaper: found.papers.some(({ kind }) => kind !== null && BEGINS.has(kind)),
      hasCourtsSummons: found.papers.some(({ kind }) => kind === 'summons'),
      hasProofOfService: found.papers.some(({ kind }) => kind === 'return' || kind === 'waiver'),
      motion: await findMotion(db, caseId, { papers: papers.get(caseId) ?? [], side, command, today }),
      command,
      tenancy,
      rent: rentIn({ timeline: found.timeline, papers: papers.get(caseId) ?? [] }),
      answerForm,
      calls: [
        ...new Set([
          ...found.papers.flatMap(({ kind }) => callOf(kind) ?? []),
          ...(answerForm === null ? [] : ['keep-away' as const]),
        ]),
      ],
      answerFee: law.court === null ? null : await answerFeeAt(law.court.id),
      ...(await findTaskEvidence(db, caseId, item.state)),
      complaints: await countParagraphs(db, caseId, side),
    }),
    steps: await stepsOf(db, { userId, now, only: caseId, cases: [item], papers }),
    ...helpFor({
      ...{ state: item.state, court: law.court, courtName: item.courtName },
      caseKind: law.isKindAssumed ? null : law.kind,
      side: item.side === 'attorney' ? null : item.side,
    }),
    printed: await listPrintedHelp(db, caseId),
  };
}
