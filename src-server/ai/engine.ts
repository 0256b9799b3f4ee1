import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import type { AskedPaper } from '#src/assistant/paper-reply.ts';
import type { Analysis } from '#src/papers/schema.ts';
import type { KnownNumber } from '#src/privacy/numbers.ts';
import type { PageLines } from '#src/text/line-layout.ts';

export interface Passage {
  documentId: string;
  filename: string;
  /** What the paper is called. */
  title?: string | undefined;
  page: number;
  /** Offsets into the document's extracted text. */
  start: number;
  end: number;
  text: string;
}

export interface ReplyRequest {
  question: string;
  history: { role: 'user' | 'assistant'; content: string }[];
  passages: Passage[];
  /** What the database knows of the case, for a question about all of it; null for a question about one document. */
  facts: CaseFacts | null;
  /** What is known of the document, for a question about one. */
  paper?: AskedPaper;
  /** Private numbers of the papers that the passages are of, beside those that the passages show to be such. */
  privateNumbers?: readonly KnownNumber[];
}

export interface EngineReply {
  /** Whether the question could be answered; otherwise its quotes are only what comes closest. */
  found: boolean;
  /** A [n] in it names the n-th quote. */
  message: string;
  /** What the answer rests on; every quote is checked in code before it is shown. */
  quotes: { documentId: string; text: string; page?: number; start?: number }[];
  /** `ref`s of the fact lines it rests on; those that are not there are dropped. */
  records: string[];
  /** 0–1. */
  confidence: number;
  /** What the confidence was computed from, in a sentence. */
  because: string;
}

export interface AnalyzeRequest {
  filename: string;
  docType: string;
  /** Pages joined by form feeds. */
  text: string;
  /** Where the lines of that text stand on their pages; pages of which nothing is known are missing. */
  layout?: readonly PageLines[] | undefined;
}

/** A passage of a paper of the person's own, to be said in a court's tone. */
export interface PhrasePiece {
  id: string;
  kind: 'introduction' | 'response' | 'defense';
  text: string;
  /** What it answers, out of somebody else's paper; empty where it answers nothing. */
  about: string;
}

export interface PhraseRequest {
  pieces: PhrasePiece[];
  /** What the person wishes of the wording; null for nothing. */
  instructions: string | null;
}

export interface PhrasedText {
  id: string;
  text: string;
}

/** One interface, two engines: built in (rules and retrieval, no network) and OpenAI-compatible. */
export interface AiEngine {
  readonly kind: 'builtin' | 'openai';
  /** Shown to the person, for instance 'Built-in engine: finds and quotes, does not reason'. */
  readonly label: string;
  /** Stored with each vector; vectors of different models are never compared. */
  readonly embeddingModel: string;
  analyze(request: AnalyzeRequest, signal?: AbortSignal): Promise<Analysis>;
  /** An engine that writes tells `onMessage` the message as far as it is written; the quotes come at the end. */
  answer(
    request: ReplyRequest,
    signal?: AbortSignal,
    onMessage?: (soFar: string) => void,
  ): Promise<EngineReply>;
  /** Other words for some of the pieces; whoever asks checks each before it is used. Built in: none. */
  phrase(request: PhraseRequest, signal?: AbortSignal): Promise<PhrasedText[]>;
  /** One vector of 1536 numbers for each text. */
  embed(texts: string[], signal?: AbortSignal): Promise<number[][]>;
}
