import { readComplaint } from '#src/answers/complaint.ts';
import { readComplaintHead } from '#src/answers/filing/read-caption.ts';
import { factIndex } from '#src/answers/inventions.ts';
import { candidatesOf } from '#src/checker/candidates.ts';
import { holdersOf, namedIn } from '#src/checker/holders.ts';
import { nearestWords } from '#src/checker/nearest.ts';
import { toDiscoveryAnalysis } from '#src/documents/discovery.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';
import { numbersIn } from '#src/privacy/numbers.ts';
import { digestText } from '#src/search/digest.ts';
import { HASHED_WIDTH, hashedEmbedding } from '#src/search/embedding.ts';
import { parseTranscript } from '#src/transcripts/parse.ts';
import { checkText } from '#src/verification/check-text.ts';
import type { LookedIn } from '#src/verification/papers.ts';
import { checkReply } from './check-reply.ts';

function embedTexts(texts: readonly string[]): Float32Array {
  const values = new Float32Array(texts.length * HASHED_WIDTH);
  texts.forEach((text, index) => {
    values.set(hashedEmbedding(text), index * HASHED_WIDTH);
  });
  return values;
}

function checkDraftText({ text, ...looked }: LookedIn & { text: string }) {
  return checkText(text, looked);
}

/** What the text thread can do; pure functions only. */
export const operations = {
  analyze: analyzeText,
  checkReply,
  checkText: checkDraftText,
  classify: classifyDocument,
  complaint: readComplaint,
  complaintHead: readComplaintHead,
  digest: digestText,
  discovery: toDiscoveryAnalysis,
  docket: parseDocket,
  draftCandidates: candidatesOf,
  draftHolders: holdersOf,
  draftNames: namedIn,
  draftNearest: nearestWords,
  embed: embedTexts,
  facts: factIndex,
  numbers: numbersIn,
  paperFacts: readFacts,
  transcript: parseTranscript,
};
export type Operations = typeof operations;
export type OperationName = keyof Operations;
