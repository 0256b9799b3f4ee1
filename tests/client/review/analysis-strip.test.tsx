import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AnalysisStrip } from '#client/review/analysis-strip.tsx';
import { CASE_ID } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

test('what could not be analyzed is named with why, what is not shown is counted, and each can be opened', async () => {
  const onOpen = vi.fn();
  startFakeServer({
    'review.analysis': () => ({
      id: 'analysis-1',
      state: 'running',
      ...{ total: 9, done: 3, failed: 4 },
      startedAt: new Date('2031-03-02T10:00:00Z'),
      failures: [
        { id: 'scan', filename: 'scan.pdf', why: 'It is still being read.' },
        { id: 'empty', filename: 'empty.txt', why: 'There is no text in it.' },
      ],
    }),
  });
  const element = <AnalysisStrip caseId={CASE_ID} canEdit={false} onOpen={onOpen} />;
  const { person } = renderScreen(element, makeUser());
  expect(await screen.findByText('Analyzing: 7 of 9 documents')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop the analysis' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '4 documents could not be analyzed' }));
  const list = within(await screen.findByRole('dialog'));
  expect(list.getByText('There is no text in it.')).toBeTruthy();
  expect(list.getByText('and 2 more documents')).toBeTruthy();
  await person.click(list.getByRole('button', { name: /scan\.pdf/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('scan');
});
