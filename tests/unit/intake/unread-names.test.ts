import { expect, test } from 'vitest';
import { CARD } from '#src/intake/card-lines.ts';
import { proposalFrom } from './read-papers.ts';

test('the name of a file is nobody of whom a paper tells', () => {
  const proposal = proposalFrom('VETIO 97OT AD CO0T\nSNOWWNS\nOOLXHIN MAN JO ALVLS', '2026-11-29');
  expect(proposal.title.value).toBe('paper');
  expect(CARD.parties.text(proposal)).toBeNull();
});

test('what a person has called the case is shown', () => {
  const proposal = proposalFrom('VETIO 97OT AD CO0T\nSNOWWNS\nOOLXHIN MAN JO ALVLS', '2026-11-29');
  const named = {
    ...proposal,
    title: { ...proposal.title, value: 'Ash v. Birch', certainty: 'certain' as const },
  };
  expect(CARD.parties.text(named)).toBe('Ash v. Birch');
});
