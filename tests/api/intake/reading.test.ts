import { expect, test } from 'vitest';
import { askDay, begin, COMPLAINT, only, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();

test('a stranger adds a summons and its complaint and knows the day', async () => {
  const visitor = server.visitor();
  const { intakeId, documents } = await begin(visitor, [
    text('summons.txt', SUMMONS),
    text('complaint.txt', COMPLAINT),
  ]);
  expect(documents.map(({ filename }) => filename)).toEqual(['summons.txt', 'complaint.txt']);
  const intake = await settled(visitor, intakeId);
  expect(intake.papers.map(({ kind, status }) => ({ kind, status }))).toEqual([
    { kind: 'Summons', status: 'ready' },
    { kind: 'Complaint', status: 'ready' },
  ]);
  const proposal = only(intake.proposals);
  expect(proposal).toMatchObject({
    papers: [0, 1],
    court: {
      courtId: 'nm.district.2',
      value: 'Second Judicial District Court, Bernalillo County',
      address: '400 Lomas Blvd. NW, Albuquerque, NM 87102',
    },
    caseNumber: { value: 'D-202-CV-2026-01234', certainty: 'certain' },
    title: { value: 'Larkspur Lending LLC v. Willa Hargrove' },
    state: { value: 'NM' },
    kind: { value: 'debt' },
    role: { value: 'defendant' },
    sum: { value: { amount: 4350 } },
    asks: 'how-served',
    conflicts: [],
    sameCase: null,
  });
  const answer = await askDay(visitor, intakeId, proposal, { date: '2026-03-10', method: 'personal' });
  expect(answer.day).toMatchObject({ date: '2026-04-09', daysLeft: 28, isSure: true });
});
