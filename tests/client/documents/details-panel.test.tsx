import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DetailsPanel } from '#client/documents/details-panel.tsx';
import type { Document } from '#src/documents/schema.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type Answer, type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const NONE: Answer<'documents.analysis'> = { analysis: null, analysisType: null, analyzedAt: null };
const EVIDENCE = { page: 1, start: 0, end: 8, quote: 'The rent', verified: true };
const FOUND: Answer<'documents.regenerateSummary'> = {
  analysisType: 'summary',
  analyzedAt: new Date(2026, 2, 2, 14, 5),
  analysis: {
    type: 'summary',
    summary: 'A lease of a house.',
    key_points: ['The rent is $1,480.00.', 'The term is a year.', 'A third point.'],
    key_point_sources: [EVIDENCE],
    main_topics: [],
    legal_significance: 'It binds both sides.',
    mentioned_parties: [],
    timeline: [],
  },
};

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer({
    'milestones.kinds': () => ['Complaint', 'Trial'],
    'documents.analysis': () => NONE,
    'auth.config': () => makeAuthConfig(),
  });
});

function open(change: Partial<Document> = {}, canEdit = true) {
  return renderScreen(<DetailsPanel document={makeDocument(change)} canEdit={canEdit} />, makeUser()).person;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('pages', () => {
  const pages = () => screen.getByText('Pages').nextElementSibling?.textContent;

  it.each([
    [{ pageCount: 3 }, '3'],
    [{ pageCount: null }, 'No fixed pages'],
    [{ pageCount: null, status: 'queued' as const }, 'Not known'],
  ])('%j: %s', (change, words) => {
    open(change);
    expect(pages()).toBe(words);
  });
});

describe('category of a document', () => {
  it('changes at once; the one it has cannot be chosen', async () => {
    server.answer('documents.update', () => makeDocument({ docType: 'Trial' }));
    const person = open();
    await person.click(button('Change category'));
    const has = screen.getByRole('menuitem', { name: 'Other' });
    expect(has.getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('menuitem', { name: 'Trial' }));
    await screen.findByText('Category Updated');
    expect(server.sent('documents.update')[0]).toEqual({ id: makeDocument().id, docType: 'Trial' });
  });

  it('says when it could not be changed', async () => {
    server.answer('documents.update', () => {
      throw new Refusal(503, 'UNAVAILABLE', { message: 'The server is being restarted.' });
    });
    const person = open();
    await person.click(button('Change category'));
    await person.click(screen.getByRole('menuitem', { name: 'Complaint' }));
    await screen.findByText('Update Failed');
    expect(screen.getByText('The server is being restarted.')).toBeTruthy();
  });

  it('is suggested with the reason, and taken over in one press', async () => {
    server.answer('documents.update', () => makeDocument({ docType: 'Order' }));
    const person = open({
      suggestedDocType: 'Order',
      suggestedBecause: 'Its title reads “ORDER”.',
      suggestedConfidence: 0.92,
    });
    expect(screen.getByText('This reads like: Order')).toBeTruthy();
    expect(screen.getByText(/Its title reads “ORDER”\./)).toBeTruthy();
    await person.click(button('File it under Order'));
    await screen.findByText('Category Updated');
  });

  it('is suggested by the finer kind, and filed under its category', async () => {
    server.answer('documents.update', () => makeDocument({ docType: 'Notice' }));
    const person = open({ suggestedDocType: 'Notice of Hearing', suggestedConfidence: 0.92 });
    expect(screen.getByText('This reads like: Notice of Hearing')).toBeTruthy();
    await person.click(button('File it under Notice'));
    await screen.findByText('Category Updated');
    expect(server.sent('documents.update')[0]).toEqual({ id: makeDocument().id, docType: 'Notice' });
  });

  it('is not suggested to who filed it under that category already', () => {
    open({ docType: 'Notice', suggestedDocType: 'Notice of Hearing', suggestedConfidence: 0.92 });
    expect(screen.queryByText(/This reads like/)).toBeNull();
  });

  it.each(['Other', null])('is not suggested when the text says %s', (suggestedDocType) => {
    open({ docType: 'Notice', suggestedDocType, suggestedBecause: 'Nothing was found.' });
    expect(screen.queryByText(/This reads like/)).toBeNull();
  });

  it('is only shown to a viewer', () => {
    open({ docType: 'Notice' }, false);
    expect(screen.queryByRole('button', { name: 'Change category' })).toBeNull();
    expect(screen.getByText('Notice')).toBeTruthy();
  });
});

describe('analysis of a document', () => {
  it('can be made when there is none', async () => {
    server.answer('documents.regenerateSummary', () => {
      server.answer('documents.analysis', () => FOUND);
      return FOUND;
    });
    const person = open();
    await screen.findByText('No IRAC analysis available. Click "Update" to generate an AI analysis.');
    await person.click(button('Generate'));
    await screen.findByText('Analysis Updated');
    expect(await screen.findByText('A lease of a house.')).toBeTruthy();
    await waitFor(() => expect(button('Update')).toBeTruthy());
  });

  it("says 'Updating...' meanwhile, and when it failed", async () => {
    let fail = () => {};
    server.answer('documents.analysis', () => FOUND);
    server.answer(
      'documents.regenerateSummary',
      () => new Promise((_, reject) => (fail = () => reject(new Refusal(500, 'INTERNAL')))),
    );
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Update' }));
    await waitFor(() => expect(button('Updating...').disabled).toBe(true));
    fail();
    await screen.findByText('Analysis Failed');
    expect(screen.getByText('Failed to regenerate AI analysis. Please try again.')).toBeTruthy();
  });

  it('is shown as issue, rule, application and conclusion', async () => {
    server.answer('documents.analysis', () => FOUND);
    open();
    await screen.findByText('Issue');
    expect(screen.getByText(/The rent is \$1,480\.00\..*The term is a year\./)).toBeTruthy();
    expect(screen.queryByText(/A third point/)).toBeNull();
    expect(screen.getByText('Legal basis not specified in summary')).toBeTruthy();
    expect(screen.getByText('It binds both sides.')).toBeTruthy();
    expect(screen.getByText(/Made Mar 2, 2026 2:05 PM/)).toBeTruthy();
  });
});
