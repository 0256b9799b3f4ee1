import { screen } from '@testing-library/react';
import { AssistantPage } from '#client/assistant/assistant-page.tsx';
import { UserContext } from '#client/auth/use-user.ts';
import type { Conversation } from '#src/assistant/schema.ts';
import type { Case } from '#src/cases/schema.ts';
import type { ChatMessage } from '#src/documents/chat-schema.ts';
import { makeCase } from '../cases/sample-cases.ts';
import { Asked } from '../documents/far-end.ts';
import { type FakeServer, makeUser, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

export const LEASE: Case = makeCase({ id: 'lease', title: 'Harlow v. Brandt Properties', caseType: 'civil' });
export const ESTATE: Case = makeCase({
  id: 'estate',
  title: 'In re Estate of Ilse Harlow',
  caseType: 'probate',
});

export function makeConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: 'talk-1',
    caseId: LEASE.id,
    title: 'What are my next steps?',
    messages: 2,
    createdAt: new Date(2026, 2, 2, 14, 5),
    updatedAt: new Date(2026, 2, 2, 14, 6),
    ...change,
  };
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
    'auth.config': () => ({
      oidc: false,
      phoneVerification: 'demo',
      engine: 'Built-in engine',
      aiService: null,
    }),
    'cases.list': () => desk.cases,
    'documents.count': () => desk.count,
    'milestones.list': () => [],
    'assistant.conversations': () => desk.conversations,
    'assistant.messages': (input) => desk.messages[String(Object(input).id)] ?? [],
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
