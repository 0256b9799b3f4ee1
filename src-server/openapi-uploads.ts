import { BeginRestoreInput, RestoreOffer, RestoreProgress } from '#src/backup/schema.ts';
import {
  BYTES,
  FAILURE,
  header,
  integer,
  json,
  jsonSchema,
  PUBLIC,
  type Routes,
  success,
  text,
} from './openapi-schema.ts';

const VERSION = header('Tus-Resumable', 'The version of the protocol.', true, { const: '1.0.0' });
const OFFSET = { 'Upload-Offset': integer, 'Upload-Expires': text };
const TUS_BODY = { content: { 'application/offset+octet-stream': { schema: BYTES } } };
const CHECKSUM = header('Upload-Checksum', 'sha1, sha256, sha512 or md5, a blank, and the digest in base64.');
const DOCUMENT_ID = { 'Document-Id': { ...text, description: 'The document, once the last byte has come.' } };
const SENT = {
  204: { description: 'The bytes are kept.', headers: { ...OFFSET, ...DOCUMENT_ID } },
  ...FAILURE,
};
const POSITION = header('Upload-Offset', 'Where these bytes begin.', true, { type: 'integer' });
const TUS_OPTIONS = {
  summary: 'What uploads can do here (tus 1.0.0)',
  ...PUBLIC,
  responses: {
    204: {
      description: 'Version, extensions and the largest size.',
      headers: {
        'Tus-Version': text,
        'Tus-Extension': text,
        'Tus-Max-Size': integer,
        'Tus-Checksum-Algorithm': text,
      },
    },
  },
};

export const TUS: Routes = {
  'OPTIONS /api/uploads': { operationId: 'uploads.options', ...TUS_OPTIONS },
  'OPTIONS /api/uploads/:id': { operationId: 'uploads.optionsOfOne', ...TUS_OPTIONS },
  'POST /api/uploads': {
    operationId: 'uploads.create',
    summary: 'Begins an upload (tus 1.0.0: creation, creation-with-upload, expiration, checksum)',
    'x-access': 'member',
    parameters: [
      VERSION,
      header('Upload-Length', 'Size in bytes.', false, { type: 'integer' }),
      header('Upload-Defer-Length', '1: the size comes later.', false, { const: 1 }),
      header(
        'Upload-Metadata',
        'filename, filetype, caseId, and category or discoveryContext; values in base64.',
        true,
      ),
      CHECKSUM,
    ],
    requestBody: TUS_BODY,
    responses: {
      201: { description: 'It can be sent.', headers: { Location: text, ...OFFSET, ...DOCUMENT_ID } },
      ...FAILURE,
    },
  },
  'HEAD /api/uploads/:id': {
    operationId: 'uploads.head',
    summary: 'How much of an upload has come',
    'x-access': 'member',
    parameters: [VERSION],
    responses: {
      200: {
        description: 'Where to go on.',
        headers: { ...OFFSET, 'Upload-Length': integer, ...DOCUMENT_ID },
      },
      ...FAILURE,
    },
  },
  'PATCH /api/uploads/:id': {
    operationId: 'uploads.send',
    summary: 'Sends bytes; the last ones make the document',
    'x-access': 'member',
    parameters: [VERSION, POSITION, CHECKSUM],
    requestBody: { required: true, ...TUS_BODY },
    responses: SENT,
  },
  'POST /api/uploads/:id': {
    operationId: 'uploads.override',
    summary: 'PATCH or DELETE of a client that can only POST',
    'x-access': 'member',
    parameters: [
      VERSION,
      header('X-HTTP-Method-Override', 'What is meant.', true, { enum: ['PATCH', 'DELETE'] }),
      { ...POSITION, required: false },
      CHECKSUM,
    ],
    requestBody: TUS_BODY,
    responses: SENT,
  },
  'DELETE /api/uploads/:id': {
    operationId: 'uploads.end',
    summary: 'Ends an upload that is not finished',
    'x-access': 'member',
    parameters: [VERSION],
    responses: { 204: { description: 'It is gone.' }, ...FAILURE },
  },
};

/** Filling an empty installation from a backup. */
export const RESTORE: Routes = {
  'GET /api/restore': {
    operationId: 'restore.offer',
    summary: 'Whether nobody has come yet, so that a backup can be restored',
    ...PUBLIC,
    responses: { 200: success('Yes or no.', RestoreOffer), ...FAILURE },
  },
  'POST /api/restore': {
    operationId: 'restore.begin',
    summary: 'Begins to send a backup, or goes on with the same file; for whoever has the code of the server',
    ...PUBLIC,
    requestBody: { required: true, content: json(jsonSchema(BeginRestoreInput, 'input')) },
    responses: { 201: success('It can be sent, from byte `done`.', RestoreProgress), ...FAILURE },
  },
  'GET /api/restore/:id': {
    operationId: 'restore.progress',
    summary: 'How far a restore has come, and how it ended',
    ...PUBLIC,
    responses: { 200: success('How far.', RestoreProgress), ...FAILURE },
  },
  'PATCH /api/restore/:id': {
    operationId: 'restore.send',
    summary: 'Sends bytes of a backup; after the last ones it is restored',
    ...PUBLIC,
    parameters: [POSITION],
    requestBody: { required: true, ...TUS_BODY },
    responses: { 200: success('How far.', RestoreProgress), ...FAILURE },
  },
};
