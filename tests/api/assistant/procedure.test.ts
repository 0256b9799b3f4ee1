import { afterAll, beforeEach, expect, test } from 'vitest';
import { AssistantReply } from '#src/assistant/schema.ts';
import { startAssistant } from './asked-case.ts';

const room = await startAssistant();
afterAll(() => room.close());
beforeEach(() => room.reset());

test('a day that the rules count is not called one that stands nowhere', async () => {
  const { agent, caseId } = await room.setUp();
  room.use('builtin');
  await room.db
    .updateTable('cases')
    .set({ state: 'NM', courtName: 'First Judicial District Court', caseNumber: 'D-101-CV-2026-00042' })
    .where('id', '=', caseId)
    .execute();
  const got = await agent.call('rest', 'assistant.assist', {
    caseId,
    message: 'I was served on November 3, 2025, how long do I have to answer?',
  });
  expect(got.status, got.text).toBe(200);
  const { message, checks, suggestedActions, because } = AssistantReply.parse(got.body);
  expect(message).toContain('Wed, Dec 3, 2025');
  expect(checks.filter(({ status }) => status === 'not-found')).toEqual([]);
  expect(because).not.toContain('stand neither');
  expect(suggestedActions[0]).toMatchObject({
    type: 'create-deadline',
    deadlineType: 'answer_to_complaint_due',
    triggerDate: '2025-11-03',
  });
});
