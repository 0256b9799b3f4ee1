import '../list-layout.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { ReviewPage } from '#client/review/review-page.tsx';
import type { DiscoveryDocument } from '#src/documents/discovery-schema.ts';
import { applyCode } from '#src/review/codes.ts';
import { CodeInput, type ReviewDocument } from '#src/review/schema.ts';
import { CASE_ID, makeListedCase } from '#tests/factories/cases.ts';
import { makeDiscoveryDocument, makeReviewDocument } from '#tests/factories/documents.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { pressInNotice, renderRoutes } from '../render-screen.tsx';
import { ANALYSIS } from './sample-documents.ts';

const LEASE = makeReviewDocument();
const MAIL = makeReviewDocument({
  id: 'mail',
  filename: 'Advice.eml',
  docType: null,
  mimeType: 'message/rfc822',
  batesNumber: 'ACME000001',
  batesEnd: 'ACME000001',
  isAnalyzed: true,
  custodian: 'Odette Farrow',
  productionStatus: 'not_produced',
  docDate: '2025-03-04',
  relevanceScore: 82,
});
const MEMO = makeReviewDocument({
  id: 'memo',
  filename: 'Memo.txt',
  mimeType: 'text/plain',
  parentDocumentId: 'mail',
});
const PHOTO = makeReviewDocument({
  id: 'photo',
  filename: 'Photo.png',
  mimeType: 'image/png',
  docType: null,
});

let server: FakeServer;
let details: Record<string, Partial<DiscoveryDocument>>;

beforeEach(() => {
  details = { mail: { aiAnalysis: ANALYSIS } };
  server = startFakeServer({
    'cases.get': () => makeListedCase(),
    'review.list': () => [LEASE, MAIL, MEMO, PHOTO],
    'review.document': (input) => detailsOf(input.id),
    'review.code': () => ({ changed: 1 }),
    'review.restore': () => ({ changed: 1, kept: 0 }),
    'review.update': (input) => {
      const { id, ...change } = input;
      details[id] = { ...details[id], ...change };
      return { document: detailsOf(id) };
    },
    'documents.list': () => [],
    'milestones.kinds': () => [],
  });
});

function detailsOf(id: string): DiscoveryDocument {
  const document = [LEASE, MAIL, MEMO, PHOTO].find((each) => each.id === id) ?? LEASE;
  return makeDiscoveryDocument(document, details[id]);
}

function open(search = '') {
  return renderRoutes(
    [
      {
        path: '/cases/:caseId/ediscovery',
        element: (
          <UserContext value={makeUser()}>
            <ReviewPage />
          </UserContext>
        ),
      },
    ],
    `/cases/${CASE_ID}/ediscovery${search}`,
  );
}

const list = () => screen.getByRole('list', { name: 'Documents' });
const row = (name: string) => {
  const found = within(list())
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(name));
  if (found === undefined) throw new Error(`${name} is not listed.`);
  return within(found);
};
const desk = () => within(screen.getByRole('region', { name: 'Document' }));

describe('the list', () => {
  it("says 'Loading discovery documents...' and then what each document is", async () => {
    open();
    expect(screen.getByText('Loading discovery documents...')).toBeTruthy();
    await screen.findByRole('heading', { name: 'E-Discovery Review' });
    expect(await screen.findByText('AI-powered document analysis and categorization')).toBeTruthy();
    expect(screen.getByText('No Document Selected')).toBeTruthy();
    expect(
      screen.getByText('Select a document from the list to view its details and AI analysis'),
    ).toBeTruthy();
    expect(row('Advice.eml').getByText('Document')).toBeTruthy();
    expect(row('Advice.eml').getByText('ACME000001')).toBeTruthy();
    expect(row('Advice.eml').getByText('Analyzed')).toBeTruthy();
    expect(row('Lease.pdf').getByText('Contract')).toBeTruthy();
    expect(row('Lease.pdf').queryByText('Analyzed')).toBeNull();
    expect(row('Memo.txt').getByText(/attachment/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Privilege Log' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/ediscovery/privilege-log`,
    );
    expect(screen.getByRole('link', { name: 'Productions' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/ediscovery/productions`,
    );
  });

  it('says what is empty and begins it with the upload dialog', async () => {
    server.answer('review.list', () => []);
    const { person } = open();
    await screen.findByText('No documents uploaded yet');
    await person.click(screen.getByRole('button', { name: 'Upload Documents' }));
    expect(await screen.findByRole('dialog', { name: 'Upload Documents' })).toBeTruthy();
  });

  it('that cannot be loaded is asked for again', async () => {
    server.answer('review.list', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = open();
    await screen.findByText('The documents could not be loaded');
    server.answer('review.list', () => [LEASE]);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('list', { name: 'Documents' });
  });

  it('lets a viewer look and change nothing', async () => {
    server.answer('cases.get', () => makeListedCase({ memberRole: 'viewer' }));
    const { person } = open('?doc=lease');
    await screen.findByRole('heading', { name: 'Lease.pdf' });
    for (const name of [/Upload/, /^Edit/, 'Analyze Document']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('checkbox')).toBeNull();
    await person.keyboard('1');
    expect(server.sent('review.code')).toEqual([]);
  });

  it('is narrowed by filters that stand in the address', async () => {
    const { person, router } = open();
    await person.click(await screen.findByRole('button', { name: 'Filters' }));
    await person.click(screen.getByRole('checkbox', { name: 'Odette Farrow 1' }));
    expect(screen.getByText('1 of 4')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe('?custodian=Odette+Farrow'));
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await person.click(screen.getByRole('button', { name: 'Take back the filter Custodian: Odette Farrow' }));
    expect(within(list()).getAllByRole('link')).toHaveLength(4);
  });
});

describe('a document', () => {
  it('shows what is missing in the words of the screen', async () => {
    open('?doc=photo');
    await screen.findByRole('heading', { name: 'Photo.png' });
    expect(desk().getByText('Not assigned')).toBeTruthy();
    expect(desk().getByText('Unknown')).toBeTruthy();
    expect(desk().getByText('Unreviewed')).toBeTruthy();
    expect(desk().getByText('Mar 2, 2026')).toBeTruthy();
    expect(
      desk().getByText('Click "Analyze Document" to generate an AI-powered summary and classification.'),
    ).toBeTruthy();
    const picture = desk().getByRole('img', { name: 'Photo.png' });
    expect(picture.getAttribute('src')).toBe('/api/documents/photo/view');
    expect(picture.style.maxHeight).toBe('600px');
    expect(desk().getByRole('heading', { name: 'Document Preview' })).toBeTruthy();
  });

  it('shows its analysis and its details', async () => {
    open('?doc=mail');
    await screen.findByRole('heading', { name: 'AI Document Summary' });
    for (const text of ['A lease for one year.', 'The rent is $1,480.00.', 'Deposit', '88%']) {
      expect(desk().getByText(text)).toBeTruthy();
    }
    for (const party of ['Willa Hargrove', 'Odette Farrow', 'desk@example.org', 'Unknown']) {
      expect(desk().getAllByText(party).length).toBeGreaterThan(0);
    }
    expect(desk().getByRole('progressbar', { name: 'Confidence Score' }).getAttribute('aria-valuenow')).toBe(
      '88',
    );
    expect(desk().getByText('NOT PRODUCED')).toBeTruthy();
    expect(desk().getByText('March 4, 2025')).toBeTruthy();
    expect(desk().getByText(/82\/100/).textContent).toBe(
      '82/100Key document (70 to 100), as a reviewer scored it. No score withholds anything.',
    );
    expect(desk().getByRole('button', { name: 'Re-Analyze' })).toBeTruthy();
    expect(desk().getByRole('link', { name: 'Open Document' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/documents/mail`,
    );
  });

  it("without a summary says 'No summary available'", async () => {
    const summary = { ...ANALYSIS.summary, summary: '', mentioned_parties: [] };
    details.mail = { aiAnalysis: { ...ANALYSIS, summary } };
    open('?doc=mail');
    await screen.findByText('No summary available');
  });

  it('is analyzed: a skeleton, then what was found', async () => {
    let finish = () => {};
    server.answer('documents.analyzeDiscovery', () => {
      details.lease = { aiAnalysis: ANALYSIS };
      server.answer('review.list', () => [{ ...LEASE, isAnalyzed: true }]);
      return new Promise((resolve) => (finish = () => resolve({ document: detailsOf('lease') })));
    });
    const { person } = open('?doc=lease');
    await person.click(await screen.findByRole('button', { name: 'Analyze Document' }));
    expect((await screen.findByRole('button', { name: 'Analyzing...' })).hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByText('Analyzing Document...').length).toBeGreaterThan(0);
    finish();
    await screen.findByText('Analysis Complete');
    await screen.findByRole('heading', { name: 'AI Document Summary' });
    await waitFor(() => expect(row('Lease.pdf').getByText('Analyzed')).toBeTruthy());
  });

  it.each([
    ['the server broke', new Refusal(500, 'INTERNAL'), 'Failed to analyze document. Please try again.'],
    [
      'it is not read yet',
      new Refusal(409, 'CONFLICT', { message: 'This document is still being read.' }),
      'This document is still being read.',
    ],
  ])('says that the analysis failed when %s', async (_why, refusal, text) => {
    server.answer('documents.analyzeDiscovery', () => {
      throw refusal;
    });
    const { person } = open('?doc=lease');
    await person.click(await screen.findByRole('button', { name: 'Analyze Document' }));
    await screen.findByText('Analysis Failed');
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('editing in place', () => {
  it('saves one field with Enter, at once on the screen', async () => {
    const { person } = open('?doc=lease');
    await person.click(await screen.findByRole('button', { name: 'Edit Document Type' }));
    await person.selectOptions(screen.getByLabelText('Document Type'), 'Memo');
    await person.keyboard('{Enter}');
    expect(desk().getByText('Memo')).toBeTruthy();
    await screen.findByText('Document Updated');
    expect(server.sent('review.update')).toEqual([{ id: 'lease', documentCategory: 'Memo' }]);
  });

  it('has one field in edit mode at a time, and keeps what was typed in the other', async () => {
    const { person } = open('?doc=mail');
    await person.click(await screen.findByRole('button', { name: 'Edit Summary' }));
    await person.type(screen.getByLabelText('Summary'), ' More.');
    await person.click(screen.getByRole('button', { name: 'Edit Bates Number' }));
    expect(screen.getAllByRole('form')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Edit Summary' }));
    expect(screen.getAllByRole('form')).toHaveLength(1);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Summary').value).toBe('A lease for one year. More.');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('form')).toBeNull();
    expect(desk().getByText('A lease for one year.')).toBeTruthy();
    expect(server.sent('review.update')).toEqual([]);
  });

  it('saves a summary of the reviewer’s own', async () => {
    const { person } = open('?doc=mail');
    await person.click(await screen.findByRole('button', { name: 'Edit Summary' }));
    await person.clear(screen.getByLabelText('Summary'));
    await person.type(screen.getByLabelText('Summary'), 'The lease.');
    await person.click(screen.getByRole('button', { name: 'Save Summary' }));
    await screen.findByText('Edited by a reviewer.');
    await screen.findByText('Document Updated');
    expect(server.sent('review.update')).toEqual([{ id: 'mail', aiAnalysisSummary: 'The lease.' }]);
  });

  it('puts the value back when it could not be saved, and keeps what was typed', async () => {
    server.answer('review.update', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = open('?doc=mail');
    await person.click(await screen.findByRole('button', { name: 'Edit Document Custodian' }));
    await person.clear(screen.getByLabelText('Document Custodian'));
    await person.type(screen.getByLabelText('Document Custodian'), 'Rosalind Quay{Enter}');
    await screen.findByText('Update Failed');
    expect(screen.getByText('Failed to update document. Please try again.')).toBeTruthy();
    await waitFor(() => expect(desk().getAllByText('Odette Farrow').length).toBeGreaterThan(1));
    await person.click(screen.getByRole('button', { name: 'Edit Document Custodian' }));
    expect(screen.getByLabelText<HTMLInputElement>('Document Custodian').value).toBe('Rosalind Quay');
  });

  it("shows the server's sentence where numbers clash", async () => {
    server.answer('review.update', () => {
      throw new Refusal(409, 'CONFLICT', { message: 'ACME000001 is already on Advice.eml.' });
    });
    const { person } = open('?doc=lease');
    await person.click(await screen.findByRole('button', { name: 'Edit Bates Number' }));
    await person.type(screen.getByLabelText('Bates Number'), 'ACME000001{Enter}');
    await screen.findByText('ACME000001 is already on Advice.eml.');
    expect(desk().getByText('Not assigned')).toBeTruthy();
  });
});

describe('coding', () => {
  it('by key, taken back by key and by the notice', async () => {
    const { person } = open('?doc=lease');
    await screen.findByRole('heading', { name: 'Lease.pdf' });
    await person.keyboard('2');
    expect(row('Lease.pdf').getByText('Work Product')).toBeTruthy();
    await screen.findByText('Document Updated');
    await person.keyboard('u');
    expect(row('Lease.pdf').getByText('Unreviewed')).toBeTruthy();
    await screen.findByText('Undone');
    await person.keyboard('1');
    await screen.findByText('Document Updated');
    await pressInNotice(person, 'Undo');
    await waitFor(() => expect(server.sent('review.restore')).toHaveLength(2));
    expect(server.sent('review.restore')[0]).toMatchObject({
      change: { privilegeStatus: 'work_product' },
      groups: [{ ids: ['lease'], was: { privilegeStatus: null } }],
    });
  });

  it('says what an undo left alone, because somebody changed it since', async () => {
    server.answer('review.restore', () => ({ changed: 0, kept: 1 }));
    const { person } = open('?doc=lease');
    await screen.findByRole('heading', { name: 'Lease.pdf' });
    await person.keyboard('2u');
    await screen.findByText(/1 document changed by somebody else since stays as it is\./);
  });

  it('steps through the list with j and k, and selects with x', async () => {
    const { person, router } = open();
    await screen.findByRole('list', { name: 'Documents' });
    const doc = () => new URLSearchParams(router.state.location.search).get('doc');
    await person.keyboard('j');
    await waitFor(() => expect(doc()).toBe('lease'));
    await person.keyboard('jj');
    await waitFor(() => expect(doc()).toBe('memo'));
    await person.keyboard('k');
    await waitFor(() => expect(doc()).toBe('mail'));
    await person.keyboard('x');
    expect(screen.getByText('1 selected')).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('codes an e-mail with what was attached to it in one press', async () => {
    const { person } = open('?doc=memo');
    await screen.findByRole('heading', { name: 'E-mail Family' });
    await person.click(desk().getByRole('button', { name: 'Privileged' }));
    expect(row('Advice.eml').getByText('Privileged')).toBeTruthy();
    expect(row('Memo.txt').getByText('Privileged')).toBeTruthy();
    await screen.findByText('2 documents updated');
    expect(server.sent('review.code')).toMatchObject([{ ids: ['mail', 'memo'] }]);
  });

  it('puts back all of a selection that could not be saved', async () => {
    let stored: ReviewDocument[] = [LEASE, MAIL, MEMO, PHOTO];
    server.answer('review.list', () => stored);
    server.answer('review.code', () => {
      throw new Refusal(404, 'NOT_FOUND', { message: 'Not all of these documents are there any more.' });
    });
    const { person } = open();
    await person.click(await screen.findByRole('checkbox', { name: 'Select all 4' }));
    await person.click(screen.getByRole('button', { name: 'Code As' }));
    await person.click(screen.getByRole('menuitem', { name: 'Not Privileged' }));
    await screen.findByText('Not all of these documents are there any more.');
    expect(within(list()).getAllByText('Unreviewed')).toHaveLength(4);
    server.answer('review.code', (input) => {
      const { ids, change } = CodeInput.parse(input);
      stored = stored.map((each) => (ids.includes(each.id) ? applyCode(each, change) : each));
      return { changed: ids.length };
    });
    await person.click(screen.getByRole('button', { name: 'Code As' }));
    await person.click(screen.getByRole('menuitem', { name: 'Not Privileged' }));
    expect(within(list()).getAllByText('Not Privileged')).toHaveLength(4);
    await screen.findByText('4 documents updated');
  });

  it('edits many fields at once, leaving what is left at no change', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('checkbox', { name: 'Select Lease.pdf' }));
    await person.click(screen.getByRole('checkbox', { name: 'Select Photo.png' }));
    await person.click(screen.getByRole('button', { name: 'Edit Fields' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 documents' }));
    expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    await person.type(dialog.getByLabelText('Relevance, 0 to 100'), '101');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('The relevance is a whole number from 0 to 100.')).toBeTruthy();
    await person.clear(dialog.getByLabelText('Relevance, 0 to 100'));
    await person.selectOptions(dialog.getByLabelText('Production status'), 'withheld');
    await person.type(dialog.getByLabelText('Add tags'), 'hot, furnace');
    await person.click(dialog.getByRole('checkbox', { name: 'Take it away (not assigned)' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('2 documents updated');
    expect(server.sent('review.code')).toMatchObject([
      {
        ids: ['lease', 'photo'],
        change: { custodian: null, productionStatus: 'withheld', addTags: ['hot', 'furnace'] },
      },
    ]);
  });
});
