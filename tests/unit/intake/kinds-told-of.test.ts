import { describe, expect, test } from 'vitest';
import { proposalFrom } from './read-papers.ts';

const kind = (title: string, words: string) =>
  proposalFrom(
    `DISTRICT COURT OF ALDER COUNTY
STATE OF NEBRASKA

ADA QUILL, Plaintiff,
v.                                   Case No. 26-1234
OWEN TICE, Defendant.

${title}

${words}
`,
    '2026-11-29',
  ).kind.value;

describe('the kind of a case', () => {
  test.each([
    ['COMPLAINT', '1. On June 2, 2026 an officer gave defendant a traffic citation.'],
    [
      'COMPLAINT FOR DAMAGES',
      '1. Defendant swore out a criminal complaint\nagainst plaintiff, which was dismissed.',
    ],
    ['COMPLAINT FOR DAMAGES', '1. Plaintiff filed a petition for dissolution of marriage in 2019.'],
  ])('is not what the paper only tells of: %s, %s', (title, words) => expect(kind(title, words)).toBeNull());

  test.each([
    ['CRIMINAL COMPLAINT', 'Count 1. Theft.', 'criminal'],
    ['Uniform Traffic Citation', 'You are charged with speeding.', 'criminal'],
    ['SUMMONS (Family Law)', 'You have been sued.', 'family'],
    ['Petition for Dissolution of Marriage', 'The parties were married in 2019.', 'family'],
  ])('is what the title says: %s', (title, words, expected) => expect(kind(title, words)).toBe(expected));
});
