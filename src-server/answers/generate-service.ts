import { whyNotAnswered } from '#src/answers/answerable.ts';
import { type AnswerCaption, type AssembleInput, answerText, assembleAnswer } from '#src/answers/assemble.ts';
import { checkAnswer } from '#src/answers/checks.ts';
import type { ReadComplaint } from '#src/answers/complaint.ts';
import { answerConfidence } from '#src/answers/confidence.ts';
import { defenseOptions } from '#src/answers/defenses.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import { factIndex, joinedIndex } from '#src/answers/inventions.ts';
import { answerNotes } from '#src/answers/notes.ts';
import {
  type AnswerStage,
  type DefenseOption,
  type GenerateAnswerInput,
  type GeneratedAnswer,
  type Ledger,
  NO_COMPLAINT,
} from '#src/answers/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { MOTION_TITLES } from '#src/motions/schema.ts';
import { titleWithFile } from '#src/papers/paper-title.ts';
import { engineFor } from '../ai/choose.ts';
import type { AiEngine } from '../ai/engine.ts';
import { runOnText } from '../ai/text-thread.ts';
import type { Deps } from '../deps.ts';
import type { DocumentTextRow } from '../documents/store.ts';
import { courtOf, type OpenedComplaint, openComplaint, openDocument, requireRead } from './complaints.ts';
import { readCaptions } from './filing-service.ts';
import { ledgerOf } from './ledger-service.ts';
import { phraseAnswer } from './phrasing.ts';
import { type CaseFacts, getCaseFacts, listCounterclaims, listDefenseChoices } from './store.ts';
import { findByKey, insertVersion } from './versions-store.ts';

export type GenerateDeps = Pick<Deps, 'db' | 'ai' | 'clock' | 'events' | 'log' | 'questionLimit'>;

export interface Generation extends Omit<GenerateAnswerInput, 'key'> {
  caseId: AuthorizedCaseId;
  userId: string;
  key?: string | undefined;
}

export interface Progress {
  signal: AbortSignal;
  onStage(stage: AnswerStage, done?: number, total?: number): void;
}

type Read<T> = T & { extractedText: string };

/** What can be generated from, looked at before anything begins. */
export interface Prepared {
  facts: CaseFacts;
  complaints: Read<OpenedComplaint>[];
  auxiliary: Read<DocumentTextRow>[];
  engine: AiEngine;
}

/** The answer that was generated under this key before, if any. */
export async function findGenerated(
  deps: Pick<Deps, 'db'>,
  { caseId, key }: Pick<Generation, 'caseId' | 'key'>,
): Promise<GeneratedAnswer | undefined> {
  return key === undefined ? undefined : findByKey(deps.db, caseId, key);
}

/**
 * Opens what an answer is generated from. BAD_REQUEST without a complaint; NOT_FOUND for a document that is not of the
 * case; CONFLICT, naming the document, while one has no text or for one that is no claim; TOO_MANY_REQUESTS where an engine costs money.
 */
export async function prepareGeneration(deps: GenerateDeps, generation: Generation): Promise<Prepared> {
  const { db } = deps;
  const { caseId } = generation;
  const ids = [...new Set(generation.complaintDocuments)];
  if (ids.length === 0) throw new AppError('BAD_REQUEST', NO_COMPLAINT.text);
  const complaints: Read<OpenedComplaint>[] = [];
  for (const id of ids) {
    const complaint = requireRead(await openComplaint(db, caseId, id));
    const reason = whyNotAnswered(complaint);
    if (reason !== null) throw new AppError('CONFLICT', reason);
    complaints.push(complaint);
  }
  const auxiliary: Read<DocumentTextRow>[] = [];
  for (const id of new Set(generation.auxiliaryDocuments)) {
    if (!ids.includes(id)) auxiliary.push(requireRead(await openDocument(db, caseId, id)));
  }
  const facts = await getCaseFacts(db, caseId);
  const engine = engineFor(deps.ai, { caseId, localOnly: facts.localOnly });
  if (engine.kind !== 'builtin') await deps.questionLimit.spend(generation.userId);
  return { facts, complaints, auxiliary, engine };
}

function only(names: readonly string[]): string | null {
  return names.length === 1 ? (names[0] ?? null) : null;
}

function joined(names: readonly string[]): string | null {
  if (names.length <= 1) return only(names);
  return names.length > 4 ? `${names[0]} and others` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The case's own entries first; whose answer it is among several defendants nobody guesses. */
function captionOf(
  facts: CaseFacts,
  head: FilingInput['captions'][number] | undefined,
  first: ReadComplaint | null,
): AnswerCaption {
  const names = (roles: RegExp) =>
    (head?.parties ?? []).filter(({ role }) => roles.test(role)).map(({ name }) => name);
  return {
    plaintiff: facts.plaintiffName?.trim() || joined(names(/^(?:plaintiff|petitioner)$/)),
    defendant: facts.defendantName?.trim() || only(names(/^(?:defendant|respondent)$/)),
    court: facts.courtName?.trim() || head?.court.join(' ') || null,
    caseNumber: facts.caseNumber?.trim() || (head?.caseNumber ?? null),
    claiming: first?.claiming ?? 'Plaintiff',
    answering: first?.answering ?? 'Defendant',
  };
}

/** Everything the person wrote. */
function ownWords(
  ledger: Ledger,
  defenses: readonly DefenseOption[],
  { counterclaims, caption }: AssembleInput,
): string[] {
  return [
    ...ledger.paragraphs.map(({ words }) => words),
    ...defenses.filter(({ chosen }) => chosen).map(({ facts }) => facts),
    ...counterclaims.flatMap(({ title, facts, relief }) => [title, facts, relief]),
    ...[caption.plaintiff, caption.defendant, caption.court, caption.caseNumber].map((text) => text ?? ''),
  ].filter((text) => text.trim() !== '');
}

/** Of auxiliary documents longer than this together, only what was quoted is a source. */
const MOST_AUXILIARY = 3_000_000;

function documentSources({ complaints, auxiliary, facts }: Prepared, ledger: Ledger): string[] {
  const texts = auxiliary.map(({ extractedText }) => extractedText);
  const size = texts.reduce((sum, text) => sum + text.length, 0);
  return [
    ...complaints.map(({ extractedText }) => extractedText),
    ...(size <= MOST_AUXILIARY ? texts : []),
    ...ledger.paragraphs.flatMap(({ number, page, text, evidence }) => [
      `${number} ${page}`,
      text,
      ...evidence.filter(({ verified }) => verified).map(({ quote }) => quote),
    ]),
    ...[facts.plaintiffName, facts.defendantName, facts.courtName, facts.caseNumber].map(
      (text) => text ?? '',
    ),
  ];
}

const BUILT_IN_NOTICE =
  'Put together by rules from your choices and your words. It finds and quotes; it does not reason, and it writes nothing of its own.';
const PHRASED_NOTICE =
  'Put together by rules from your choices. A language model worded your introduction, your words and your defense facts; each passage was checked in code, and what did not pass stays as you wrote it.';

/**
 * Generates an answer and keeps it as the next version. Nothing is kept when it fails or is stopped before its end.
 */
export async function generateAnswer(
  deps: GenerateDeps,
  generation: Generation,
  prepared: Prepared,
  { signal, onStage }: Progress,
): Promise<GeneratedAnswer> {
  const { db } = deps;
  const { caseId, motion, userInstructions: instructions } = generation;
  const { complaints, auxiliary, engine, facts } = prepared;

  onStage(1, complaints.length, complaints.length);
  const ledger = await ledgerOf(db, caseId, complaints);
  signal.throwIfAborted();

  onStage(2, 0, ledger.counts.total);
  const counterclaims = await listCounterclaims(db, caseId);
  const choices = await listDefenseChoices(db, caseId);
  onStage(2, ledger.counts.answered, ledger.counts.total);
  signal.throwIfAborted();

  onStage(3);
  const { court, rule } = courtOf(
    facts,
    complaints.map(({ complaint }) => complaint),
  );
  const defenses = defenseOptions(court, choices);
  const { captions } = await readCaptions(
    db,
    caseId,
    complaints.slice(0, 1).map(({ id }) => id),
  );
  const input: AssembleInput = {
    caption: captionOf(facts, captions[0], complaints[0]?.complaint ?? null),
    ledger,
    defenses,
    counterclaims,
    motion: motion === null ? null : MOTION_TITLES[motion],
  };

  onStage(4);
  const { phrasing, refused } = await phraseAnswer(engine, input, {
    instructions,
    signal,
    onPhrased: (done, total) => onStage(4, done, total),
  });

  onStage(5);
  const assembled = assembleAnswer({ ...input, phrasing });
  const own = ownWords(ledger, defenses, input);
  const sources = documentSources(prepared, ledger);
  const documents = await runOnText('facts', sources);
  const index = joinedIndex(documents, factIndex(own));
  const checks = checkAnswer({
    ...{ answer: assembled, ledger, defenses, counterclaims, documents, index, own, refused },
  });
  const quality = complaints.map(({ complaint }) => complaint?.quality ?? 0);
  const { confidence, because } = answerConfidence(ledger, checks, quality);
  const isPhrased = engine.kind !== 'builtin';
  signal.throwIfAborted();
  const version = await insertVersion(
    db,
    {
      ...assembled,
      basedOnDocuments: namesOf(prepared, ledger),
      complaintDocuments: complaints.map(({ id }) => id),
      auxiliaryDocuments: auxiliary.map(({ id }) => id),
      confidence,
      confidenceBecause: because,
      engine: { name: engine.label, notice: isPhrased ? PHRASED_NOTICE : BUILT_IN_NOTICE },
      checks,
      notes: answerNotes({
        court,
        rule,
        motion,
        defenses,
        complaints: complaints.length,
        auxiliary: auxiliary.map(titleWithFile),
        instructions,
        isPhrased,
      }),
      instructions,
      motion,
    },
    {
      caseId,
      userId: generation.userId,
      key: generation.key ?? null,
      text: answerText(assembled),
      now: deps.clock.now(),
    },
  );
  deps.events.publish(caseId, { type: 'answer-changed' });
  return version;
}

/** Complaints, auxiliary documents, then whatever else evidence was taken from. */
function namesOf({ complaints, auxiliary }: Prepared, ledger: Ledger): string[] {
  const evidence = ledger.paragraphs.flatMap((paragraph) => paragraph.evidence);
  return [...new Set([...complaints, ...auxiliary, ...evidence].map(({ filename }) => filename))];
}

/** Generates an answer as a whole. Throws as `prepareGeneration` does. */
export async function generateWhole(
  deps: GenerateDeps,
  generation: Generation,
  signal: AbortSignal,
): Promise<GeneratedAnswer> {
  const known = await findGenerated(deps, generation);
  if (known !== undefined) return known;
  const prepared = await prepareGeneration(deps, generation);
  return generateAnswer(deps, generation, prepared, { signal, onStage: () => undefined });
}
