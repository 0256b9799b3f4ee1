import { screen } from '@testing-library/react';
import { AssistantPage } from '#client/assistant/assistant-page.tsx';
import { UserContext } from '#client/auth/use-user.ts';
import type { Case } from '#src/cases/schema.ts';
import type { Conversation } from '#src/conversations/saved-schema.ts';
import type { ChatMessage } from '#src/conversations/schema.ts';
import { makeListedCase } from '#tests/factories/cases.ts';
import { makeConversation } from '#tests/factories/conversations.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { Asked } from '../documents/far-end.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

export const LEASE: Case = makeListedCase({
  id: 'lease',
  title: 'Harlow v. Brandt Properties',
  caseType: 'civil',
});
export const ESTATE: Case = makeListedCase({
  id: 'estate',
  title: 'In re Estate of Ilse Harlow',
  caseType: 'probate',
});

/** A conversation about LEASE. */
export function makeLeaseConversation(change: Partial<Conversation> = {}): Conversation {
  return makeConversation({ caseId: LEASE.id, ...change });
}

export interface Desk {
  server: FakeServer;
  cases: Case[];
  conversations: Conversation[];
  /** By conversation. */
  messages: Record<string, ChatMessage[]>;
  count: { total: number; reading: number; failed: number };
  /** What was asked, in order. */
  questions: Asked[];
}

/** The far end of the assistant's screen. */
export function startDesk(): Desk {
  const desk: Omit<Desk, 'server'> = {
    cases: [LEASE],
    conversations: [],
    messages: {},
    count: { total: 12, reading: 0, failed: 0 },
    questions: [],
  };
  const server = startFakeServer({
    'auth.config': () => makeAuthConfig(),
    'cases.list': () => desk.cases,
    'documents.count': () => desk.count,
    'milestones.list': () => [],
    'assistant.conversations': () => desk.conversations,
    'assistant.messages': (input) => desk.messages[input.id] ?? [],
    'assistant.ask': (input) => {
      const one = new Asked(input);
      desk.questions.push(one);
      return one.events();
    },
  });
  return Object.assign(desk, { server });
}

export function openAssistant(search = '') {
  return renderRoutes(
    [
      {
        path: '/ai-assistant',
        element: (
          <UserContext value={makeUser()}>
            <AssistantPage />
          </UserContext>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/ai-assistant${search}`,
  );
}

export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
