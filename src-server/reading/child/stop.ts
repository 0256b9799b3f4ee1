import type { ReadFailureCode } from '#src/reading/schema.ts';

/** Thrown inside the child to end a job with a known failure; `detail` is the sentence for the user. */
export class ReadStop extends Error {
  readonly code: ReadFailureCode;
  readonly detail: string | undefined;

  constructor(code: ReadFailureCode, detail?: string) {
    super(detail ?? code);
    this.code = code;
    this.detail = detail;
  }
}
