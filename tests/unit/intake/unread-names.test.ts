import { expect, test } from 'vitest';
import { lineText } from '#src/intake/proposal-lines.ts';
import { proposalFrom } from './read-papers.ts';

test('the name of a file is nobody of whom a paper tells', () => {
  const proposal = proposalFrom('VETIO 97OT AD CO0T\nSNOWWNS\nOOLXHIN MAN JO ALVLS', '2026-11-29');
  expect(proposal.title.value).toBe('paper');
  expect(lineText(proposal, 'parties')).toBeNull();
});

test('what a person has called the case is shown', () => {
  const proposal = proposalFrom('VETIO 97OT AD CO0T\nSNOWWNS\nOOLXHIN MAN JO ALVLS', '2026-11-29');
  const named = {
    ...proposal,
    title: { ...proposal.title, value: 'Ash v. Birch', certainty: 'certain' as const },
  };
  expect(lineText(named, 'parties')).toBe('Ash v. Birch');
});
