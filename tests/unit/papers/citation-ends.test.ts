import { describe, expect, test } from 'vitest';
import { replyFromPassages } from '#src/conversations/reply.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { endsInCitation, splitSentences } from '#src/text/chunks.ts';

describe('no sentence ends inside a citation', () => {
  test.each([
    [
      'a statute over two lines',
      'It is withdrawn pursuant to 28 U.\nS. C. § 636(b)(1)(A), at which time it moves.',
    ],
    [
      'and over a numbered line',
      'It is withdrawn pursuant to 28 U.\n\n7\n\nS. C. § 636(b)(1)(A), at which time it moves.',
    ],
    ['a reporter', 'The rule of Vell v. Rowe, 88 F.\nSupp. 2d 12 (D.N.M. 2001) holds here as well.'],
    ['a state’s reporter', 'The rule of Vell v. Rowe, 130 N.\nM. 114 holds here as well as there.'],
  ])('%s', (_, text) => {
    const sentences = readSentences(readPaper(text)).map((sentence) => sentence.text);
    expect(sentences).toHaveLength(1);
    for (const { start, end } of splitSentences(text)) {
      expect(endsInCitation(text.slice(start, end))).toBe(false);
    }
  });

  test.each(['It ended in 2019.', 'She came at 5 p.m.', 'See page 7.', 'He paid Grant & Rowe Inc.'])(
    'no citation: %s',
    (text) => {
      expect(endsInCitation(text)).toBe(false);
    },
  );
});

test('where a day answers, a month elsewhere is not quoted beside it', () => {
  const answer = replyFromPassages({
    question: 'When did the defendant sign the storage agreements?',
    passages: [
      {
        page: 1,
        text: `16. On July 10, 2023, Defendant executed Storage Agreements with the Warehouse.
25. Defendant has failed to pay for units during the period of August 2023 forward, as required by the Storage Agreements.
26. Defendant has failed to report damage during the period of July 2023 forward, as required by the Storage Agreements.`,
      },
    ],
  });
  expect(answer.quotes[0]?.text).toBe(
    '16. On July 10, 2023, Defendant executed Storage Agreements with the Warehouse.',
  );
});

test('what should or will not be granted was not granted', () => {
  const answer = replyFromPassages({
    question: 'What did the court grant?',
    passages: [
      { page: 1, text: 'The Court will not grant the requested relief of the tenant.' },
      { page: 4, text: 'The Court will deny as moot the Motion to Grant the Motion to Compel.' },
      { page: 5, text: 'Elsewhere courts have granted a motion like this one to the court.' },
      { page: 2, text: 'The relief sought in the application should not be granted by the Court.' },
      { page: 3, text: 'IT IS ORDERED granting the Motion to Amend the Complaint.' },
    ],
  });
  expect(answer.quotes[0]?.text).toBe('IT IS ORDERED granting the Motion to Amend the Complaint.');
});
