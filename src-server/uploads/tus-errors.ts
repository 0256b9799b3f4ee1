import { AppError, type ErrorBody, type ErrorCode } from '#src/errors.ts';
import { errorStatus, toAppError, toErrorBody } from '../errors.ts';

export interface TusFailure {
  status: number;
  body: ErrorBody;
  retryAfter: number | undefined;
}

interface Known {
  code: ErrorCode;
  message: string;
  /** The protocol's own status, where the error table has none. */
  status?: number;
}

/** What the protocol library throws, by its status. */
const BY_STATUS: Record<number, Known> = {
  400: { code: 'BAD_REQUEST', message: 'The upload request is not complete or not correct.' },
  403: { code: 'BAD_REQUEST', message: 'The upload request lacks a header.' },
  404: { code: 'NOT_FOUND', message: 'This upload is not known. Please upload the file again.' },
  409: {
    code: 'CONFLICT',
    message: 'The upload stands at another place than you said; ask where and go on there.',
  },
  410: { code: 'NOT_FOUND', message: 'This upload is gone. Please upload the file again.', status: 410 },
  412: { code: 'BAD_REQUEST', message: 'This server speaks tus 1.0.0 (Tus-Resumable: 1.0.0).', status: 412 },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'More bytes came than the file was said to have.' },
  460: {
    code: 'BAD_REQUEST',
    message: 'The bytes arrived damaged and were discarded. Please send them again.',
    status: 460,
  },
  501: { code: 'BAD_REQUEST', message: 'This server does not put uploads together from parts.', status: 501 },
};

const INTERRUPTED = /aborted due to lock|lock before timeout/i;
const TERMINATION = /already completed upload/i;

function isLibraryError(error: unknown): error is { status_code: number; body: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status_code' in error &&
    typeof error.status_code === 'number' &&
    'body' in error &&
    typeof error.body === 'string'
  );
}

function fromLibrary(error: { status_code: number; body: string }): { status: number; error: AppError } {
  if (INTERRUPTED.test(error.body)) {
    return conflict('The upload was interrupted, or went on over another connection. It can be resumed.');
  }
  if (TERMINATION.test(error.body)) {
    return conflict('This file is already saved as a document. Delete the document instead.');
  }
  const known = BY_STATUS[error.status_code];
  if (known === undefined) return { status: 500, error: new AppError('INTERNAL') };
  const mapped = new AppError(known.code, known.message);
  return { status: known.status ?? errorStatus(mapped), error: mapped };
}

function conflict(message: string): { status: number; error: AppError } {
  const error = new AppError('CONFLICT', message);
  return { status: errorStatus(error), error };
}

/** A failure of an upload request with the protocol's status and the product's own body. */
export function toTusFailure(thrown: unknown, requestId: string): TusFailure {
  const { status, error } = isLibraryError(thrown)
    ? fromLibrary(thrown)
    : { status: errorStatus(thrown), error: toAppError(thrown) };
  return { status, body: toErrorBody(error, requestId), retryAfter: error.details.retryAfter };
}

/** A failure that the protocol names by a status of its own (tus 1.0.0). */
export function tusError(status: number): { status_code: number; body: string } {
  return { status_code: status, body: '' };
}
