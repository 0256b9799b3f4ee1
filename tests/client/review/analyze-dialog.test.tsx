import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { AnalyzeDialog, beginsUnasked, type ChosenDocument } from '#client/review/analyze-dialog.tsx';
import { makeUser } from '#tests/factories/users.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const onAnalyze = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  onAnalyze.mockReset();
  onClose.mockReset();
  startFakeServer({});
});

const documents = (count: number, isAnalyzed: boolean, name = 'open'): ChosenDocument[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, isAnalyzed }));

function open(chosen: readonly ChosenDocument[]) {
  const element = <AnalyzeDialog chosen={chosen} onAnalyze={onAnalyze} onClose={onClose} />;
  return renderScreen(element, makeUser()).person;
}
const button = (name: string) => screen.getByRole('button', { name });

test('what was not analyzed and is no long work begins at once', () => {
  expect(beginsUnasked(documents(300, false))).toBe(true);
  expect(beginsUnasked(documents(301, false))).toBe(false);
  expect(beginsUnasked([...documents(2, false), ...documents(1, true, 'done')])).toBe(false);
});

describe('before an analysis begins', () => {
  it('leaves out what was analyzed before, and says so', async () => {
    const person = open([...documents(2, false), ...documents(1, true, 'done')]);
    expect(screen.getByText('1 document was analyzed before and is left out.')).toBeTruthy();
    await person.click(button('Analyze 2 documents'));
    expect(onAnalyze).toHaveBeenCalledExactlyOnceWith(documents(2, false));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('takes all of them where somebody asks for it', async () => {
    const chosen = [...documents(1, false), ...documents(2, true, 'done')];
    const person = open(chosen);
    await person.click(button('Analyze All 3'));
    expect(onAnalyze).toHaveBeenCalledExactlyOnceWith(chosen);
  });

  it('asks once more where all were analyzed before', async () => {
    const chosen = documents(2, true, 'done');
    const person = open(chosen);
    expect(screen.getByRole('heading', { name: 'These documents were analyzed before' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Analyze \d/ })).toBeNull();
    await person.click(button('Analyze Again'));
    expect(onAnalyze).toHaveBeenCalledExactlyOnceWith(chosen);
  });

  it('tells of long work, and does nothing when it is put away', async () => {
    const person = open(documents(301, false));
    expect(screen.getByText(/So many take a while/)).toBeTruthy();
    await person.click(button('Cancel'));
    expect(onAnalyze).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
