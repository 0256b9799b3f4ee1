import { z } from 'zod';
import { DocumentSummary } from '#src/documents/schema.ts';
import { FAILURE, type JsonObject, json, jsonSchema, pathParameters } from './openapi-schema.ts';

/** The description of a handler that is no procedure: 'GET /api/health'. */
type Routes = Record<string, JsonObject>;

const BYTES = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
const text = { schema: { type: 'string' } };
const integer = { schema: { type: 'integer' } };
const PUBLIC = { security: [], 'x-access': 'public' };
const header = (name: string, about: string, required = false, schema: JsonObject = { type: 'string' }) => ({
  ...{ name, in: 'header', description: about, required, schema },
});
const query = (name: string, about: string, schema: JsonObject) => ({
  ...{ name, in: 'query', description: about, required: false, schema },
});

/** A file that is saved, or shown in its place; HEAD answers its headers alone. */
function file(operationId: string, summary: string, types: readonly string[], more: JsonObject = {}) {
  return {
    ...{ operationId, summary, 'x-access': 'member', ...more },
    responses: {
      200: {
        description: 'The file.',
        headers: { 'Content-Disposition': text },
        content: Object.fromEntries(types.map((type) => [type, { schema: BYTES }])),
      },
      ...(typeof more.responses === 'object' ? more.responses : {}),
      ...FAILURE,
    },
  };
}

function redirect(operationId: string, summary: string) {
  const responses = { 302: { description: 'Where to go on.', headers: { Location: text } }, ...FAILURE };
  return { operationId, summary, ...PUBLIC, responses };
}

const DOCUMENT_FILE = {
  parameters: [
    header('Range', 'One range of bytes, bytes=0-1023.'),
    header('If-None-Match', 'ETags that are known.'),
  ],
  responses: {
    206: {
      description: 'The range that was asked for.',
      content: { 'application/octet-stream': { schema: BYTES } },
    },
    304: { description: 'The file is the one that is known.' },
    416: { description: 'No such range.', headers: { 'Content-Range': text } },
  },
};
const INLINE = query('inline', 'To be shown in a page, where that is safe.', { type: 'boolean' });
const JURY = query('juryDemand', 'With a demand for a jury.', { type: 'boolean' });

const FILES: Routes = {
  'GET /api/documents/:id/download': file(
    'documents.download',
    'The file of a document',
    ['application/octet-stream'],
    {
      ...DOCUMENT_FILE,
      parameters: [INLINE, ...DOCUMENT_FILE.parameters],
    },
  ),
  'GET /api/documents/:id/view': file(
    'documents.view',
    'The file of a document, to be shown',
    ['application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'application/octet-stream'],
    DOCUMENT_FILE,
  ),
  'GET /api/cases/:caseId/documents/download-all.zip': file(
    'documents.downloadArchive',
    'All documents of a case in one archive',
    ['application/zip'],
  ),
  'POST /api/cases/:caseId/documents/download.zip': file(
    'documents.downloadChosen',
    'Some documents of a case in one archive',
    ['application/zip'],
    {
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['ids'],
              properties: {
                ids: { type: 'string', description: 'Ids with commas between.' },
              },
            },
          },
        },
      },
    },
  ),
  'GET /api/generated-answers/:id/answer.docx': file(
    'answers.docx',
    'An answer as a Word file',
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    { parameters: [JURY] },
  ),
  'GET /api/generated-answers/:id/answer.pdf': file(
    'answers.pdf',
    'An answer as a PDF',
    ['application/pdf'],
    {
      parameters: [JURY],
    },
  ),
  'GET /api/participants/:id/participant.vcf': file('participants.contact', 'A participant as a contact', [
    'text/vcard',
  ]),
  'GET /api/cases/:caseId/participants/participants.vcf': file(
    'participants.contacts',
    'All participants of a case as contacts',
    ['text/vcard'],
  ),
  'GET /api/service-attempts/:id/return.pdf': file('service.returnPdf', 'The return of service as a paper', [
    'application/pdf',
  ]),
  'GET /api/summons/:id/summons.pdf': file('summons.pdf', 'The summons as a paper for the clerk', [
    'application/pdf',
  ]),
  'GET /api/cases/:caseId/privilege-log.csv': file('review.privilegeLogCsv', 'The privilege log as a table', [
    'text/csv',
  ]),
  'GET /api/cases/:caseId/privilege-log.pdf': file('review.privilegeLogPdf', 'The privilege log as a paper', [
    'application/pdf',
  ]),
  'GET /api/productions/:id/production.zip': file('productions.archive', 'A production as it goes out', [
    'application/zip',
  ]),
  'GET /api/conversations/:id/conversation.txt': file(
    'assistant.conversationText',
    'A conversation as a text',
    ['text/plain'],
  ),
  'GET /api/milestones/:id/calendar.ics': file('calendar.deadline', 'A deadline as a calendar file', [
    'text/calendar',
  ]),
  'GET /api/events': file('cases.events', 'What changes', ['text/event-stream'], { 'x-access': 'person' }),
  'GET /api/calendar/:file': file(
    'calendar.subscribe',
    "A person's calendar: {secret}.ics, the secret being its key",
    ['text/calendar'],
    {
      ...PUBLIC,
      parameters: [header('If-None-Match', 'ETags that are known.')],
      responses: { 304: { description: 'Nothing has changed.' } },
    },
  ),
};

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

const TUS: Routes = {
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

const Downloads = z.object({
  documents: z.array(z.object({ id: z.string(), filename: z.string(), downloadUrl: z.string() })),
});
const Health = z.object({ status: z.string() });
const success = (description: string, schema: z.ZodType) => ({
  description,
  content: json(jsonSchema(schema, 'output')),
});
const TRPC = (what: string, type: string) => ({
  summary: `tRPC 11 with superjson, for the product's own pages: ${what}`,
  security: [{}, { session: [] }],
  responses: { 200: { description: 'tRPC envelopes.', content: { [type]: { schema: {} } } } },
});

/** Every address below /api that is no procedure, by method and path as they are mounted. */
const ROUTES: Routes = {
  ...FILES,
  ...TUS,
  'GET /api/health': {
    operationId: 'health',
    summary: 'Whether database and storage answer',
    ...PUBLIC,
    responses: { 200: success('They do.', Health), 503: success('They do not.', Health) },
  },
  'GET /api/openapi.json': {
    operationId: 'openapi',
    summary: 'This description',
    ...PUBLIC,
    responses: { 200: { description: 'OpenAPI 3.1.', content: json({ type: 'object' }) } },
  },
  'GET /api/login': redirect('auth.login', 'To the identity provider, or to the local account page'),
  'GET /api/auth/callback': {
    ...redirect('auth.callback', 'Back from the identity provider'),
    parameters: [
      query('code', 'From the provider.', { type: 'string' }),
      query('state', 'From the provider.', { type: 'string' }),
    ],
  },
  'GET /api/auth/logout': redirect('auth.logout', 'Ends the session'),
  'GET /api/logout': redirect('auth.logoutToo', 'Ends the session'),
  'GET /api/cases/:caseId/documents/download-all': {
    operationId: 'documents.downloads',
    summary: 'The documents of a case with the address of each file',
    'x-access': 'member',
    responses: { 200: success('The documents.', Downloads), ...FAILURE },
  },
  'POST /api/cases/:caseId/documents/upload': {
    operationId: 'documents.upload',
    summary: 'Files in one form; their text is read afterwards',
    'x-access': 'member',
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['files'],
            additionalProperties: false,
            properties: {
              files: { type: 'array', items: BYTES },
              categoryOverrides: {
                type: 'string',
                description: 'JSON: an object from file name to category.',
              },
              discoveryContext: {
                type: 'string',
                description: 'JSON: party, repository and type of a discovery card.',
              },
            },
          },
        },
      },
    },
    responses: {
      201: success('The documents, queued to be read.', z.object({ documents: z.array(DocumentSummary) })),
      ...FAILURE,
    },
  },
  'GET /api/trpc/:path': {
    operationId: 'trpc.get',
    ...TRPC('queries, and streams as server-sent events', 'text/event-stream'),
  },
  'POST /api/trpc/:path': {
    operationId: 'trpc.post',
    ...TRPC('mutations, some answered piece by piece', 'application/json'),
  },
};

/** These with their path parameters, by method and path. */
export function describedRoutes(): { method: string; path: string; operation: JsonObject }[] {
  return Object.entries(ROUTES).map(([key, operation]) => {
    const [method = '', path = ''] = key.split(' ');
    const own = Array.isArray(operation.parameters) ? operation.parameters : [];
    return { method, path, operation: { ...operation, parameters: [...pathParameters(path), ...own] } };
  });
}
