/** Works through documents that were chosen for analysis, one at a time; what was asked for is kept in the database. */
export interface Selections {
  /** There may be something to do. */
  wake(): void;
  /** Breaks off what is being done for this analysis. */
  breakOff(analysisId: string): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
  /** Breaks off, so that the next start goes on with the same document. */
  stop(): Promise<void>;
}
