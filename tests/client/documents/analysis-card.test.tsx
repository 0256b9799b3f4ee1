import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AnalysisCard } from '#client/documents/analysis-card.tsx';
import { analyzeComplaint } from '#src/papers/complaint.ts';
import type { LeadLine } from '#src/papers/schema.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeDocumentFacts, WHOLE } from '#tests/factories/facts.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const PROBLEM = 'Page 2 of 3 could not be read, or is empty.';
let problems: string[];
let lead: LeadLine[];

beforeEach(() => {
  problems = [PROBLEM];
  lead = [];
  startFakeServer({
    'auth.config': () => makeAuthConfig(),
    'documents.analysis': () => ({
      analysis: { ...analyzeComplaint('1. He came.\n2. He saw it.\n3. He left.'), lead },
      analysisType: 'complaint' as const,
      analyzedAt: new Date('2026-03-02T10:00:00Z'),
    }),
    'facts.ofDocument': () =>
      makeDocumentFacts([], {
        completeness: { ...WHOLE, complete: problems.length === 0, problems },
      }),
  });
});

const open = () => renderScreen(<AnalysisCard document={makeDocument()} canEdit />, makeUser());

it('says that it is not of the whole paper, and what is missing', async () => {
  open();
  expect(await screen.findByText('This analysis is not of the whole paper')).toBeTruthy();
  expect(screen.getByText(PROBLEM)).toBeTruthy();
});

it('says nothing where all was read', async () => {
  problems = [];
  open();
  expect(await screen.findByText('Conclusion')).toBeTruthy();
  expect(screen.queryByText('This analysis is not of the whole paper')).toBeNull();
});

const place = (page: number, start: number) => ({
  page,
  start,
  end: start + 4,
  quote: 'came',
  verified: true,
});

it('leads with what the facts say, each sentence with the pages it stands on, in their order and each once', async () => {
  lead = [{ text: 'Somebody sues somebody.', sources: [place(2, 60), place(1, 6), place(1, 9)] }];
  open();
  const inShort = await screen.findByRole('region', { name: 'In short' });
  expect(inShort.textContent).toContain('Somebody sues somebody.');
  const links = within(inShort).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['page 1: “came”', 'page 2: “came”']);
  expect(links[0]?.getAttribute('href')).toContain('quote=6-10');
});

it('shows no empty box where nothing leads', async () => {
  open();
  expect(await screen.findByText('Conclusion')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'In short' })).toBeNull();
});
