import { z } from 'zod';
import { DocumentSummary } from '#src/documents/schema.ts';
import { NewIntake } from '#src/intake/requests-schema.ts';
import {
  BYTES,
  FAILURE,
  header,
  type JsonObject,
  json,
  PUBLIC,
  pathParameters,
  query,
  type Routes,
  success,
  text,
} from './openapi-schema.ts';
import { RESTORE, TUS } from './openapi-uploads.ts';

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

/** Files in a form, or documents of one's own. */
const PAGE = query('page', 'The page, from 1.', { type: 'integer', minimum: 1, maximum: 5000 });
const WIDTH = query('width', 'Pixels; the next larger of a few widths is drawn.', {
  type: 'integer',
  minimum: 1,
  maximum: 2400,
});
const WITH = query('with', 'Ids of other facts, to be shown with it where they stand near.', {
  type: 'string',
});

const INTAKE_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['files'],
        additionalProperties: false,
        properties: { files: { type: 'array', items: BYTES } },
      },
    },
    'application/json': {
      schema: {
        type: 'object',
        required: ['documentIds'],
        additionalProperties: false,
        properties: { documentIds: { type: 'array', items: text } },
      },
    },
  },
};

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
  'GET /api/documents/:id/thumbnail': file(
    'documents.thumbnail',
    'The first page of a document as a small picture',
    ['image/webp'],
  ),
  'GET /api/documents/:id/picture': file(
    'documents.picture',
    'A page of a PDF or picture, drawn as a picture',
    ['image/webp'],
    {
      parameters: [PAGE, WIDTH],
    },
  ),
  'GET /api/facts/:id/cutout': file(
    'facts.cutout',
    'The part of the page that shows the words of a fact',
    ['image/webp'],
    {
      parameters: [WIDTH, WITH],
    },
  ),
  'GET /api/cases/:caseId/documents/download-all.zip': file(
    'documents.downloadArchive',
    'All documents of a case in one archive',
    ['application/zip'],
  ),
  'GET /api/cases/:caseId/export': file('cases.export', 'Everything of a case', ['application/zip']),
  'GET /api/auth/export': file('auth.export', 'Everything of the account', ['application/zip'], {
    'x-access': 'person',
  }),
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
  'GET /api/cases/:caseId/chronology.csv': file('chronology.csv', 'The chronology as a table', ['text/csv']),
  'GET /api/cases/:caseId/chronology.pdf': file('chronology.pdf', 'The chronology as a paper', [
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

const Downloads = z.object({
  documents: z.array(z.object({ id: z.string(), filename: z.string(), downloadUrl: z.string() })),
});
const Health = z.object({ status: z.string() });
const NotReady = Health.extend({ because: z.array(z.enum(['database', 'storage', 'disk'])) });
const state = (operationId: string, summary: string, otherwise: z.ZodType) => ({
  ...{ operationId, summary, ...PUBLIC },
  responses: { 200: success('Yes.', Health), 503: success('No.', otherwise) },
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
  ...RESTORE,
  'GET /api/health': state('health', 'Whether database and storage answer', Health),
  'GET /api/ready': state('ready', 'Whether it can take what people bring', NotReady),
  'GET /api/openapi.json': {
    operationId: 'openapi',
    summary: 'This description',
    ...PUBLIC,
    responses: { 200: { description: 'OpenAPI 3.1.', content: json({ type: 'object' }) } },
  },
  'GET /api/login': redirect('auth.login', 'To the identity provider, or to the local account page'),
  'GET /api/auth/callback': {
    ...redirect('auth.callback', 'Back from the identity provider'),
    parameters: ['code', 'state'].map((name) => query(name, 'From the provider.', { type: 'string' })),
  },
  'GET /api/auth/logout': redirect('auth.logout', 'Ends the session'),
  'GET /api/auth/logout/provider': redirect('auth.logoutThere', 'Ends it at the provider too'),
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
  'POST /api/intake': {
    operationId: 'intake.begin',
    summary: 'Reads papers before there is a case; a cookie keeps them for this browser',
    ...PUBLIC,
    requestBody: INTAKE_BODY,
    responses: { 201: success('What was added.', NewIntake), ...FAILURE },
  },
  'POST /api/intake/:id/files': {
    operationId: 'intake.add',
    summary: 'Adds papers to those that are read before there is a case',
    ...PUBLIC,
    requestBody: INTAKE_BODY,
    responses: { 201: success('What was added.', NewIntake), ...FAILURE },
  },
  'GET /api/intake/:id/files/:fileId/content': file(
    'intake.file',
    'A file as it came',
    ['application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'application/octet-stream'],
    { ...DOCUMENT_FILE, ...PUBLIC },
  ),
  'GET /api/intake/:id/files/:fileId/picture': file(
    'intake.filePicture',
    'A page of a file as it came, drawn as a picture',
    ['image/webp'],
    { parameters: [PAGE, WIDTH], ...PUBLIC },
  ),
  'GET /api/intake/:id/documents/:documentId/picture': file(
    'intake.picture',
    'A page of a paper as it is read, drawn as a picture',
    ['image/webp'],
    { parameters: [PAGE, WIDTH], ...PUBLIC },
  ),
  'GET /api/intake/:id/facts/:factId/cutout': file(
    'intake.cutout',
    'The part of the page that shows the words of a fact',
    ['image/webp'],
    { parameters: [WIDTH, WITH], ...PUBLIC },
  ),
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
