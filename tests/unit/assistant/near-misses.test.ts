import { describe, expect, test } from 'vitest';
import { factTopic } from '#src/assistant/fact-topics.ts';
import { readAction } from '#src/assistant/intent.ts';
import type { ActionType } from '#src/conversations/reply-schema.ts';

/** Words of a suggested question or of a row of the case, in a question that only a paper can answer. */
const FOR_DOCUMENTS: readonly string[] = [
  'Did the court grant the motion to extend the deadline?',
  'Did the judge change the deadline?',
  'Why did the judge extend the deadline for experts?',
  'What does the lease say about the deadline for repairs?',
  'What is the deadline for paying contributions?',
  'What was the deadline for the repair of the roof?',
  'Did the tenant miss the deadline to vacate?',
  'Who agreed to the deadline of June 3?',
  'What time limit does the warranty give for claims?',
  'Which dates did the nurse write down? What dates did the nurse write down?',
  'Did the court grant summary judgment?',
  'Who moved for summary judgment?',
  'What is the summary plan description?',
  'Did the landlord bring a summary process action before?',
  'What did the overview of the audit find?',
  'What was the company’s marketing strategy?',
  'Did the defendant have a strategy to delay payment?',
  'Which defenses does the answer raise?',
  'What defenses did the defendant plead?',
  'What was their strongest argument against the injunction in the brief?',
  'Who prepared the documents?',
  'Which documents did the tenant submit?',
  'What documents did the court say were missing?',
  'What forms did the clinic need from her?',
  'Were any papers missing from the file?',
  'When did the trustee submit the forms?',
  'What is the next step in the appraisal process described in the letter?',
  'What is the next step in the appraisal process?',
  'What happened next after the fall?',
  'What did she do next?',
  'What steps did the landlord take next?',
  'Was the rent overdue in May?',
  'Which contributions are past due?',
  'How many months was the rent past due?',
  'Did I miss any payments?',
  'Did I miss the rent in May?',
  'What was the first date of employment?',
  'What is the next date on which rent was paid?',
  'How many entries does the visitor log have?',
  'How many letters did I send to the landlord?',
  'How many exhibits are attached to the complaint?',
  'What exhibits are in the complaint?',
  'Show me the letter about the roof',
  'Which county is the property in?',
  'What court order did the tenant get?',
  'What is the case number of the police report?',
  'What happened in the case that the opinion cites?',
  'What happened at the filing window of the clinic?',
  'Who represents the union in the negotiations?',
  'Who is the witness to the lease?',
  'Who served on the board?',
  'Was the three-day notice served before the rent was paid?',
  'Is there evidence that the hearing was tape recorded?',
  'What did the witness say at the hearing?',
  'Did the judge order discovery to be answered by May?',
  'Has the court ruled on the motion to compel discovery that was due in May?',
  'Who is the plaintiff’s doctor?',
  'Which side of the building leaked?',
  'What was the status of the account when it was closed?',
  'Where does the report say the case of wine was found?',
  'Can I win the appeal bond back under the agreement?',
  'Did they answer the door?',
  'How much time did the mechanic need?',
  'What is the options package worth?',
];

/** The same words where they do ask for the whole case. */
const NOT_FOR_DOCUMENTS: readonly (readonly [string, ActionType])[] = [
  ['What deadlines do I have in this case?', 'deadlines'],
  ['Tell me the deadlines please', 'deadlines'],
  ['What are the deadlines for discovery?', 'deadlines'],
  ['What is the deadline to respond to a motion?', 'deadlines'],
  ['When is my response to the motion due?', 'deadlines'],
  ['How long do I have to respond to their motion to dismiss?', 'deadlines'],
  ['Are there any important dates coming up?', 'deadlines'],
  ['Give me a short summary of everything', 'summary'],
  ['Can you write an overview of my case?', 'summary'],
  ['What strategy should I use?', 'strategy'],
  ['what is the best strategy for my case', 'strategy'],
  ['What are the next steps in my case?', 'next-steps'],
  ['what is the next step', 'next-steps'],
  ['what should I do about the hearing tomorrow', 'next-steps'],
  ['Which documents should I prepare for trial?', 'documents-to-prepare'],
  ['Have I missed anything?', 'case-fact'],
  ['Did I miss a deadline?', 'case-fact'],
  ['How many exhibits are there?', 'case-fact'],
  ['show me my documents', 'case-fact'],
];

describe('near misses', () => {
  test.each(FOR_DOCUMENTS)('%s', (question) => {
    expect(readAction(question)).toBe('document-question');
  });

  test.each(NOT_FOR_DOCUMENTS)('%s', (question, actionType) => {
    expect(readAction(question)).toBe(actionType);
  });
});

describe('what rows and analyses know together', () => {
  test.each([
    ['Who is the judge?', 'judge'],
    ['what is the name of the judge in my case', 'judge'],
    ['Which judge has my case?', 'judge'],
    ['How much is owed?', 'sums'],
    ['How much money do they want from me?', 'sums'],
    ['How much is the plaintiff asking for?', 'sums'],
    ['how much am I being sued for', 'sums'],
    ['What did the court order?', 'decisions'],
    ['What has the judge decided so far?', 'decisions'],
    ['How many defendants are there?', 'party-count'],
  ])('%s', (question, topic) => {
    expect(factTopic(question)).toBe(topic);
    expect(readAction(question)).toBe('case-fact');
  });

  test.each([
    'Who is the judge that signed the warrant?',
    'How much is owed for the boiler?',
    'What did the court order about the fence?',
    'How much did the defendant pay?',
    'What did the court decide about the injunction?',
  ])('only papers: %s', (question) => {
    expect(readAction(question)).toBe('document-question');
  });
});
