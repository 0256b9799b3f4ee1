import { expect, test } from 'vitest';
import { replyFromPassages } from '#src/conversations/reply.ts';

const ask = (question: string, text: string) =>
  replyFromPassages({ question, passages: [{ text, page: 1 }] });

test.each([
  [
    'fields that nobody filled in',
    'When is the next court action date?',
    'Arrest Dt: 02/18/2011 Trial Dt: Legacy No:\nLast Action: Last Action Date: Last Action Room:\nNext Action: Next Action Date: Next Action Room:',
  ],
  [
    'heads of columns',
    'What was the sentence?',
    'Case Event Disposition Date Final Disposition Sentencing Judge Sentence Date Sentence Type',
  ],
  ['the name of a line', 'Who is the state attorney?', 'Attorney Signature Date'],
  [
    'no lawyer',
    'Who is counsel for Bruno Quill?',
    'COMPLAINT against Lark Freight, Inc., Conor Vale and Bruno Quill.',
  ],
  [
    'what a form asks for',
    'Why did the defendant not appear at the trial?',
    '5. I am asking the court to cancel the judgment for the following reason: a. I did not appear at the trial because (specify facts): b. Other (specify):',
  ],
  [
    'no name',
    'What is the name of the justice?',
    'You can call any justice of the peace and ask for the name of the precinct.',
  ],
  ['no reason', 'Why was the case dismissed?', 'Notice of the dismissal of the case.'],
  [
    'no day of the trial',
    'When is the trial date?',
    'You were not served at least 15 days before the trial date.',
  ],
])(
  'what holds the words of a question and %s is shown as close, and answers nothing',
  (_, question, text) => {
    expect(ask(question, text).found).toBe(false);
  },
);

test.each([
  [
    'a field with its value',
    'When is the next action date?',
    'Last Action Date: 02/18/2031 Next Action Date: 03/18/2031 Next Action Room: 506',
    '03/18/2031',
  ],
  [
    'a lawyer',
    'Who is counsel for Bruno Quill?',
    'Bruno Quill is represented by Ada Kell of Kell and Marsh LLP.',
    'Ada Kell',
  ],
  [
    'a reason',
    'Why was the case dismissed?',
    'The case was dismissed because the plaintiff failed to appear.',
    'failed to appear',
  ],
  [
    'the day of the trial',
    'When is the trial date?',
    'The trial date is March 18, 2031, at 9:00 a.m. in Courtroom 4.',
    'March 18',
  ],
])('%s answers', (_, question, text, words) => {
  const reply = ask(question, text);
  expect(reply.quotes[0]?.text).toContain(words);
  expect(reply.found).toBe(true);
});
