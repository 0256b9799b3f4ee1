import type { DocumentAnalysis } from '#src/documents/analysis-schema.ts';
import { toDiscoveryAnalysis } from '#src/documents/discovery.ts';
import type { DiscoveryDocument } from '#src/documents/discovery-schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { finerOf, statesClaim } from '#src/papers/kind-of.ts';
import type { Analysis } from '#src/papers/schema.ts';
import type { PageLines } from '#src/text/line-layout.ts';
import { engineFor } from '../ai/choose.ts';
import type { AnalyzeRequest } from '../ai/engine.ts';
import { runOnText } from '../ai/text-thread.ts';
import { verifyAnalysis } from '../ai/verify.ts';
import type { Deps } from '../deps.ts';
import { listPageLines } from '../search/page-lines-store.ts';
import { getAnalysis, getDiscoveryDocument } from './analysis-store.ts';
import { findReadText, saveAnalysis } from './reading-store.ts';
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
  const { filename, docType, suggestedDocType } = document;
  const isComplaint = [docType, suggestedDocType].some(statesClaim);
  const type = isComplaint ? 'Complaint' : finerOf(docType, suggestedDocType);
  return { filename, docType: type, text, layout };
}

async function analyze(
  deps: AnalysisDeps,
  document: Analyzed,
  { id, textNumber, text }: { id: string; textNumber: number; text: string },
  signal: AbortSignal | undefined,
): Promise<Analysis> {
  const layout = await listPageLines(deps.db, { documentId: id, textNumber });
  const analysis = await engineFor(deps.ai, document).analyze(requestFor(document, { text, layout }), signal);
  return verifyAnalysis(analysis, text);
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
 * The analysis at the end of a reading. A document is of use without one, so a failure is only logged: the
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
  const found = await engine.analyze({ filename, docType: 'Other', text, layout }, signal);
  const summary = verifyAnalysis(found, text);
  if (summary.type !== 'summary') throw new AppError('UNAVAILABLE');
  const classification = await runOnText('classify', { text, filename, mimeType });
  const analysis = toDiscoveryAnalysis({ filename, text, summary, classification });
  await updateDocument(deps.db, caseId, id, {
    discoveryAnalysis: JSON.stringify(analysis),
    discoveryAnalyzedAt: deps.clock.now(),
  });
  deps.events.publish(caseId, { type: 'review-changed', ids: [id] });
  return getDiscoveryDocument(deps.db, caseId, id);
}
