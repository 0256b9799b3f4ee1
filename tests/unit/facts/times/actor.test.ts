import { expect, test } from 'vitest';
import type { Actor } from '#src/facts/schema.ts';
import { actorOf, governmentOf } from '#src/facts/times/actor.ts';
import { readPaper } from '#src/papers/paper.ts';

const known = { before: '', reader: 'defendant', government: 'unsaid' } as const;

test.each<[string, Actor]>([
  ['Defendant shall file a reply by June 9, 2031', 'defendant'],
  ['The landlord must return the deposit within 30 days', 'plaintiff'],
  ['You must answer by June 9, 2031', 'defendant'],
  ['The clerk must receive your request by June 9, 2031', 'defendant'],
  ["The insurer must receive the tenant's proof of loss by June 9, 2031", 'unsaid'],
  ['The court must have received your payment by June 9, 2031', 'defendant'],
  ['The clerk shall mail notice of entry within 3 days', 'court'],
  ['The process server shall return the summons within 10 days after service', 'other'],
  ['The officer serving this writ must make return within 20 days', 'other'],
  ['Return this summons with proof of service within 10 days', 'other'],
  ['The parties shall confer by June 9, 2031', 'both'],
  ['The custodian of records shall produce the file by June 9, 2031', 'other'],
  ['The United States shall respond by June 9, 2031', 'unsaid'],
])('who acts: %s', (clause, who) => {
  expect(actorOf({ ...known, clause })).toBe(who);
});

test('what follows a line to the server of the papers is the server’s to do', () => {
  const clause =
    'Serve this writ within 20 days and return it with your endorsement within 10 days after service';
  expect(actorOf({ ...known, clause, before: 'TO THE SHERIFF OR ANY CONSTABLE OF THE COUNTY:' })).toBe(
    'other',
  );
  expect(actorOf({ ...known, clause: `To the sheriff: ${clause}` })).toBe('other');
});

test('to whom a form speaks: the server of the papers, and who is sued', () => {
  const clause = 'You must serve the affidavit and claim at least 7 days before the hearing date';
  expect(actorOf({ ...known, clause, before: 'TO PROCESS SERVER:' })).toBe('other');
  expect(actorOf({ ...known, clause, before: 'TO THE DEFENDANT:' })).toBe('defendant');
});

test.each<[string, Actor]>([
  ['ORLA QUILL,\n     Plaintiff,\nv.\nUNITED STATES OF AMERICA,\n     Defendant.\n', 'defendant'],
  ['UNITED STATES OF AMERICA,\n     Plaintiff,\nv.\nORLA QUILL,\n     Defendant.\n', 'plaintiff'],
  [
    'IN THE UNITED STATES DISTRICT COURT\n\nORLA QUILL,\n  Plaintiff,\nv.\nPIET MARSH,\n  Defendant.\n',
    'unsaid',
  ],
  ['Quill v. United States, No. 31-cv-4', 'defendant'],
])('the side of the United States in %j', (text, side) => {
  expect(governmentOf(readPaper(text))).toBe(side);
  expect(
    actorOf({ ...known, government: side, clause: 'The United States shall respond by June 9, 2031' }),
  ).toBe(side);
});
