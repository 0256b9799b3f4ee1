/**
 * The one error table: what can go wrong, the tRPC code that carries it and the sentence a person reads
 * when nothing more exact is known. The HTTP status follows from the tRPC code; `status` stands only where
 * tRPC has no code of its own (RFC 4918 §11.5, 507).
 */
export const ERRORS = {
  BAD_REQUEST: { trpc: 'BAD_REQUEST', text: 'Please check the information you entered and try again.' },
  UNAUTHORIZED: { trpc: 'UNAUTHORIZED', text: 'Please sign in to continue.' },
  FORBIDDEN: { trpc: 'FORBIDDEN', text: 'Your access to this case does not allow that.' },
  NOT_FOUND: { trpc: 'NOT_FOUND', text: 'We could not find that.' },
  CONFLICT: { trpc: 'CONFLICT', text: 'That clashes with something already saved.' },
  TIMEOUT: { trpc: 'TIMEOUT', text: 'That took too long. Please try again.' },
  PAYLOAD_TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', text: 'That is larger than this server accepts.' },
  UNSUPPORTED_MEDIA: { trpc: 'UNSUPPORTED_MEDIA_TYPE', text: 'That type of file is not supported.' },
  TOO_MANY_REQUESTS: {
    trpc: 'TOO_MANY_REQUESTS',
    text: 'Too many tries. Please wait a little and try again.',
  },
  INSUFFICIENT_STORAGE: {
    trpc: 'SERVICE_UNAVAILABLE',
    status: 507,
    text: 'The server is almost out of disk space, so nothing new can be saved. What is saved can still be read.',
  },
  UNAVAILABLE: {
    trpc: 'SERVICE_UNAVAILABLE',
    text: 'This is not available right now. Please try again soon.',
  },
  INTERNAL: {
    trpc: 'INTERNAL_SERVER_ERROR',
    text: 'Something went wrong on our side. Please try again in a few minutes.',
  },
} as const satisfies Record<string, { trpc: string; status?: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorDetails {
  /** Every message, as forms join them into 'Validation failed: …'. */
  errors?: string[];
  /** Message per input field, keyed by dotted path. */
  fields?: Record<string, string>;
  /** Seconds until a further try makes sense (`Retry-After`, RFC 9110 §10.2.3). */
  retryAfter?: number;
  /** What a screen needs to offer the next step, for instance the courts to choose from. */
  choices?: string[];
}

/** What every wire answers on failure. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  errors?: string[];
  fields?: Record<string, string>;
  choices?: string[];
  /** Whole seconds until a further try makes sense. */
  retryAfter?: number;
  requestId: string;
}

/** The only error thrown below the router. `message` is shown to the person as it is. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message?: string, details: ErrorDetails = {}) {
    super(message ?? ERRORS[code].text);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
