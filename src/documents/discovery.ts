import type { z } from 'zod';
import type { Classification } from '../papers/classify.ts';
import { kindOf } from '../papers/kind-of.ts';
import { type KindId, SURE_ENOUGH } from '../papers/kinds.ts';
import type { SummaryAnalysis } from '../papers/schema.ts';
import { type AnalysisSource, withFacts } from './analysis-view.ts';
import type {
  DiscoveryAnalysis,
  DiscoveryDocumentType,
  StoredDiscoveryAnalysis,
} from './discovery-schema.ts';

const HEAD = 4000;

/** What a paper looks like to a reviewer, the first that fits; the words stand near its top. */
const LOOKS: readonly { type: DiscoveryDocumentType; pattern: RegExp; confidence: number }[] = [
  {
    type: 'Invoice',
    pattern: /\binvoice\s*(?:#|no\b|number|date)|\bamount due\b|\bbill to\b/i,
    confidence: 0.85,
  },
  {
    type: 'Memo',
    pattern: /^\s*(?:inter-?office\s+)?memo(?:randum)?\b(?!\s+(?:of|in)\b)/im,
    confidence: 0.8,
  },
  { type: 'SMS', pattern: /\b(?:text message|iMessage|SMS)\b/i, confidence: 0.7 },
  { type: 'Letter', pattern: /^\s*dear\s+(?:mr|ms|mrs|dr|sir|madam|[A-Z])/im, confidence: 0.75 },
  {
    type: 'Contract',
    pattern:
      /\b(?:agreement|lease|contract)\b[\s\S]{0,600}\b(?:by and between|the parties agree|hereinafter)\b/i,
    confidence: 0.8,
  },
  { type: 'Report', pattern: /^\s*(?:[\w ]{0,40}\s)?report\b/im, confidence: 0.65 },
];

/** E-discovery's words for kinds of paper, where a paper's own look does not say one. */
const REVIEW_TYPES: Partial<Record<KindId, DiscoveryDocumentType>> = {
  email: 'Email',
  messages: 'SMS',
  contract: 'Contract',
  lease: 'Contract',
  letter: 'Letter',
  'demand-letter': 'Letter',
  offer: 'Letter',
  statement: 'Invoice',
  'status-report': 'Report',
  medical: 'Report',
};

/** The sort of evidence a document is, for the document-type picker of e-discovery review. */
export function discoveryType(
  text: string,
  classification: Pick<Classification, 'type' | 'confidence'>,
): { type: DiscoveryDocumentType; confidence: number } {
  if (classification.type === 'Email') return { type: 'Email', confidence: classification.confidence };
  const head = text.slice(0, HEAD);
  const look = LOOKS.find(({ pattern }) => pattern.test(head));
  if (look) return look;
  const kind = kindOf(classification.type);
  const type = kind === null ? undefined : REVIEW_TYPES[kind];
  if (type && classification.confidence >= SURE_ENOUGH)
    return { type, confidence: classification.confidence };
  return { type: 'Other', confidence: Math.min(0.5, classification.confidence) };
}

/** What a reviewer's note takes from an analysis; a name that was not read for sure says so. */
function noteOf(summary: SummaryAnalysis) {
  return {
    summary: summary.summary,
    key_points: summary.key_points,
    main_topics: summary.main_topics,
    legal_significance: summary.legal_significance,
    mentioned_parties: summary.mentioned_parties.map(({ name, certainty }) =>
      certainty === 'unsure' ? `${name} (not sure: check it on the paper)` : name,
    ),
  };
}

/** A stored note with its facts told as they stand now; one of before, without what it was told from, stays as it is. */
export function asItStands(
  { told, ...stored }: z.infer<typeof StoredDiscoveryAnalysis>,
  source: Omit<AnalysisSource, 'byModel'>,
): DiscoveryAnalysis {
  const summary = told && withFacts(told, source);
  if (summary?.type !== 'summary') return stored;
  return { ...stored, summary: { ...stored.summary, ...noteOf(summary) } };
}

/** The review's summary and classification of a document, out of its summary analysis and its classification. */
export function toDiscoveryAnalysis(input: {
  filename: string;
  text: string;
  summary: SummaryAnalysis;
  classification: Pick<Classification, 'type' | 'confidence' | 'cue'>;
}): DiscoveryAnalysis {
  const { filename, text, summary, classification } = input;
  const { type, confidence } = discoveryType(text, classification);
  return {
    summary: {
      title: classification.cue?.quote.replace(/\s+/g, ' ') ?? filename.replace(/\.[a-z0-9]{1,5}$/i, ''),
      ...noteOf(summary),
    },
    classification: {
      suggested_category: classification.type,
      document_type: type,
      confidence_score: type === 'Other' ? classification.confidence : confidence,
    },
  };
}
