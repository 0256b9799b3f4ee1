/** Work that outlives a request. Every job is idempotent: it may run again after a crash. */
export interface Jobs {
  /** Reads a document's text and then classifies, chunks and analyzes it. */
  readDocument(documentId: string): Promise<void>;
  /** Stops taking jobs, lets the running ones end or hands them back, and returns. */
  stop(): Promise<void>;
}
