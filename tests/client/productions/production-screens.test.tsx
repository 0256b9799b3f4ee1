import '../list-layout.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { ProductionsPage } from '#client/productions/production-list-page.tsx';
import { NewProductionPage } from '#client/productions/production-new-page.tsx';
import { ProductionPage } from '#client/productions/production-page.tsx';
import type { Case } from '#src/cases/schema.ts';
import type { Production, ProductionCheck, ProductionChoice } from '#src/productions/schema.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeReviewDocument } from '#tests/factories/documents.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

let server: FakeServer;
let item: Case;
let documents: ReviewDocument[];
let productions: Production[];
let made: Production;
let check: (choice: ProductionChoice) => ProductionCheck;

const make = (filename: string, privilegeStatus: string | null, batesNumber: string | null = null) =>
  makeReviewDocument({ id: filename, filename, privilegeStatus, batesNumber, batesEnd: batesNumber });

const CLEAR: ProductionCheck = {
  ...{ documents: 2, pages: 5, bytes: 4_000, firstBates: 'QUAY000001', lastBates: 'QUAY000005' },
  ...{ withheld: [], blockers: [], warnings: [], nextVolume: 'VOL003' },
};

const MADE: Production = {
  ...{
    id: 'made',
    caseId: CASE_ID,
    name: 'First set',
    volume: 'VOL001',
    producedBy: 'Willa Hargrove',
    producedTo: 'Fenwright LLC',
  },
  ...{ producedOn: '2026-03-09', requestAnswered: 'RFP 4', documentCount: 2, pageCount: 5, withheldCount: 1 },
  ...{ bytes: 4_000, firstBates: 'QUAY000001', lastBates: 'QUAY000005', coverLetter: 'Enclosed.' },
  ...{ createdAt: new Date('2026-03-09T10:00:00Z'), createdBy: 'Willa Hargrove' },
  withheld: [
    { documentId: 'memo.pdf', filename: 'memo.pdf', batesNumber: null, privilegeStatus: 'privileged' },
  ],
  documents: ['lease.pdf', 'gone.pdf'].map((filename, index) => ({
    ...{
      position: index + 1,
      documentId: filename,
      filename,
      mimeType: 'application/pdf',
      size: 2_000,
      pages: 1,
    },
    ...{ begBates: `QUAY00000${index + 1}`, endBates: `QUAY00000${index + 1}`, begAttach: '', endAttach: '' },
    ...{ docType: null, docDate: null, custodian: null, hash: null },
    ...{ isThere: filename !== 'gone.pdf', isPrivilegedNow: false },
  })),
};

beforeEach(() => {
  item = makeCase();
  documents = [
    make('lease.pdf', 'not_privileged', 'QUAY000001'),
    make('letter.pdf', 'not_privileged', 'QUAY000002'),
    make('memo.pdf', 'privileged'),
    make('new.pdf', null),
  ];
  productions = [MADE];
  made = MADE;
  check = () => CLEAR;
  server = startFakeServer({
    'cases.get': () => item,
    'review.list': () => documents,
    'productions.list': () => productions,
    'productions.get': () => made,
    'productions.check': ({ withheldIds = [], ...choice }) => check({ ...choice, withheldIds }),
    'productions.personalData': () => [],
    'productions.create': () => MADE,
  });
});

function open(path: string, state?: unknown) {
  const signedIn = (page: React.ReactNode) => <UserContext value={makeUser()}>{page}</UserContext>;
  const base = '/cases/:caseId/ediscovery/productions';
  const rendered = renderRoutes(
    [
      { path: base, element: signedIn(<ProductionsPage />) },
      { path: `${base}/new`, element: signedIn(<NewProductionPage />) },
      { path: `${base}/:productionId`, element: signedIn(<ProductionPage />) },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    state === undefined ? path : '/elsewhere',
  );
  if (state !== undefined) void rendered.router.navigate(path, { state });
  return rendered;
}
const LIST = `/cases/${CASE_ID}/ediscovery/productions`;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the list', () => {
  it('shows each set with its numbers', async () => {
    open(LIST);
    const list = within(await screen.findByRole('list', { name: 'Productions' }));
    for (const text of ['VOL001', '2 documents', '5 pages', '1 withheld', 'QUAY000001 – QUAY000005']) {
      expect(list.getByText(text)).toBeTruthy();
    }
    expect(hrefOf('First set')).toBe(`${LIST}/made`);
    expect(hrefOf('New Production')).toBe(`${LIST}/new`);
  });

  it('says what will be here, and offers a viewer nothing', async () => {
    productions = [];
    item = makeCase({ memberRole: 'viewer' });
    open(LIST);
    expect(await screen.findByText('Nothing has been produced yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'New Production' })).toBeNull();
  });

  it('says when it could not be loaded, and tries again', async () => {
    server.answer('productions.list', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person } = open(LIST);
    expect(await screen.findByText('The productions could not be loaded')).toBeTruthy();
    server.answer('productions.list', () => [MADE]);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'First set' })).toBeTruthy();
  });
});

describe('a new production', () => {
  it('begins with all that is not privileged, lists the rest as withheld, and is made', async () => {
    const { person, router } = open(`${LIST}/new`);
    expect(await screen.findByText('Nothing stands in the way.')).toBeTruthy();
    expect(screen.getByText('2 documents to go out, 1 withheld')).toBeTruthy();
    expect(server.sent('productions.check')).toEqual([
      { caseId: CASE_ID, documentIds: ['lease.pdf', 'letter.pdf'], withheldIds: ['memo.pdf'] },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Volume')).toHaveProperty('value', 'VOL003'));
    await person.type(screen.getByLabelText('Produced to'), 'Fenwright LLC');
    await person.click(screen.getByRole('button', { name: 'Produce 2 documents' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${LIST}/made`));
    expect(server.sent('productions.create')).toMatchObject([
      {
        ...{ name: 'Production 3', volume: 'VOL003', producedTo: 'Fenwright LLC' },
        ...{ documentIds: ['lease.pdf', 'letter.pdf'], withheldIds: ['memo.pdf'] },
      },
    ]);
  });

  it('names what stands in the way, leads there, and leaves it out on a press', async () => {
    check = ({ documentIds }) => ({
      ...CLEAR,
      blockers: documentIds.includes('new.pdf')
        ? [
            {
              ...{ code: 'unreviewed', documentId: 'new.pdf', filename: 'new.pdf' },
              text: 'new.pdf has not been reviewed for privilege. Decide whether it is privileged.',
            },
          ]
        : [],
    });
    const { person } = open(`${LIST}/new`);
    await person.click(await screen.findByRole('radio', { name: /Choose by filters/ }));
    expect(await screen.findByText('1 document stands in the way')).toBeTruthy();
    expect(hrefOf('new.pdf')).toBe(`/cases/${CASE_ID}/ediscovery?doc=new.pdf`);
    expect(hrefOf('Review Them')).toBe(`/cases/${CASE_ID}/ediscovery?privilege=-`);
    await person.type(screen.getByLabelText('Produced to'), 'Fenwright LLC');
    await person.click(screen.getByRole('button', { name: 'Produce 3 documents' }));
    expect(server.sent('productions.create')).toEqual([]);
    await waitFor(() => expect(document.activeElement?.id).toBe('blockers'));
    await person.click(screen.getByRole('button', { name: 'Leave Out' }));
    expect(await screen.findByText('Nothing stands in the way.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Put 1 back' }));
    expect(await screen.findByText('1 document stands in the way')).toBeTruthy();
  });

  it('takes what was chosen in the review', async () => {
    open(`${LIST}/new`, { documentIds: ['letter.pdf', 'memo.pdf', 4] });
    expect(await screen.findByText('The documents you chose in the review')).toBeTruthy();
    expect(await screen.findByText('1 document to go out, 1 withheld')).toBeTruthy();
    await waitFor(() =>
      expect(server.sent('productions.check')).toEqual([
        { caseId: CASE_ID, documentIds: ['letter.pdf'], withheldIds: ['memo.pdf'] },
      ]),
    );
  });

  it('puts what the server says at its field, or says why nothing was produced', async () => {
    const message = "VOL003 is already the volume of 'Second set'. Choose another.";
    server.answer('productions.create', () => {
      throw new Refusal(409, 'CONFLICT', { message, fields: { volume: message } });
    });
    const { person } = open(`${LIST}/new`);
    await screen.findByText('Nothing stands in the way.');
    await person.click(screen.getByRole('button', { name: 'Produce 2 documents' }));
    expect(await screen.findByText('Say to whom it is produced')).toBeTruthy();
    await person.type(screen.getByLabelText('Produced to'), 'Fenwright LLC');
    await person.click(screen.getByRole('button', { name: 'Produce 2 documents' }));
    expect(await screen.findByText(message)).toBeTruthy();
    const refusal = 'Nothing was produced. lease.pdf has no Bates number. Number it first.';
    server.answer('productions.create', () => {
      throw new Refusal(409, 'CONFLICT', { message: refusal });
    });
    await person.click(screen.getByRole('button', { name: 'Produce 2 documents' }));
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(screen.getByLabelText('Produced to')).toHaveProperty('value', 'Fenwright LLC');
  });

  it('says which documents give personal numbers in full', async () => {
    server.answer('productions.personalData', () => [
      { documentId: 'lease.pdf', filename: 'lease.pdf', kinds: ['social security', 'birth date'] },
    ]);
    open(`${LIST}/new`);
    expect(
      await screen.findByText(/seems to give a Social Security or tax number and a date of birth in full/),
    ).toBeTruthy();
  });

  it('is not for those who may only look', async () => {
    item = makeCase({ memberRole: 'viewer' });
    open(`${LIST}/new`);
    expect(await screen.findByText('You can view this case, but not produce its documents.')).toBeTruthy();
    expect(server.sent('productions.check')).toEqual([]);
  });
});

describe('a production', () => {
  it('shows what went out and what was held back', async () => {
    open(`${LIST}/made`);
    expect(await screen.findByRole('heading', { name: 'First set', level: 1 })).toBeTruthy();
    expect(screen.getByText('To Fenwright LLC, Mar 9, 2026')).toBeTruthy();
    expect(hrefOf('lease.pdf')).toBe(`/cases/${CASE_ID}/documents/lease.pdf`);
    expect(screen.getByText('Produced by').nextSibling?.textContent).toBe('Willa Hargrove');
    expect(screen.getByText('gone.pdf (deleted since)')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 document withheld' })).toBeTruthy();
    expect(hrefOf('Download ZIP')).toBe('/api/productions/made/production.zip');
    expect(screen.getByText('Enclosed.')).toBeTruthy();
  });

  it('says what was marked privileged since, and what to do at once', async () => {
    made = { ...MADE, documents: MADE.documents.map((each) => ({ ...each, isPrivilegedNow: true })) };
    open(`${LIST}/made`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Marked privileged, and in this production: 2 documents');
    expect(alert.textContent).toContain('QUAY000001 (lease.pdf) and QUAY000002 (gone.pdf) are marked');
    expect(alert.textContent).toContain('26(b)(5)(B)');
  });

  it('shows how far a download has come', async () => {
    server.answer('productions.progress', () => ({ download: { documents: 3, total: 8 } }));
    const { person } = open(`${LIST}/made`);
    const link = await screen.findByRole('link', { name: 'Download ZIP' });
    link.addEventListener('click', (event) => event.preventDefault());
    await person.click(link);
    expect(await screen.findByText('3 of 8 documents stamped and sent')).toBeTruthy();
  });

  it('of another case is not shown in this one', async () => {
    server.answer('productions.get', () => ({ ...MADE, caseId: 'other' }));
    open(`${LIST}/made`);
    expect(await screen.findByText('This production could not be loaded')).toBeTruthy();
    expect(screen.queryByText('lease.pdf')).toBeNull();
  });
});
