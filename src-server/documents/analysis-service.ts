import type { DocumentAnalysis } from '#src/documents/analysis-schema.ts';
import { withFacts } from '#src/documents/analysis-view.ts';
import type { DiscoveryDocument } from '#src/documents/discovery-schema.ts';
import { AppError } from '#src/errors.ts';
import { READER_VERSION } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { statesClaim } from '#src/papers/kind-of.ts';
import type { Analysis } from '#src/papers/schema.ts';
import type { PageLines } from '#src/text/line-layout.ts';
import { engineFor } from '../ai/choose.ts';
import type { AnalyzeRequest } from '../ai/engine.ts';
import { runOnText } from '../ai/text-thread.ts';
import { verifyAnalysis } from '../ai/verify.ts';
import type { Deps } from '../deps.ts';
import { readDocumentFacts } from '../facts/service.ts';
import { listPageLines } from '../search/page-lines-store.ts';
import {
  findAnalysisVersion,
  getAnalysis,
  getDiscoveryDocument,
  listStandingFacts,
  takenFor,
} from './analysis-store.ts';
import { findReadText, isLocalOnly, saveAnalysis } from './reading-store.ts';
import { updateDocument } from './store.ts';
import { getReadText } from './text-service.ts';

type AnalysisDeps = Pick<Deps, 'db' | 'ai' | 'clock' | 'events' | 'log'>;

interface ReadText {
  text: string;
  layout: readonly PageLines[];
}

interface Analyzed {
  filename: string;
  docType: string | null;
  suggestedDocType: string | null;
  caseId: string;
  localOnly: boolean;
}

/** What to analyze it as: a complaint when either the person or its own wording says so. */
function requestFor(document: Analyzed, { text, layout }: ReadText): AnalyzeRequest {
  return { filename: document.filename, docType: takenFor(document), text, layout };
}

async function analyze(
  deps: AnalysisDeps,
  document: Analyzed,
  { id, textNumber, text }: { id: string; textNumber: number; text: string },
  signal: AbortSignal | undefined,
): Promise<Analysis> {
  const layout = await listPageLines(deps.db, { documentId: id, textNumber });
  const engine = engineFor(deps.ai, document);
  const analysis = await engine.analyze(requestFor(document, { text, layout }), signal);
  const facts = await listStandingFacts(deps.db, document.caseId, id);
  const byModel = engine.kind !== 'builtin';
  const whole = withFacts(verifyAnalysis(analysis, text), { facts, docType: takenFor(document), byModel });
  return { ...whole, version: READER_VERSION };
}

/** False when the document got another text meanwhile: the analysis would point into the wrong one. */
async function store(
  deps: AnalysisDeps,
  document: { id: string; caseId: string; textNumber: number },
  analysis: Analysis,
): Promise<boolean> {
  const { id, caseId, textNumber } = document;
  const now = deps.clock.now();
  const json = JSON.stringify(analysis);
  const isStored = await saveAnalysis(deps.db, id, { json, type: analysis.type, textNumber, now });
  if (isStored) deps.events.publish(caseId, { type: 'documents-changed', ids: [id] });
  return isStored;
}

/**
 * Whether a stored analysis was made of an older reading of the facts. One that a language model wrote is left to the
 * person: another costs money and sends the paper out again; what its facts say is told anew in any case.
 */
export async function isAnalysisOutdated(
  deps: AnalysisDeps,
  document: { id: string; caseId: string },
): Promise<boolean> {
  const localOnly = await isLocalOnly(deps.db, document.caseId);
  if (engineFor(deps.ai, { caseId: document.caseId, localOnly }).kind !== 'builtin') return false;
  return (await findAnalysisVersion(deps.db, document.id)) < READER_VERSION;
}

/**
 * The analysis at the end of a reading, when its facts are known. A document is of use without one, so a failure is only logged: the
 * person can ask for it on the document's page.
 */
export async function analyzeReadDocument(
  deps: AnalysisDeps,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const document = await findReadText(deps.db, id);
  if (document === undefined || document.extractedText.trim() === '') return;
  try {
    const { textNumber, extractedText: text } = document;
    const analysis = await analyze(deps, document, { id, textNumber, text }, signal);
    await store(deps, { ...document, id }, analysis);
  } catch (error) {
    signal.throwIfAborted();
    deps.log.warn({ documentId: id, error: String(error) }, 'a document was read but not analyzed');
  }
}

/** Analyzes a document anew. CONFLICT while there is no text; UNAVAILABLE when the AI service does not answer. */
export async function regenerateAnalysis(
  deps: AnalysisDeps,
  caseId: AuthorizedCaseId,
  id: string,
  signal?: AbortSignal,
): Promise<DocumentAnalysis> {
  const document = await getReadText(deps.db, caseId, id);
  // A paper that waits for its facts gets them first.
  await readDocumentFacts(deps, id, signal ?? new AbortController().signal);
  const analysis = await analyze(deps, { ...document, caseId }, { ...document, id }, signal);
  if (!(await store(deps, { id, caseId, textNumber: document.textNumber }, analysis))) {
    throw new AppError('CONFLICT', 'The text of this document changed meanwhile. Please try again.');
  }
  return getAnalysis(deps.db, caseId, id);
}

/** Summarizes and classifies a document for e-discovery review; what a person rewrote stays as it is. */
export async function analyzeDiscovery(
  deps: AnalysisDeps,
  caseId: AuthorizedCaseId,
  id: string,
  signal?: AbortSignal,
): Promise<DiscoveryDocument> {
  const document = await getReadText(deps.db, caseId, id);
  const { filename, mimeType, text } = document;
  const engine = engineFor(deps.ai, { caseId, localOnly: document.localOnly });
  const layout = await listPageLines(deps.db, { documentId: id, textNumber: document.textNumber });
  const docType = takenFor(document);
  // The review asks for a summary of whatever the paper is.
  const asked = { filename, docType: statesClaim(docType) ? 'Other' : docType, text, layout };
  const found = verifyAnalysis(await engine.analyze(asked, signal), text);
  const facts = await listStandingFacts(deps.db, caseId, id);
  const summary = withFacts(found, { facts, docType, byModel: engine.kind !== 'builtin' });
  if (summary.type !== 'summary') throw new AppError('UNAVAILABLE');
  const classification = await runOnText('classify', { text, filename, mimeType }, { signal });
  const read = await runOnText('discovery', { filename, text, summary, classification }, { signal });
  const analysis = { ...read, told: summary };
  await updateDocument(deps.db, caseId, id, {
    discoveryAnalysis: JSON.stringify(analysis),
    discoveryAnalyzedAt: deps.clock.now(),
  });
  deps.events.publish(caseId, { type: 'review-changed', ids: [id] });
  return getDiscoveryDocument(deps.db, caseId, id);
}
