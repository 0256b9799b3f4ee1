import { describe, expect, it } from 'vitest';
import { guessCategory } from '#src/papers/category-guess.ts';

describe('guessCategory', () => {
  it.each([
    ['Smith COMPLAINT v2.pdf', 'Complaint'],
    ['summons-issued.pdf', 'Summons'],
    ['Motion to Stay.docx', 'Motion'],
    ['order.pdf', 'Order'],
    ['notice of hearing.pdf', 'Notice'],
    ['email from clerk.txt', 'Email'],
    ['mail 12.EML', 'Email'],
    ['Service contract.pdf', 'Auxiliary Document'],
    ['Settlement Agreement.pdf', 'Auxiliary Document'],
    ['lease.pdf', 'Auxiliary Document'],
    ['aux-1.pdf', 'Auxiliary Document'],
    ['photo.png', 'Other'],
    // The specified order and substrings, traps included: the picker calls this a guess.
    ['Answer to Complaint.pdf', 'Complaint'],
    ['Order on Motion to Dismiss.pdf', 'Motion'],
    ['emotional distress notes.txt', 'Motion'],
    ['border photo.png', 'Order'],
    ['please read.txt', 'Auxiliary Document'],
  ])('%s is guessed to be %s', (filename, category) => {
    expect(guessCategory(filename)).toBe(category);
  });
});
